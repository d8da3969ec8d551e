import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import css from './field.module.css';

interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'onChange'> {
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
            className={`${css['input']} ${css['area']}`}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
