import type { ReactNode } from 'react';
import { classNames } from '../ui/base/class-names.ts';
import css from './thread-strip.module.css';

interface ThreadStripProps {
  label: string;
  /** Limits the height: the messages below need room. */
  className: string | undefined;
  children: ReactNode;
}

/** Above the messages of a conversation: what the two sides arrange besides. */
export const ThreadStrip = ({ label, className, children }: ThreadStripProps) => (
  <section className={classNames(css['strip'], className)} aria-label={label}>
    {children}
  </section>
);

/** A sentence, and what can be done about it. */
export const StripRow = ({ sentence, children }: { sentence: ReactNode; children: ReactNode }) => (
  <div className={css['row']}>
    <p>{sentence}</p>
    {children}
  </div>
);
