import type { TextRule } from './finding.ts';

/** Replaces look-alikes (full-width forms, Devanagari digits) and removes invisible characters, which could hide a contact. */
const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '');

/** The part before the @. The lookbehind lets it match only at the start of a word, which keeps the search linear. */
const MAILBOX = '(?<![\\p{L}\\p{M}\\p{N}._%+-])[\\p{L}\\p{M}\\p{N}._%+-]+';
const DOMAIN_LABEL = '[\\p{L}\\p{M}\\p{N}-]+';
const SPELT_AT = '\\s*(?:\\(at\\)|\\[at\\]|\\{at\\}|\\sat\\s)\\s*';
const SPELT_DOT = '\\s*(?:\\(dot\\)|\\[dot\\]|\\{dot\\}|\\sdot\\s)\\s*';
const EMAIL = new RegExp(`${MAILBOX}@${DOMAIN_LABEL}(?:\\.${DOMAIN_LABEL})+`, 'gu');
const SPELT_EMAIL = new RegExp(`${MAILBOX}${SPELT_AT}${DOMAIN_LABEL}${SPELT_DOT}[a-z]{2,}`, 'iu');
const EMAIL_AT_PROVIDER = new RegExp(
  `${MAILBOX}${SPELT_AT}(?:gmail|yahoo|outlook|hotmail|rediffmail|proton(?:mail)?)\\b`,
  'iu',
);

const withoutEmails = (text: string) => text.replace(EMAIL, ' ');

const hasEmail = (text: string) =>
  withoutEmails(text) !== text || SPELT_EMAIL.test(text) || EMAIL_AT_PROVIDER.test(text);

/** Digits with at most two separators between two of them. */
const DIGITS = /\+?\d(?:[\s().–—-]{0,2}\d)+/g;
const YEARS = /^(?:(?:19|20)\d\d[\s().–—-]*)+$/;
const IP_ADDRESS = /^(?:\d{1,3}\.){3}\d{1,3}$/;
const PHONE_DIGITS = { min: 10, minWithPlus: 8, max: 15 };

function isPhone(match: string): boolean {
  if (YEARS.test(match) || IP_ADDRESS.test(match)) return false;
  const digits = match.replace(/\D/g, '').length;
  const minimum = match.startsWith('+') ? PHONE_DIGITS.minWithPlus : PHONE_DIGITS.min;
  return digits >= minimum && digits <= PHONE_DIGITS.max;
}

const DIGIT_WORD = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)';
const SPOKEN_NUMBER = new RegExp(`\\b${DIGIT_WORD}(?:[\\s,.-]+${DIGIT_WORD}){6,}\\b`, 'i');

const hasPhone = (text: string) => (text.match(DIGITS) ?? []).some(isPhone) || SPOKEN_NUMBER.test(text);

const TOP_LEVELS =
  'com|in|org|net|io|dev|me|co|app|info|biz|xyz|tech|online|site|blog|link|page|us|uk|au|nz|ly|gg|tv';
const FULL_ADDRESS = /\b(?:https?:\/\/|www\.)\S+/iu;
/** Needs two characters before the dot, because B.Tech and M.Com are degrees. */
const BARE_ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}@./-])((?:[a-z0-9-]+\\.)*[a-z0-9-]{2,}\\.(?:${TOP_LEVELS}))(?![\\p{L}\\p{N}-])(\\/\\S*)?`,
  'giu',
);

/** Names of products and employers that look like addresses. */
const NAMES_WITH_A_DOT = new Set(
  (
    'asp.net ado.net vb.net ml.net draw.io socket.io builder.io fly.io booking.com amazon.com amazon.in flipkart.com ' +
    'monday.com make.com naukri.com shaadi.com bharatmatrimony.com cars24.com salesforce.com github.io cal.com ' +
    'customer.io segment.io keycloak.org makemytrip.com policybazaar.com paytm.com indiamart.com 99acres.com crypto.com'
  ).split(' '),
);

function hasLink(text: string, ownNames: ReadonlySet<string>): boolean {
  if (FULL_ADDRESS.test(text)) return true;
  return [...text.matchAll(BARE_ADDRESS)].some(([, host = '', path]) => {
    const name = host.toLowerCase();
    return path !== undefined || !(NAMES_WITH_A_DOT.has(name) || ownNames.has(name));
  });
}

/** At-rules of CSS. Annotations of programming languages begin with a capital, so the pattern does not match them. */
const AT_RULES = new Set(
  'media import apply tailwind layer supports keyframes include mixin extend font'.split(' '),
);
const HANDLE = /(?<![\p{L}\p{N}._/-])@([a-z0-9_][\w.]{2,})(?![\w/-])/gu;
const MESSENGER_NUMBER =
  /\b(?:whats\s?app|telegram|skype|instagram|insta|snapchat|discord)\s*(?:id|no|number|handle|username)\b\s*(?:is|[:=.-])?\s*\S+/iu;

const hasHandle = (text: string) =>
  MESSENGER_NUMBER.test(text) ||
  [...text.matchAll(HANDLE)].some(([, handle = '']) => !AT_RULES.has(handle.toLowerCase()));

/** Contact details and links belong in their own fields, where premium access and privacy are enforced. */
export const CONTACT_RULES: readonly TextRule[] = [
  { certainty: 98, find: (text) => (hasEmail(normalized(text)) ? 'remove the email address.' : undefined) },
  { certainty: 95, find: (text) => (hasPhone(normalized(text)) ? 'remove the phone number.' : undefined) },
  {
    certainty: 95,
    find: (text, ownNames) =>
      hasLink(withoutEmails(normalized(text)), ownNames) ? 'remove the link.' : undefined,
  },
  {
    certainty: 88,
    find: (text) =>
      hasHandle(withoutEmails(normalized(text))) ? 'remove the messenger or social media name.' : undefined,
  },
];
