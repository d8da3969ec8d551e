import type { Tenure } from '@talaash/domain/talent-profile/schema';
import { tenureLength } from '@talaash/domain/talent-profile/tenure-length';
import type { ReactNode } from 'react';
import { formatMonth } from '../../lib/format.ts';
import css from './profile-sheet.module.css';

/** A section of the CV. Its title is in the date column. */
export function EntryGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css['group']}>
      <h3 className={css['groupTitle']}>{title}</h3>
      {children}
    </section>
  );
}

interface EntryProps {
  tenure?: Tenure;
  when?: string;
  title?: string;
  /** The company, university or issuer. */
  of?: string;
  note?: (string | undefined)[];
  link?: ReactNode;
  /** What of it is verified. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** One entry of a section: date, title and text. */
export function Entry({ tenure, when, title, of, note = [], link, mark, children }: EntryProps) {
  const notes = note.filter(Boolean);
  return (
    <div className={css['entry']}>
      <div className={css['when']} suppressHydrationWarning>
        {tenure ? <TenureDates tenure={tenure} /> : when}
      </div>
      <div className={css['what']}>
        {title ? (
          <h4>
            {title}
            {of ? <span>, {of}</span> : null}
          </h4>
        ) : null}
        {link}
        {mark}
        {notes.length > 0 ? <p className={css['note']}>{notes.join(' · ')}</p> : null}
        {children}
      </div>
    </div>
  );
}

/** The server formats months in its own language, and may still be in the previous month. */
function TenureDates({ tenure }: { tenure: Tenure }) {
  const until = tenure.endIsoMonth ?? new Date().toISOString().slice(0, 7);
  return (
    <>
      <p suppressHydrationWarning>
        {`${formatMonth(tenure.startIsoMonth)} – ${tenure.isCurrent ? 'now' : formatMonth(until)}`}
      </p>
      <p suppressHydrationWarning>{tenureLength(tenure.startIsoMonth, until)}</p>
    </>
  );
}
