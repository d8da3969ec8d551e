import { type ComponentProps, useRef } from 'react';
import { useTypedBefore } from '../base/typed-before.ts';
import { Field, type FieldFrame } from './field.tsx';
import css from './field.module.css';

interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'onChange' | 'ref'> {
  onChange?: ((value: string) => void) | undefined;
}

/** Several lines of plain text. The box grows with the text where the browser supports it. */
export function TextArea({
  label,
  hideLabel,
  hint,
  help,
  error,
  onChange,
  className,
  ...area
}: TextAreaProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useTypedBefore(
    () => box.current?.value,
    area.value,
    (typed) => onChange?.(String(typed)),
  );
  return (
    <Field id={area.id} {...{ label, hideLabel, hint, help, error }}>
      {(aria) => (
        <div
          className={css['box']}
          data-invalid={aria['aria-invalid']}
          data-disabled={area.disabled || undefined}
        >
          <textarea
            rows={4}
            {...area}
            {...aria}
            ref={box}
            className={`${css['input']} ${css['area']}`}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
