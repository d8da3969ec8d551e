import { company, talent } from '../../call/base.ts';
import { readCompanyAnswerRates, readTalentAnswerRates } from './queries.ts';

export const answerRateProcedures = {
  ofTalents: company.answerRate.ofTalents.handler(async ({ input, context: { deps, viewer } }) => ({
    rates: await readTalentAnswerRates(deps.db, viewer.companyId, input.talentIds),
  })),
  ofCompanies: talent.answerRate.ofCompanies.handler(async ({ input, context: { deps, viewer } }) => ({
    rates: await readCompanyAnswerRates(deps.db, viewer.talentId, input.companyIds),
  })),
};
