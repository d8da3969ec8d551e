import type { JobPost } from '@talaash/domain/job-post/schema';
import { benefitsOf, JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { JobTermsView } from '../../parts/job-terms-view.tsx';
import { MarkdownView } from '../../ui/show/markdown-view.tsx';
import { Section } from '../../ui/show/section.tsx';
import { BenefitList } from './benefit-list.tsx';
import css from './job-post-view.module.css';

interface JobPostViewProps {
  jobPost: JobPost;
  /** The company's overview, loaded by the route. */
  companyOverview: ReactNode;
  /** How the company answers, as a fact. */
  answers?: ReactNode;
  /** What the company has proven. */
  mark: ReactNode;
  /** The numbers of people shortlisted and invited for it. */
  people: ReactNode;
  /** Whether it is still open, with the buttons. */
  openness: ReactNode;
}

/** A job post, read-only. */
export function JobPostView(props: JobPostViewProps) {
  const { jobPost, companyOverview, answers, mark, people, openness } = props;
  const benefits = benefitsOf(jobPost);
  return (
    <div className={css['sheet']}>
      <div className={css['main']}>
        <Section title="Pay and terms">
          <JobTermsView terms={jobPost.terms}>{answers}</JobTermsView>
        </Section>
        <Section title="Description">
          <MarkdownView text={jobPost.description} />
        </Section>
        <Section title="Company Overview">
          {mark}
          {companyOverview}
        </Section>
      </div>
      <div className={css['side']}>
        <Section title="People">{people}</Section>
        <Section title="Offered benefits">
          {benefits.length > 0 ? (
            <BenefitList benefits={benefits} />
          ) : (
            <p className={css['none']}>No benefits listed.</p>
          )}
        </Section>
        <Section title="About this post">
          <p className={css['none']}>
            {JOB_CATEGORY_LABELS[jobPost.category]}
            <br />
            Posted <LocalText of={() => formatDate(jobPost.createdIsoDateTimeUtc)} />
            <br />
            Changed <LocalText of={() => formatDate(jobPost.updatedIsoDateTimeUtc)} />
          </p>
          {openness}
        </Section>
      </div>
    </div>
  );
}
