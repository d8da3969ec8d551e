import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import css from './checkbox.module.css';
import { classNames } from '../base/class-names.ts';
import { useTypedBefore } from '../base/typed-before.ts';
import { FieldNote } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'size'> {
  /** May contain a link. */
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

interface CheckboxFieldProps extends CheckboxProps {
  /** Some, but not all, of its items are selected. */
  indeterminate?: boolean | undefined;
}

/** A yes or no that is saved with its form. */
export function CheckboxField({
  label,
  help,
  error,
  indeterminate = false,
  onChange,
  ...input
}: CheckboxFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const noteId = useId();
  useTypedBefore(() => box.current?.checked, input.checked, onChange);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={css['group']}>
      <label className={css['row']}>
        <input
          {...input}
          ref={box}
          type="checkbox"
          className={css['check']}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Words label={label} help={help} />
      </label>
      <FieldNote id={noteId} error={error} />
    </div>
  );
}

/** A yes or no that takes effect at once. */
export function Switch({ label, help, error, onChange, ...input }: CheckboxProps) {
  const track = useRef<HTMLInputElement>(null);
  useTypedBefore(() => track.current?.checked, input.checked, onChange);
  const noteId = useId();
  return (
    <div className={css['group']}>
      <label className={classNames(css['row'], css['switch'])}>
        <Words label={label} help={help} />
        <input
          // Keeps the browser from restoring an earlier state of the form, which would count as a press.
          autoComplete="off"
          {...input}
          ref={track}
          type="checkbox"
          role="switch"
          aria-checked={input.checked}
          className={css['track']}
          aria-describedby={error ? noteId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
      <FieldNote id={noteId} error={error} />
    </div>
  );
}

function Words({ label, help }: { label: ReactNode; help?: ReactNode }) {
  return (
    <span>
      {label}
      {help ? <span className={css['help']}>{help}</span> : null}
    </span>
  );
}
