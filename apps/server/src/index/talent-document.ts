import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { TalentDocument } from '@talaash/talent-index/port';

/** The part of a profile that is searched. Links, picture, resume and date of birth never reach the index. */
export type SearchedProfile = { talentId: string } & Pick<
  TalentProfile,
  Exclude<keyof TalentDocument, 'talentId' | 'updatedAtMs'> | 'updatedIsoDateTimeUtc'
>;

export function toTalentDocument(profile: SearchedProfile): TalentDocument {
  return {
    talentId: profile.talentId,
    updatedAtMs: Date.parse(profile.updatedIsoDateTimeUtc),
    name: profile.name,
    jobTitle: profile.jobTitle,
    skills: profile.skills,
    locality: [profile.locality.suburb, profile.locality.state]
      .filter((part) => part !== undefined)
      .join(', '),
    jobCategory: JOB_CATEGORY_LABELS[profile.jobCategory],
    about: profile.about,
    certifications: profile.certifications.map(
      ({ name, issuingOrganization }) => `${name}, ${issuingOrganization}`,
    ),
    workExperiences: profile.workExperiences.map(({ designation, company, rolesAndResponsibilities }) =>
      [designation, company, rolesAndResponsibilities ?? ''].join('\n'),
    ),
    personalProjects: profile.personalProjects.map(({ title, descriptionMarkdown }) =>
      [title, descriptionMarkdown ?? ''].join('\n'),
    ),
    educationList: profile.educationList.map(({ course, university }) => `${course}, ${university}`),
    experienceInYears: profile.experienceInYears,
    expectedSalaryInLpaInr: profile.expectedSalaryInLpaInr,
  };
}
