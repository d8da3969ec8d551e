import { API_KEY_SCOPES, type ApiKeyScope } from '@talaash/domain/api-key/choice';
import { API_KEY_SCOPE_HINTS, API_KEY_SCOPE_LABELS } from '@talaash/domain/api-key/words';
import { CheckboxField } from '../ui/field/checkbox-field.tsx';
import css from './scope-fields.module.css';

interface ScopeFieldsProps {
  legend: string;
  /** Those that can be chosen; by default all. */
  offered?: readonly ApiKeyScope[];
  chosen: readonly ApiKeyScope[];
  onChange: (scopes: ApiKeyScope[]) => void;
}

/** What a program of a company may do, in plain words. */
export function ScopeFields({ legend, offered = API_KEY_SCOPES, chosen, onChange }: ScopeFieldsProps) {
  return (
    <fieldset className={css['scopes']}>
      <legend>{legend}</legend>
      {offered.map((scope) => (
        <CheckboxField
          key={scope}
          label={API_KEY_SCOPE_LABELS[scope]}
          help={API_KEY_SCOPE_HINTS[scope]}
          checked={chosen.includes(scope)}
          onChange={(checked) =>
            onChange(offered.filter((one) => (one === scope ? checked : chosen.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
