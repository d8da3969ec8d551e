import { IconSelector } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
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
  /** The years offered. The default is the last sixty, with this one. */
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

  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(lastYear - index));
  return (
    <Field {...{ label, hideLabel, hint, help, error }}>
      {(aria) => (
        <div
          className={`${fieldCss['box']} ${css['month']}`}
          data-invalid={aria['aria-invalid']}
          data-disabled={disabled || undefined}
          data-path={dataPath}
          // From the month to the year is still inside.
          onBlur={(event) => void (event.currentTarget.contains(event.relatedTarget) || onBlur?.())}
        >
          <span className={css['group']}>
            <select
              {...aria}
              ref={months}
              autoComplete="off"
              aria-label={`${label}, month`}
              className={`${fieldCss['input']} ${fieldCss['select']}`}
              disabled={disabled}
              value={parts.month}
              onChange={(event) => choose({ ...parts, month: event.currentTarget.value })}
            >
              <option value="">Month</option>
              {MONTH_NAMES.map((name, index) => (
                <option key={name} value={String(index + 1).padStart(2, '0')}>
                  {name}
                </option>
              ))}
            </select>
            <IconSelector aria-hidden />
          </span>
          <span className={`${css['group']} ${css['year']}`}>
            <select
              ref={yearList}
              autoComplete="off"
              aria-label={`${label}, year`}
              aria-describedby={aria['aria-describedby']}
              aria-invalid={aria['aria-invalid']}
              className={`${fieldCss['input']} ${fieldCss['select']}`}
              disabled={disabled}
              value={parts.year}
              onChange={(event) => choose({ ...parts, year: event.currentTarget.value })}
            >
              <option value="">Year</option>
              {parts.year && !years.includes(parts.year) ? <option>{parts.year}</option> : null}
              {years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </select>
            <IconSelector aria-hidden />
          </span>
        </div>
      )}
    </Field>
  );
}

const joined = ({ year, month }: { year: string; month: string }) => `${year}-${month}`;

function split(value: string | undefined): { year: string; month: string } {
  const [year = '', month = ''] = (value ?? '').split('-');
  return { year, month };
}
