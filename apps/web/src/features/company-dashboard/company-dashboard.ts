import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { VISIT_STALE_MS } from '../../lib/first-data.ts';
import { registerStale } from '../../lib/live.ts';

const dashboard = () => [api.companyDashboard.key()];

registerStale({
  'invitation.sent': dashboard,
  'invitation.accepted': dashboard,
  'invitation.rejected': dashboard,
  'invitation.declineUndone': dashboard,
  'message.sent': dashboard,
  'thread.ended': dashboard,
  'shortlistedProfile.put': dashboard,
  'shortlistedProfile.deleted': dashboard,
  'jobPost.saved': dashboard,
  'jobPost.reviewed': dashboard,
  'jobPost.deleted': dashboard,
  'jobPost.restored': dashboard,
  'companyProfile.saved': dashboard,
  'company.reviewed': dashboard,
});

// A new week and a talent's new name send no event.
const options = { input: {}, staleTime: VISIT_STALE_MS };

export const companyStatsQuery = api.companyDashboard.readStats.queryOptions(options);
export const companyActivitiesQuery = api.companyDashboard.readRecentActivities.queryOptions(options);

/** The figures of the logged-in company. */
export const useCompanyStats = () => useQuery(companyStatsQuery);

/** The recent activity around the logged-in company, newest first. */
export const useRecentActivities = () => useQuery(companyActivitiesQuery);
