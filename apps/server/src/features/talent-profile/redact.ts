export const REDACTED = '[Redacted]';

const EMAIL =
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)+/giu;
const URL =
  /(?:https?:\/\/|www\.)\S+|\b[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|in|org|net|io|dev|me|co|app|info|xyz|tech|online|site|ai|blog)\b(?:\/\S*)?/giu;
const HANDLE = /(?<![\p{L}\p{N}.])@[a-z0-9_][a-z0-9_.]+/giu;
/** Eight digits or more, however they are spaced: a phone number. Years and figures are shorter. */
const PHONE = /(?:\+|\b)\d(?:[\s().-]{0,2}\d){7,}\b/gu;

/** Name words of one letter are initials; masking them would mask the article "a". */
const NAME_WORD_LENGTH_MIN = 2;

/**
 * How a guest reads a person's free text: the words of the own name, emails, phone numbers, web addresses and handles
 * are masked.
 */
export function redactor(name: string): (text: string) => string {
  const words = name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => [...word].length >= NAME_WORD_LENGTH_MIN)
    .map((word) => word.normalize('NFC'));
  const ownName =
    words.length === 0
      ? undefined
      : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  const patterns = [EMAIL, URL, HANDLE, PHONE, ...(ownName ? [ownName] : [])];
  return (text) => patterns.reduce((rest, pattern) => rest.replace(pattern, REDACTED), text.normalize('NFC'));
}
