import type { ReactNode } from 'react';
import { formatDate, formatNumber, formatTenths, formatTime } from '../../lib/format.ts';
import { useIsLocal } from '../../ui/base/local.ts';
import { SmallBarPlot } from '../../ui/show/bar-plot.tsx';
import type { Figure } from './figure.ts';
import css from './overview.module.css';

interface FiguresProps {
  figures: readonly Figure[];
  /** Links to the counted items. */
  links: Record<NonNullable<Figure['leadsTo']>, ReactNode>;
}

export function Figures({ figures, links }: FiguresProps) {
  const isLocal = useIsLocal();
  return (
    <div className={css['figures']}>
      {figures.map(({ title, value, unit, trend, by, note, leadsTo }) => {
        const label = by === 'hour' ? formatTime : formatDate;
        const now = `${formatTenths(trend.at(-1)?.value ?? 0)} ${unit} this ${by}`;
        return (
          <div key={title} role="group" className={css['figure']} aria-label={title}>
            <p className={css['title']}>
              {title} {leadsTo && links[leadsTo]}
            </p>
            <p className={css['value']}>{typeof value === 'number' ? formatNumber(value) : value}</p>
            <SmallBarPlot
              name={title}
              bars={trend.map(({ fromIsoDateTimeUtc, value: height }) => ({
                label: isLocal ? label(fromIsoDateTimeUtc) : fromIsoDateTimeUtc,
                value: Math.round(height * 10) / 10,
              }))}
              heads={[by === 'hour' ? 'Hour from' : 'Week from', unit]}
            />
            <p className={css['note']}>{note ? `${note}; ${now}` : now}</p>
          </div>
        );
      })}
    </div>
  );
}
