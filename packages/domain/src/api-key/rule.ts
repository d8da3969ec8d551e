import { API_KEY_DAYS_MAX, API_KEYS_MAX } from './limit.ts';
import { API_KEY_REFUSALS } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

type Refused = { field: 'name' | 'endsIsoDateTimeUtc'; message: string } | { field?: never; message: string };

/**
 * Why a company cannot save a key; undefined if it can.
 *
 * @param others the other valid keys of the company
 */
export function apiKeyRefusal(
  others: readonly { name: string }[],
  { name, endsIsoDateTimeUtc, isNew }: { name: string; endsIsoDateTimeUtc: string; isNew: boolean },
  nowMs: number,
): Refused | undefined {
  if (isNew && others.length >= API_KEYS_MAX) return { message: API_KEY_REFUSALS.full };
  if (others.some((other) => nameKey(other.name) === nameKey(name)))
    return { field: 'name', message: API_KEY_REFUSALS.nameTaken };
  const endsMs = Date.parse(endsIsoDateTimeUtc);
  if (endsMs <= nowMs) return { field: 'endsIsoDateTimeUtc', message: API_KEY_REFUSALS.endsInPast };
  return endsMs > nowMs + API_KEY_DAYS_MAX * DAY_MS
    ? { field: 'endsIsoDateTimeUtc', message: API_KEY_REFUSALS.endsTooLate }
    : undefined;
}
