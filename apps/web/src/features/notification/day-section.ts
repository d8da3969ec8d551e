const DAY_MS = 24 * 60 * 60 * 1000;

export type DaySection = 'Today' | 'Yesterday' | 'This week' | 'Earlier';

/** Under which heading a time stands, by the days of the reader's own calendar. @param isLocal false where that is not known: then by UTC */
export function daySection(at: number, now: number, isLocal = true): DaySection {
  const days = isLocal ? daysBetween(at, now) : Math.floor(now / DAY_MS) - Math.floor(at / DAY_MS);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? 'This week' : 'Earlier';
}

/** Midnights are compared in hours of a day, because a day of the clock change is shorter or longer. */
function daysBetween(at: number, now: number): number {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / DAY_MS);
}
