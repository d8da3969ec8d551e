import type { JobPost } from '@talaash/domain/job-post/schema';
import { benefitsOf, JOB_CATEGORY_LABELS, OPENNESS_WORDS } from '@talaash/domain/job-post/words';
import type { JobTerms } from '@talaash/domain/job-terms/schema';
import type { ReactNode } from 'react';
import { formatDate } from '../lib/format.ts';
import { LocalText } from '../lib/local-text.tsx';
import { MarkdownView } from '../ui/show/markdown-view.tsx';
import css from './job-invitation.module.css';
import { JobTermsView } from './job-terms-view.tsx';

interface JobInvitationProps {
  companyName: string;
  title: string;
  /** What the company has proven. */
  mark?: ReactNode;
  /** Undefined if missing or still loading. */
  jobPost: (Pick<JobPost, 'category' | 'description'> & Partial<Omit<JobPost, 'terms'>>) | undefined;
  /** Undefined for an invitation from before terms were kept. */
  terms: JobTerms | null | undefined;
  /** The pay and the facts; by default those of `terms`. */
  termsView?: ReactNode;
  /** The answer buttons, or the answer given. */
  answer?: ReactNode;
  /** Whether the job is expanded at first. */
  isOpen: boolean;
  note?: ReactNode;
  /** The button that reports the job post. */
  report?: ReactNode;
}

/** A job as an invited talent sees it. Companies preview the same before they save a job post. */
export function JobInvitation({
  companyName,
  title,
  mark,
  jobPost,
  terms,
  termsView = <JobTermsView terms={terms} />,
  answer,
  isOpen,
  note,
  report,
}: JobInvitationProps) {
  const benefits = benefitsOf(jobPost ?? {});
  return (
    <section className={css['card']} aria-label="Job invitation">
      <p className={css['from']}>
        {companyName} invites you
        {jobPost ? ` · ${JOB_CATEGORY_LABELS[jobPost.category]}` : ''}
      </p>
      {mark}
      <h2 className={css['title']}>{title}</h2>
      {termsView}
      {/* Above the description, which may be long. */}
      {answer}
      {jobPost ? (
        <details className={css['details']} open={isOpen}>
          <summary>About the job</summary>
          <MarkdownView text={jobPost.description} />
          <Openness jobPost={jobPost} />
          {benefits.length > 0 ? <p className={css['benefits']}>{benefits.join(' · ')}</p> : null}
        </details>
      ) : null}
      {note ? <p className={css['from']}>{note}</p> : null}
      {report ? <div className={css['report']}>{report}</div> : null}
    </section>
  );
}

/** Whether the job is still to be filled, as far as the company has said. */
function Openness({
  jobPost: { confirmedIsoDateTimeUtc: confirmed, closedIsoDateTimeUtc: closed },
}: {
  jobPost: Partial<JobPost>;
}) {
  if (closed !== undefined)
    return (
      <p className={css['from']}>
        {OPENNESS_WORDS.closedToTalents} <LocalText of={() => formatDate(closed)} />
      </p>
    );
  return confirmed === undefined ? null : (
    <p className={css['from']}>
      {OPENNESS_WORDS.confirmed} <LocalText of={() => formatDate(confirmed)} />
    </p>
  );
}
