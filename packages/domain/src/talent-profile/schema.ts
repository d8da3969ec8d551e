import {
  id,
  ignoredTimestamps,
  isoDate,
  isoMonth,
  optionalIsoMonth,
  optionalText,
  optionalWebUrl,
  text,
  timestamps,
  webUrl,
  z,
} from '../base/schema.ts';
import { FileRef } from '../file/schema.ts';
import { JOB_CATEGORIES } from '../job-post/choice.ts';
import { Locality } from '../locality/schema.ts';
import { TalentKey } from '../talent/schema.ts';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from './choice.ts';
import {
  EXPECTED_SALARY_IN_LPA_INR,
  EXPECTED_SALARY_STEP_IN_LPA_INR,
  EXPERIENCE_IN_YEARS,
  SKILL_LENGTH_MAX,
  SKILLS_MAX,
  SKILLS_MIN,
} from './limit.ts';
import { MAX_SKILLS_SENTENCE } from './words.ts';

export const Tenure = z
  .strictObject({
    startIsoMonth: isoMonth(),
    endIsoMonth: optionalIsoMonth(),
    isCurrent: z.boolean(),
  })
  .superRefine((tenure, context) => {
    if (tenure.isCurrent) return;
    if (!tenure.endIsoMonth) {
      context.addIssue({ code: 'custom', path: ['endIsoMonth'], message: 'End month is required' });
    } else if (tenure.endIsoMonth < tenure.startIsoMonth) {
      context.addIssue({
        code: 'custom',
        path: ['endIsoMonth'],
        message: 'Must not be before the start month',
      });
    }
  })
  .transform((tenure) => (tenure.isCurrent ? { ...tenure, endIsoMonth: undefined } : tenure));
export type Tenure = z.infer<typeof Tenure>;

export const Education = z.strictObject({
  id: id(),
  course: text(2, 200),
  university: text(2, 200),
  locality: Locality.nullish().transform((locality) => locality ?? undefined),
  tenure: Tenure,
});
export type Education = z.infer<typeof Education>;

export const WorkExperience = z
  .strictObject({
    id: id(),
    designation: text(2, 100),
    company: text(2, 200),
    locality: Locality.nullish().transform((locality) => locality ?? undefined),
    tenure: Tenure,
    rolesAndResponsibilities: optionalText(0, 2000),
    isInternship: z.boolean(),
    isRemote: z.boolean(),
  })
  .superRefine((experience, context) => {
    if (!experience.isRemote && !experience.locality) {
      context.addIssue({ code: 'custom', path: ['locality'], message: 'Locality is required' });
    }
  })
  .transform((experience) => (experience.isRemote ? { ...experience, locality: undefined } : experience));
export type WorkExperience = z.infer<typeof WorkExperience>;

export const PersonalProject = z.strictObject({
  id: id(),
  title: text(2, 100),
  url: webUrl(),
  descriptionMarkdown: optionalText(0, 2000),
});
export type PersonalProject = z.infer<typeof PersonalProject>;

export const Certification = z.strictObject({
  id: id(),
  name: text(2, 200),
  issuingOrganization: text(2, 200),
  issueIsoMonth: isoMonth(),
  credentialId: optionalText(1, 100),
  credentialUrl: optionalWebUrl(),
});
export type Certification = z.infer<typeof Certification>;

const Skills = z
  .array(text(1, SKILL_LENGTH_MAX))
  .min(SKILLS_MIN)
  .max(SKILLS_MAX, MAX_SKILLS_SENTENCE)
  .refine(
    (skills) => new Set(skills.map((skill) => skill.toLowerCase())).size === skills.length,
    'Skills must be unique',
  );

const editable = {
  name: text(3, 100),
  profilePicture: FileRef.nullish().transform((picture) => picture ?? undefined),
  dobIsoDate: isoDate(),
  about: text(50, 1000),
  openToWorkStatus: z.enum(OPEN_TO_WORK_STATUSES).default('ActivelySeeking'),
  jobCategory: z.enum(JOB_CATEGORIES),
  jobTitle: text(2, 100),
  locality: Locality,
  isCurrentlyEmployed: z.boolean(),
  noticePeriodInWeeks: z.number().int().min(0).max(52),
  expectedSalaryInLpaInr: z
    .number()
    .min(EXPECTED_SALARY_IN_LPA_INR.min)
    .max(EXPECTED_SALARY_IN_LPA_INR.max)
    .multipleOf(EXPECTED_SALARY_STEP_IN_LPA_INR),
  skills: Skills,
  experienceInYears: z.number().min(EXPERIENCE_IN_YEARS.min).max(EXPERIENCE_IN_YEARS.max),
  workExperiences: z.array(WorkExperience).max(12),
  educationList: z.array(Education).min(1).max(10),
  resume: FileRef.nullish().transform((resume) => resume ?? undefined),
  linkedInProfileUrl: webUrl(),
  githubProfileUrl: optionalWebUrl(),
  stackOverflowProfileUrl: optionalWebUrl(),
  personalBlogUrl: optionalWebUrl(),
  personalProjects: z.array(PersonalProject).max(4),
  certifications: z.array(Certification).max(10),
  englishFluency: z.enum(ENGLISH_FLUENCIES),
  hasStableInternet: z.boolean(),
  hasOwnLaptop: z.boolean(),
  hasWebcamAndMicrophone: z.boolean(),
  canWorkFromHome: z.boolean(),
};

/**
 * A talent profile as it is sent to be saved. `updatedIsoDateTimeUtc`, when sent, is the version that was edited:
 * a newer one on the server is a conflict.
 */
export const TalentProfileDraft = z.strictObject({
  key: TalentKey.optional(),
  ...ignoredTimestamps,
  ...editable,
});
export type TalentProfileDraft = z.infer<typeof TalentProfileDraft>;

export const TalentProfile = z.strictObject({ key: TalentKey, ...timestamps, ...editable });
export type TalentProfile = z.infer<typeof TalentProfile>;
