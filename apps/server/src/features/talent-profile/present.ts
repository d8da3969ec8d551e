import type {
  FullTalentProfileView,
  RedactedTalentProfileView,
  TalentCard,
} from '@talaash/contract/talent-profile';
import type { Locality } from '@talaash/domain/locality/schema';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { withoutNulls } from '../../db/without-nulls.ts';
import { toFileView } from '../file/present.ts';
import type { TalentProfileRow } from './queries.ts';
import { redactor } from './redact.ts';

/** A profile as its owner edits it, for the owner, admins and the reviewer. */
export function toTalentProfile({ talentId, ...row }: TalentProfileRow): TalentProfile {
  const { profilePicture, resume, ...rest } = withoutNulls(row);
  return { key: { talentId }, ...rest, profilePicture, resume };
}

/** What a row of results is made of. */
export type TalentCardRow = Pick<
  TalentProfileRow,
  Exclude<keyof TalentCard, 'key' | 'isRedacted'> | 'talentId' | 'name' | 'profilePicture'
>;

/** A row of results as a company sees it. */
export const toTalentCard = (profile: TalentCardRow): TalentCard & { isRedacted: false } => ({
  ...cardOf(profile, (text) => text),
  ...identityOf(profile),
});

/** A row of results as a guest sees it. */
export const toRedactedTalentCard = (profile: TalentCardRow): TalentCard & { isRedacted: true } => ({
  ...cardOf(profile, redactor(profile.name)),
  isRedacted: true,
});

/** Some of the skills of such a row, as they stand on it. */
export const toRedactedSkills = ({ name }: TalentCardRow, skills: readonly string[]): string[] =>
  skills.map(redactor(name));

/** A whole profile as a company sees it. */
export const toFullTalentProfileView = (profile: TalentProfileRow): FullTalentProfileView => ({
  ...bodyOf(profile, (text) => text),
  ...identityOf(profile),
  dobIsoDate: profile.dobIsoDate,
  ...(profile.resume ? { resume: toFileView(profile.resume) } : {}),
  linkedInProfileUrl: profile.linkedInProfileUrl,
  ...withoutNulls({
    githubProfileUrl: profile.githubProfileUrl,
    stackOverflowProfileUrl: profile.stackOverflowProfileUrl,
    personalBlogUrl: profile.personalBlogUrl,
  }),
  personalProjects: profile.personalProjects,
  certifications: profile.certifications,
});

/** A whole profile as a guest sees it: nothing in it says who the person is. */
export function toRedactedTalentProfileView(profile: TalentProfileRow): RedactedTalentProfileView {
  const redact = redactor(profile.name);
  return {
    ...bodyOf(profile, redact),
    isRedacted: true,
    personalProjects: profile.personalProjects.map(({ title, descriptionMarkdown }, place) => ({
      id: String(place),
      title: redact(title),
      ...(descriptionMarkdown ? { descriptionMarkdown: redact(descriptionMarkdown) } : {}),
    })),
    certifications: profile.certifications.map(({ name, issuingOrganization, issueIsoMonth }, place) => ({
      id: String(place),
      name: redact(name),
      issuingOrganization: redact(issuingOrganization),
      issueIsoMonth,
    })),
  };
}

const cardOf = (profile: TalentCardRow, show: (text: string) => string) => ({
  key: { talentId: profile.talentId },
  jobTitle: show(profile.jobTitle),
  jobCategory: profile.jobCategory,
  locality: localityOf(profile.locality, show),
  openToWorkStatus: profile.openToWorkStatus,
  isCurrentlyEmployed: profile.isCurrentlyEmployed,
  noticePeriodInWeeks: profile.noticePeriodInWeeks,
  expectedSalaryInLpaInr: profile.expectedSalaryInLpaInr,
  experienceInYears: profile.experienceInYears,
  skills: profile.skills.map(show),
  updatedIsoDateTimeUtc: profile.updatedIsoDateTimeUtc,
});

const identityOf = ({ name, profilePicture }: TalentCardRow) => ({
  isRedacted: false as const,
  name,
  ...(profilePicture ? { profilePicture: toFileView(profilePicture) } : {}),
});

/** The ids of a list's entries are its owner's own words too; for others they are their places. */
const bodyOf = (profile: TalentProfileRow, show: (text: string) => string) => ({
  ...cardOf(profile, show),
  about: show(profile.about),
  englishFluency: profile.englishFluency,
  hasStableInternet: profile.hasStableInternet,
  hasOwnLaptop: profile.hasOwnLaptop,
  hasWebcamAndMicrophone: profile.hasWebcamAndMicrophone,
  canWorkFromHome: profile.canWorkFromHome,
  workExperiences: profile.workExperiences.map((experience, place) => ({
    id: String(place),
    designation: show(experience.designation),
    company: show(experience.company),
    locality: experience.locality && localityOf(experience.locality, show),
    tenure: experience.tenure,
    ...(experience.rolesAndResponsibilities
      ? { rolesAndResponsibilities: show(experience.rolesAndResponsibilities) }
      : {}),
    isInternship: experience.isInternship,
    isRemote: experience.isRemote,
  })),
  educationList: profile.educationList.map((education, place) => ({
    id: String(place),
    course: show(education.course),
    university: show(education.university),
    locality: education.locality && localityOf(education.locality, show),
    tenure: education.tenure,
  })),
});

/** Where somebody lives or worked is shown by name; the exact point is nobody else's business. */
const localityOf = (
  { suburb, state, countryCode, postcode }: Locality,
  show: (text: string) => string,
): Omit<Locality, 'geoPoint'> => ({
  ...(suburb ? { suburb: show(suburb) } : {}),
  state: show(state),
  countryCode,
  ...(postcode ? { postcode: show(postcode) } : {}),
});
