import { IconSelector } from '../icon/selector.ts';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '../base/class-names.ts';
import { MONTH_NAMES } from '../base/month.ts';
import { useTypedBefore } from '../base/typed-before.ts';
import { Field, type FieldFrame } from './field.tsx';
import fieldCss from './field.module.css';
import css from './month-field.module.css';

interface MonthFieldProps extends FieldFrame {
  /** YYYY-MM, or empty. */
  value: string | undefined;
  /** Empty until both month and year are chosen. */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The years offered. The default is the last sixty, including this one. */
  firstYear?: number | undefined;
  lastYear?: number | undefined;
  disabled?: boolean | undefined;
  'data-path'?: string | undefined;
}

/** A month and a year. Two lists, because not every browser has a month field. */
export function MonthField({
  label,
  hideLabel,
  hint,
  help,
  error,
  value,
  onChange,
  onBlur,
  lastYear = new Date().getFullYear(),
  firstYear = lastYear - 59,
  disabled,
  'data-path': dataPath,
}: MonthFieldProps) {
  const { parts, choose, months, yearList } = useParts(value, onChange);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(lastYear - index));
  return (
    <Field {...{ label, hideLabel, hint, help, error }}>
      {(aria) => (
        <div
          className={`${fieldCss['box']} ${css['month']}`}
          data-invalid={aria['aria-invalid']}
          data-disabled={disabled || undefined}
          data-path={dataPath}
          // Moving from the month to the year does not leave the field.
          onBlur={(event) => void (event.currentTarget.contains(event.relatedTarget) || onBlur?.())}
        >
          <Part
            {...aria}
            ref={months}
            label={`${label}, month`}
            disabled={disabled}
            value={parts.month}
            onChoose={(month) => choose({ ...parts, month })}
          >
            <option value="">Month</option>
            {MONTH_NAMES.map((name, index) => (
              <option key={name} value={String(index + 1).padStart(2, '0')}>
                {name}
              </option>
            ))}
          </Part>
          <Part
            {...aria}
            id={undefined}
            ref={yearList}
            className={css['year']}
            label={`${label}, year`}
            disabled={disabled}
            value={parts.year}
            onChoose={(year) => choose({ ...parts, year })}
          >
            <option value="">Year</option>
            {parts.year && !years.includes(parts.year) ? <option>{parts.year}</option> : null}
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </Part>
        </div>
      )}
    </Field>
  );
}

const joined = ({ year, month }: { year: string; month: string }) => `${year}-${month}`;

/** The choices of the two lists: the field has a value only with both. */
function useParts(value: string | undefined, onChange: (value: string) => void) {
  const [parts, setParts] = useState(() => split(value));
  const sent = useRef(value);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setParts(split(value));
  }, [value]);

  function choose(next: { year: string; month: string }) {
    setParts(next);
    const whole = next.year && next.month ? `${next.year}-${next.month}` : '';
    sent.current = whole;
    onChange(whole);
  }

  const months = useRef<HTMLSelectElement>(null);
  const yearList = useRef<HTMLSelectElement>(null);
  const chosen = () => ({ year: yearList.current?.value ?? '', month: months.current?.value ?? '' });
  useTypedBefore(
    () => joined(chosen()),
    joined(parts),
    () => choose(chosen()),
  );
  return { parts, choose, months, yearList };
}

interface PartProps extends ComponentProps<'select'> {
  label: string;
  onChoose: (value: string) => void;
}

/** The list of months or years. */
function Part({ label, className, onChoose, ...list }: PartProps) {
  return (
    <span className={classNames(css['group'], className)}>
      <select
        {...list}
        aria-label={label}
        // Keeps the browser from restoring an earlier state of the form, which would count as a choice.
        autoComplete="off"
        className={`${fieldCss['input']} ${fieldCss['select']}`}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      <IconSelector aria-hidden />
    </span>
  );
}

function split(value: string | undefined): { year: string; month: string } {
  const [year = '', month = ''] = (value ?? '').split('-');
  return { year, month };
}
