import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { useTypedBefore } from '../base/typed-before.ts';
import { Field, type FieldFrame } from './field.tsx';
import css from './field.module.css';

export interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'onChange' | 'size'> {
  onChange?: ((value: string) => void) | undefined;
  size?: 's' | 'l' | undefined;
  icon?: ReactNode;
  /** Inside the box, at its end: a unit, a button. */
  end?: ReactNode;
}

/** One line of text. */
export function TextField({
  label,
  hideLabel,
  hint,
  help,
  error,
  size = 'l',
  icon,
  end,
  onChange,
  className,
  ref,
  ...input
}: TextFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement, []);
  useTypedBefore(
    () => box.current?.value,
    input.value,
    (typed) => onChange?.(String(typed)),
  );
  return (
    <Field id={input.id} {...{ label, hideLabel, hint, help, error }}>
      {(aria) => (
        <div
          className={css['box']}
          data-size={size}
          data-invalid={aria['aria-invalid']}
          data-disabled={input.disabled || undefined}
        >
          {icon}
          <input
            type="text"
            {...input}
            {...aria}
            ref={box}
            className={css['input']}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          {end}
        </div>
      )}
    </Field>
  );
}

/** A few words at the end of a box: "min", "weeks", "₹ LPA". */
export function Unit({ children }: { children: ReactNode }) {
  return <span className={css['unit']}>{children}</span>;
}
