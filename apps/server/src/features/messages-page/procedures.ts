import { company, talent } from '../../call/base.ts';
import { visitAsCompany, visitAsTalent } from './actions.ts';

export const messagesPageProcedures = {
  visitAsCompany: company.messagesPage.visitAsCompany.handler(async ({ context: { deps, viewer } }) => ({
    messagesPageLastVisitedIsoDateTimeUtc: await visitAsCompany(deps.db, viewer.companyId, viewer.uid),
  })),
  visitAsTalent: talent.messagesPage.visitAsTalent.handler(async ({ context: { deps, viewer } }) => ({
    messagesPageLastVisitedIsoDateTimeUtc: await visitAsTalent(deps.db, viewer.talentId),
  })),
};
