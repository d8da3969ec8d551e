import type { ReactNode } from 'react';
import { IconRosetteCheck } from '../ui/icon/rosette-check.ts';
import css from './verified-mark.module.css';

interface VerifiedMarkProps {
  /** What the mark means, for those who ask. */
  note: string;
  children: ReactNode;
}

/** One line that says what is verified. */
export function VerifiedMark({ note, children }: VerifiedMarkProps) {
  return (
    <p className={css['mark']} title={note}>
      <IconRosetteCheck aria-hidden />
      <span>{children}</span>
    </p>
  );
}
