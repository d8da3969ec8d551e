import { COMPANY_ENDS, LEGAL_FORMS } from '@talaash/lexicon/company-word';
import { NAMED_ROLES, TITLE_NOUNS } from '@talaash/lexicon/role-noun';

/** SDE-2, SDE-II. */
const GRADED = /^sde-?(?:\d|i+)$/i;

const isTitleNoun = (word: string): boolean =>
  TITLE_NOUNS.has(word.toLowerCase().normalize('NFC')) || GRADED.test(word);
const KNOWN_COMPANIES =
  /\b(tcs|infosys|wipro|hcl|cognizant|accenture|capgemini|ibm|oracle|sap|google|microsoft|amazon|flipkart|paytm|swiggy|zomato|ola|uber|phonepe|razorpay|deloitte|ey|kpmg|pwc|mphasis|mindtree|ltimindtree|lti|l&t|hexaware|persistent|zensar|cyient|virtusa|ust|nagarro|publicis|sapient|thoughtworks|freshworks|zoho|byju|unacademy|cred|meesho|myntra|adobe|cisco|intel|nvidia|qualcomm|samsung|dell|hp|vmware|salesforce|paypal|walmart|jio|airtel|bosch|siemens|honeywell|ericsson|nokia|goldman|jpmorgan|morgan|barclays|hsbc|isro|drdo|freelance|self[- ]employed)\b/iu;

const wordsOf = (text: string): string[] => text.split(/[\s,/()&|–—-]+/u).filter((word) => word !== '');

const bare = (word: string) => word.replace(/[.,:;]+$/u, '').replace(/^[.,:;]+/u, '');

const LEVEL = /^(i{1,3}|iv|v|[1-9]|l[1-9]|senior|junior|sr|jr|grade|level)$/i;

/** Whether a text reads like a job title. */
export function isTitle(text: string): boolean {
  const words = wordsOf(text).map(bare);
  if (words.length === 0 || words.length > 10 || isCompany(text)) return false;
  return words.some(isTitleNoun);
}

/** Whether a word ends titles and no name. */
export const isTitleEnd = (word: string): boolean => isTitle(word) && !NAMED_ROLES.has(word.toLowerCase());

/** Whether a text reads like the name of a company. */
export function isCompany(text: string): boolean {
  const words = wordsOf(text.replace(/\([^)]*\)/g, ' '))
    .map(bare)
    .filter((word) => !LEVEL.test(word));
  const last = words.at(-1);
  if (last === undefined) return false;
  if (wordsOf(text).some((word) => LEGAL_FORMS.has(bare(word).toLowerCase()))) return true;
  if (isTitleNoun(last) && !(words.length > 1 && /^(associates|partners)$/i.test(last))) return false;
  return COMPANY_ENDS.has(last.toLowerCase()) || KNOWN_COMPANIES.test(text);
}

export const isRemote = (text: string): boolean =>
  /\b(remote(ly)?|work(ing)?[\s-]+from[\s-]+home|wfh)\b/i.test(text);
export const isInternship = (text: string): boolean =>
  /\b(intern|interns|internship|internee|apprentice(ship)?|trainee)\b/i.test(text);
/** Kinds of employment that stand beside a title, and say no more. */
export const isEmploymentKind = (text: string): boolean =>
  /^\(?(full[\s-]?time|part[\s-]?time|contract(ual)?|permanent|on[\s-]?site|hybrid|internship|payroll|regular|remote|work from home|wfh|in[\s-]office)\)?$/i.test(
    text.trim(),
  );
