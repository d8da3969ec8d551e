import { URL_LENGTH_MAX } from './limit.ts';

const WEB_URL =
  /^https?:\/\/(www\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(:\d{1,5})?([/?#]\S*)?$/i;

/** Whether a text is a web address in the specification's pattern (http or https, a domain, a top level of two letters or more). */
export const isWebUrl = (text: string): boolean =>
  text.length <= URL_LENGTH_MAX && WEB_URL.test(text) && isStorable(text);

/**
 * Control characters other than line breaks and tabs, and halves of characters, which the database does not hold; and what
 * turns around the writing of all that follows.
 */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202d\u202e\p{Surrogate}]/u;

export const isStorable = (value: string): boolean => !UNSTORABLE.test(value);

/** Only what leaves no mark: spaces, joiners, and letters that are blank. */
const BLANK = /^[\s\p{Format}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]*$/u;

export const isBlank = (text: string): boolean => BLANK.test(text);
