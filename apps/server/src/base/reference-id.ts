import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike, because references are read out and typed. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 5;

/** TL-7Q4M2, or TL-R-7Q4M2 with the kind R. */
export const newReferenceId = (kind = ''): string =>
  `TL-${kind === '' ? '' : `${kind}-`}${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
