import type { SearchHit } from '@talaash/contract/talent-search';
import { formatNotice, formatNumber, formatSalary } from '../../lib/format.ts';

/** A hit in three lines: for the list beside an open profile. */
export function toListedPerson({ talentProfile: person, match }: SearchHit) {
  const years = `${formatNumber(person.experienceInYears)} ${person.experienceInYears === 1 ? 'yr' : 'yrs'}`;
  return {
    talentId: person.key.talentId,
    heading: person.isRedacted ? person.jobTitle : person.name,
    detail: person.isRedacted ? '[Redacted]' : person.jobTitle,
    facts: `${years} · ${formatNotice(person.noticePeriodInWeeks)} · ${formatSalary(person.expectedSalaryInLpaInr)}`,
    matchedSkills: match.skills,
  };
}
