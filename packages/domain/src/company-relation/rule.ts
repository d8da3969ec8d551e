import { isApproved, type Reviews } from '../review/rule.ts';

/** Why this company can neither shortlist nor hide anybody now; undefined when it can. */
export const listingRefusal = (company: Reviews): string | undefined =>
  isApproved(company)
    ? undefined
    : 'Your company profile must be approved before you can shortlist or hide talent.';
