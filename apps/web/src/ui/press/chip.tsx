import type { ReactNode } from 'react';
import css from './chip.module.css';
import { RemoveButton } from './remove-button.tsx';

interface ChipProps {
  /** The dim word before the value: "Salary". */
  name?: string | undefined;
  value: string;
  onRemove: () => void;
}

/** One active filter with a remove button. Backspace and Delete remove it too. */
export function Chip({ name, value, onRemove }: ChipProps) {
  return (
    <span className={css['chip']}>
      {name ? <span className={css['key']}>{name}</span> : null}
      <span className={css['value']} title={value}>
        {value}
      </span>
      <RemoveButton
        label={`Remove ${name ? `${name} ` : ''}${value}`}
        onClick={onRemove}
        onKeyDown={(event) => {
          if (event.key !== 'Backspace' && event.key !== 'Delete') return;
          event.preventDefault();
          onRemove();
        }}
      />
    </span>
  );
}

/** A row of chips. It wraps; on a phone it scrolls sideways. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={css['row']}>{children}</div>;
}
