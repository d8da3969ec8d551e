import { UNAPPROVED_COMPANY_SENTENCE } from '../company-profile/words.ts';
import { type PremiumRefusal, premiumRefusal } from '../subscription/rule.ts';
import { SHORTLISTED_PROFILE_SENTENCES } from './words.ts';

type ExportFacts = {
  hasPremiumAccess: boolean;
  /** Whether the company's profile is approved, so that it sees unredacted people. */
  isApproved: boolean;
  /** How many people of the shortlist the company may see now. */
  visible: number;
};

export type ShortlistExportRefusal = PremiumRefusal | { code: 'BUSINESS_RULE_VIOLATION'; message: string };

/** Why a company may not export a shortlist, in one sentence; undefined if it may. */
export function shortlistExportRefusal(facts: ExportFacts): ShortlistExportRefusal | undefined {
  const unpaid = premiumRefusal(facts.hasPremiumAccess, 'export');
  if (unpaid) return unpaid;
  if (!facts.isApproved) return violation(UNAPPROVED_COMPANY_SENTENCE);
  return facts.visible === 0 ? violation(SHORTLISTED_PROFILE_SENTENCES.nobodyToExport) : undefined;
}

const violation = (message: string) => ({ code: 'BUSINESS_RULE_VIOLATION', message }) as const;
