import { Field, type FieldFrame } from './field.tsx';
import css from './slider-field.module.css';

interface SliderFieldProps extends Omit<FieldFrame, 'hint' | 'error'> {
  min: number;
  max: number;
  step?: number | undefined;
  value: number;
  /** After the value: "px". */
  unit?: string | undefined;
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
}

/** A number in a range, for values that people find by trying. */
export function SliderField({ value, unit, onChange, min, max, step, disabled, ...frame }: SliderFieldProps) {
  const words = unit ? `${value} ${unit}` : String(value);
  return (
    <Field {...frame} hint={words}>
      {(aria) => (
        <input
          {...aria}
          type="range"
          className={css['slider']}
          aria-valuetext={words}
          {...{ min, max, step, value, disabled }}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      )}
    </Field>
  );
}
