import { COUNTRY_CODES } from '@talaash/domain/base/country';
import { z } from '@talaash/domain/base/schema';
import { DECLINE_REASONS, INVITATION_STATUSES } from '@talaash/domain/invitation/choice';
import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { JOB_POST_BENEFITS, type JobPostBenefit } from '@talaash/domain/job-post/words';
import { HumanReviewResponse } from '@talaash/domain/review/schema';
import { MEETING_MINUTES } from '@talaash/domain/meeting/choice';
import { OPEN_TO_WORK_STATUSES } from '@talaash/domain/talent-profile/choice';
import { JobTerms } from '@talaash/domain/job-terms/schema';
import { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { sentence, text } from './field.ts';

const DemoJobPost = z.strictObject({
  title: text,
  category: z.enum(JOB_CATEGORIES),
  /** What the team works on. */
  team: text,
  duties: z.array(text).min(1),
  wishes: z.array(text).min(1),
  benefits: z.array(z.enum(Object.keys(JOB_POST_BENEFITS) as JobPostBenefit[])),
  terms: JobTerms,
  /** A month old, and waiting for an answer or closed without one; open if absent. */
  openness: z.enum(['asked', 'closed']).optional(),
});
export type DemoJobPost = z.infer<typeof DemoJobPost>;

export const DemoCompany = z.strictObject({
  name: text,
  countryCode: z.enum(COUNTRY_CODES),
  /** A name that the gazetteer knows. */
  place: text,
  /** Where the people who hire work. */
  timeZone: text,
  website: z.url(),
  /** The background colour of the logo. */
  background: z.string().regex(/^#[0-9a-f]{6}$/),
  hiresBy: text,
  overview: text,
  isPremium: z.boolean(),
  state: z.enum(['approved', 'waiting']),
  /** How long it has waited for a human review. */
  waitingHours: z.number().positive().optional(),
  /** The verdict of the rule-based reviewer, for a company that is not approved. */
  failed: z.strictObject({ failureReasons: z.array(text).min(1), confidenceScore: z.number() }).optional(),
  jobPosts: z.array(DemoJobPost).min(1),
});
export type DemoCompany = z.infer<typeof DemoCompany>;

const conversationSentence = sentence('first', 'hirer', 'company', 'title');
export const ConversationWords = z.strictObject({
  /**
   * The notes with invitations, in the order of the threads, so that none is said twice. {first} is the first name of the
   * talent, {hirer} writes for {company}.
   */
  notes: z.array(conversationSentence).min(1),
  /** The messages after an invitation was accepted, in the order of the threads too. */
  conversations: z
    .array(z.array(z.strictObject({ sender: z.enum(['Company', 'Talent']), markdown: conversationSentence })))
    .min(1),
});
export type ConversationWords = z.infer<typeof ConversationWords>;

/** The state of an invitation and its conversation. */
const ThreadPlan = z.strictObject({
  status: z.enum(INVITATION_STATUSES),
  declineReason: z.enum(DECLINE_REASONS).optional(),
  /** Days since the invitation. */
  daysAgo: z.number().positive(),
  /** Whether the company wrote a note. */
  hasNote: z.boolean().default(false),
  /** How many messages of the conversation that followed are sent. */
  conversation: z.int().min(1).optional(),
  unreadBy: z.enum(['company', 'talent']).optional(),
});
export type ThreadPlan = z.infer<typeof ThreadPlan>;

/**
 * Threads of the persona company@, of talent@ (each with another company) and of every other premium company, and further ones
 * of people who answer nearly everybody (each with another company).
 */
export const ThreadPlans = z.strictObject({
  company: z.array(ThreadPlan),
  talent: z.array(ThreadPlan),
  others: z.array(ThreadPlan),
  answersMost: z.array(ThreadPlan),
});

/** A meeting, or slots that are offered for one. */
const MeetingPlan = z.strictObject({
  /** Which of the accepted conversations of the persona, in the order of the threads. */
  with: z.int().min(0),
  state: z.enum(['agreed', 'offered', 'past']),
  /** Who offers. */
  by: z.enum(['company', 'talent']).optional(),
  /** The days of the meeting or the slots, counted from today: a weekend gives way to the weekday that is further from today. */
  days: z.array(z.int()).min(1),
  minutes: z.union(MEETING_MINUTES.map((length) => z.literal(length))),
});
export type MeetingPlan = z.infer<typeof MeetingPlan>;

/** Meetings of the personas company@ and talent@. */
export const MeetingPlans = z.strictObject({
  /** The meeting room of company@. */
  roomUrl: z.url(),
  company: z.array(MeetingPlan),
  talent: z.array(MeetingPlan),
});
export type MeetingPlans = z.infer<typeof MeetingPlans>;

/** Changes to a generated person that make an example of a state. docs/personas.md lists the examples. */
export const Example = z.strictObject({
  number: z.int().min(1),
  shows: text,
  gender: z.enum(['woman', 'man']).optional(),
  name: text.optional(),
  openToWorkStatus: z.enum(OPEN_TO_WORK_STATUSES).default('ActivelySeeking'),
  about: text.optional(),
  /** Appended to the generated introduction. */
  aboutAdded: text.optional(),
  aiReviewCount: z.int().default(1),
  /** The findings of the rule-based reviewer. Without them the profile passes. */
  failureReasons: z.array(text).min(1).optional(),
  humanReviewResponse: HumanReviewResponse.optional(),
  /** How long a pending human review has waited. */
  waitingHours: z.number().positive().optional(),
});

const monthsAgo = z.int().min(0);
const monthOfYear = z.strictObject({
  yearsAgo: z.int().min(0),
  month: z.string().regex(/^(0[1-9]|1[0-2])$/),
});

/** The profile of the persona talent@. Dates are relative to the day of the fill, and place names are looked up. */
export const PersonaProfile = TalentProfile.omit({
  key: true,
  createdIsoDateTimeUtc: true,
  updatedIsoDateTimeUtc: true,
  name: true,
  profilePicture: true,
  resume: true,
  dobIsoDate: true,
  locality: true,
}).extend({
  place: text,
  birthday: z.strictObject({ yearsAgo: z.int().positive(), monthAndDay: z.string().regex(/^\d\d-\d\d$/) }),
  workExperiences: z.array(
    z.strictObject({
      id: text,
      designation: text,
      company: text,
      /** Absent for remote work. */
      place: text.optional(),
      startMonthsAgo: monthsAgo,
      /** Absent for the current position. */
      endMonthsAgo: monthsAgo.optional(),
      rolesAndResponsibilities: text,
    }),
  ),
  educationList: z.array(
    z.strictObject({
      id: text,
      course: text,
      university: text,
      place: text,
      start: monthOfYear,
      end: monthOfYear,
    }),
  ),
  certifications: z.array(
    z.strictObject({
      id: text,
      name: text,
      issuingOrganization: text,
      credentialId: text,
      issueMonthsAgo: monthsAgo,
    }),
  ),
});
