import type { WithEvery } from '@talaash/domain/base/complete';
import type { FileRef } from '@talaash/domain/file/schema';
import type { JobCategory } from '@talaash/domain/job-post/choice';
import type { Locality } from '@talaash/domain/locality/schema';
import type { EnglishFluency, OpenToWorkStatus } from '@talaash/domain/talent-profile/choice';
import type {
  Certification,
  Education,
  PersonalProject,
  TalentProfile,
  TalentProfileDraft,
  TalentProfileField,
  Tenure,
  WorkExperience,
} from '@talaash/domain/talent-profile/schema';

type TenureValues = WithEvery<
  keyof Tenure,
  { startIsoMonth: string; endIsoMonth: string; isCurrent: boolean }
>;

export type WorkExperienceValues = WithEvery<
  keyof WorkExperience,
  {
    id: string;
    designation: string;
    company: string;
    locality: Locality | undefined;
    tenure: TenureValues;
    rolesAndResponsibilities: string;
    isInternship: boolean;
    isRemote: boolean;
  }
>;

export type EducationValues = WithEvery<
  keyof Education,
  {
    id: string;
    course: string;
    university: string;
    locality: Locality | undefined;
    tenure: TenureValues;
  }
>;

export type PersonalProjectValues = WithEvery<
  keyof PersonalProject,
  { id: string; title: string; url: string; descriptionMarkdown: string }
>;

export type CertificationValues = WithEvery<
  keyof Certification,
  {
    id: string;
    name: string;
    issuingOrganization: string;
    issueIsoMonth: string;
    credentialId: string;
    credentialUrl: string;
  }
>;

/** The values of the form. Every field is present; an empty one holds an empty value. */
export type EditorValues = WithEvery<
  TalentProfileField,
  {
    name: string;
    profilePicture: FileRef | undefined;
    dobIsoDate: string;
    about: string;
    openToWorkStatus: OpenToWorkStatus;
    jobCategory: JobCategory | undefined;
    jobTitle: string;
    locality: Locality | undefined;
    isCurrentlyEmployed: boolean;
    noticePeriodInWeeks: number | undefined;
    expectedSalaryInLpaInr: number | undefined;
    skills: string[];
    experienceInYears: number | undefined;
    workExperiences: WorkExperienceValues[];
    educationList: EducationValues[];
    resume: FileRef | undefined;
    linkedInProfileUrl: string;
    githubProfileUrl: string;
    stackOverflowProfileUrl: string;
    personalBlogUrl: string;
    personalProjects: PersonalProjectValues[];
    certifications: CertificationValues[];
    englishFluency: EnglishFluency | undefined;
    hasStableInternet: boolean;
    hasOwnLaptop: boolean;
    hasWebcamAndMicrophone: boolean;
    canWorkFromHome: boolean;
    takesOnlyInvitationsWithPay: boolean;
    invitationsAWeek: number | undefined;
  }
>;

const emptyTenure = (): TenureValues => ({ startIsoMonth: '', endIsoMonth: '', isCurrent: false });

/** Creates an empty entry for each list, with a new id. */
export const newEntry = {
  workExperience: (): WorkExperienceValues => ({
    id: crypto.randomUUID(),
    designation: '',
    company: '',
    locality: undefined,
    tenure: emptyTenure(),
    rolesAndResponsibilities: '',
    isInternship: false,
    isRemote: false,
  }),
  education: (): EducationValues => ({
    id: crypto.randomUUID(),
    course: '',
    university: '',
    locality: undefined,
    tenure: emptyTenure(),
  }),
  personalProject: (): PersonalProjectValues => ({
    id: crypto.randomUUID(),
    title: '',
    url: '',
    descriptionMarkdown: '',
  }),
  certification: (): CertificationValues => ({
    id: crypto.randomUUID(),
    name: '',
    issuingOrganization: '',
    issueIsoMonth: '',
    credentialId: '',
    credentialUrl: '',
  }),
};

/** The values of an empty profile, in the editor's order. */
const emptyValues = (accountName: string): EditorValues => ({
  name: accountName,
  profilePicture: undefined,
  dobIsoDate: '',
  about: '',
  jobTitle: '',
  jobCategory: undefined,
  experienceInYears: undefined,
  openToWorkStatus: 'ActivelySeeking',
  isCurrentlyEmployed: false,
  noticePeriodInWeeks: undefined,
  expectedSalaryInLpaInr: undefined,
  locality: undefined,
  skills: [],
  workExperiences: [],
  educationList: [newEntry.education()],
  resume: undefined,
  linkedInProfileUrl: '',
  githubProfileUrl: '',
  stackOverflowProfileUrl: '',
  personalBlogUrl: '',
  personalProjects: [],
  certifications: [],
  englishFluency: undefined,
  hasStableInternet: false,
  hasOwnLaptop: false,
  hasWebcamAndMicrophone: false,
  canWorkFromHome: false,
  takesOnlyInvitationsWithPay: false,
  invitationsAWeek: undefined,
});

const tenureValues = (tenure: Tenure): TenureValues => ({ ...tenure, endIsoMonth: tenure.endIsoMonth ?? '' });

/** The initial values of the editor, in its order: the saved profile, or an empty one with the name of the account. */
export function toEditorValues(profile: TalentProfile | null, accountName: string): EditorValues {
  const empty = emptyValues(accountName);
  if (profile === null) return empty;
  const filled: { [Field in keyof EditorValues]?: EditorValues[Field] | undefined } = {
    ...profile,
    workExperiences: profile.workExperiences.map((experience) => ({
      ...experience,
      locality: experience.locality,
      rolesAndResponsibilities: experience.rolesAndResponsibilities ?? '',
      tenure: tenureValues(experience.tenure),
    })),
    educationList: profile.educationList.map((education) => ({
      ...education,
      locality: education.locality,
      tenure: tenureValues(education.tenure),
    })),
    personalProjects: profile.personalProjects.map((project) => ({
      ...project,
      descriptionMarkdown: project.descriptionMarkdown ?? '',
    })),
    certifications: profile.certifications.map((certification) => ({
      ...certification,
      credentialId: certification.credentialId ?? '',
      credentialUrl: certification.credentialUrl ?? '',
    })),
  };
  const fields = Object.keys(empty) as (keyof EditorValues)[];
  return { ...empty, ...Object.fromEntries(fields.map((field) => [field, filled[field] ?? empty[field]])) };
}

/**
 * The values that a save sends: the typed fields over the profile as loaded. A page loaded before a deployment may receive fields
 * that it does not know. They are sent back unchanged.
 */
export const typedOver = (profile: TalentProfile | null, draft: TalentProfileDraft): TalentProfileDraft => ({
  ...profile,
  ...draft,
});
