import type { JobPost, JobPostCounts } from '@talaash/domain/job-post/schema';
import { JOB_POST_COUNT_LABELS } from '@talaash/domain/job-post/words';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { ButtonLink, Link } from '../../ui/press/link.tsx';
import { Bone } from '../../ui/show/skeleton.tsx';
import css from './job-post-figures.module.css';
import { useJobPostCounts } from './job-post.ts';

type Figure = keyof typeof JOB_POST_COUNT_LABELS;

/** The numbers of people shortlisted, invited and accepted for a job post. Each links to those people. */
export function JobPostFigures({ jobPost: { key, title } }: { jobPost: JobPost }) {
  const { jobPostId } = key;
  const { data: counts, isError } = useJobPostCounts(jobPostId);
  if (isError && !counts) return null;
  return (
    <ul className={css['figures']} aria-label={`People for ${title}`}>
      <FigureItem counts={counts} of="shortlisted">
        {(figure, label) => (
          <Link
            plain
            to="/company/shortlist"
            search={{ job: jobPostId }}
            aria-label={`${label} for ${title}`}
          >
            {figure}
          </Link>
        )}
      </FigureItem>
      <FigureItem counts={counts} of="invited">
        {(figure, label) => (
          <Link plain to="/company/messages" search={{ job: jobPostId }} aria-label={`${label} for ${title}`}>
            {figure}
          </Link>
        )}
      </FigureItem>
      <FigureItem counts={counts} of="accepted">
        {(figure, label) => (
          <Link
            plain
            to="/company/messages"
            search={{ job: jobPostId, answer: 'Accepted' }}
            aria-label={`${label} for ${title}`}
          >
            {figure}
          </Link>
        )}
      </FigureItem>
    </ul>
  );
}

interface FigureItemProps {
  counts: JobPostCounts | undefined;
  of: Figure;
  /** The link to these people. @param label the figure's label, for the accessible name */
  children: (figure: ReactNode, label: string) => ReactNode;
}

/** A number above its label. Zero is not a link. */
function FigureItem({ counts, of, children }: FigureItemProps) {
  const label = JOB_POST_COUNT_LABELS[of];
  const count = counts?.[of];
  const figure = (
    <>
      <b>{count === undefined ? <Bone width="1.5ch" /> : formatNumber(count)}</b> <span>{label}</span>
    </>
  );
  return <li>{count ? children(figure, `${formatNumber(count)} ${label}`) : figure}</li>;
}

/** Opens the search for this job post's requirements. */
export function SearchForPostLink({ jobPost, size }: { jobPost: JobPost; size?: 's' }) {
  return (
    <ButtonLink
      size={size}
      tone={size === 's' ? 'default' : 'primary'}
      to="/company/search"
      search={{ post: jobPost.key.jobPostId }}
      aria-label={`Search for this post: ${jobPost.title}`}
    >
      Search for this post
    </ButtonLink>
  );
}
