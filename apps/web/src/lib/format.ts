import { MEGABYTE } from '@talaash/domain/file/limit';
import { once } from '../ui/base/once.ts';
import { MONTH_NAMES } from '../ui/base/month.ts';
import { formatCount, formatNumber } from '../ui/base/number.ts';
import { isServerOrHydrating } from '../ui/base/hydration.ts';

export { formatCount, formatNumber };

// Dates, numbers and amounts in the viewer's locale and time zone. Times are ISO strings in UTC. A browser takes milliseconds to
// create a formatter, and most pages need few of them.

const INDIAN_ZONES = new Set(['Asia/Kolkata', 'Asia/Calcutta']);

/** Whether the reader's English is Indian. Most browsers in India are set to American English, which would write Nov 24, 2026. */
export const isIndianReader = (language: string, timeZone: string): boolean =>
  language === 'en-IN' || (/^en(-US)?$/.test(language) && INDIAN_ZONES.has(timeZone));

const isIndian = once(() =>
  isIndianReader(
    typeof navigator === 'undefined' ? '' : navigator.language,
    new Intl.DateTimeFormat().resolvedOptions().timeZone,
  ),
);

type DateParts = { day?: 'numeric'; month: 'short' | 'long'; year?: 'numeric'; timeZone?: 'UTC' };

/** A date formatter: the Indian style for readers in India, else the reader's locale. */
const dates = (parts: DateParts) =>
  once(() => {
    const format = new Intl.DateTimeFormat(isIndian() ? 'en-IN' : undefined, parts);
    return { format: (date: Date) => (isIndian() ? indianDate(format, date) : format.format(date)) };
  });

/** 24 Nov 2026. Browsers' locale data abbreviates September as "Sept" for India, which no resume does. */
export const indianDate = (format: Intl.DateTimeFormat, date: Date): string =>
  format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'month' && value === 'Sept' ? 'Sep' : value))
    .join('');

const dateFormat = dates({ day: 'numeric', month: 'short', year: 'numeric' });
const dayFormat = dates({ day: 'numeric', month: 'long', year: 'numeric' });
const monthAndDayFormat = dates({ day: 'numeric', month: 'short' });
const weekdayFormat = once(() => new Intl.DateTimeFormat(undefined, { weekday: 'long' }));
// Times are hh:mm AM or PM in every locale.
const timeFormat = once(
  () => new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: true }),
);
const monthFormat = dates({ month: 'short', year: 'numeric', timeZone: 'UTC' });
const plainDateFormat = dates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const plainMonthAndDayFormat = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** @param month 01 to 12 */
const shortMonth = (month: string | undefined) => MONTH_NAMES[Number(month) - 1]?.slice(0, 3) ?? '';

/** 12 Nov 2026 */
export const formatDate = (isoDateTimeUtc: string) => dateFormat().format(new Date(isoDateTimeUtc));
/** 12 November 2026, for day separators */
export const formatDay = (isoDateTimeUtc: string) => dayFormat().format(new Date(isoDateTimeUtc));
/** 12 Nov */
export const formatMonthAndDay = (isoDateTimeUtc: string) =>
  monthAndDayFormat().format(new Date(isoDateTimeUtc));
/** Tuesday */
export const formatWeekday = (isoDateTimeUtc: string) => weekdayFormat().format(new Date(isoDateTimeUtc));
/** 03:05 PM */
export const formatTime = (isoDateTimeUtc: string) => timeFormat().format(new Date(isoDateTimeUtc));
/** Nov 2026, from a month written YYYY-MM. In English during server rendering and hydration, like numbers (`formatNumber`). */
export function formatMonth(isoMonth: string): string {
  if (!isServerOrHydrating()) return monthFormat().format(new Date(`${isoMonth}-01T00:00:00Z`));
  const [year = '', month] = isoMonth.split('-');
  return `${shortMonth(month)} ${year}`;
}
/** 3 May 1998, from a date written YYYY-MM-DD. @param isLocal false if the viewer's locale is unknown (`useIsLocal`) */
export function formatPlainDate(isoDate: string, isLocal = true): string {
  if (isLocal) return plainDateFormat().format(new Date(`${isoDate}T00:00:00Z`));
  const [year = '', month, day] = isoDate.split('-');
  return `${Number(day)} ${MONTH_NAMES[Number(month) - 1] ?? ''} ${year}`;
}
/** 7 Sep, from a date written YYYY-MM-DD. @param isLocal false if the viewer's locale is unknown (`useIsLocal`) */
export function formatPlainMonthAndDay(isoDate: string, isLocal = true): string {
  if (isLocal) return plainMonthAndDayFormat().format(new Date(`${isoDate}T00:00:00Z`));
  const [, month, day] = isoDate.split('-');
  return `${Number(day)} ${shortMonth(month)}`;
}
/** $25.00 */
export const formatMoney = (amountInCents: number, currency: string) =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(amountInCents / 100);
/** With at most one decimal: 12.5 */
export const formatTenths = (value: number) => formatNumber(Math.round(value * 10) / 10);
const GIGABYTE = 1024 * MEGABYTE;

/** 61.9 GB, 1.4 MB, 620 KB */
export function formatBytes(bytes: number): string {
  if (bytes >= GIGABYTE) return `${formatTenths(bytes / GIGABYTE)} GB`;
  if (bytes >= MEGABYTE) return `${formatTenths(bytes / MEGABYTE)} MB`;
  return `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB`;
}
