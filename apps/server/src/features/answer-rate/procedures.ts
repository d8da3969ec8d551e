import { toldAnswerRate } from '@talaash/domain/answer-rate/rule';
import type { AnswerRate } from '@talaash/domain/answer-rate/schema';
import { company, companyOrTalent } from '../../call/base.ts';
import { partyOf } from '../thread/queries.ts';
import { readCompanyAnswerRates, readTalentAnswerRates } from './queries.ts';

export const answerRateProcedures = {
  ofTalents: company.answerRate.ofTalents.handler(async ({ input, context: { deps, viewer } }) => ({
    rates: told(await readTalentAnswerRates(deps.db, viewer.companyId, input.talentIds)),
  })),
  ofCompanies: companyOrTalent.answerRate.ofCompanies.handler(
    async ({ input, context: { deps, viewer } }) => ({
      rates: told(await readCompanyAnswerRates(deps.db, partyOf(viewer), input.companyIds)),
    }),
  ),
};

const told = (rates: Record<string, AnswerRate>): Record<string, AnswerRate> =>
  Object.fromEntries(Object.entries(rates).map(([id, rate]) => [id, toldAnswerRate(rate)]));
