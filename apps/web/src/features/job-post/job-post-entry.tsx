import { plainLineOf } from '@talaash/domain/markdown/plain';
import { IconTrash } from '../../ui/icon/trash.ts';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { benefitsOf, JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import { payWords } from '@talaash/domain/job-terms/words';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { IconButton } from '../../ui/press/button.tsx';
import { ButtonLink, Link } from '../../ui/press/link.tsx';
import { BenefitList } from './benefit-list.tsx';
import { SearchForPostLink, JobPostFigures } from './job-post-figures.tsx';
import css from './job-post.module.css';
import { JobPostOpenness } from './job-post-openness.tsx';
import type { JobPostStep } from './next-step.ts';
import { ReviewBadge } from './review-badge.tsx';
import { StepLink } from './step-link.tsx';

interface JobPostEntryProps {
  jobPost: JobPost;
  /** Absent on the dashboard, which has no delete button. */
  onDelete?: (() => void) | undefined;
  isDeleting?: boolean | undefined;
  /** On the dashboard: the next step, in place of excerpt and benefits. */
  step?: JobPostStep | undefined;
}

/** One entry of the list: title, category, excerpt, benefits, figures and buttons. */
export function JobPostEntry({ jobPost, onDelete, isDeleting, step }: JobPostEntryProps) {
  const Heading = step ? 'h3' : 'h2';
  const { jobPostId } = jobPost.key;
  return (
    <li className={css['entry']} data-short={step ? true : undefined}>
      <div className={css['words']}>
        <Heading className={css['title']}>
          <Link plain to="/company/job_posts/view/$jobPostId" params={{ jobPostId }}>
            {jobPost.title}
          </Link>
          <ReviewBadge jobPost={jobPost} />
        </Heading>
        <p className={css['meta']}>
          {payWords(jobPost.terms?.pay)} · {JOB_CATEGORY_LABELS[jobPost.category]} · posted{' '}
          <LocalText of={() => formatDate(jobPost.createdIsoDateTimeUtc)} />
        </p>
        <JobPostOpenness jobPost={jobPost} />
        {step ? (
          <p className={css['step']} data-waits={step.act === 'answer' || undefined}>
            {step.text}
          </p>
        ) : (
          <>
            <p className={css['excerpt']}>{plainLineOf(jobPost.description)}</p>
            <BenefitList benefits={benefitsOf(jobPost)} />
          </>
        )}
      </div>
      <JobPostFigures jobPost={jobPost} />
      <div className={css['actions']}>
        {step ? <StepLink jobPost={jobPost} step={step} /> : <SearchForPostLink size="s" jobPost={jobPost} />}
        <ButtonLink
          size="s"
          to="/company/job_posts/view/$jobPostId"
          params={{ jobPostId }}
          aria-label={`View ${jobPost.title}`}
        >
          View
        </ButtonLink>
        <ButtonLink
          size="s"
          to="/company/job_posts/edit/$jobPostId"
          params={{ jobPostId }}
          aria-label={`Edit ${jobPost.title}`}
        >
          Edit
        </ButtonLink>
        {onDelete ? (
          <IconButton
            size="s"
            label={`Delete ${jobPost.title}`}
            icon={<IconTrash aria-hidden />}
            loading={isDeleting}
            onClick={onDelete}
          />
        ) : null}
      </div>
    </li>
  );
}

/** The list around the entries. `hangs` draws its own top border, for a list without a section heading above it. */
export function JobPostList({ hangs = false, children }: { hangs?: boolean; children: ReactNode }) {
  return (
    <ul className={css['list']} data-hangs={hangs || undefined}>
      {children}
    </ul>
  );
}
