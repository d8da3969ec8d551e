import type { JobPost } from '@talaash/domain/job-post/schema';
import { namesJob } from '@talaash/lexicon/title-word';
import { type Finding, findInTexts, type FreeText, type TextRule, type TextRules } from './finding.ts';
import { label, NO_TEXT, NOT_TYPED, prose, textsIn, type TextsOf } from './free-text.ts';
import { findGibberish } from './gibberish.ts';
import { findOffer } from './offer.ts';
import { ADDRESS_RULES, CODE_RULES, FILENAME_RULES, LABEL_RULES, PROSE_RULES } from './rule.ts';
import { findShouting } from './shouting.ts';
import { isThin } from './thin.ts';

const DESCRIPTION_DISTINCT_WORDS_MIN = 12;

/** Fields of work that stand for who does it: "Backend Development". */
const FIELD_OF_WORK =
  /\b(?:development|engineering|testing|automation|quality|support|full[- ]?stack|front[- ]?end|back[- ]?end|ui|ux)\b/iu;
const namesRole = (text: string): boolean => namesJob(text) || FIELD_OF_WORK.test(text);

const SELLING =
  /\b(?:buy\s+(?:now|one)|(?:now\s+)?on\s+sale|for\s+sale|order\s+now|shop\s+now|free\s+shipping|cash\s+on\s+delivery|limited[\s-]+(?:time\s+)?offer|\d+\s*%\s*(?:off|discount)|best\s+price|money[\s-]back|lowest\s+prices?|bulk\s+orders?)\b/iu;
const TOO_GOOD =
  /\b(?:get\s+rich|guaranteed\s+(?:income|returns?|profits?)|(?:network|multi[\s-]?level)\s+marketing|mlm|double\s+your\s+money|earn\s+(?:up\s*to\s+)?(?:rs\.?|inr|₹|\$)?\s*[\d,]+\s*(?:k\s*)?(?:\/|per|a|every)\s*(?:day|hour|week)|betting\s+tips|casino\s+bonus|lottery\s+(?:tickets?|winners?|prizes?)|instant\s+loans?)\b/iu;
const MONEY_ASKED =
  /(?<!\b(?:we|will|fixed|base|basic|variable|monthly|company)\s)\b(?:pay|deposit|transfer|send|submit|remit)\b[^.!?\n]{0,40}(?:\b(?:fees?|deposit|charges?|amount|upi|gpay|paytm|phonepe)\b|(?:rs\.?|inr|₹|\$)\s*\d[\d,]*)|\b(?:registration|application|joining|security|refundable|training|interview)\s+(?:fees?|deposit|charges?|amount)\s*(?:of|is|:|=|required|applicable|applies|must|has\s+to|will\s+be|(?:rs\.?|inr|₹|\$))/iu;
/** Sentences that deny a fee, or that are about customers who pay. */
const NO_MONEY_ASKED =
  /\b(?:customers?|users?|clients?|shops?|merchants?|buyers?|sellers?|patients?)\b|\b(?:no|never|not|without|zero|free\s+of|don'?t|doesn'?t|do\s+not|does\s+not)\b/iu;

const feeAsked = (text: string): string | undefined =>
  text
    .split(/[.!?\n]+/u)
    .filter((sentence) => !NO_MONEY_ASKED.test(sentence))
    .map((sentence) => MONEY_ASKED.exec(sentence)?.[0])
    .find((words) => words !== undefined);

/** Offers that no text may contain count here too, and so do words that a talent may use about an online shop. */
export const findSale: TextRule = (text, ownNames) => {
  const words = SELLING.exec(text)?.[0] ?? TOO_GOOD.exec(text)?.[0] ?? findOffer(text, ownNames)[0]?.words;
  return words === undefined ? [] : [{ fault: 'sale', words }];
};

const withSale = (rules: readonly TextRule[]): TextRule[] =>
  rules.map((rule) => (rule === findOffer ? findSale : rule));

export const findFee: TextRule = (text) => {
  const words = feeAsked(text);
  return words === undefined ? [] : [{ fault: 'fee', words }];
};

const RULES: TextRules = {
  prose: [...withSale(PROSE_RULES), findFee],
  label: [...withSale(LABEL_RULES), findGibberish, findShouting, findFee],
  code: CODE_RULES,
  filename: FILENAME_RULES,
  address: ADDRESS_RULES,
};

const JOB_POST_TEXTS: TextsOf<JobPost> = {
  key: NOT_TYPED,
  createdIsoDateTimeUtc: NOT_TYPED,
  updatedIsoDateTimeUtc: NOT_TYPED,
  companyId: NOT_TYPED,
  category: NO_TEXT,
  title: label(),
  description: prose(),
  hasCompetitiveSalary: NO_TEXT,
  hasFlexibleHours: NO_TEXT,
  hasPerformanceBonus: NO_TEXT,
  hasLearningOpportunities: NO_TEXT,
  terms: ({ workPlaceName }) => (workPlaceName === undefined ? [] : label()(workPlaceName, 'Place')),
  confirmedIsoDateTimeUtc: NOT_TYPED,
  askedIsoDateTimeUtc: NOT_TYPED,
  closedIsoDateTimeUtc: NOT_TYPED,
  aiReviewResponse: NOT_TYPED,
  isReviewQueued: NO_TEXT,
};

export function findInJobPost(jobPost: JobPost): { findings: Finding[]; texts: FreeText[] } {
  const { title, description } = jobPost;
  const texts = textsIn(jobPost, JOB_POST_TEXTS);
  const findings = findInTexts(RULES, texts, new Set());
  if (!namesRole(title) && !namesRole(description)) {
    findings.push({ field: 'Title', change: 'name the role, such as “Backend Developer”.', certainty: 80 });
  }
  if (isThin(description, DESCRIPTION_DISTINCT_WORDS_MIN)) {
    const change = 'describe the work, what you expect and what you offer.';
    findings.push({ field: 'Description', change, certainty: 84 });
  }
  return { findings, texts };
}
