import { createFileRoute } from '@tanstack/react-router';
import { PIPELINE_SENTENCES } from '@talaash/domain/pipeline/words';
import { lazy, Suspense } from 'react';
import { jobPostQuery } from '../../../features/job-post/job-post.ts';
import { tableQuery } from '../../../features/pipeline/pipeline.ts';
import { openedQueries } from '../../../features/talent-profile/profile-query.ts';
import { readFirst } from '../../../lib/first-data.ts';
import { RowsSkeleton } from '../../../ui/show/skeleton.tsx';
import { readPipelineState, tableStateOf } from './-pipeline-state.ts';

/** Loaded apart from the route, as the board is. */
const load = () => import('./-table-page.tsx');
const TablePage = lazy(load);

export const Route = createFileRoute('/company/job_posts/table/$jobPostId')({
  staticData: { width: 'page' },
  validateSearch: readPipelineState,
  loader: ({ location, params: { jobPostId } }) => {
    const state = readPipelineState(location.search);
    void load().catch(() => undefined);
    readFirst(
      jobPostQuery(jobPostId),
      tableQuery(jobPostId, tableStateOf(state)),
      ...openedQueries(state.profile),
    );
  },
  component: LateTable,
});

function LateTable() {
  return (
    <Suspense fallback={<RowsSkeleton text={PIPELINE_SENTENCES.loading} rows={5} />}>
      <TablePage />
    </Suspense>
  );
}
