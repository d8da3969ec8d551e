import css from './histogram.module.css';
import { PlotTable } from './plot-table.tsx';

interface HistogramProps {
  /** The caption of the table that screen readers get instead of the bars. */
  name: string;
  /** The column headings of that table. */
  heads: readonly [label: string, share: string];
  /** In ascending order. `from` stands below the left edge of its bar, `share` above it. */
  bars: readonly { from: number | null; label: string; share: string; percent: number; isMarked: boolean }[];
  /** Of the amounts, behind the last one. */
  unit: string;
}

/** How amounts are spread: a bar for each range of them, with its share above it. */
export function Histogram({ name, heads, bars, unit }: HistogramProps) {
  const highest = Math.max(1, ...bars.map(({ percent }) => percent));
  return (
    <figure className={css['plot']} aria-label={name}>
      <div className={css['bars']} aria-hidden>
        {bars.map(({ label, share, percent, isMarked }) => (
          <div key={label} className={css['bar']} title={`${label}: ${share}`}>
            <span>{share}</span>
            <i style={{ height: `${(percent / highest) * 100}%` }} data-marked={isMarked || undefined} />
          </div>
        ))}
      </div>
      <div className={css['axis']} aria-hidden>
        {bars.map(({ label, from }, at) => (
          <span key={label}>
            {from}
            {at === bars.length - 1 ? ` ${unit}` : null}
          </span>
        ))}
      </div>
      <PlotTable name={name} heads={heads} rows={bars.map(({ label, share }) => [label, share])} />
    </figure>
  );
}
