import type { SearchAlert } from './choice.ts';
import { SAVED_SEARCHES_MAX, SEARCH_VISIT_MINUTES } from './limit.ts';
import { SAVED_SEARCH_SENTENCES } from './words.ts';

const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Why a company cannot save a search under this name; undefined if it can. */
export function savedSearchRefusal(
  others: readonly { name: string }[],
  { name, isNew }: { name: string; isNew: boolean },
): { field: 'name'; message: string } | { field?: never; message: string } | undefined {
  if (isNew && others.length >= SAVED_SEARCHES_MAX) return { message: SAVED_SEARCH_SENTENCES.full };
  if (others.some((other) => nameKey(other.name) === nameKey(name)))
    return { field: 'name', message: SAVED_SEARCH_SENTENCES.nameTaken };
  return undefined;
}

/** When a company saved a search, and its last two visits; in ms. */
export type SearchVisits = { savedMs: number; visitedMs: number | null; visitedBeforeMs: number | null };

const isSameVisit = (visitedMs: number, nowMs: number): boolean =>
  nowMs - visitedMs < SEARCH_VISIT_MINUTES * 60_000;

/** Since when people count as new: since the last visit, or during a visit since the one before. */
export function newSinceMs({ savedMs, visitedMs, visitedBeforeMs }: SearchVisits, nowMs: number): number {
  if (visitedMs === null) return savedMs;
  return isSameVisit(visitedMs, nowMs) ? (visitedBeforeMs ?? savedMs) : visitedMs;
}

/** The visits after the company opens the search now. Opening it again soon continues the same visit. */
export function visitsAfter(visits: SearchVisits, nowMs: number): SearchVisits {
  const { savedMs, visitedMs } = visits;
  if (visitedMs !== null && isSameVisit(visitedMs, nowMs)) return visits;
  return { savedMs, visitedMs: nowMs, visitedBeforeMs: visitedMs };
}

const DAY_MS = 24 * 60 * 60 * 1000;

const ALERT_EVERY_MS: Record<Exclude<SearchAlert, 'off'>, number> = { daily: DAY_MS, weekly: 7 * DAY_MS };

/** When the first alert is due after it is turned on now, in ms; null for none. */
export const firstAlertAtMs = (alert: SearchAlert, nowMs: number): number | null =>
  alert === 'off' ? null : nowMs + ALERT_EVERY_MS[alert];

/** When the next alert is due after one at `dueMs`: at the same time of a later day. Missed alerts are skipped. */
export function nextAlertAtMs(alert: SearchAlert, dueMs: number, nowMs: number): number | null {
  if (alert === 'off') return null;
  const every = ALERT_EVERY_MS[alert];
  return dueMs + every * (Math.floor(Math.max(0, nowMs - dueMs) / every) + 1);
}
