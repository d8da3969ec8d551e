import { once } from './once.ts';

/** Languages that write numbers up to a hundred thousand as English does. */
const AS_IN_ENGLISH = /^(en(-(AU|CA|GB|IN|US))?|hi(-IN)?)$/;
const AS_IN_ENGLISH_BELOW = 100_000;
const UNGROUPED_BELOW = 1000;

/** With the digits that the words around it have. */
const format = once(() => new Intl.NumberFormat(undefined, { numberingSystem: 'latn' }));

/**
 * A number as the reader writes it: 1,234.5. The first format that a page makes takes a browser 15 ms, while the page is taken over; most
 * numbers need none.
 */
export function formatNumber(value: number): string {
  if (value >= 0 && isPlain(value)) return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return format().format(value);
}

function isPlain(value: number): boolean {
  if (Number.isInteger(value) && value < UNGROUPED_BELOW) return true;
  return (
    AS_IN_ENGLISH.test(navigator.language) && value < AS_IN_ENGLISH_BELOW && Number.isInteger(value * 10)
  );
}
