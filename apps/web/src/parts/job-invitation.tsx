import type { JobPost } from '@talaash/domain/job-post/schema';
import { benefitsOf, JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import type { ReactNode } from 'react';
import { MarkdownView } from '../ui/show/markdown-view.tsx';
import css from './job-invitation.module.css';

interface JobInvitationProps {
  companyName: string;
  title: string;
  /** Undefined where it is not there, or not yet. */
  jobPost: (Pick<JobPost, 'category' | 'description'> & Partial<JobPost>) | undefined;
  /** The buttons to answer, or the answer. */
  answer?: ReactNode;
  /** Whether the job is told at once. */
  isOpen: boolean;
  note?: ReactNode;
}

/** A job as a talent reads it who is invited for it. Companies see the same before they save a job post. */
export function JobInvitation({ companyName, title, jobPost, answer, isOpen, note }: JobInvitationProps) {
  const benefits = benefitsOf(jobPost ?? {});
  return (
    <section className={css['card']} aria-label="Job invitation">
      <p className={css['from']}>
        {companyName} invites you
        {jobPost ? ` · ${JOB_CATEGORY_LABELS[jobPost.category]}` : ''}
      </p>
      <h2 className={css['title']}>{title}</h2>
      {/* Above the description, which may be long. */}
      {answer}
      {jobPost ? (
        <details className={css['details']} open={isOpen}>
          <summary>About the job</summary>
          <MarkdownView text={jobPost.description} />
          {benefits.length > 0 ? <p className={css['benefits']}>{benefits.join(' · ')}</p> : null}
        </details>
      ) : null}
      {note ? <p className={css['from']}>{note}</p> : null}
    </section>
  );
}
