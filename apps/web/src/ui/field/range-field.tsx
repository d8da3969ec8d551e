import { PlotTable } from '../show/plot-table.tsx';
import facetCss from './facet-list.module.css';
import { NumberField } from './number-field.tsx';
import css from './range-field.module.css';

export interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

type End = keyof Range;

interface Bucket {
  from: number;
  to: number;
  count: number;
}

interface RangeFieldProps {
  title: string;
  unit?: string | undefined;
  /** The ends of the track. */
  bounds: { min: number; max: number };
  step?: number | undefined;
  /** A missing end does not filter. */
  value: Range;
  onChange: (value: Range) => void;
  /** The histogram: counts from one number up to, but not including, the next, in ascending order. */
  buckets?: readonly Bucket[] | undefined;
  /** What the buckets count: "People". */
  counted?: string | undefined;
  /** The histogram in words. */
  summary?: string | undefined;
  disabled?: boolean | undefined;
}

/** A minimum and a maximum: two thumbs, two number fields, and the histogram of the results if known. */
export function RangeField(props: RangeFieldProps) {
  const { title, unit, bounds, step = 1, value, onChange, buckets = [], counted = 'Count', disabled } = props;
  const span = Math.max(bounds.max - bounds.min, step);
  const low = clamp(value.min ?? bounds.min, bounds);
  const high = clamp(value.max ?? bounds.max, bounds);
  const percentOf = (position: number) => ((position - bounds.min) / span) * 100;

  // An end at its bound is open. Otherwise new bounds of the results would turn it into a filter.
  function slide(end: End, position: number) {
    const limited = end === 'min' ? Math.min(position, high) : Math.max(position, low);
    onChange({ ...value, [end]: limited === bounds[end] ? undefined : limited });
  }

  const thumb = { title, unit, min: bounds.min, max: bounds.min + span, step, disabled };
  return (
    <fieldset className={css['group']}>
      <legend className={facetCss['title']}>
        {title}
        {unit ? <span className={facetCss['unit']}>{unit}</span> : null}
      </legend>
      <div className={css['slider']}>
        {buckets.length > 0 ? <Histogram {...{ buckets, percentOf, low, high }} /> : null}
        <div className={css['track']}>
          <div
            className={css['filled']}
            style={{
              marginInlineStart: `${percentOf(low)}%`,
              width: `${percentOf(high) - percentOf(low)}%`,
            }}
          />
        </div>
        <Thumb {...thumb} end="min" position={low} percent={percentOf(low)} onSlide={slide} />
        <Thumb {...thumb} end="max" position={high} percent={percentOf(high)} onSlide={slide} />
      </div>
      {buckets.length > 0 ? (
        <>
          <p className={css['summary']}>{props.summary}</p>
          <PlotTable
            name={`${counted} by ${title.toLowerCase()}`}
            heads={[unit ?? title, counted]}
            rows={buckets.map(({ from, to, count }) => [to - from > step ? `${from} to ${to}` : from, count])}
          />
        </>
      ) : null}
      <RangeNumbers {...{ title, bounds, step, value, onChange, disabled }} />
    </fieldset>
  );
}

interface HistogramProps {
  buckets: readonly Bucket[];
  /** The position of a number on the track. */
  percentOf: (position: number) => number;
  low: number;
  high: number;
}

/** One bar per bucket; those whose middle lies between low and high are filled. */
function Histogram({ buckets, percentOf, low, high }: HistogramProps) {
  const tallest = Math.max(1, ...buckets.map(({ count }) => count));
  return (
    <div className={css['histogram']} aria-hidden>
      {buckets.map(({ from, to, count }) => {
        const middle = (from + to) / 2;
        return (
          <span
            key={from}
            className={css['bucket']}
            data-in={(middle >= low && middle <= high) || undefined}
            style={{
              insetInlineStart: `${percentOf(from)}%`,
              width: `calc(${percentOf(to) - percentOf(from)}% - var(--hair))`,
              height: `${(count / tallest) * 100}%`,
            }}
          />
        );
      })}
    </div>
  );
}

interface ThumbProps extends Pick<RangeFieldProps, 'title' | 'unit' | 'disabled'> {
  end: End;
  min: number;
  max: number;
  step: number;
  position: number;
  /** The position on the track. */
  percent: number;
  onSlide: (end: End, position: number) => void;
}

function Thumb({ title, unit, disabled, end, min, max, step, position, percent, onSlide }: ThumbProps) {
  return (
    <>
      <input
        type="range"
        autoComplete="off"
        aria-label={`${title}, ${end === 'min' ? 'at least' : 'at most'}`}
        aria-valuetext={unit ? `${position} ${unit}` : undefined}
        className={css['input']}
        data-front={(end === 'min' && percent > 50) || undefined}
        min={min}
        max={max}
        step={step}
        value={position}
        disabled={disabled}
        onChange={(event) => onSlide(end, event.currentTarget.valueAsNumber)}
      />
      <span className={css['thumb']} style={{ insetInlineStart: `${percent}%` }} />
    </>
  );
}

type RangeNumbersProps = Pick<
  RangeFieldProps,
  'title' | 'bounds' | 'step' | 'value' | 'onChange' | 'disabled'
>;

/** The two ends as typed numbers. */
function RangeNumbers({ title, bounds, step, value, onChange, disabled }: RangeNumbersProps) {
  function change(end: End, typed: number | undefined) {
    if (!Number.isNaN(typed)) onChange({ ...value, [end]: typed });
  }

  return (
    <div className={css['fields']}>
      <NumberField
        hideLabel
        autoComplete="off"
        size="s"
        label={`${title}, at least`}
        unit="min"
        step={step}
        placeholder={String(bounds.min)}
        value={value.min}
        disabled={disabled}
        onChange={(typed) => change('min', typed)}
      />
      <span aria-hidden>to</span>
      <NumberField
        hideLabel
        autoComplete="off"
        size="s"
        label={`${title}, at most`}
        unit="max"
        step={step}
        placeholder={String(bounds.max)}
        value={value.max}
        disabled={disabled}
        onChange={(typed) => change('max', typed)}
      />
    </div>
  );
}

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max);
}
