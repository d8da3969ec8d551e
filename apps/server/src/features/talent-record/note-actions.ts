import { mentionsIn } from '@talaash/domain/talent-record/mention';
import {
  mentionRefusal,
  noteDeleteRefusal,
  noteEditRefusal,
  noteRefusal,
} from '@talaash/domain/talent-record/rule';
import type { TalentNote } from '@talaash/domain/talent-record/schema';
import { TALENT_RECORD_REFUSALS } from '@talaash/domain/talent-record/words';
import { and, eq } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { talentNotes } from '../../db/schema/talent-record.ts';
import { record } from '../../events/record.ts';
import { lockCompany } from '../company/queries.ts';
import { listMembers } from '../company-member/queries.ts';
import { toNote } from './present.ts';
import { lockRecorded, type NoteRow, ofPair, type Pair, uidsWith } from './queries.ts';

type Writing = Pick<Deps, 'events' | 'now'>;
type Acting = { companyId: string; uid: string };

/** Adds a note. Those whom it mentions learn of it by its event. */
export const writeNote = (
  { events, now }: Writing,
  { companyId, uid }: Acting,
  { talentId, text }: { talentId: string; text: string },
): Promise<TalentNote> =>
  events.transaction(async (tx) => {
    const pair = { companyId, talentId };
    await lockCompany(tx, companyId);
    await lockRecorded(tx, pair);
    const refused = noteRefusal(await tx.$count(talentNotes, ofPair(talentNotes, pair)));
    if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
    const members = await listMembers(tx, companyId);
    requireMentionable(text, uidsWith(members, 'read'));
    const createdIsoDateTimeUtc = new Date(now()).toISOString();
    const [written] = await tx
      .insert(talentNotes)
      .values({ noteId: newRecordId(), ...pair, authorUid: uid, text, createdIsoDateTimeUtc })
      .returning();
    if (!written) throw new Error('A note was not written.');
    await recordNote(tx, written, mentionsIn(text));
    return toNote(written, members);
  });

function requireMentionable(text: string, readers: readonly string[], before: readonly string[] = []): void {
  const refused = mentionRefusal(text, readers, before);
  if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
}

/** The ids of those who are mentioned go with the event. Nobody is notified of their own note. */
const recordNote = (tx: Tx, { noteId, companyId, talentId, authorUid }: NoteRow, mentioned: string[]) =>
  record(tx, {
    kind: 'talentNote.written',
    actorUid: authorUid,
    companyId,
    talentId,
    payload: { noteId, mentionedUids: mentioned.filter((uid) => uid !== authorUid) },
  });

/** @throws NOT_FOUND for the note of another company, and one about a talent whom the company cannot see any more */
async function lockNote(tx: Tx, companyId: string, noteId: string): Promise<NoteRow> {
  const [note] = await tx.select().from(talentNotes).where(isOwn(companyId, noteId)).for('update');
  if (!note) throw refusal('NOT_FOUND', TALENT_RECORD_REFUSALS.noteGone);
  await lockRecorded(tx, note);
  return note;
}

const isOwn = (companyId: string, noteId: string) =>
  and(eq(talentNotes.noteId, noteId), eq(talentNotes.companyId, companyId));

/** Replaces the text of a note. Those whom it mentions for the first time are notified. */
export const editNote = (
  { events, now }: Writing,
  { companyId, uid }: Acting,
  { noteId, text }: { noteId: string; text: string },
): Promise<TalentNote> =>
  events.transaction(async (tx) => {
    const note = await lockNote(tx, companyId, noteId);
    const { authorUid, createdIsoDateTimeUtc } = note;
    const refused = noteEditRefusal({ authorUid, writtenMs: Date.parse(createdIsoDateTimeUtc) }, uid, now());
    if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
    const members = await listMembers(tx, companyId);
    if (text === note.text) return toNote(note, members);
    const before = mentionsIn(note.text);
    requireMentionable(text, uidsWith(members, 'read'), before);
    const [edited] = await tx
      .update(talentNotes)
      .set({ text, isEdited: true })
      .where(isOwn(companyId, noteId))
      .returning();
    if (!edited) throw new Error('A note was not edited.');
    await recordNote(
      tx,
      edited,
      mentionsIn(text).filter((mentioned) => !before.includes(mentioned)),
    );
    return toNote(edited, members);
  });

/** Deletes a note. Does nothing if it is gone. */
export const deleteNote = (
  { events }: Writing,
  { companyId, uid, isOwner }: Acting & { isOwner: boolean },
  noteId: string,
): Promise<void> =>
  events.transaction(async (tx) => {
    const [note] = await tx.select().from(talentNotes).where(isOwn(companyId, noteId)).for('update');
    if (!note) return;
    await lockRecorded(tx, note);
    const refused = noteDeleteRefusal(note, { uid, isOwner });
    if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
    await tx.delete(talentNotes).where(isOwn(companyId, noteId));
    await recordChange(tx, uid, note);
  });

export const recordChange = (tx: Tx, actorUid: string | null, { companyId, talentId }: Pair): Promise<void> =>
  record(tx, { kind: 'talentRecord.changed', actorUid, companyId, talentId });
