import type { Random } from './random.ts';

/** `start` is a month number: year * 12 + month (0 to 11). */
export type Position = { start: number; months: number; isCurrent: boolean; isInternship: boolean };
export type Career = { months: number; firstMonth: number; isEmployed: boolean; positions: Position[] };

const EXPERIENCES = [
  { weight: 8, min: 0, max: 0 },
  { weight: 24, min: 12, max: 36 },
  { weight: 30, min: 36, max: 72 },
  { weight: 22, min: 72, max: 120 },
  { weight: 12, min: 120, max: 190 },
  { weight: 3, min: 190, max: 290 },
] as const;

/** Positions from newest to oldest. Some careers begin with an internship. */
export function chooseCareer(random: Random, now: number): Career {
  const today = new Date(now);
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const range = random.pickWeighted(EXPERIENCES);
  const wanted = random.between(range.min, range.max);
  const isEmployed = wanted > 0 && random.chance(0.8);
  const positions: Position[] = [];
  let end = isEmployed ? thisMonth : thisMonth - random.between(1, 5);
  let remaining = wanted;
  while (remaining > 0) {
    const length =
      remaining < 20 || positions.length === 9 ? remaining : Math.min(remaining, random.between(10, 44));
    const months = remaining - length < 6 ? remaining : length;
    positions.push({
      start: end - months,
      months,
      isCurrent: isEmployed && positions.length === 0,
      isInternship: false,
    });
    remaining -= months;
    end -= months + (random.chance(0.3) ? random.between(1, 3) : 0);
  }
  const firstMonth = positions.at(-1)?.start ?? thisMonth - random.between(1, 9);
  if (random.chance(wanted === 0 ? 0.85 : 0.2)) {
    const months = random.between(2, 6);
    positions.push({
      start: firstMonth - months - random.between(1, 4),
      months,
      isCurrent: false,
      isInternship: true,
    });
  }
  return { months: wanted, firstMonth, isEmployed, positions };
}

export function titleOf(random: Random, base: string, months: number): string {
  if (months < 12) return random.chance(0.5) ? `Junior ${base}` : base;
  if (months < 60) return base;
  if (months < 108) return random.chance(0.6) ? `Senior ${base}` : base;
  return `${random.pick(['Senior', 'Senior', 'Lead', 'Principal', 'Staff'])} ${base}`;
}

/** Experience as in a profile: in half years below three years, then in whole years. */
export function inYears(months: number): number {
  return months < 36 ? Math.floor(months / 6) / 2 : Math.round(months / 12);
}

/** Positions that started earlier get a more general title. */
const SPECIALITIES_SINCE = 2015 * 12;

/** The newest position has the current title; earlier ones depend on the experience at that time. */
export function designationOf(
  titles: { now: string; base: string; early: string },
  positions: readonly Position[],
  index: number,
): string {
  const position = positions[index];
  if (!position) return titles.now;
  const base = position.start < SPECIALITIES_SINCE ? titles.early : titles.base;
  if (position.isInternship) return `${base} Intern`;
  if (index === 0) return titles.now;
  const monthsBefore = positions.slice(index + 1).reduce((sum, { months }) => sum + months, 0);
  if (monthsBefore < 10 && position.months < 40) return `Junior ${base}`;
  return monthsBefore > 72 ? `Senior ${base}` : base;
}

/** Degrees end in May, and work begins in June at the earliest. */
export const graduationYearBefore = (firstMonth: number) => Math.floor((firstMonth - 5) / 12);

export const isoMonth = (month: number) => `${Math.floor(month / 12)}-${twoDigits((month % 12) + 1)}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');
