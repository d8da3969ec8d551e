import { nounOf } from '@talaash/domain/base/count';
import { once } from './once.ts';
import { isServerOrHydrating } from './hydration.ts';

/** Languages that write numbers up to a hundred thousand as English does. */
const AS_IN_ENGLISH = /^(en(-(AU|CA|GB|IN|US))?|hi(-IN)?)$/;
const AS_IN_ENGLISH_BELOW = 100_000;
const UNGROUPED_BELOW = 1000;

/** With the same digits as the text around it. */
const format = once(() => new Intl.NumberFormat(undefined, { numberingSystem: 'latn' }));

/**
 * A number in the reader's locale: 1,234.5. During server rendering and hydration it is in English, because the server does not
 * know the locale, and a different text would make React render the whole page again. The first formatter of a page takes a
 * browser 15 ms to create; most numbers need none.
 */
export function formatNumber(value: number): string {
  return isServerOrHydrating() || isAsInEnglish(value) ? inEnglish(value) : format().format(value);
}

/** "1 year", "2,000 people": a number with its noun. @param many the plural, if it is not regular */
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
