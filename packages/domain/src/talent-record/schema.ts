import { id, isoDateTimeUtc, text, z } from '../base/schema.ts';
import { isStorable } from '../base/text.ts';
import { UNSTORABLE_SENTENCE } from '../base/words.ts';
import { DECLINE_REASONS } from '../invitation/choice.ts';
import { Pay } from '../job-terms/schema.ts';
import { PipelineStage } from '../pipeline/schema.ts';
import { CLOSED_FOR } from '../pipeline/choice.ts';
import { HISTORY_KINDS } from './choice.ts';
import { NOTE_LENGTH_MAX, REMINDER_LENGTH_MAX, TAG_LENGTH_MAX } from './limit.ts';
import { normalTag } from './tag.ts';

/** A note as it is stored: a mention is "@{uid}". */
export const NoteText = text(1, NOTE_LENGTH_MAX);

export const Tag = z
  .string()
  .overwrite(normalTag)
  .min(1)
  .max(TAG_LENGTH_MAX)
  .refine(isStorable, UNSTORABLE_SENTENCE);

export const ReminderText = text(0, REMINDER_LENGTH_MAX);

/** A member, or a former one. In notes and reminders those have no name any more, elsewhere until the account is deleted. */
export const NamedMember = z.object({ uid: id(), name: z.string().nullable() });

export const TalentNote = z.object({
  noteId: id(),
  author: NamedMember,
  text: z.string(),
  /** Those whom the text mentions. */
  mentioned: z.array(NamedMember),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  isEdited: z.boolean(),
});
export type TalentNote = z.infer<typeof TalentNote>;

export const TalentReminder = z.object({
  reminderId: id(),
  /** Whom it reminds. */
  member: NamedMember,
  text: z.string(),
  dueIsoDateTimeUtc: isoDateTimeUtc(),
  isDone: z.boolean(),
});
export type TalentReminder = z.infer<typeof TalentReminder>;

/** The member who owns a contact. */
export const ContactOwner = z.object({
  uid: id(),
  name: z.string(),
  /** When they invited or wrote last, or the contact was given to them. */
  sinceIsoDateTimeUtc: isoDateTimeUtc(),
  untilIsoDateTimeUtc: isoDateTimeUtc(),
});
export type ContactOwner = z.infer<typeof ContactOwner>;

/** Where a talent stands in the pipeline of a job post. */
export const RecordedStage = z.object({
  jobPostId: id(),
  jobPostTitle: z.string(),
  stage: PipelineStage,
  sinceIsoDateTimeUtc: isoDateTimeUtc(),
  /** Each move counts one more. */
  version: z.number().int(),
  /** Whether an invitation for this job post waits for its answer. */
  isInvited: z.boolean(),
  /** What the company last saw of the talent's name. */
  talentName: z.string(),
  /** Who is in charge, or moved the talent last; null if nobody did. */
  member: NamedMember.nullable(),
});
export type RecordedStage = z.infer<typeof RecordedStage>;

export const TalentRecord = z.object({
  talentId: id(),
  /** One for each job post, the latest first. */
  stages: z.array(RecordedStage),
  /** All stages of the company's pipelines, in order. */
  companyStages: z.array(PipelineStage),
  notesCount: z.number().int(),
  tags: z.array(z.string()),
  /** Those that are not done, the next one first. */
  reminders: z.array(TalentReminder),
  /** Null if nobody owns the contact. */
  contact: ContactOwner.nullable(),
  /** Null without messages. */
  messages: z
    .object({
      byCompanyCount: z.number().int(),
      byTalentCount: z.number().int(),
      firstIsoDateTimeUtc: isoDateTimeUtc(),
      lastIsoDateTimeUtc: isoDateTimeUtc(),
    })
    .nullable(),
});
export type TalentRecord = z.infer<typeof TalentRecord>;

export const HistoryEntry = z.object({
  entryId: z.string(),
  kind: z.enum(HISTORY_KINDS),
  isoDateTimeUtc: isoDateTimeUtc(),
  /** The members who did it. Empty if the talent or the product did, or if it was not kept. */
  members: z.array(NamedMember),
  /** Of an invitation, this and the next two are known for the last one only. */
  jobPostTitle: z.string().nullable(),
  pay: Pay.nullable(),
  reason: z.enum(DECLINE_REASONS).nullable(),
  /** Of a move: the names of the stages at that time, and why the entry was closed. */
  move: z
    .object({ fromStage: z.string(), toStage: z.string(), closedFor: z.enum(CLOSED_FOR).nullable() })
    .nullable(),
  /** Of a meeting and of a job offer: the side that did it; null for the product, and for everything else. */
  side: z.enum(['company', 'talent']).nullable(),
  /** Of a meeting that was agreed, moved or cancelled: when it starts. Null for everything else. */
  startsIsoDateTimeUtc: isoDateTimeUtc().nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
