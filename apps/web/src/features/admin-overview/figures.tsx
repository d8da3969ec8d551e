import type { ReactNode } from 'react';
import { formatDate, formatNumber, formatTenths, formatTime } from '../../lib/format.ts';
import { BarPlot } from '../../ui/show/bar-plot.tsx';
import type { Figure } from './figure.ts';
import css from './overview.module.css';

interface FiguresProps {
  figures: readonly Figure[];
  /** Leads to what a figure counts. */
  links: Record<NonNullable<Figure['leadsTo']>, ReactNode>;
}

export function Figures({ figures, links }: FiguresProps) {
  return (
    <div className={css['figures']}>
      {figures.map(({ title, value, unit, trend, by, note, leadsTo }) => {
        const label = by === 'hour' ? formatTime : formatDate;
        return (
          <div key={title} className={css['figure']}>
            <p className={css['value']}>
              <b>{typeof value === 'number' ? formatNumber(value) : value}</b> {note}
            </p>
            <BarPlot
              title={title}
              unit={unit}
              bars={trend.map(({ fromIsoDateTimeUtc, value: height }) => ({
                label: label(fromIsoDateTimeUtc),
                value: Math.round(height * 10) / 10,
              }))}
              from={label(trend[0]?.fromIsoDateTimeUtc ?? '')}
              summary={`${formatTenths(trend.at(-1)?.value ?? 0)} this ${by}`}
              heads={[by === 'hour' ? 'Hour from' : 'Week from', unit]}
            />
            {leadsTo && links[leadsTo]}
          </div>
        );
      })}
    </div>
  );
}
