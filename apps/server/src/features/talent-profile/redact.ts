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

/** Most labels are a few plain letters; a page of results holds hundreds, and five patterns for each are felt. */
const SURELY_NO_CONTACT = /^[a-z ,/&+#'-]*$/i;

/** Name words of one letter are initials; masking them would mask the article "a". */
const NAME_WORD_LENGTH_MIN = 2;

/**
 * How a guest reads a person's free text: the words of the own name, emails, phone numbers, web addresses and handles
 * are masked.
 */
export function redactor(name: string): (text: string) => string {
  const words = nameWords(name);
  const folded = words.map((word) => word.toUpperCase().toLowerCase());
  let ownName: RegExp | undefined;
  return (text) => {
    if (SURELY_NO_CONTACT.test(text)) {
      const lower = text.toLowerCase();
      if (!folded.some((word) => lower.includes(word))) return text;
    }
    ownName ??= namePattern(words);
    const masked = [EMAIL, WEB_ADDRESS, HANDLE].reduce(
      (rest, pattern) => rest.replace(pattern, REDACTED),
      text.normalize('NFC'),
    );
    const withoutPhones = masked.replace(DIGITS, (digits) => (YEARS.test(digits) ? digits : REDACTED));
    return words.length > 0 ? withoutPhones.replace(ownName, REDACTED) : withoutPhones;
  };
}

const nameWords = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => [...word].length >= NAME_WORD_LENGTH_MIN && word.toLowerCase() !== 'redacted');

const namePattern = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
