import { AGE_IN_YEARS } from './limit.ts';

/** The earliest and latest date of birth, YYYY-MM-DD, of a person of working age. */
export function birthDateBounds(now: number): { min: string; max: string } {
  const today = new Date(now);
  const yearsAgo = (years: number) =>
    new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate()))
      .toISOString()
      .slice(0, 10);
  return { min: yearsAgo(AGE_IN_YEARS.max), max: yearsAgo(AGE_IN_YEARS.min) };
}

/** @param isoDate YYYY-MM-DD */
export function isBirthDate(isoDate: string, now: number): boolean {
  const { min, max } = birthDateBounds(now);
  return isoDate >= min && isoDate <= max;
}
