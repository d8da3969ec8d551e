import facetCss from './facet-list.module.css';
import { NumberField } from './number-field.tsx';
import css from './range-field.module.css';

export interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

type End = keyof Range;

interface RangeFieldProps {
  title: string;
  unit?: string | undefined;
  /** The ends of the track. */
  bounds: { min: number; max: number };
  step?: number | undefined;
  /** An absent end does not filter. */
  value: Range;
  onChange: (value: Range) => void;
  /** Counts of equally wide buckets over the bounds. */
  buckets?: readonly number[] | undefined;
  disabled?: boolean | undefined;
}

/** A minimum and a maximum: two thumbs, two number fields, and the histogram of the result where it is known. */
export function RangeField(props: RangeFieldProps) {
  const { title, unit, bounds, step = 1, value, onChange, buckets, disabled } = props;
  const span = Math.max(bounds.max - bounds.min, step);
  const low = clamp(value.min ?? bounds.min, bounds);
  const high = clamp(value.max ?? bounds.max, bounds);
  const percentOf = (position: number) => ((position - bounds.min) / span) * 100;

  // An end at its bound is open. Otherwise new bounds of the result would turn it into a filter.
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
        {buckets ? <Histogram buckets={buckets} min={bounds.min} span={span} low={low} high={high} /> : null}
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
      <RangeNumbers {...{ title, bounds, step, value, onChange, disabled }} />
    </fieldset>
  );
}

interface HistogramProps {
  buckets: readonly number[];
  min: number;
  span: number;
  low: number;
  high: number;
}

/** One bar a bucket; those between low and high are filled. */
function Histogram({ buckets, min, span, low, high }: HistogramProps) {
  const tallest = Math.max(1, ...buckets);
  return (
    <div className={css['histogram']} aria-hidden>
      {buckets.map((count, index) => {
        const middle = min + ((index + 0.5) / buckets.length) * span;
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
