import { isBlank } from '../base/text.ts';
import { ADDRESSES_MIN, AGE_IN_YEARS_MAX } from './limit.ts';
import { CUSTOMER_SENTENCES } from './words.ts';

const ZIP_CODE = /^\d{5}(-\d{4})?$/;

/** A US zip code, with or without the four digits of the delivery route. */
export const isZipCode = (value: string): boolean => ZIP_CODE.test(value);

/** The local date, as YYYY-MM-DD, whatever the time zone. */
export function dayOf(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** Why a date of birth is impossible, both as YYYY-MM-DD; undefined if it is possible. */
export function dateOfBirthRefusal(day: string, today: string): string | undefined {
  if (day > today) return CUSTOMER_SENTENCES.bornInFuture;
  if (day < firstDay(today)) return CUSTOMER_SENTENCES.bornTooLongAgo;
  return undefined;
}

/** The same day, the maximum age ago. */
const firstDay = (today: string) => `${Number(today.slice(0, 4)) - AGE_IN_YEARS_MAX}${today.slice(4)}`;

/** Only what is too much can be removed. */
export const canRemoveAddress = (addresses: readonly unknown[]): boolean => addresses.length > ADDRESSES_MIN;

/** Why an empty form is refused; undefined once something is filled in. */
export function customerRefusal(values: object): string | undefined {
  return isBlankWithin(values) ? CUSTOMER_SENTENCES.required : undefined;
}

const isBlankWithin = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlankWithin)
    : value === undefined || value === null || (typeof value === 'string' && isBlank(value));
