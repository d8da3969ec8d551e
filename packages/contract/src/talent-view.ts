import { JOB_CATEGORIES } from '@talaash/domain/job-category';
import { Locality } from '@talaash/domain/locality';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from '@talaash/domain/open-to-work-status';
import { INVITATION_STATUSES } from '@talaash/domain/invitation';
import { z } from '@talaash/domain/schema';
import {
  Certification,
  Education,
  PersonalProject,
  TalentKey,
  WorkExperience,
} from '@talaash/domain/talent-profile';
import { FileRef } from '@talaash/domain/file-ref';

/** A file as others see it: never where it is stored. */
export const FileView = FileRef.omit({ bucket: true, path: true });
export type FileView = z.infer<typeof FileView>;

const card = {
  key: TalentKey,
  jobTitle: z.string(),
  jobCategory: z.enum(JOB_CATEGORIES),
  locality: Locality.omit({ geoPoint: true }),
  openToWorkStatus: z.enum(OPEN_TO_WORK_STATUSES),
  isCurrentlyEmployed: z.boolean(),
  noticePeriodInWeeks: z.number(),
  expectedSalaryInLpaInr: z.number(),
  experienceInYears: z.number(),
  skills: z.array(z.string()),
  updatedIsoDateTimeUtc: z.string(),
};
const identity = { isRedacted: z.literal(false), name: z.string(), profilePicture: FileView.optional() };
const redacted = { isRedacted: z.literal(true) };

/** A row of the search results. */
export const TalentCard = z.discriminatedUnion('isRedacted', [
  z.object({ ...card, ...identity }),
  z.object({ ...card, ...redacted }),
]);
export type TalentCard = z.infer<typeof TalentCard>;

const body = {
  ...card,
  about: z.string(),
  englishFluency: z.enum(ENGLISH_FLUENCIES),
  hasStableInternet: z.boolean(),
  hasOwnLaptop: z.boolean(),
  hasWebcamAndMicrophone: z.boolean(),
  canWorkFromHome: z.boolean(),
  workExperiences: z.array(WorkExperience),
  educationList: z.array(Education),
};

/** A whole profile as a company reads it. */
export const FullTalentProfileView = z.object({
  ...body,
  ...identity,
  dobIsoDate: z.string(),
  resume: FileView.optional(),
  linkedInProfileUrl: z.string(),
  githubProfileUrl: z.string().optional(),
  stackOverflowProfileUrl: z.string().optional(),
  personalBlogUrl: z.string().optional(),
  personalProjects: z.array(PersonalProject),
  certifications: z.array(Certification),
});
export type FullTalentProfileView = z.infer<typeof FullTalentProfileView>;

/** A whole profile as a guest reads it: what identifies the person is not there. */
export const RedactedTalentProfileView = z.object({
  ...body,
  ...redacted,
  personalProjects: z.array(PersonalProject.omit({ url: true })),
  certifications: z.array(Certification.omit({ credentialId: true, credentialUrl: true })),
});
export type RedactedTalentProfileView = z.infer<typeof RedactedTalentProfileView>;

export const TalentProfileView = z.discriminatedUnion('isRedacted', [
  FullTalentProfileView,
  RedactedTalentProfileView,
]);
export type TalentProfileView = z.infer<typeof TalentProfileView>;

/** How a talent stands to the asking company. */
export const CompanyRelation = z.object({
  isShortlisted: z.boolean(),
  isHidden: z.boolean(),
  invitationStatus: z.enum(INVITATION_STATUSES).optional(),
  threadId: z.string().optional(),
});
export type CompanyRelation = z.infer<typeof CompanyRelation>;
