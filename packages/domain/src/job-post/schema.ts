import { id, ignoredTimestamps, isoDateTimeUtc, markdownText, text, timestamps, z } from '../base/schema.ts';
import { JobTerms, JobTermsDraft } from '../job-terms/schema.ts';
import { PAY_CHOICE_WORDS } from '../job-terms/form-words.ts';
import { AiReviewResponse } from '../review/schema.ts';
import { DEFAULT_JOB_CATEGORY, IMPORTED_ROW_STATES, JOB_CATEGORIES } from './choice.ts';
import { JOB_POST_COLUMN_NAMES } from './import-column.ts';
import { JOB_POST_DESCRIPTION_LENGTH, JOB_POST_IMPORT_MAX, JOB_POST_TITLE_LENGTH } from './limit.ts';

export const JobPostKey = z.strictObject({ jobPostId: id() });

const editable = {
  category: z.enum(JOB_CATEGORIES).default(DEFAULT_JOB_CATEGORY),
  title: text(JOB_POST_TITLE_LENGTH.min, JOB_POST_TITLE_LENGTH.max),
  description: markdownText(JOB_POST_DESCRIPTION_LENGTH.min, JOB_POST_DESCRIPTION_LENGTH.max),
  hasCompetitiveSalary: z.boolean().optional(),
  hasFlexibleHours: z.boolean().optional(),
  hasPerformanceBonus: z.boolean().optional(),
  hasLearningOpportunities: z.boolean().optional(),
  terms: JobTerms.optional(),
};

/** The fields of a job post that the company fills in. */
export type JobPostField = keyof typeof editable;
export const JOB_POST_FIELDS = Object.keys(editable) as JobPostField[];

/** What the server knows of a job post's openness. A save sends it back and changes none of it. */
const openness = {
  /** When the company last said that the job is open, by creating, saving or confirming the post. */
  confirmedIsoDateTimeUtc: isoDateTimeUtc().optional(),
  /** When we asked whether it still is; absent if nothing waits for an answer. */
  askedIsoDateTimeUtc: isoDateTimeUtc().optional(),
  /** When the company closed it, or it closed without an answer. */
  closedIsoDateTimeUtc: isoDateTimeUtc().optional(),
};

/** A job post as a save sends it. Without a key it is a new one. */
export const JobPostDraft = z.strictObject({
  key: JobPostKey.optional(),
  ...ignoredTimestamps,
  companyId: id().optional(),
  ...editable,
  terms: JobTermsDraft.optional(),
  ...openness,
  aiReviewResponse: AiReviewResponse.optional(),
  isReviewQueued: z.boolean().optional(),
});
export type JobPostDraft = z.infer<typeof JobPostDraft>;

/** A job post as its form sends it: somebody has chosen whether it states its pay. */
export const JobPostForm = JobPostDraft.superRefine(({ terms }, context) => {
  if (terms?.pay === undefined)
    context.addIssue({ code: 'custom', message: PAY_CHOICE_WORDS.missing, path: ['terms', 'pay'] });
});

/** The progress of a job post. Each count is the length of a list that the company can open. */
export const JobPostCounts = z.strictObject({
  jobPostId: id(),
  /** Entries of the shortlist. */
  shortlisted: z.number().int(),
  /** All sent invitations, whatever their outcome. */
  invited: z.number().int(),
  /** Accepted invitations, including those whose conversation the talent has ended since. */
  accepted: z.number().int(),
  /** Open, not declined conversations with something unread. */
  toAnswer: z.number().int(),
});
export type JobPostCounts = z.infer<typeof JobPostCounts>;

export const JobPost = z.strictObject({
  key: JobPostKey,
  ...timestamps,
  companyId: id(),
  ...editable,
  ...openness,
  aiReviewResponse: AiReviewResponse.optional(),
  isReviewQueued: z.boolean().optional(),
});
export type JobPost = z.infer<typeof JobPost>;

/** A file with job posts, as `JOB_POST_COLUMNS` describes it. */
export const JobPostCsv = z.strictObject({ csv: z.string().min(1).max(JOB_POST_IMPORT_MAX.characters) });

/** What an import does with a row of a file. The header is row 1. */
export const ImportedRow = z.strictObject({
  row: z.number().int(),
  title: z.string(),
  state: z.enum(IMPORTED_ROW_STATES),
  /** The job post that was created, or was imported before; null if there is none. */
  jobPostId: z.string().nullable(),
  problems: z.array(z.strictObject({ column: z.enum(JOB_POST_COLUMN_NAMES), message: z.string() })),
});
export type ImportedRow = z.infer<typeof ImportedRow>;
