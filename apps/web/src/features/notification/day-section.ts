export type DaySection = 'Today' | 'Yesterday' | 'This week' | 'Earlier';

/** Under which heading a time stands, by the days of the reader's own calendar. */
export function daySection(at: number, now: number): DaySection {
  const days = daysBetween(at, now);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? 'This week' : 'Earlier';
}

/** Midnights are compared in hours of a day, because a day of the clock change is shorter or longer. */
function daysBetween(at: number, now: number): number {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / (24 * 60 * 60 * 1000));
}
