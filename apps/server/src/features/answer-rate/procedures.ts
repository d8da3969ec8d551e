import { company, companyOrTalent } from '../../call/base.ts';
import { partyOf } from '../thread/queries.ts';
import { readCompanyAnswerRates, readTalentAnswerRates } from './queries.ts';

export const answerRateProcedures = {
  ofTalents: company.answerRate.ofTalents.handler(async ({ input, context: { deps, viewer } }) => ({
    rates: await readTalentAnswerRates(deps.db, viewer.companyId, input.talentIds),
  })),
  ofCompanies: companyOrTalent.answerRate.ofCompanies.handler(
    async ({ input, context: { deps, viewer } }) => ({
      rates: await readCompanyAnswerRates(deps.db, partyOf(viewer), input.companyIds),
    }),
  ),
};
