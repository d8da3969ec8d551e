import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { floatingParent } from '../float/floating.ts';
import menuCss from '../overlay/menu.module.css';
import { usePopover } from '../float/popover.ts';

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
  /** The index of the selected suggestion; -1 when there is none. */
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
  const popover = useRef<HTMLDivElement>(null);
  usePopover(popover, field, 'start', true);
  useEffect(() => {
    popover.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);

  return createPortal(
    <div
      ref={popover}
      popover="manual"
      role="presentation"
      className={menuCss['dropdown']}
      onMouseDown={(event) => event.preventDefault()}
    >
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
    </div>,
    floatingParent(),
  );
}
