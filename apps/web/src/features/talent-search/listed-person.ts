import type { SearchHit } from '@talaash/contract/talent-search';
import { noticeText, salaryText, shortExperienceText } from '../../parts/talent-fact.ts';

/** A hit as an entry of the list beside an open profile. */
export function toListedPerson({ talentProfile: person, match }: SearchHit) {
  return {
    talentId: person.key.talentId,
    heading: person.isRedacted ? person.jobTitle : person.name,
    detail: person.isRedacted ? '[Redacted]' : person.jobTitle,
    facts: [
      shortExperienceText(person.experienceInYears),
      noticeText(person.noticePeriodInWeeks),
      salaryText(person.expectedSalaryInLpaInr),
    ].join(' · '),
    matchedSkills: match.skills,
  };
}
