import { LEVELS, type Level, type ConditionFit } from './choice.ts';

const LEVEL_OF_TITLE: readonly [RegExp, Level][] = [
  [
    /\b(?:junior|jr|intern|trainee|fresher|graduate|apprentice)\b|\bassociate\s+(?:\S+\s+){0,2}(?:engineer|developer|programmer|designer|tester|analyst|scientist|consultant|administrator)\b/i,
    'junior',
  ],
  [
    /\b(?:lead|team\s+leader|principal|staff(?!\s+(?:nurses?|accountants?|members?)\b)|head(?!\s+(?:nurse|cook|chef)\b)|architect)\b/i,
    'lead',
  ],
  [/\b(?:senior|sr)\b/i, 'senior'],
];

const LEADING =
  /\b(?:manager|mgr|head|director|superintendent|president|avp|vp|chief|ceo|cto|cfo|coo|team\s+lead(?:er)?|lead|principal|architect)\b/i;

/** Whether a title means leading people, or the trade, more than doing the work. */
export const isLeadingTitle = (title: string): boolean => LEADING.test(title);

/** The years of work of each level, for titles that name none. */
const YEARS_OF_LEVEL: Record<Level, readonly [min: number, max: number]> = {
  junior: [0, 2],
  middle: [2, 5],
  senior: [5, 80],
  lead: [8, 80],
};
const NEAR_YEARS = 2;

/** The level in a title; undefined if it names none. */
export const levelOfTitle = (title: string): Level | undefined =>
  LEVEL_OF_TITLE.find(([words]) => words.test(title))?.[1];

/** The years of work that a level stands for. */
export const yearsOfLevel = (level: Level): readonly [min: number, max: number] => YEARS_OF_LEVEL[level];

/**
 * How well a person fits levels: by the title if it names one, else by the years. One step away is near. @param isTitle whether
 * only the title counts
 */
export function levelFit(
  levels: readonly Level[],
  { jobTitle, experienceInYears: years }: { jobTitle: string; experienceInYears: number },
  isTitle = false,
): ConditionFit {
  const own = levelOfTitle(jobTitle);
  if (own === undefined && isTitle) return 'outside';
  const steps = levels.map((level) => {
    if (own !== undefined) return Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(own));
    const [min, max] = yearsOfLevel(level);
    if (years >= min && years <= max) return 0;
    return (years < min ? min - years : years - max) <= NEAR_YEARS ? 1 : 2;
  });
  const least = Math.min(...steps);
  return least === 0 ? 'inside' : least === 1 ? 'near' : 'outside';
}
