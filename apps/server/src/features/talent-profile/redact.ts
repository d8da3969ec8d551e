export const REDACTED = '[Redacted]';

/** Each pattern matches only at the start of a word, which keeps the search linear. */
const EMAIL =
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{M}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{M}\p{N}-]+)+/giu;
const WEB_ADDRESS =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}.-])(?!(?:asp|ado|vb|ml)\.net\b|socket\.io\b)(?:[a-z0-9-]+\.)*[a-z0-9-]{2,}\.(?:com|in|org|net|io|dev|me|co|app|info|xyz|tech|online|site|ai|blog)\b(?:\/\S*)?/giu;
const HANDLE = /(?<![\p{L}\p{N}.])@[a-z0-9_][a-z0-9_.]+/giu;

/** At least eight digits, with any usual separators. */
const DIGITS = /\+?\p{Nd}(?:[\s().–—-]{0,2}\p{Nd}){7,}/gu;
const YEARS = /^(?:(?:19|20)\d\d[\s().–—-]*)+$/;

/** Cheap checks that skip the patterns on most texts: a page of results has hundreds of them. */
const MAYBE_CONTACT = /[@.]|[([]at[)\]]|:\/\//i;
const MAYBE_PHONE = /\p{Nd}.{7}/su;
// oxlint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007f]*$/;

/** Initials are not masked, because "A" would mask the article "a". */
const NAME_WORD_LENGTH_MIN = 2;

/**
 * Returns a function that masks what identifies a person in a free text: words of the person's name, emails, phone
 * numbers, web addresses and handles.
 */
export function redactor(name: string): (text: string) => string {
  const words = nameWords(name);
  // Case-folds like the pattern: two letters outside ASCII (ſ and the Kelvin sign) fold into ASCII.
  const folded = words.map((word) => word.toUpperCase().toLowerCase());
  let compiledName: RegExp | undefined;
  return (text) => {
    const masked = withoutPhones(withoutContacts(text.normalize('NFC')));
    if (words.length === 0) return masked;
    if (ASCII.test(masked)) {
      const lower = masked.toLowerCase();
      if (!folded.some((word) => lower.includes(word))) return masked;
    }
    compiledName ??= namePattern(words);
    return masked.replace(compiledName, REDACTED);
  };
}

const withoutContacts = (text: string): string =>
  MAYBE_CONTACT.test(text)
    ? [EMAIL, WEB_ADDRESS, HANDLE].reduce((rest, pattern) => rest.replace(pattern, REDACTED), text)
    : text;

const withoutPhones = (text: string): string =>
  MAYBE_PHONE.test(text) ? text.replace(DIGITS, (digits) => (YEARS.test(digits) ? digits : REDACTED)) : text;

const nameWords = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => [...word].length >= NAME_WORD_LENGTH_MIN && word.toLowerCase() !== 'redacted');

const namePattern = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
