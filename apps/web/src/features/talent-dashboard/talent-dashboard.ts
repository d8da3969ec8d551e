import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

const dashboard = () => [api.talentDashboard.key()];

registerStale({
  'invitation.sent': dashboard,
  'invitation.accepted': dashboard,
  'invitation.rejected': dashboard,
  'message.sent': dashboard,
  'thread.read': dashboard,
  'thread.ended': dashboard,
  'shortlistedProfile.put': dashboard,
  'shortlistedProfile.deleted': dashboard,
  'talentProfile.saved': dashboard,
});

// Read anew on each visit: an opening of the profile and a new week send no event.
const always = { refetchOnMount: 'always' } as const;

/** The figures of the signed-in talent. */
export const useTalentStats = () =>
  useQuery({ ...api.talentDashboard.readStats.queryOptions({ input: {} }), ...always });

/** What has happened around the signed-in talent, the latest first. */
export const useRecentActivities = () =>
  useQuery({ ...api.talentDashboard.readRecentActivities.queryOptions({ input: {} }), ...always });
