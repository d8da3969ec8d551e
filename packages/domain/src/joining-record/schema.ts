import { id, isoDate, isoDateTimeUtc, text, z } from '../base/schema.ts';
import { Pay } from '../job-terms/schema.ts';
import { JOINING_STATEMENTS, JOINING_STATES } from './choice.ts';
import { JOINING_REASON_LENGTH_MAX } from './limit.ts';

/** What one side says about a record. */
const SideOfRecord = z.strictObject({
  /** Absent until it says something. */
  says: z.enum(JOINING_STATEMENTS).optional(),
  /** The first day of work, if it says that the talent has joined. */
  joinedIsoDate: isoDate().optional(),
  /** Why it disputes the record; absent if it does not. */
  dispute: z.string().optional(),
});

/** What both sides say about a job offer and what came of it. */
export const JoiningRecord = z.strictObject({
  joiningRecordId: id(),
  threadId: id(),
  jobPostTitle: z.string(),
  state: z.enum(JOINING_STATES),
  /** The day of the offer. */
  offeredIsoDate: isoDate(),
  /** The first day of work that was offered. */
  joiningIsoDate: isoDate(),
  /** Absent if the company chose not to state it. */
  pay: Pay.optional(),
  company: SideOfRecord,
  talent: SideOfRecord,
  /** Who recorded the offer; for members of the company. */
  recordedByName: z.string().optional(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  /** The day on which the record is deleted. */
  keptUntilIsoDate: isoDate(),
});
export type JoiningRecord = z.infer<typeof JoiningRecord>;

/** A job offer as the company records it. */
export const NewJobOffer = z.strictObject({
  threadId: id(),
  offeredIsoDate: isoDate(),
  joiningIsoDate: isoDate(),
  /** Null if the company chooses not to state it. */
  pay: Pay.nullable(),
});
export type NewJobOffer = z.infer<typeof NewJobOffer>;

/** How a side moves a record on. */
export const JoiningAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['accept', 'decline', 'withdraw', 'sayNotJoined', 'takeBackDispute']) }),
  z.strictObject({ kind: z.literal('sayJoined'), joinedIsoDate: isoDate() }),
  z.strictObject({ kind: z.literal('dispute'), reason: text(1, JOINING_REASON_LENGTH_MAX) }),
]);
export type JoiningAct = z.infer<typeof JoiningAct>;
