import { SHIELD_TEXT_LENGTH_MAX } from '@talaash/domain/privacy-shield/limit';
import type { ShieldEntry } from '@talaash/domain/privacy-shield/schema';
import { companiesToday, shieldEffectSentence } from '@talaash/domain/privacy-shield/words';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../ui/field/text-field.tsx';
import { Button } from '../../ui/press/button.tsx';
import { RemoveButton } from '../../ui/press/remove-button.tsx';
import { useShieldChange, useShieldPreview, useShieldSwitch } from './privacy-shield.ts';
import css from './privacy-shield.module.css';

interface ShieldListProps {
  kind: 'name' | 'domain';
  label: string;
  help: string;
  placeholder: string;
  entries: readonly ShieldEntry[];
}

/** The entries of one kind, and a field that adds one. What was refused stays in the field, with the reason. */
export function ShieldList({ kind, label, help, placeholder, entries }: ShieldListProps) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const preview = useShieldPreview(kind, value);
  const adding = useShieldChange();
  const removing = useShieldSwitch();

  async function add(event: FormEvent) {
    event.preventDefault();
    if (adding.isPending) return;
    const refused = await adding.run({ entries: [{ kind, value }], label: value.trim(), isHidden: true });
    setError(refused);
    if (refused === undefined) setValue('');
  }

  return (
    <div className={css['list']}>
      <form className={css['add']} noValidate onSubmit={(event) => void add(event)}>
        <TextField
          label={label}
          help={
            <>
              {help} <span aria-live="polite">{preview && <b>{shieldEffectSentence(preview)}</b>}</span>
            </>
          }
          error={error}
          placeholder={placeholder}
          maxLength={SHIELD_TEXT_LENGTH_MAX}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(text) => {
            setValue(text);
            setError(undefined);
          }}
        />
        <Button type="submit" loading={adding.isPending}>
          Hide
        </Button>
      </form>
      <ul aria-label={label}>
        {entries.map((entry) => (
          <li key={entry.value} className={css['entry']}>
            <b>{entry.label}</b>
            <span>{companiesToday(entry.companiesCount)}</span>
            <RemoveButton
              label={`Show yourself to ${entry.label}`}
              onClick={() =>
                removing.change({
                  entries: [{ kind, value: entry.value }],
                  label: entry.label,
                  isHidden: false,
                })
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
