import { IconSelector } from '../icon/selector.ts';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useChosenBefore } from '../base/typed-before.ts';
import { Field, type FieldFrame } from './field.tsx';
import css from './field.module.css';

interface SelectFieldProps<Value extends string>
  extends FieldFrame,
    Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'size' | 'children' | 'defaultValue'> {
  options: readonly { value: Value; label: string }[];
  /** Empty or undefined shows the placeholder. */
  value: Value | '' | undefined;
  /** An empty choice is an empty text, which the schemas read as absent. */
  onChange: (value: Value) => void;
  placeholder?: string | undefined;
  /** The label of an empty choice, for a field that is optional. */
  emptyLabel?: string | undefined;
  size?: 's' | 'l' | undefined;
  icon?: ReactNode;
}

/** One of a few options, in the browser's own list. */
export function SelectField<Value extends string>({
  label,
  hideLabel,
  hint,
  help,
  error,
  options,
  value,
  onChange,
  placeholder = 'Choose',
  emptyLabel,
  size = 'l',
  icon,
  className,
  ...select
}: SelectFieldProps<Value>) {
  const list = useRef<HTMLSelectElement>(null);
  const shown = useChosenBefore<Value | ''>(list, value ?? '', (chosen) => onChange(chosen as Value));
  return (
    <Field id={select.id} {...{ label, hideLabel, hint, help, error }}>
      {(aria) => (
        <div
          className={css['box']}
          data-size={size}
          data-invalid={aria['aria-invalid']}
          data-disabled={select.disabled || undefined}
        >
          {icon}
          <select
            // Keeps the browser from restoring an earlier state of the form, which would count as a choice.
            autoComplete="off"
            {...select}
            {...aria}
            ref={list}
            className={`${css['input']} ${css['select']}`}
            value={shown.value}
            onChange={(event) => shown.onChange(event.currentTarget.value as Value)}
          >
            {emptyLabel === undefined ? (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            ) : (
              <option value="">{emptyLabel}</option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <IconSelector aria-hidden />
        </div>
      )}
    </Field>
  );
}
