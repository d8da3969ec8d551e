import type { SearchCondition, SearchConditionKind } from './schema.ts';

/** Guests ask nothing that they do not see of anybody: whether there is a resume, and at which employer somebody is or was. */
export const mayGuestsAsk = (kind: SearchConditionKind): boolean => kind !== 'employer' && kind !== 'resume';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The condition of having a profile that was added or changed since then. A time that is to come finds nobody. */
export const changedSince = (isoDateTimeUtc: string, nowMs: number): SearchCondition => ({
  kind: 'active',
  withinDays: (nowMs - Date.parse(isoDateTimeUtc)) / DAY_MS,
});
