import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

const dashboard = () => [api.companyDashboard.key()];

registerStale({
  'invitation.sent': dashboard,
  'invitation.accepted': dashboard,
  'invitation.rejected': dashboard,
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

// Read anew on each visit: a new week and a talent's new name send no event.
const always = { refetchOnMount: 'always' } as const;

/** The figures of the signed-in company. */
export const useCompanyStats = () =>
  useQuery({ ...api.companyDashboard.readStats.queryOptions({ input: {} }), ...always });

/** What has happened around the signed-in company, the latest first. */
export const useRecentActivities = () =>
  useQuery({ ...api.companyDashboard.readRecentActivities.queryOptions({ input: {} }), ...always });
