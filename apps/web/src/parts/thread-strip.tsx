import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../ui/base/class-names.ts';
import { IconChevronDown } from '../ui/icon/chevron-down.ts';
import css from './thread-strip.module.css';

interface ThreadStripProps {
  label: string;
  /** What a narrow screen shows while the strip is closed. */
  summary: string;
  /** Whether the reader is asked something: then it is open on narrow screens, too. */
  isAnswerDue: boolean;
  /** Limits the height: the messages below need room. */
  className: string | undefined;
  children: ReactNode;
}

/**
 * Above the messages of a conversation: what the two sides arrange besides. On narrow screens it opens by a press, because the
 * messages would have no room.
 */
export function ThreadStrip({ label, summary, isAnswerDue, className, children }: ThreadStripProps) {
  const insideId = useId();
  /** What the reader has chosen, for as long as nothing new is asked. */
  const [chosen, setChosen] = useState<{ isOpen: boolean; wasDue: boolean }>();
  const isOpen = chosen?.wasDue === isAnswerDue ? chosen.isOpen : isAnswerDue;
  return (
    <section
      className={classNames(css['strip'], className)}
      aria-label={label}
      data-closed={isOpen ? undefined : ''}
    >
      <button
        type="button"
        className={css['fold']}
        aria-expanded={isOpen}
        aria-controls={insideId}
        onClick={() => setChosen({ isOpen: !isOpen, wasDue: isAnswerDue })}
      >
        <span>{summary}</span>
        <IconChevronDown aria-hidden />
      </button>
      <div id={insideId} className={css['inside']}>
        {children}
      </div>
    </section>
  );
}

/** A sentence, and what can be done about it. */
export const StripRow = ({ sentence, children }: { sentence: ReactNode; children: ReactNode }) => (
  <div className={css['row']}>
    <p>{sentence}</p>
    {children}
  </div>
);
