import { nounOf } from '@talaash/domain/base/count';
import { once } from './once.ts';
import { isRenderedHere } from './taking-over.ts';

/** Languages that write numbers up to a hundred thousand as English does. */
const AS_IN_ENGLISH = /^(en(-(AU|CA|GB|IN|US))?|hi(-IN)?)$/;
const AS_IN_ENGLISH_BELOW = 100_000;
const UNGROUPED_BELOW = 1000;

/** With the digits that the words around it have. */
const format = once(() => new Intl.NumberFormat(undefined, { numberingSystem: 'latn' }));

/**
 * A number as the reader writes it: 1,234.5. Where a page is rendered and taken over it is as in English, because the server does not know
 * the reader: another text would have the browser render the whole page anew. The first format that a page makes takes a browser 15 ms;
 * most numbers need none.
 */
export function formatNumber(value: number): string {
  return isRenderedHere() || isAsInEnglish(value) ? inEnglish(value) : format().format(value);
}

/** "1 year", "2,000 people": a number with its noun. @param many the plural, where it is more than an s */
export const formatCount = (count: number, one: string, many?: string) =>
  `${formatNumber(count)} ${nounOf(count, one, many)}`;

function isAsInEnglish(value: number): boolean {
  if (value < 0) return false;
  if (Number.isInteger(value) && value < UNGROUPED_BELOW) return true;
  return value < AS_IN_ENGLISH_BELOW && AS_IN_ENGLISH.test(navigator.language);
}

function inEnglish(value: number): string {
  const [whole = '', part] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}
