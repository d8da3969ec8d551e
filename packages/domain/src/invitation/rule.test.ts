import { expect, test } from 'vitest';
import type { Reviews } from '../review/rule.ts';
import { companyInvitationRefusals, invitationRefusal } from './rule.ts';

const approved: Reviews = {
  aiReviewResponse: { reviewStatus: 'pass', failureReasons: [] },
};
const someone = {
  jobPost: approved,
  isTalentInSearch: true,
  isHiddenByCompany: false,
  isInvited: false,
  isThreadEnded: false,
  isPayRequired: false,
};

test.each([
  ['premium and an approved profile', true, approved, []],
  ['an approved profile alone', false, approved, ['PREMIUM_REQUIRED']],
  ['premium alone', true, {}, ['BUSINESS_RULE_VIOLATION']],
  ['neither', false, {}, ['PREMIUM_REQUIRED', 'BUSINESS_RULE_VIOLATION']],
] as const)(
  'with %s, a company is told all that an invitation would be refused for',
  (_what, hasPremiumAccess, company, codes) => {
    const refusals = companyInvitationRefusals({ hasPremiumAccess, company });
    expect(refusals.map(({ code }) => code)).toEqual(codes);
    expect(invitationRefusal({ ...someone, hasPremiumAccess, company })).toEqual(refusals[0]);
  },
);
