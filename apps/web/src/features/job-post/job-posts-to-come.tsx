import { LOADING_SENTENCES } from '@talaash/domain/base/words';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import type { useJobPosts } from './job-post.ts';

/** The skeleton of the job posts. */
export const JobPostsToCome = ({ query, rows }: { query: ReturnType<typeof useJobPosts>; rows: number }) =>
  query.isError ? (
    <QueryFailure
      title="Your job posts did not load"
      queries={[query]}
      loading={LOADING_SENTENCES.jobPosts}
    />
  ) : (
    <RowsSkeleton rows={rows} text={LOADING_SENTENCES.jobPosts} />
  );
