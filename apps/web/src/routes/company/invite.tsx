import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { readSeriesState } from '../../features/invitation/series-address.ts';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';

/** In a file of its own: the other pages of companies do not load its parts with theirs. */
const load = () => import('./-invite-page.tsx');
const InvitePage = lazy(load);

export const Route = createFileRoute('/company/invite')({
  validateSearch: readSeriesState,
  staticData: { width: 'page' },
  loader: () => void load().catch(() => undefined),
  component: () => (
    <Suspense fallback={<RowsSkeleton rows={8} label="Loading people" />}>
      <InvitePage />
    </Suspense>
  ),
});
