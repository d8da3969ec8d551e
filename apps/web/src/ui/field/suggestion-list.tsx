import type { RefObject } from 'react';
import menuCss from '../overlay/menu.module.css';
import { FieldPopover } from './field-popover.tsx';

export interface Suggestion {
  label: string;
  detail?: string | undefined;
}

interface SuggestionListProps {
  /** The ids of the options are `${id}-0`, `${id}-1` and so on. */
  id: string;
  label: string;
  field: RefObject<HTMLElement | null>;
  suggestions: readonly (Suggestion & { key: string })[];
  /** The index of the selected suggestion; -1 for none. */
  cursor: number;
  /** Shown instead of suggestions. */
  note: string | undefined;
  onChoose: (index: number) => void;
}

/** The list of suggestions below a field. The field keeps the focus. */
export function SuggestionList({
  id,
  label,
  field,
  suggestions,
  cursor,
  note,
  onChoose,
}: SuggestionListProps) {
  return (
    <FieldPopover field={field} cursor={cursor} className={menuCss['dropdown']}>
      {note ? <p className={menuCss['label']}>{note}</p> : null}
      {suggestions.length > 0 ? (
        <div id={id} role="listbox" aria-label={label}>
          {suggestions.map((suggestion, index) => (
            <div
              key={suggestion.key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === cursor}
              className={menuCss['item']}
              onClick={() => onChoose(index)}
            >
              <span className={menuCss['option']}>
                {suggestion.label}
                {suggestion.detail ? <span className={menuCss['detail']}>{suggestion.detail}</span> : null}
              </span>
            </div>
          ))}
        </div>
      ) : null}
    </FieldPopover>
  );
}
