import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike, because references are read out and typed. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 5;

/** TL-7Q4M2 */
export const newReferenceId = (): string =>
  `TL-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
