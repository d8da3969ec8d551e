import { IconArrowUpRight } from '../ui/icon/arrow-up-right.ts';
import type { ReactNode } from 'react';
import { Link } from '../ui/press/link.tsx';
import css from './figure-strip.module.css';

/** A strip of dashboard figures. Each links to its source. */
export function FigureStrip({ children }: { children: ReactNode }) {
  return <ul className={css['figures']}>{children}</ul>;
}

interface FigureProps {
  label: string;
  /** An explanation below the figure. */
  note: string;
  to: string;
  hash?: string;
  /** Words instead of a figure. */
  isWords?: boolean;
  children: ReactNode;
}

export function Figure({ label, note, to, hash, isWords = false, children }: FigureProps) {
  return (
    <li>
      <Link plain to={to as never} {...(hash ? { hash } : {})} className={css['figure']}>
        <span className={css['label']}>
          {label}
          <IconArrowUpRight aria-hidden />
        </span>
        <strong className={css['value']} data-words={isWords || undefined}>
          {children}
        </strong>
        <span className={css['note']}>{note}</span>
      </Link>
    </li>
  );
}
