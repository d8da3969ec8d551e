import {
  id,
  ignoredTimestamps,
  isCalendarDate,
  isoDate,
  isoMonth,
  markdownText,
  optionalIsoMonth,
  optionalMarkdownText,
  optionalText,
  optionalWebUrl,
  personName,
  text,
  timestamps,
  webUrl,
  z,
} from '../base/schema.ts';
import { FileRef } from '../file/schema.ts';
import { INVITATIONS_A_WEEK } from '../invitation-allowance/limit.ts';
import { JOB_CATEGORIES } from '../job-post/choice.ts';
import { Locality } from '../locality/schema.ts';
import { TalentKey } from '../talent/schema.ts';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from './choice.ts';
import { isBirthDate } from './birth-date.ts';
import {
  ABOUT_LENGTH,
  CERTIFICATIONS_MAX,
  CERTIFICATION_NAME_LENGTH,
  COURSE_LENGTH,
  CREDENTIAL_ID_LENGTH_MAX,
  DESIGNATION_LENGTH,
  EDUCATION_COUNT,
  EMPLOYER_LENGTH,
  EXPECTED_SALARY_IN_LPA_INR,
  EXPECTED_SALARY_STEP_IN_LPA_INR,
  EXPERIENCE_IN_YEARS,
  ISSUING_ORGANIZATION_LENGTH,
  JOB_TITLE_LENGTH,
  NAME_LENGTH,
  NOTICE_PERIOD_IN_WEEKS,
  PERSONAL_PROJECTS_MAX,
  PROJECT_DESCRIPTION_LENGTH_MAX,
  PROJECT_TITLE_LENGTH,
  ROLES_AND_RESPONSIBILITIES_LENGTH_MAX,
  SKILLS_MAX,
  SKILLS_MIN,
  SKILL_LENGTH_MAX,
  UNIVERSITY_LENGTH,
  WORK_EXPERIENCES_MAX,
} from './limit.ts';
import { BIRTH_DATE_SENTENCE, MAX_SKILLS_SENTENCE } from './words.ts';

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
  course: text(COURSE_LENGTH.min, COURSE_LENGTH.max),
  university: text(UNIVERSITY_LENGTH.min, UNIVERSITY_LENGTH.max),
  locality: Locality.nullish().transform((locality) => locality ?? undefined),
  tenure: Tenure,
});
export type Education = z.infer<typeof Education>;

export const WorkExperience = z
  .strictObject({
    id: id(),
    designation: text(DESIGNATION_LENGTH.min, DESIGNATION_LENGTH.max),
    company: text(EMPLOYER_LENGTH.min, EMPLOYER_LENGTH.max),
    locality: Locality.nullish().transform((locality) => locality ?? undefined),
    tenure: Tenure,
    rolesAndResponsibilities: optionalMarkdownText(0, ROLES_AND_RESPONSIBILITIES_LENGTH_MAX),
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
  title: text(PROJECT_TITLE_LENGTH.min, PROJECT_TITLE_LENGTH.max),
  url: webUrl(),
  descriptionMarkdown: optionalMarkdownText(0, PROJECT_DESCRIPTION_LENGTH_MAX),
});
export type PersonalProject = z.infer<typeof PersonalProject>;

export const Certification = z.strictObject({
  id: id(),
  name: text(CERTIFICATION_NAME_LENGTH.min, CERTIFICATION_NAME_LENGTH.max),
  issuingOrganization: text(ISSUING_ORGANIZATION_LENGTH.min, ISSUING_ORGANIZATION_LENGTH.max),
  issueIsoMonth: isoMonth(),
  credentialId: optionalText(1, CREDENTIAL_ID_LENGTH_MAX),
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
  name: personName(NAME_LENGTH.min, NAME_LENGTH.max),
  profilePicture: FileRef.nullish().transform((picture) => picture ?? undefined),
  dobIsoDate: isoDate().refine(
    (date) => !isCalendarDate(date) || isBirthDate(date, Date.now()),
    BIRTH_DATE_SENTENCE,
  ),
  about: markdownText(ABOUT_LENGTH.min, ABOUT_LENGTH.max),
  openToWorkStatus: z.enum(OPEN_TO_WORK_STATUSES).default('ActivelySeeking'),
  jobCategory: z.enum(JOB_CATEGORIES),
  jobTitle: text(JOB_TITLE_LENGTH.min, JOB_TITLE_LENGTH.max),
  locality: Locality,
  isCurrentlyEmployed: z.boolean(),
  noticePeriodInWeeks: z.number().int().min(NOTICE_PERIOD_IN_WEEKS.min).max(NOTICE_PERIOD_IN_WEEKS.max),
  expectedSalaryInLpaInr: z
    .number()
    .min(EXPECTED_SALARY_IN_LPA_INR.min)
    .max(EXPECTED_SALARY_IN_LPA_INR.max)
    .multipleOf(EXPECTED_SALARY_STEP_IN_LPA_INR),
  skills: Skills,
  experienceInYears: z.number().min(EXPERIENCE_IN_YEARS.min).max(EXPERIENCE_IN_YEARS.max),
  workExperiences: z.array(WorkExperience).max(WORK_EXPERIENCES_MAX),
  educationList: z.array(Education).min(EDUCATION_COUNT.min).max(EDUCATION_COUNT.max),
  resume: FileRef.nullish().transform((resume) => resume ?? undefined),
  linkedInProfileUrl: webUrl(),
  githubProfileUrl: optionalWebUrl(),
  stackOverflowProfileUrl: optionalWebUrl(),
  personalBlogUrl: optionalWebUrl(),
  personalProjects: z.array(PersonalProject).max(PERSONAL_PROJECTS_MAX),
  certifications: z.array(Certification).max(CERTIFICATIONS_MAX),
  englishFluency: z.enum(ENGLISH_FLUENCIES),
  hasStableInternet: z.boolean(),
  hasOwnLaptop: z.boolean(),
  hasWebcamAndMicrophone: z.boolean(),
  canWorkFromHome: z.boolean(),
  takesOnlyInvitationsWithPay: z.boolean().optional(),
  /** How many invitations a week the talent takes; absent for any number. */
  invitationsAWeek: z.number().int().min(INVITATIONS_A_WEEK.min).max(INVITATIONS_A_WEEK.max).optional(),
};

/** The fields of a talent profile that its owner fills in. */
export type TalentProfileField = keyof typeof editable;
export const TALENT_PROFILE_FIELDS = Object.keys(editable) as TalentProfileField[];

/**
 * A talent profile as a save sends it. `updatedIsoDateTimeUtc` is the edited version: if the server has a newer one, the save is
 * a conflict.
 */
export const TalentProfileDraft = z.strictObject({
  key: TalentKey.optional(),
  ...ignoredTimestamps,
  ...editable,
});
export type TalentProfileDraft = z.infer<typeof TalentProfileDraft>;

export const TalentProfile = z.strictObject({ key: TalentKey, ...timestamps, ...editable });
export type TalentProfile = z.infer<typeof TalentProfile>;
