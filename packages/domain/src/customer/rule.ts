import { isBlank } from '../base/text.ts';
import { ADDRESSES_MIN, AGE_IN_YEARS_MAX } from './limit.ts';
import { CUSTOMER_SENTENCES } from './words.ts';

const ZIP_CODE = /^\d{5}(-\d{4})?$/;

/** A US zip code, with or without the four digits of the delivery route. */
export const isZipCode = (value: string): boolean => ZIP_CODE.test(value);

/** The day of the clock on the wall, as YYYY-MM-DD. Somebody who was born today was born today everywhere. */
export function dayOf(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** Why nobody can be born on this day, both as YYYY-MM-DD; undefined when somebody can. */
export function dateOfBirthRefusal(day: string, today: string): string | undefined {
  if (day > today) return CUSTOMER_SENTENCES.bornInFuture;
  if (day < firstDay(today)) return CUSTOMER_SENTENCES.bornTooLongAgo;
  return undefined;
}

/** The same day, as many years ago as somebody can be old. */
const firstDay = (today: string) => `${Number(today.slice(0, 4)) - AGE_IN_YEARS_MAX}${today.slice(4)}`;

/** Only what is too much can be removed. */
export const canRemoveAddress = (addresses: readonly unknown[]): boolean => addresses.length > ADDRESSES_MIN;

/** Why nothing at all is no customer; undefined as soon as something is filled in. */
export function customerRefusal(values: object): string | undefined {
  return isBlankWithin(values) ? CUSTOMER_SENTENCES.required : undefined;
}

const isBlankWithin = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlankWithin)
    : value === undefined || value === null || (typeof value === 'string' && isBlank(value));
