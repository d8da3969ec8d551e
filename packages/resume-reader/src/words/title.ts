import { COMPANY_ENDS, LEGAL_FORMS } from '@talaash/lexicon/company-word';
import { namesEmployer } from '@talaash/lexicon/employer';
import { NAMED_ROLES, TITLE_NOUNS } from '@talaash/lexicon/role-noun';

/** Matches SDE-2 and SDE-II. */
const GRADED = /^sde-?(?:\d|i+)$/i;

const isTitleNoun = (word: string): boolean =>
  TITLE_NOUNS.has(word.toLowerCase().normalize('NFC')) || GRADED.test(word);
const wordsOf = (text: string): string[] => text.split(/[\s,/()&|–—-]+/u).filter((word) => word !== '');

const bare = (word: string) => word.replace(/[.,:;]+$/u, '').replace(/^[.,:;]+/u, '');

const LEVEL = /^(i{1,3}|iv|v|[1-9]|l[1-9]|senior|junior|sr|jr|grade|level)$/i;

/** Whether a text reads like a job title. */
export function isTitle(text: string): boolean {
  const words = wordsOf(text).map(bare);
  if (words.length === 0 || words.length > 10 || isCompany(text)) return false;
  return words.some(isTitleNoun);
}

/** Whether a word ends titles but never names. */
export const isTitleEnd = (word: string): boolean => isTitle(word) && !NAMED_ROLES.has(word.toLowerCase());

/** Words in the place of an employer. */
const isOwnWork = (text: string): boolean => /\b(?:freelance|self[- ]employed)\b/i.test(text);

/** Whether a text reads like the name of a company. */
export function isCompany(text: string): boolean {
  const words = wordsOf(text.replace(/\([^)]*\)/g, ' '))
    .map(bare)
    .filter((word) => !LEVEL.test(word));
  const last = words.at(-1);
  if (last === undefined) return false;
  if (wordsOf(text).some((word) => LEGAL_FORMS.has(bare(word).toLowerCase()))) return true;
  if (isTitleNoun(last) && !(words.length > 1 && /^(associates|partners)$/i.test(last))) return false;
  return COMPANY_ENDS.has(last.toLowerCase()) || namesEmployer(text) || isOwnWork(text);
}

export const isRemote = (text: string): boolean =>
  /\b(remote(ly)?|work(ing)?[\s-]+from[\s-]+home|wfh)\b/i.test(text);
export const isInternship = (text: string): boolean =>
  /\b(intern|interns|internship|internee|apprentice(ship)?|trainee)\b/i.test(text);
/** Kinds of employment that appear beside a title and add nothing to it. */
export const isEmploymentKind = (text: string): boolean =>
  /^\(?(full[\s-]?time|part[\s-]?time|contract(ual)?|permanent|on[\s-]?site|hybrid|internship|payroll|regular|remote|work from home|wfh|in[\s-]office)\)?$/i.test(
    text.trim(),
  );
