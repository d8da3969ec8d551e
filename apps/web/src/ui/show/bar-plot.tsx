import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import css from './bar-plot.module.css';

interface BarPlotProps {
  /** What is plotted: "Companies that opened your profile". */
  title: string;
  /** Of each bar, dim beside the title: "per week". */
  unit: string;
  /** In time; the last one is now. `label` names it in the table. */
  bars: readonly { label: string; value: number }[];
  /** Below the first bar. */
  from: string;
  /** The plot in words, below the last bar. */
  summary: ReactNode;
  /** The heads of the table that screen readers get in the place of the bars. */
  heads: readonly [label: string, value: string];
}

const LINES = 3;

/** A few bars over time. Its figure stands beside it in words, and screen readers get a table. */
export function BarPlot({ title, unit, bars, from, summary, heads }: BarPlotProps) {
  const titleId = useId();
  const step = stepFor(Math.max(0, ...bars.map(({ value }) => value)));
  const top = step * LINES;
  return (
    <figure className={css['plot']} aria-labelledby={titleId}>
      <figcaption id={titleId} className={css['title']}>
        {title} <span>{unit}</span>
      </figcaption>
      <div className={css['area']} aria-hidden>
        {Array.from({ length: LINES }, (_, line) => (
          <span key={line} className={css['line']}>
            {top - line * step}
          </span>
        ))}
        <div className={css['bars']}>
          {bars.map(({ label, value }, index) => (
            <span
              key={label}
              className={css['bar']}
              data-now={index === bars.length - 1 || undefined}
              style={{ height: `${(value / top) * 100}%` }}
            />
          ))}
        </div>
      </div>
      <p className={css['words']}>
        <span aria-hidden>{from}</span>
        <span>{summary}</span>
      </p>
      <VisuallyHidden>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

/** The distance of the lines: round, and so that the highest bar ends at the top one or below. */
export function stepFor(highest: number): number {
  const least = Math.max(1, Math.ceil(highest / LINES));
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 3, 4, 5, 6, 8, 10].map((digit) => digit * power).find((step) => step >= least) ?? least;
}

interface BarRowsProps {
  /** The first is in the colour of what is now, if `isNowFirst`. */
  rows: readonly { label: string; value: number }[];
  isNowFirst?: boolean;
}

/** Figures with a bar below each, as long as the figure compared with the largest. */
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
