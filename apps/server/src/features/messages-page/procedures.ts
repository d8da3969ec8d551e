import { company, talent } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { visitAsCompany, visitAsTalent } from './actions.ts';

export const messagesPageProcedures = {
  visitAsCompany: company.messagesPage.visitAsCompany.handler(
    async ({ input, context: { deps, viewer } }) => {
      if (input.companyId !== viewer.companyId) throw refusal('NOT_FOUND');
      return { messagesPageLastVisitedIsoDateTimeUtc: await visitAsCompany(deps.db, viewer.companyId) };
    },
  ),
  visitAsTalent: talent.messagesPage.visitAsTalent.handler(async ({ input, context: { deps, viewer } }) => {
    if (input.talentId !== viewer.talentId) throw refusal('NOT_FOUND');
    return { messagesPageLastVisitedIsoDateTimeUtc: await visitAsTalent(deps.db, viewer.talentId) };
  }),
};
