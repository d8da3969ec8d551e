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
  'report.sent': stale,
  'appeal.sent': stale,
  'adminAction.recorded': stale,
});

/** The number of items waiting for an admin. Polled too: a waiting person may delete the account, and no event tells admins. */
export const useQueue = (): AdminQueue | undefined =>
  useQuery({
    ...api.adminOverview.readQueue.queryOptions(),
    refetchInterval: OVERVIEW_OLD_SECONDS * 1000,
  }).data;
