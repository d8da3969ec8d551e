import { talent } from '../../call/base.ts';
import { toTalentProfile } from '../talent-profile/present.ts';
import { readTalentProfile } from '../talent-profile/queries.ts';
import { toTalentActivity, toTalentDashboardStats } from './present.ts';
import { readTalentActivities, readTalentHistory } from './queries.ts';

export const talentDashboardProcedures = {
  readStats: talent.talentDashboard.readStats.handler(async ({ context: { deps, viewer } }) => {
    const now = deps.now();
    const [history, profile] = await Promise.all([
      readTalentHistory(deps.db, viewer.talentId, now),
      readTalentProfile(deps.db, viewer.talentId),
    ]);
    return { stats: toTalentDashboardStats(history, profile && toTalentProfile(profile), now) };
  }),
  readRecentActivities: talent.talentDashboard.readRecentActivities.handler(
    async ({ input, context: { deps, viewer } }) => {
      const rows = await readTalentActivities(deps.db, viewer.talentId, input.limit);
      return { activities: rows.map(toTalentActivity) };
    },
  ),
};
