import type { ReactNode } from 'react';
import css from './badge.module.css';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

interface BadgeProps {
  tone?: 'plain' | 'accent' | 'ok' | 'warm' | 'bad' | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A state in one or two words, on its colour. */
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

/** A dot and the words for it, for columns and lists. */
export function Status({ tone, children }: StatusProps) {
  return (
    <span className={css['status']}>
      <span className={css['dot']} data-tone={tone} aria-hidden />
      {children}
    </span>
  );
}

/** A word that was searched for. */
export function Match({ children }: { children: ReactNode }) {
  return <span className={css['marked']}>{children}</span>;
}

/** A word within a text that was searched for: its letters keep their size and place. */
export function Marked({ children }: { children: ReactNode }) {
  return <mark className={css['word']}>{children}</mark>;
}

/** What stands in place of a name that one may not see. */
export function Redacted({ children = '[Redacted]' }: { children?: string }) {
  return <span className={css['redacted']}>{children}</span>;
}

/** How many wait. `label` says of what: "unread". */
export function Count({ value, label }: { value: number; label: string }) {
  if (value === 0) return null;
  return (
    <span className={css['count']}>
      {value > 99 ? '99+' : value}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
