import facetCss from './facet-list.module.css';
import { NumberField } from './number-field.tsx';
import css from './range-field.module.css';

export interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

interface RangeFieldProps {
  title: string;
  unit?: string | undefined;
  /** How far the thumbs go. */
  bounds: { min: number; max: number };
  step?: number | undefined;
  /** An absent end is open. */
  value: Range;
  onChange: (value: Range) => void;
  /** Counts of equally wide buckets over the bounds. */
  buckets?: readonly number[] | undefined;
  disabled?: boolean | undefined;
}

/** From and to: two thumbs, two number fields, and the spread of the result above where it is known. */
export function RangeField({
  title,
  unit,
  bounds,
  step = 1,
  value,
  onChange,
  buckets,
  disabled,
}: RangeFieldProps) {
  const span = Math.max(bounds.max - bounds.min, step);
  const low = clamp(value.min ?? bounds.min, bounds);
  const high = clamp(value.max ?? bounds.max, bounds);
  const percent = (at: number) => ((at - bounds.min) / span) * 100;
  const tallest = Math.max(1, ...(buckets ?? []));

  // An end at its bound is open: the result's bounds may move without becoming a filter.
  function slide(end: 'min' | 'max', to: number) {
    const kept = end === 'min' ? Math.min(to, high) : Math.max(to, low);
    onChange({ ...value, [end]: kept === bounds[end] ? undefined : kept });
  }

  function thumb(end: 'min' | 'max', at: number) {
    return (
      <>
        <input
          type="range"
          aria-label={`${title}, ${end === 'min' ? 'at least' : 'at most'}`}
          aria-valuetext={unit ? `${at} ${unit}` : undefined}
          className={css['input']}
          data-front={(end === 'min' && percent(at) > 50) || undefined}
          min={bounds.min}
          max={bounds.min + span}
          step={step}
          value={at}
          disabled={disabled}
          onChange={(event) => slide(end, event.currentTarget.valueAsNumber)}
        />
        <span className={css['thumb']} style={{ insetInlineStart: `${percent(at)}%` }} />
      </>
    );
  }

  function type(end: 'min' | 'max', typed: number | undefined) {
    if (!Number.isNaN(typed)) onChange({ ...value, [end]: typed });
  }

  return (
    <fieldset className={css['group']}>
      <legend className={facetCss['title']}>
        {title}
        {unit ? <span className={facetCss['unit']}>{unit}</span> : null}
      </legend>
      <div className={css['slider']}>
        {buckets ? (
          <div className={css['histogram']} aria-hidden>
            {buckets.map((count, index) => {
              const middle = bounds.min + ((index + 0.5) / buckets.length) * span;
              return (
                <span
                  key={index}
                  className={css['bucket']}
                  data-in={(middle >= low && middle <= high) || undefined}
                  style={{ height: `${(count / tallest) * 100}%` }}
                />
              );
            })}
          </div>
        ) : null}
        <div className={css['track']}>
          <div
            className={css['filled']}
            style={{ marginInlineStart: `${percent(low)}%`, width: `${percent(high) - percent(low)}%` }}
          />
        </div>
        {thumb('min', low)}
        {thumb('max', high)}
      </div>
      <div className={css['fields']}>
        <NumberField
          hideLabel
          size="s"
          label={`${title}, at least`}
          unit="min"
          step={step}
          placeholder={String(bounds.min)}
          value={value.min}
          disabled={disabled}
          onChange={(typed) => type('min', typed)}
        />
        <span aria-hidden>to</span>
        <NumberField
          hideLabel
          size="s"
          label={`${title}, at most`}
          unit="max"
          step={step}
          placeholder={String(bounds.max)}
          value={value.max}
          disabled={disabled}
          onChange={(typed) => type('max', typed)}
        />
      </div>
    </fieldset>
  );
}

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max);
}
