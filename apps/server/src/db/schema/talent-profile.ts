import type { FileRef } from '@talaash/domain/file/schema';
import type { JobCategory } from '@talaash/domain/job-post/choice';
import type { Locality } from '@talaash/domain/locality/schema';
import type { EnglishFluency, OpenToWorkStatus } from '@talaash/domain/talent-profile/choice';
import type {
  Certification,
  Education,
  PersonalProject,
  TalentProfile,
  WorkExperience,
} from '@talaash/domain/talent-profile/schema';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type ColumnsOf, timestamps } from './column.ts';
import { talents } from './talent.ts';

export const talentProfiles = pgTable(
  'talent_profiles',
  {
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
    takesOnlyInvitationsWithPay: boolean('takes_only_invitations_with_pay'),
    invitationsAWeek: integer('invitations_a_week'),
    ...timestamps(),
  } satisfies ColumnsOf<TalentProfile, 'key', 'talentId'>,
  (table) => [
    /** Admins search by the beginnings of words. */
    index('talent_profiles_name_words').using('gin', sql`to_tsvector('simple', ${table.name})`),
  ],
);
