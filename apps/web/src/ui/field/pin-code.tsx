import { useEffect, useId, useRef } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import css from './pin-code.module.css';

interface PinCodeProps extends FieldFrame {
  value: string;
  onChange: (value: string) => void;
  /** Called with the last digit. */
  onComplete?: ((value: string) => void) | undefined;
  length?: number | undefined;
  /** While the code is checked. A disabled field would lose the focus. */
  readOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/** A one-time code of six digits by default. Phones offer the code from the text message. */
export function PinCode({
  value,
  onChange,
  onComplete,
  length = 6,
  readOnly,
  autoFocus,
  ...frame
}: PinCodeProps) {
  const cells = useId();
  const input = useRef<HTMLInputElement>(null);
  const isRefused = Boolean(frame.error);

  // After a refused code, the next digit starts a new one.
  useEffect(() => {
    if (isRefused && document.activeElement === input.current) input.current?.select();
  }, [isRefused]);

  function change(text: string) {
    const digits = text.replaceAll(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }

  return (
    <Field {...frame}>
      {(aria) => (
        <div className={css['pin']} data-invalid={aria['aria-invalid']}>
          {Array.from({ length }, (_, index) => (
            <span
              key={`${cells}${index}`}
              aria-hidden
              className={css['cell']}
              data-next={index === Math.min(value.length, length - 1) || undefined}
            >
              {value[index]}
            </span>
          ))}
          <input
            {...aria}
            ref={input}
            className={css['input']}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus={autoFocus}
            pattern="[0-9]*"
            readOnly={readOnly}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
