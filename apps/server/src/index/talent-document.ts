import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import { redactor } from '@talaash/domain/talent-profile/mask';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { TalentFacts } from '@talaash/domain/talent-search/standing';
import type { TalentDocument } from '@talaash/talent-index/port';

/** The part of a profile that is searched. Links, picture, resume and date of birth never reach the index. */
export type SearchedProfile = { talentId: string } & Pick<
  TalentProfile,
  | Exclude<keyof TalentDocument, 'talentId' | 'updatedAtMs' | 'facts'>
  | 'updatedIsoDateTimeUtc'
  | 'noticePeriodInWeeks'
  | 'canWorkFromHome'
  | 'isCurrentlyEmployed'
  | 'openToWorkStatus'
  | 'englishFluency'
> & { hasResume: boolean };

/** Between what is left of a text, so that no phrase continues over what was masked. */
const GAP = ' | ';

/**
 * One document answers guests and companies, so nothing that guests do not see may be found in it, except by the name: its
 * words are searched for companies alone. A skill that tells who the person is is no skill to count or filter by.
 */
export function toTalentDocument(profile: SearchedProfile): TalentDocument {
  const open = redactor(profile.name, GAP);
  return {
    talentId: profile.talentId,
    updatedAtMs: Date.parse(profile.updatedIsoDateTimeUtc),
    name: profile.name,
    jobTitle: open(profile.jobTitle),
    skills: profile.skills.filter((skill) => open(skill) === skill.normalize('NFC')),
    locality: open(
      [profile.locality.suburb, profile.locality.state].filter((part) => part !== undefined).join(', '),
    ),
    jobCategory: JOB_CATEGORY_LABELS[profile.jobCategory],
    about: open(profile.about),
    certifications: profile.certifications.map(({ name, issuingOrganization }) =>
      open(`${name}, ${issuingOrganization}`),
    ),
    workExperiences: profile.workExperiences.map(({ designation, company, rolesAndResponsibilities }) =>
      open([designation, company, rolesAndResponsibilities ?? ''].join('\n')),
    ),
    personalProjects: profile.personalProjects.map(({ title, descriptionMarkdown }) =>
      open([title, descriptionMarkdown ?? ''].join('\n')),
    ),
    educationList: profile.educationList.map(({ course, university }) => open(`${course}, ${university}`)),
    experienceInYears: profile.experienceInYears,
    expectedSalaryInLpaInr: profile.expectedSalaryInLpaInr,
    facts: factsOf(profile, open),
  };
}

function factsOf(profile: SearchedProfile, open: (text: string) => string): TalentFacts {
  const { suburb, state, geoPoint } = profile.locality;
  return {
    noticePeriodInWeeks: profile.noticePeriodInWeeks,
    canWorkFromHome: profile.canWorkFromHome,
    isCurrentlyEmployed: profile.isCurrentlyEmployed,
    openToWorkStatus: profile.openToWorkStatus,
    englishFluency: profile.englishFluency,
    category: profile.jobCategory,
    hasResume: profile.hasResume,
    places: [...(suburb?.split(',') ?? []), state]
      .map((place) => place.trim())
      .filter((place) => place !== ''),
    geoPoint,
    employers: profile.workExperiences.map(({ company, tenure }) => ({
      name: open(company),
      isCurrent: tenure.isCurrent,
    })),
    degrees: profile.educationList.map(({ course }) => course),
    skillMonths: profile.skills.map(() => 0),
  };
}
