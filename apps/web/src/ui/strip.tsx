import { IconArrowUpRight } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import css from './strip.module.css';

/** Numbers in one ruled strip, no boxes; holds StatLink or Stat. */
export function StatStrip({ children }: { children: ReactNode }) {
  return <div className={css['stats']}>{children}</div>;
}

interface StatProps {
  label: string;
  figure: ReactNode;
  note?: ReactNode;
}

/** A number that leads nowhere. */
export function Stat(props: StatProps) {
  return (
    <div className={css['stat']}>
      <StatInside {...props} />
    </div>
  );
}

/** A number whose whole cell is a link: `<StatLink to="/talent/messages" label="…" figure={12} note="…" />`. */
export const StatLink = createLink(StatLinkBase);

function StatLinkBase({ label, figure, note, ...rest }: StatProps & Omit<ComponentProps<'a'>, 'children'>) {
  return (
    <a {...rest} className={css['stat']}>
      <StatInside label={label} figure={figure} note={note} arrow />
    </a>
  );
}

function StatInside({ label, figure, note, arrow }: StatProps & { arrow?: boolean }) {
  return (
    <>
      <span className={css['statLabel']}>
        {label}
        {arrow ? <IconArrowUpRight aria-hidden /> : null}
      </span>
      <span className={css['figure']}>{figure}</span>
      {note ? <span className={css['note']}>{note}</span> : null}
    </>
  );
}

interface FactStripProps {
  /** Figures in `value` may hold `<small>` for the unit. */
  facts: readonly { label: string; value: ReactNode }[];
  /** Another grid, to stand on the columns of the sheet below. */
  className?: string | undefined;
}

/** The facts of a person, label above value, between a rule and a hairline. */
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
