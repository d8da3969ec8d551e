import { useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps, Unit } from './text-field.tsx';

interface NumberFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'value' | 'defaultValue' | 'onChange' | 'end' | 'min' | 'max' | 'step'
  > {
  value: number | undefined;
  /** Undefined when the field is empty; NaN while it holds no number, so that the schema reports it. */
  onChange: (value: number | undefined) => void;
  /** The step of the arrow keys. A whole step opens the keyboard without a decimal point. */
  step?: number | undefined;
  unit?: string | undefined;
}

/** A typed number. The schema checks its bounds. Arrow keys step. */
export function NumberField({ value, onChange, step = 1, unit, onKeyDown, ...rest }: NumberFieldProps) {
  const [text, setText] = useState(() => textOf(value));
  const sent = useRef(value);

  // An outside value (reset, draft) replaces the text. The field's own change must not, or "1." would lose its point.
  useEffect(() => {
    if (!Object.is(sent.current, value)) {
      sent.current = value;
      setText(textOf(value));
    }
  }, [value]);

  function send(next: string) {
    setText(next);
    sent.current = parse(next);
    onChange(sent.current);
  }

  return (
    <TextField
      {...rest}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      value={text}
      onChange={send}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (!direction || rest.disabled || rest.readOnly) return;
        event.preventDefault();
        send(textOf(rounded((parse(text) || 0) + direction * step)));
      }}
      end={unit ? <Unit>{unit}</Unit> : undefined}
    />
  );
}

function textOf(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : String(value);
}

function parse(text: string): number | undefined {
  const plain = text.trim().replaceAll(',', '');
  return plain === '' ? undefined : Number(plain);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
