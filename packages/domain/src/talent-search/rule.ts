import type { SearchCondition, SearchConditionKind } from './schema.ts';

/** Guests cannot filter by what they do not see: resumes, and employers. */
export const mayGuestsAsk = (kind: SearchConditionKind): boolean => kind !== 'employer' && kind !== 'resume';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The condition that a profile was added or changed since a time. A future time matches nobody. */
export const changedSince = (isoDateTimeUtc: string, nowMs: number): SearchCondition => ({
  kind: 'active',
  withinDays: (nowMs - Date.parse(isoDateTimeUtc)) / DAY_MS,
});
