import { URL_LENGTH_MAX } from './limit.ts';

const WEB_URL =
  /^https?:\/\/(www\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(:\d{1,5})?([/?#]\S*)?$/i;

/** Whether a text is a web address: http or https, a domain, and a top-level domain of at least two letters. */
export const isWebUrl = (text: string): boolean =>
  text.length <= URL_LENGTH_MAX && WEB_URL.test(text) && isStorable(text);

/**
 * Control characters other than line breaks and tabs, and lone surrogates: PostgreSQL cannot store some of them. Also the
 * characters that override the text direction, because they reverse the text after them.
 */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202d\u202e\p{Surrogate}]/u;

export const isStorable = (value: string): boolean => !UNSTORABLE.test(value);

/** Invisible characters only: spaces, joiners and blank letters. */
const BLANK = /^[\s\p{Format}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]*$/u;

export const isBlank = (text: string): boolean => BLANK.test(text);
