export const REDACTED = '[Redacted]';

/** Each begins where a word begins: long words would otherwise be tried from every letter. */
const EMAIL =
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{M}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{M}\p{N}-]+)+/giu;
const WEB_ADDRESS =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}.-])(?!(?:asp|ado|vb|ml)\.net\b|socket\.io\b)(?:[a-z0-9-]+\.)*[a-z0-9-]{2,}\.(?:com|in|org|net|io|dev|me|co|app|info|xyz|tech|online|site|ai|blog)\b(?:\/\S*)?/giu;
const HANDLE = /(?<![\p{L}\p{N}.])@[a-z0-9_][a-z0-9_.]+/giu;

/** Eight digits or more, however they are spaced. */
const DIGITS = /\+?\p{Nd}(?:[\s().–—-]{0,2}\p{Nd}){7,}/gu;
const YEARS = /^(?:(?:19|20)\d\d[\s().–—-]*)+$/;

/** What every one of the patterns needs, so that those that cannot match need not be tried: a page of results holds hundreds of texts. */
const MAYBE_CONTACT = /[@.]|[([]at[)\]]|:\/\//i;
const MAYBE_PHONE = /\p{Nd}.{7}/su;
// oxlint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007f]*$/;

/** Name words of one letter are initials; masking them would mask the article "a". */
const NAME_WORD_LENGTH_MIN = 2;

/**
 * How a guest reads a person's free text: the words of the own name, emails, phone numbers, web addresses and handles
 * are masked.
 */
export function redactor(name: string): (text: string) => string {
  const words = nameWords(name);
  // Folded as the pattern folds: of the letters beyond ASCII, two fold into it.
  const folded = words.map((word) => word.toUpperCase().toLowerCase());
  let ownName: RegExp | undefined;
  return (text) => {
    const shown = withoutPhones(withoutContacts(text.normalize('NFC')));
    if (words.length === 0) return shown;
    if (ASCII.test(shown)) {
      const lower = shown.toLowerCase();
      if (!folded.some((word) => lower.includes(word))) return shown;
    }
    ownName ??= namePattern(words);
    return shown.replace(ownName, REDACTED);
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
