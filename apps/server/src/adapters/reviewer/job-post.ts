import type { JobPost } from '@talaash/domain/job-post/schema';
import { CONTACT_RULES } from './contact.ts';
import { FILLER_RULES } from './filler.ts';
import { findInTexts, type Finding, type FreeText, type TextRule, wordsOf } from './finding.ts';
import { label, NO_TEXT, prose, textsIn, type TextsOf } from './free-text.ts';
import { GIBBERISH_RULES } from './gibberish.ts';
import { PROFANITY_RULES } from './profanity.ts';
import { REPETITION_RULES } from './repetition.ts';
import { isThin } from './thin.ts';

const DESCRIPTION_DISTINCT_WORDS_MIN = 12;

/** Prefixes of words that name a role. */
const ROLES =
  'develop engineer designer tester analyst manager lead architect intern sdet consultant specialist administrator admin ' +
  'scientist devops programmer head officer writer researcher associate executive trainee coordinator director ' +
  'full-stack fullstack frontend front-end backend back-end sre coder freelancer contractor apprentice principal ' +
  'cto expert technician operator strategist evangelist support automation quality डेवलपर इंजीनियर डिज़ाइनर डिजाइनर प्रबंधक विश्लेषक परीक्षक';
const ROLE_PREFIXES = ROLES.split(' ').flatMap((role) => role.split('-').slice(0, 1));
const SHORT_ROLES = new Set(['qa', 'ui', 'ux', 'dba', 'pm']);

/** Whether a text contains the name of a role. */
const namesRole = (text: string): boolean =>
  wordsOf(text).some(
    (word) =>
      SHORT_ROLES.has(word) || ROLE_PREFIXES.some((prefix) => word.startsWith(prefix.normalize('NFC'))),
  );

const SELLING =
  /\b(?:buy\s+(?:now|one)|(?:now\s+)?on\s+sale|for\s+sale|order\s+now|shop\s+now|free\s+shipping|cash\s+on\s+delivery|limited[\s-]+(?:time\s+)?offer|\d+\s*%\s*(?:off|discount)|best\s+price|money[\s-]back|lowest\s+prices?|bulk\s+orders?)\b/iu;
const TOO_GOOD =
  /\b(?:get\s+rich|guaranteed\s+(?:income|returns?|profits?)|(?:network|multi[\s-]?level)\s+marketing|mlm|double\s+your\s+money|earn\s+(?:up\s*to\s+)?(?:rs\.?|inr|₹|\$)?\s*[\d,]+\s*(?:k\s*)?(?:\/|per|a|every)\s*(?:day|hour|week)|betting|casino|lottery|instant\s+loans?)\b/iu;
const MONEY_ASKED =
  /\b(?:pay|deposit|transfer|send|submit|remit)\b[^.!?\n]{0,40}(?:\b(?:fees?|deposit|charges?|amount|upi|gpay|paytm|phonepe)\b|(?:rs\.?|inr|₹|\$)\s*\d)|\b(?:registration|application|joining|security|refundable|training|interview)\s+(?:fees?|deposit|charges?|amount)\s*(?:of|is|:|=|required|applicable|applies|must|has\s+to|will\s+be|(?:rs\.?|inr|₹|\$))/iu;
/** Sentences that deny a fee, or that are about customers who pay. */
const NO_MONEY_ASKED =
  /\b(?:customers?|users?|clients?|shops?|merchants?|buyers?|sellers?|patients?)\b|\b(?:no|never|not|without|zero|free\s+of|don'?t|doesn'?t|do\s+not|does\s+not)\b/iu;

const asksForMoney = (text: string): boolean =>
  text.split(/[.!?\n]+/u).some((sentence) => MONEY_ASKED.test(sentence) && !NO_MONEY_ASKED.test(sentence));

const JOB_RULES: readonly TextRule[] = [
  {
    certainty: 88,
    find: (text) =>
      SELLING.test(text) || TOO_GOOD.test(text)
        ? 'describe a job; this reads like an offer to buy or invest.'
        : undefined,
  },
  {
    certainty: 93,
    find: (text) => (asksForMoney(text) ? 'do not ask applicants for money.' : undefined),
  },
];

const JOB_POST_TEXTS: TextsOf<JobPost> = {
  key: NO_TEXT,
  createdIsoDateTimeUtc: NO_TEXT,
  updatedIsoDateTimeUtc: NO_TEXT,
  companyId: NO_TEXT,
  category: NO_TEXT,
  title: label('Title'),
  description: prose('Description'),
  hasCompetitiveSalary: NO_TEXT,
  hasFlexibleHours: NO_TEXT,
  hasPerformanceBonus: NO_TEXT,
  hasLearningOpportunities: NO_TEXT,
  aiReviewResponse: NO_TEXT,
  isReviewQueued: NO_TEXT,
};

export function findInJobPost(jobPost: JobPost): { findings: Finding[]; texts: FreeText[] } {
  const { title, description } = jobPost;
  const { prose: texts, labels } = textsIn(jobPost, JOB_POST_TEXTS);
  const all = [...labels, ...texts];
  const noNames = new Set<string>();
  const findings = [
    ...findInTexts([...CONTACT_RULES, ...FILLER_RULES, ...PROFANITY_RULES, ...JOB_RULES], all, noNames),
    ...findInTexts(GIBBERISH_RULES, all, noNames),
    ...findInTexts(REPETITION_RULES, texts, noNames),
  ];
  if (!namesRole(title) && !namesRole(description)) {
    findings.push({ field: 'Title', change: 'name the role, such as “Backend Developer”.', certainty: 80 });
  }
  if (isThin(description, DESCRIPTION_DISTINCT_WORDS_MIN)) {
    const change = 'describe the work, what you expect and what you offer.';
    findings.push({ field: 'Description', change, certainty: 84 });
  }
  return { findings, texts };
}
