import { type ReactNode, useId } from 'react';
import css from './bar-plot.module.css';
import { PlotTable, type PlotTableProps } from './plot-table.tsx';

interface PlotWords {
  /** What is plotted: "Companies that opened your profile". Absent if the section's heading says it. */
  title?: string;
  /** The unit of a bar, dim beside the title: "per week". */
  unit?: string;
  /** Below the first bar. */
  from: string;
  /** The plot in words, below the last bar. */
  summary: ReactNode;
}

interface BarPlotProps extends PlotWords {
  title: string;
  /** In chronological order; the last one is now. `label` names it in the table. */
  bars: readonly { label: string; value: number }[];
  /** The column headings of the table that screen readers get instead of the bars. */
  heads: readonly [label: string, value: string];
}

const LINES = 3;

/** A few bars over time. The figure is beside them in words, and screen readers get a table. */
export function BarPlot({ bars, heads, ...words }: BarPlotProps) {
  return (
    <Plot
      {...words}
      highest={Math.max(0, ...bars.map(({ value }) => value))}
      table={{ name: words.title, heads, rows: bars.map(({ label, value }) => [label, value]) }}
    >
      {(heightOf) =>
        bars.map(({ label, value }, index) => (
          <span
            key={label}
            className={css['bar']}
            data-now={index === bars.length - 1 || undefined}
            style={{ height: heightOf(value) }}
          />
        ))
      }
    </Plot>
  );
}

interface SmallBarPlotProps extends Pick<BarPlotProps, 'bars' | 'heads'> {
  /** The caption of the table that screen readers get instead of the bars. */
  name: string;
}

/** The bars alone, as high as a line of large text, beside the current figure. */
export function SmallBarPlot({ name, bars, heads }: SmallBarPlotProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className={css['small']} aria-label={name}>
      <div className={css['smallBars']} aria-hidden>
        {bars.map(({ label, value }, index) => (
          <span
            key={label}
            className={css['bar']}
            data-now={index === bars.length - 1 || undefined}
            style={{ height: `${(value / highest) * 100}%` }}
          />
        ))}
      </div>
      <PlotTable name={name} heads={heads} rows={bars.map(({ label, value }) => [label, value])} />
    </figure>
  );
}

/** The style of a part of a stacked bar. A hollow one is still open. */
export type BarTone = 'accent' | 'soft' | 'hollow' | 'off';

interface StackedBarPlotProps extends PlotWords {
  /** The caption of the table that screen readers get instead of the bars. */
  name: string;
  /** In chronological order; the last one is now. The values follow the order of the parts. */
  bars: readonly { label: string; values: readonly number[] }[];
  /** The parts of a bar, from the bottom. */
  parts: readonly { label: string; tone: BarTone }[];
  /** The heading of the column with the bars' names. */
  head: string;
}

/** The same with stacked bars. */
export function StackedBarPlot({ name, bars, parts, head, ...words }: StackedBarPlotProps) {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return (
    <Plot
      {...words}
      highest={Math.max(0, ...bars.map(({ values }) => sum(values)))}
      table={{
        name,
        heads: [head, ...parts.map(({ label }) => label)],
        rows: bars.map(({ label, values }) => [label, ...values]),
      }}
    >
      {(heightOf) =>
        bars.map(({ label, values }) => (
          <span key={label} className={css['stack']} style={{ height: heightOf(sum(values)) }}>
            {parts.map(({ label: part, tone }, at) =>
              values[at] ? <span key={part} data-tone={tone} style={{ flexGrow: values[at] }} /> : null,
            )}
          </span>
        ))
      }
    </Plot>
  );
}

/** The legend swatch of a part of a stacked bar. */
export function BarSwatch({ tone }: { tone: BarTone }) {
  return <span className={css['swatch']} data-tone={tone} aria-hidden />;
}

interface PlotProps extends PlotWords {
  highest: number;
  table: PlotTableProps;
  children: (heightOf: (value: number) => string) => ReactNode;
}

function Plot({ title, unit, from, summary, highest, table, children }: PlotProps) {
  const titleId = useId();
  const step = stepFor(highest);
  const top = step * LINES;
  return (
    <figure
      className={css['plot']}
      {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': table.name })}
    >
      {title ? (
        <figcaption id={titleId} className={css['title']}>
          {title} <span>{unit}</span>
        </figcaption>
      ) : null}
      <div className={css['area']} aria-hidden>
        {Array.from({ length: LINES }, (_, line) => (
          <span key={line} className={css['line']}>
            {top - line * step}
          </span>
        ))}
        <div className={css['bars']}>{children((value) => `${(value / top) * 100}%`)}</div>
      </div>
      <p className={css['words']}>
        <span aria-hidden>{from}</span>
        <span>{summary}</span>
      </p>
      <PlotTable {...table} />
    </figure>
  );
}

/** The distance of the grid lines: a round number, with the highest bar at or below the top line. */
export function stepFor(highest: number): number {
  const least = Math.max(1, Math.ceil(highest / LINES));
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 3, 4, 5, 6, 8, 10].map((digit) => digit * power).find((step) => step >= least) ?? least;
}

interface BarRowsProps {
  /** With `isNowFirst`, the first bar has the colour of the current period. */
  rows: readonly { label: string; value: number }[];
  isNowFirst?: boolean;
}

/** Figures with a bar below each, relative to the largest. */
export function BarRows({ rows, isNowFirst = false }: BarRowsProps) {
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <dl className={css['rows']}>
      {rows.map(({ label, value }, index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd className={css['rail']} aria-hidden>
            <span
              data-now={(isNowFirst && index === 0) || undefined}
              style={{ width: `${(value / largest) * 100}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
