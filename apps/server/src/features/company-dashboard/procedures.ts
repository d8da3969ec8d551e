import { companyFigures } from '@talaash/domain/company-dashboard/figures';
import { company } from '../../call/base.ts';
import { toCompanyActivity } from './present.ts';
import { readCompanyActivities, readCompanyHistory } from './queries.ts';

export const companyDashboardProcedures = {
  readStats: company.companyDashboard.readStats.handler(async ({ context: { deps, viewer } }) => {
    const now = deps.now();
    return { stats: companyFigures(await readCompanyHistory(deps.db, viewer.companyId, now), now) };
  }),
  readRecentActivities: company.companyDashboard.readRecentActivities.handler(
    async ({ input, context: { deps, viewer } }) => {
      const rows = await readCompanyActivities(deps.db, viewer.companyId, input.limit);
      return { activities: rows.map(toCompanyActivity) };
    },
  ),
};
