import type { ReactNode } from 'react';
import css from './badge.module.css';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

interface BadgeProps {
  tone?: 'plain' | 'accent' | 'ok' | 'warm' | 'bad' | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A state in one or two words, on a background in its colour. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={css['badge']} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

interface StatusProps {
  tone: 'ok' | 'warm' | 'bad' | 'none';
  children: ReactNode;
}

/** A coloured dot with a label, for columns and lists. */
export function Status({ tone, children }: StatusProps) {
  return (
    <span className={css['status']}>
      <span className={css['dot']} data-tone={tone} aria-hidden />
      {children}
    </span>
  );
}

/** A search term. */
export function Match({ children }: { children: ReactNode }) {
  return <span className={css['marked']}>{children}</span>;
}

/** A search term inside a running text. The highlight does not move the letters. */
export function Marked({ children }: { children: ReactNode }) {
  return <mark className={css['word']}>{children}</mark>;
}

/** In place of a name that the viewer may not see. */
export function Redacted({ children = '[Redacted]' }: { children?: string }) {
  return <span className={css['redacted']}>{children}</span>;
}

/** The number of waiting items. `label` gives the noun: "unread". */
export function Count({ value, label }: { value: number; label: string }) {
  if (value === 0) return null;
  return (
    <span className={css['count']}>
      {value > 99 ? '99+' : value}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
