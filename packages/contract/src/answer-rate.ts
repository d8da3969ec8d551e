import { ANSWER_RATES_MAX } from '@talaash/domain/answer-rate/limit';
import { AnswerRate } from '@talaash/domain/answer-rate/schema';
import { id, z } from '@talaash/domain/base/schema';
import { call } from './call.ts';

const ids = z.array(id()).max(ANSWER_RATES_MAX);
const rates = z.object({ rates: z.record(z.string(), AnswerRate) });

export const answerRate = {
  ofTalents: call({
    access: 'company',
    permission: 'read',
    own: 'talents whom the caller’s company may see; others are left out',
    path: '/answer-rates-of-talents',
    summary: 'Returns how talents answer invitations, by talent id. No search orders by it',
    tags: ['Talent'],
  })
    .input(z.strictObject({ talentIds: ids }))
    .output(rates),
  ofCompanies: call({
    access: ['talent', 'company'],
    permission: 'read',
    own: 'for a talent, companies with a conversation with the caller; for a company, itself; others are left out',
    path: '/answer-rates-of-companies',
    summary: 'Returns how companies answer the messages of talents, by company id',
    tags: ['Company'],
  })
    .input(z.strictObject({ companyIds: ids }))
    .output(rates),
};
