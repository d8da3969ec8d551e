import { type ReactNode, useId, useRef } from 'react';
import css from './checkbox.module.css';
import { classNames } from '../base/class-names.ts';
import { useTypedBefore } from '../base/typed-before.ts';
import { FieldNote } from './field.tsx';

interface RadioCardsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; help?: ReactNode; disabled?: boolean }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  help?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  onBlur?: () => void;
  /** The field of a record that it edits. */
  'data-path'?: string | undefined;
}

/** One of two to five options, each with an explanation. */
export function RadioCards<Value extends string>({
  label,
  options,
  value,
  onChange,
  help,
  error,
  disabled,
  onBlur,
  'data-path': dataPath,
}: RadioCardsProps<Value>) {
  const name = useId();
  const noteId = useId();
  const cards = useRef<HTMLFieldSetElement>(null);
  useTypedBefore(
    () => cards.current?.querySelector<HTMLInputElement>('input:checked')?.value as Value | undefined,
    value ?? ('' as Value),
    onChange,
  );
  return (
    <fieldset
      ref={cards}
      className={css['group']}
      aria-describedby={(error ?? help) ? noteId : undefined}
      data-path={dataPath}
      onBlur={(event) => void (event.currentTarget.contains(event.relatedTarget) || onBlur?.())}
    >
      <legend className={css['legend']}>{label}</legend>
      <div className={css['cards']}>
        {options.map((option) => (
          <label key={option.value} className={css['card']}>
            <input
              type="radio"
              // Keeps the browser from restoring an earlier state of the form, which would count as a choice.
              autoComplete="off"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              className={classNames(css['check'], css['radio'])}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span className={css['cardLabel']}>{option.label}</span>
              {option.help ? <span className={css['help']}>{option.help}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} help={help} error={error} />
    </fieldset>
  );
}
