import type { ExportFormat } from '@talaash/domain/people-export/choice';
import { PEOPLE_EXPORT_LIMIT } from '@talaash/domain/people-export/limit';
import { type CallContext, company } from '../../call/base.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { ExportRequest } from './export.ts';
import { exportPipeline } from './pipeline.ts';
import { exportShortlist } from './shortlist.ts';

type Context = Pick<CallContext, 'limits'> & { viewer: SignedInViewer & { companyId: string } };

/** Counted for the company, whoever of it exports. */
async function admitted(
  { limits, viewer: { companyId, hasPremiumAccess, uid: actorUid } }: Context,
  input: { jobPostId: string; format: ExportFormat },
): Promise<ExportRequest> {
  await limits.count('peopleExport', PEOPLE_EXPORT_LIMIT, companyId);
  return { ...input, companyId, hasPremiumAccess, actorUid };
}

export const peopleExportProcedures = {
  shortlist: company.peopleExport.shortlist.handler(async ({ input, context }) =>
    exportShortlist(context.deps, await admitted(context, input)),
  ),
  pipeline: company.peopleExport.pipeline.handler(async ({ input, context }) =>
    exportPipeline(context.deps, await admitted(context, input)),
  ),
};
