import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { VISIT_STALE_MS } from '../../lib/first-data.ts';
import { registerStale } from '../../lib/live.ts';

const dashboard = () => [api.talentDashboard.key()];

registerStale({
  'invitation.sent': dashboard,
  'invitation.accepted': dashboard,
  'invitation.rejected': dashboard,
  'invitation.declineUndone': dashboard,
  'message.sent': dashboard,
  'thread.read': dashboard,
  'thread.ended': dashboard,
  'shortlistedProfile.put': dashboard,
  'shortlistedProfile.deleted': dashboard,
  'talentProfile.saved': dashboard,
});

// An opening of the profile and a new week send no event.
const options = { input: {}, staleTime: VISIT_STALE_MS };

export const talentStatsQuery = api.talentDashboard.readStats.queryOptions(options);
export const talentActivitiesQuery = api.talentDashboard.readRecentActivities.queryOptions(options);

/** The figures of the logged-in talent. */
export const useTalentStats = () => useQuery(talentStatsQuery);

/** The recent activity around the logged-in talent, newest first. */
export const useRecentActivities = () => useQuery(talentActivitiesQuery);
