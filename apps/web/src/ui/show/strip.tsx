import type { ReactNode } from 'react';
import css from './strip.module.css';

interface FactStripProps {
  /** Figures in `value` may use `<small>` for the unit. */
  facts: readonly { label: string; value: ReactNode }[];
  /** Another grid, to align with the columns of the sheet below. */
  className?: string | undefined;
}

/** Facts about a person, each label above its value. */
export function FactStrip({ facts, className }: FactStripProps) {
  return (
    <dl className={className ? `${css['facts']} ${className}` : css['facts']}>
      {facts.map((fact) => (
        <div key={fact.label} className={css['fact']}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
