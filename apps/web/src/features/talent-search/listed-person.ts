import type { TalentCard } from '@talaash/contract/talent-profile';
import type { SearchHit } from '@talaash/contract/talent-search';
import { noticeText, salaryText, shortExperienceText } from '../../parts/talent-fact.ts';

/** A hit as an entry of the list beside an open profile. */
export const toListedPerson = ({ talentProfile, match }: SearchHit) =>
  listedCard(talentProfile, match.skills);

/** A person as an entry of that list. @param matchedSkills the skills that the search matched */
export function listedCard(person: TalentCard, matchedSkills: readonly string[]) {
  return {
    talentId: person.key.talentId,
    heading: person.isRedacted ? person.jobTitle : person.name,
    detail: person.isRedacted ? '[Redacted]' : person.jobTitle,
    facts: [
      shortExperienceText(person.experienceInYears),
      noticeText(person.noticePeriodInWeeks),
      salaryText(person.expectedSalaryInLpaInr),
    ].join(' · '),
    matchedSkills,
  };
}
