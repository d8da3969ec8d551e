import { isApproved, type Reviews } from '../review/rule.ts';

/** Why this company cannot use its lists now; undefined if it can. */
export const listingRefusal = (company: Reviews): string | undefined =>
  isApproved(company)
    ? undefined
    : 'Your company profile must be approved before you can shortlist or hide talent.';
