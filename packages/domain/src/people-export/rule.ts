import { UNAPPROVED_COMPANY_SENTENCE } from '../company-profile/words.ts';
import { type PremiumRefusal, premiumRefusal } from '../subscription/rule.ts';
import type { PeopleList } from './choice.ts';
import { NOBODY_TO_EXPORT } from './words.ts';

type ExportFacts = {
  hasPremiumAccess: boolean;
  /** Whether the company's profile is approved, so that it sees unredacted people. */
  isApproved: boolean;
  /** How many people the export would have. */
  people: number;
};

export type PeopleExportRefusal = PremiumRefusal | { code: 'BUSINESS_RULE_VIOLATION'; message: string };

/** Why a company may not export a list of people, in one sentence; undefined if it may. */
export function peopleExportRefusal(list: PeopleList, facts: ExportFacts): PeopleExportRefusal | undefined {
  const unpaid = premiumRefusal(facts.hasPremiumAccess, 'export');
  if (unpaid) return unpaid;
  if (!facts.isApproved) return violation(UNAPPROVED_COMPANY_SENTENCE);
  return facts.people === 0 ? violation(NOBODY_TO_EXPORT[list]) : undefined;
}

const violation = (message: string) => ({ code: 'BUSINESS_RULE_VIOLATION', message }) as const;
