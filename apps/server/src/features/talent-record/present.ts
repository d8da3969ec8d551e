import type { NamedMember } from '@talaash/domain/talent-record/mention';
import { mentionsIn } from '@talaash/domain/talent-record/mention';
import type { RecordedStage, TalentNote, TalentReminder } from '@talaash/domain/talent-record/schema';
import type { talentNotes, talentReminders } from '../../db/schema/talent-record.ts';
import type { readEntriesOf } from '../pipeline/queries.ts';

type Members = readonly { uid: string; name: string }[];

/** A member whom a note or a reminder is about, without a name once they are none any more. */
export const toNamedMember = (uid: string, members: Members): NamedMember => ({
  uid,
  name: members.find((one) => one.uid === uid)?.name ?? null,
});

export const toNote = (row: typeof talentNotes.$inferSelect, members: Members): TalentNote => ({
  noteId: row.noteId,
  author: toNamedMember(row.authorUid, members),
  text: row.text,
  mentioned: mentionsIn(row.text).map((uid) => toNamedMember(uid, members)),
  createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
  isEdited: row.isEdited,
});

export const toReminder = (row: typeof talentReminders.$inferSelect, members: Members): TalentReminder => ({
  reminderId: row.reminderId,
  member: toNamedMember(row.uid, members),
  text: row.text,
  dueIsoDateTimeUtc: row.dueIsoDateTimeUtc,
  isDone: row.doneAt !== null,
});

type Entry = Awaited<ReturnType<typeof readEntriesOf>>['entries'][number];

export const toStage = ({
  jobPostId,
  jobPostTitle,
  stage,
  stageSinceIsoDateTimeUtc,
  version,
  isInvited,
  talentName,
  memberUid,
  memberName,
}: Entry): RecordedStage => ({
  jobPostId,
  jobPostTitle,
  stage,
  sinceIsoDateTimeUtc: stageSinceIsoDateTimeUtc,
  version,
  isInvited,
  talentName,
  member: memberUid === null ? null : { uid: memberUid, name: memberName },
});
