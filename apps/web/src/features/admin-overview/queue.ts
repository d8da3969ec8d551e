import type { AdminQueue } from '@talaash/contract/admin-overview';
import { OVERVIEW_OLD_SECONDS } from '@talaash/domain/admin-overview/limit';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

const stale = () => [api.adminOverview.readQueue.key()];

registerStale({
  'talent.humanReviewRequested': stale,
  'talent.reviewed': stale,
  'company.humanReviewRequested': stale,
  'company.reviewed': stale,
  'contactMessage.sent': stale,
  'adminAction.recorded': stale,
});

/** How much waits for an admin. Read now and then too: who waits may delete the account, which no event tells admins. */
export const useQueue = (): AdminQueue | undefined =>
  useQuery({
    ...api.adminOverview.readQueue.queryOptions(),
    refetchInterval: OVERVIEW_OLD_SECONDS * 1000,
  }).data;
