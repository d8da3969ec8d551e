import { type Span, spansOf } from './span.ts';

/** The part before the @. The lookbehind lets it match only at the start of a word, which keeps the search linear. */
const MAILBOX = '(?<![\\p{L}\\p{M}\\p{N}._%+@-])[\\p{L}\\p{M}\\p{N}._%+-]{1,64}';
/** "meera dot iyer", before the word "at". */
const SPELT_MAILBOX = `(?:(?<![\\p{L}\\p{M}\\p{N}._%+@-])[\\p{L}\\p{N}_-]{1,40}\\s{1,2}dot\\s{1,2}){0,3}${MAILBOX}`;
const LABEL = '[\\p{L}\\p{M}\\p{N}-]{1,63}';
const ADDRESS = new RegExp(`${MAILBOX}@${LABEL}(?:\\.${LABEL}){1,5}`, 'gu');

const PROVIDER =
  '(?:g\\s?mail|googlemail|yahoo|ymail|outlook|hotmail|live|rediff(?:\\s?mail)?|proton(?:\\s?mail)?|icloud|zoho|जीमेल|याहू|हॉटमेल)';
const AT =
  '(?:\\s{0,3}(?:[(\\[{<]\\s?(?:at|a|@)\\s?[)\\]}>]|@)\\s{0,3}|\\s{1,3}(?:at(?:[\\s-]{1,2}the[\\s-]{1,2}rate(?:\\s{1,2}of)?)?|एट|ऐट)\\s{1,3})';
const DOT = '(?:\\s{0,3}[(\\[{<]\\s?(?:dot|\\.)\\s?[)\\]}>]\\s{0,3}|\\s{1,3}(?:dot|डॉट|डाट)\\s{1,3})';
const TOP = '(?:com|in|org|net|co|io|dev|me|edu|info|biz|xyz|us|uk|कॉम|इन)(?![\\p{L}\\p{N}])';
const SPELT = new RegExp(`${SPELT_MAILBOX}${AT}${LABEL}${DOT}${TOP}`, 'giu');
const SPELT_AT = new RegExp(
  `${MAILBOX}\\s{0,3}[(\\[{<]\\s?(?:at|a|@)\\s?[)\\]}>]\\s{0,3}${LABEL}\\s{0,3}\\.\\s{0,3}${TOP}`,
  'giu',
);
const AT_PROVIDER = new RegExp(
  `${SPELT_MAILBOX}${AT}${PROVIDER}(?![\\p{L}\\p{N}])(?:(?:${DOT}|\\s{0,3}\\.\\s{0,3})${TOP})?`,
  'giu',
);
/** "meera @ iyer.com": the last label in small letters, because a sentence may end: "Intern @ Ferns.In 2020". */
const SPACED_AT = new RegExp(
  `${MAILBOX}\\s{1,3}@\\s{0,3}[\\w-]{1,63}\\.(?:com|org|net|co\\.in|edu)(?![\\w-])`,
  'gu',
);
/** Read from right to left: "moc.liamg@areem". */
const REVERSED = /(?<![\p{L}\p{N}])(?:moc|gro|ten|ni|ni\.oc)\.[a-z0-9-]{2,40}@[a-z0-9._-]{2,64}/giu;

/** "mail id meera.iyer", "my gmail is meera99": a mailbox without its domain. */
const NAMED_MAILBOX =
  /(?<![\p{L}\p{N}])(?:e-?mail|mail|g\s?mail|yahoo|hotmail|outlook|rediff(?:mail)?|proton(?:mail)?)[\s-]{0,2}(?:(?:id|address|handle)\b[\s-]{0,2})?(?:is|:|=|-|–|hai|par|pe)?\s{0,2}([a-z][\w.]{3,40})/giu;
const MAILBOX_OF_PROVIDER =
  /(?<![\p{L}\p{N}@])([a-z][\w.]{3,40})\s{0,2}[,(\s-]{1,3}(?:at\s)?(?:g\s?mail|rediff\s?mail|yahoo\s?mail|hotmail|proton\s?mail)\b/giu;

/** @param known names that look like addresses, in small letters */
export function findEmails(text: string, known: ReadonlySet<string>): Span[] {
  if (!MAYBE.test(text)) return [];
  return [
    ...spansOf(ADDRESS, text),
    ...spansOf(SPELT, text),
    ...spansOf(SPELT_AT, text),
    ...spansOf(AT_PROVIDER, text),
    ...spansOf(SPACED_AT, text).filter(
      ({ start, end }) => !known.has((text.slice(start, end).split('@')[1] ?? '').trim().toLowerCase()),
    ),
    ...spansOf(REVERSED, text),
    ...spansOf(NAMED_MAILBOX, text, isMailbox),
    ...spansOf(MAILBOX_OF_PROVIDER, text, isMailbox),
  ];
}

/** A cheap check that skips the patterns on most texts. */
const MAYBE = /@|mail|yahoo|outlook|rediff|proton|[\s([{<](?:at|a|dot)[\s)\]}>]|एट|ऐट/iu;

/** Whether a word after "mail" is a mailbox: it has a digit, a low line or a dot, and is not a version or a library. */
function isMailbox(word: string): boolean {
  const name = word.replace(/[._]+$/, '');
  if (/\.(?:js|net|ts|py|io|php)$/i.test(name) || !/[a-z]{3}/i.test(name)) return false;
  return /[a-z]\d{2}|\d[a-z]|_|[a-z]{2}\.[a-z]{2}/i.test(name);
}
