import type { ParsedWorkExperience } from '@talaash/domain/resume/schema';
import { NUMBER_WORDS } from '@talaash/lexicon/number-word';

const COUNT = `(\\d{1,2}(?:\\.\\d{1,2})?|${[...NUMBER_WORDS.keys()].join('|')})`;
/** "6+ years of experience", "having 4.5 yrs exp", "Total experience: 5 Years", "Seven years across payments". */
const PATTERNS = [
  new RegExp(
    `\\b(?:total|overall|relevant)?\\s*(?:work\\s+|it\\s+)?experience\\s*(?:of|[:–(-]|is|in years)\\s*(?:over|around|about|nearly|more than)?\\s*${COUNT}\\s*\\+?\\s*(?:years?|yrs?)?`,
    'iu',
  ),
  new RegExp(
    `\\b${COUNT}\\s*\\+?\\s*(?:plus\\s+)?(?:years?|yrs?)\\.?['’]?\\s*(?:(?:and\\s+)?\\d+\\s*months?\\s*)?(?:of\\s+|in\\s+)?(?:[\\p{L}&/,-]+\\s+){0,7}?(?:experience|exp\\b|expertise)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:with|having|over|bringing|experience of|more than|around|nearly)\\s+(?:the\\s+)?(?:last\\s+|past\\s+|over\\s+|more than\\s+|nearly\\s+|around\\s+)?${COUNT}\\s*\\+?\\s*(?:years?|yrs?)\\b`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.!|]\\s)${COUNT}\\s*\\+?\\s*(?:years?|yrs?)\\s+(?:of|in|with|across|at|as|on|spent)\\b`,
    'iu',
  ),
  new RegExp(`\\b${COUNT}\\s*\\+\\s*(?:years?|yrs?)\\b`, 'iu'),
  new RegExp(`(?:^|[.!|]\\s)${COUNT}\\s*(?:years?|yrs?),`, 'iu'),
];
const YEARS_MAX = 50;

/** The years of experience that a text states. */
export function totalIn(text: string): number | undefined {
  for (const pattern of PATTERNS) {
    const written = pattern.exec(text.slice(0, 3000))?.[1];
    if (written === undefined) continue;
    const years = NUMBER_WORDS.get(written.toLowerCase()) ?? Number(written);
    if (years > 0 && years <= YEARS_MAX) return years;
  }
  return undefined;
}

const DIFFERENCE_MAX = 2;

/** Whether the stated years differ much from the sum of the jobs. */
export function differs(total: number, jobs: readonly ParsedWorkExperience[], now: Date): boolean {
  const months = new Set<number>();
  for (const { tenure, isInternship } of jobs) {
    if (isInternship) continue;
    if (tenure.startIsoMonth === undefined) return false;
    const end = tenure.endIsoMonth ?? (tenure.isCurrent ? now.toISOString().slice(0, 7) : undefined);
    if (end === undefined) return false;
    for (
      let month = monthNumber(tenure.startIsoMonth);
      month <= monthNumber(end) && months.size < 1200;
      month += 1
    )
      months.add(month);
  }
  return months.size > 0 && Math.abs(months.size / 12 - total) > DIFFERENCE_MAX;
}

const monthNumber = (iso: string): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7));
