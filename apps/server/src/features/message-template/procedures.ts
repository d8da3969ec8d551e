import { company } from '../../call/base.ts';
import { deleteMessageTemplate, saveMessageTemplate } from './actions.ts';
import { toMessageTemplate } from './present.ts';
import { listMessageTemplates } from './queries.ts';

export const messageTemplateProcedures = {
  list: company.messageTemplate.list.handler(async ({ context: { deps, viewer } }) => {
    const rows = await listMessageTemplates(deps.db, viewer.companyId);
    return { list: rows.map(toMessageTemplate) };
  }),
  update: company.messageTemplate.update.handler(async ({ input, context: { deps, viewer } }) => ({
    messageTemplate: toMessageTemplate(await saveMessageTemplate(deps, viewer, input.messageTemplate)),
  })),
  delete: company.messageTemplate.delete.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId, uid } = viewer;
    await deleteMessageTemplate(deps, { companyId, uid, ...input });
    return {};
  }),
};
