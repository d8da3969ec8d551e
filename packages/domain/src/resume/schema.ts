import { z } from '../base/schema.ts';
import { JOB_CATEGORIES } from '../job-post/choice.ts';
import { Locality } from '../locality/schema.ts';

/**
 * The content of a parsed resume, in the units of the talent profile. Absent means not found or uncertain. Entries have no ids,
 * and may be too long, too many or incomplete for a profile: the talent completes them.
 */

/** `startIsoMonth` and `endIsoMonth` are YYYY-MM. A year without a month is left out, with a warning. */
export const ParsedTenure = z.object({
  startIsoMonth: z.string().optional(),
  endIsoMonth: z.string().optional(),
  isCurrent: z.boolean(),
});
export type ParsedTenure = z.infer<typeof ParsedTenure>;

export const ParsedWorkExperience = z.object({
  designation: z.string().optional(),
  company: z.string().optional(),
  locality: Locality.optional(),
  tenure: ParsedTenure,
  /** Markdown, one list item for each bullet. */
  rolesAndResponsibilities: z.string().optional(),
  isInternship: z.boolean(),
  isRemote: z.boolean(),
});
export type ParsedWorkExperience = z.infer<typeof ParsedWorkExperience>;

export const ParsedEducation = z.object({
  course: z.string().optional(),
  university: z.string().optional(),
  locality: Locality.optional(),
  tenure: ParsedTenure,
});
export type ParsedEducation = z.infer<typeof ParsedEducation>;

export const ParsedPersonalProject = z.object({
  title: z.string().optional(),
  url: z.string().optional(),
  descriptionMarkdown: z.string().optional(),
});
export type ParsedPersonalProject = z.infer<typeof ParsedPersonalProject>;

export const ParsedCertification = z.object({
  name: z.string().optional(),
  issuingOrganization: z.string().optional(),
  issueIsoMonth: z.string().optional(),
  credentialId: z.string().optional(),
  credentialUrl: z.string().optional(),
});
export type ParsedCertification = z.infer<typeof ParsedCertification>;

export const ParsedResume = z.object({
  name: z.string().optional(),
  about: z.string().optional(),
  jobTitle: z.string().optional(),
  jobCategory: z.enum(JOB_CATEGORIES).optional(),
  /** The person's place of residence, if the resume says it. */
  locality: Locality.optional(),
  experienceInYears: z.number().optional(),
  isCurrentlyEmployed: z.boolean().optional(),
  skills: z.array(z.string()),
  workExperiences: z.array(ParsedWorkExperience),
  educationList: z.array(ParsedEducation),
  personalProjects: z.array(ParsedPersonalProject),
  certifications: z.array(ParsedCertification),
  linkedInProfileUrl: z.string().optional(),
  githubProfileUrl: z.string().optional(),
  stackOverflowProfileUrl: z.string().optional(),
  personalBlogUrl: z.string().optional(),
});
export type ParsedResume = z.infer<typeof ParsedResume>;

/** `pages` maps a path, such as `name` or `workExperiences.0`, to the page (from 1) that it was found on. */
export const ResumeAnswer = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    data: ParsedResume,
    /** Sentences for the talent: what was uncertain and left empty, and other observations. */
    warnings: z.array(z.string()),
    pages: z.record(z.string(), z.number()),
  }),
  z.object({ success: z.literal(false), error: z.string() }),
]);
export type ResumeAnswer = z.infer<typeof ResumeAnswer>;
