import type { FileRef } from '@talaash/domain/file-ref';
import type { JobCategory } from '@talaash/domain/job-category';
import type { Locality } from '@talaash/domain/locality';
import type { EnglishFluency, OpenToWorkStatus } from '@talaash/domain/open-to-work-status';
import type { AiReviewResponse, HumanReviewResponse } from '@talaash/domain/review';
import type {
  Certification,
  Education,
  PersonalProject,
  WorkExperience,
} from '@talaash/domain/talent-profile';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';

export const talents = pgTable('talents', {
  talentId: text('talent_id').primaryKey(),
  createdByUid: text('created_by_uid')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  aiReviewResponse: jsonb('ai_review_response').$type<AiReviewResponse>(),
  humanReviewResponse: jsonb('human_review_response').$type<HumanReviewResponse>(),
  isHumanReviewPassedAtleastOnce: boolean('is_human_review_passed_at_least_once').notNull().default(false),
  aiReviewCount: integer('ai_review_count').notNull().default(0),
  /** When the profile began to wait for a review; null when none waits. */
  reviewQueuedAt: isoDateTime('review_queued_at'),
  ...timestamps(),
});

export const talentProfiles = pgTable('talent_profiles', {
  talentId: text('talent_id')
    .primaryKey()
    .references(() => talents.talentId, { onDelete: 'cascade' }),
  name: text().notNull(),
  profilePicture: jsonb('profile_picture').$type<FileRef>(),
  dobIsoDate: text('dob_iso_date').notNull(),
  about: text().notNull(),
  openToWorkStatus: text('open_to_work_status').$type<OpenToWorkStatus>().notNull(),
  jobCategory: text('job_category').$type<JobCategory>().notNull(),
  jobTitle: text('job_title').notNull(),
  locality: jsonb().$type<Locality>().notNull(),
  isCurrentlyEmployed: boolean('is_currently_employed').notNull(),
  noticePeriodInWeeks: integer('notice_period_in_weeks').notNull(),
  expectedSalaryInLpaInr: doublePrecision('expected_salary_in_lpa_inr').notNull(),
  skills: text().array().notNull(),
  experienceInYears: doublePrecision('experience_in_years').notNull(),
  workExperiences: jsonb('work_experiences').$type<WorkExperience[]>().notNull(),
  educationList: jsonb('education_list').$type<Education[]>().notNull(),
  resume: jsonb().$type<FileRef>(),
  linkedInProfileUrl: text('linked_in_profile_url').notNull(),
  githubProfileUrl: text('github_profile_url'),
  stackOverflowProfileUrl: text('stack_overflow_profile_url'),
  personalBlogUrl: text('personal_blog_url'),
  personalProjects: jsonb('personal_projects').$type<PersonalProject[]>().notNull(),
  certifications: jsonb().$type<Certification[]>().notNull(),
  englishFluency: text('english_fluency').$type<EnglishFluency>().notNull(),
  hasStableInternet: boolean('has_stable_internet').notNull(),
  hasOwnLaptop: boolean('has_own_laptop').notNull(),
  hasWebcamAndMicrophone: boolean('has_webcam_and_microphone').notNull(),
  canWorkFromHome: boolean('can_work_from_home').notNull(),
  ...timestamps(),
});
