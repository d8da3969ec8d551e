import { createFileRoute } from '@tanstack/react-router';
import { PIPELINE_SENTENCES } from '@talaash/domain/pipeline/words';
import { lazy, Suspense } from 'react';
import { jobPostQuery } from '../../../features/job-post/job-post.ts';
import { boardQuery } from '../../../features/pipeline/pipeline.ts';
import { openedQueries } from '../../../features/talent-profile/profile-query.ts';
import { readFirst } from '../../../lib/first-data.ts';
import { PersonRowsSkeleton } from '../../../ui/show/skeleton.tsx';
import { readPipelineState } from './-pipeline-state.ts';

/** Loaded apart from the route, so that no other page loads what it shares with few. */
const load = () => import('./-board-page.tsx');
const BoardPage = lazy(load);

export const Route = createFileRoute('/company/job_posts/board/$jobPostId')({
  staticData: { width: 'page' },
  validateSearch: readPipelineState,
  loader: ({ location, params: { jobPostId } }) => {
    const { mine, profile } = readPipelineState(location.search);
    void load().catch(() => undefined);
    readFirst(
      jobPostQuery(jobPostId),
      boardQuery({ jobPostId, isMine: mine === 'yes' }),
      ...openedQueries(profile),
    );
  },
  component: LateBoard,
});

function LateBoard() {
  return (
    <Suspense fallback={<PersonRowsSkeleton text={PIPELINE_SENTENCES.loading} rows={5} />}>
      <BoardPage />
    </Suspense>
  );
}
