import {
  CONTACT_DAYS,
  MENTIONS_OF_NOTE_MAX,
  NOTE_EDIT_MINUTES,
  NOTES_OF_TALENT_MAX,
  REMINDER_DAYS_MAX,
  REMINDERS_OF_TALENT_MAX,
  TAGS_OF_COMPANY_MAX,
  TAGS_OF_TALENT_MAX,
} from './limit.ts';
import { mentionsIn } from './mention.ts';
import { TALENT_RECORD_REFUSALS } from './words.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Why a note cannot be added; undefined if it can. */
export const noteRefusal = (notesCount: number): string | undefined =>
  notesCount >= NOTES_OF_TALENT_MAX ? TALENT_RECORD_REFUSALS.tooManyNotes : undefined;

/** Why a note cannot mention these members; undefined if it can. @param canRead the members who may read notes */
export function mentionRefusal(
  text: string,
  canRead: readonly string[],
  before: readonly string[] = [],
): string | undefined {
  const mentioned = mentionsIn(text);
  if (mentioned.length > MENTIONS_OF_NOTE_MAX) return TALENT_RECORD_REFUSALS.tooManyMentions;
  return mentioned.every((uid) => canRead.includes(uid) || before.includes(uid))
    ? undefined
    : TALENT_RECORD_REFUSALS.notAReader;
}

type Note = { authorUid: string; writtenMs: number };

/** Why a member cannot edit a note; undefined if they can. */
export function noteEditRefusal(note: Note, uid: string, nowMs: number): string | undefined {
  if (note.authorUid !== uid) return TALENT_RECORD_REFUSALS.onlyAuthorEdits;
  return nowMs - note.writtenMs > NOTE_EDIT_MINUTES * MINUTE_MS
    ? TALENT_RECORD_REFUSALS.editTooLate
    : undefined;
}

/** Why a member cannot delete a note; undefined if they can. */
export const noteDeleteRefusal = (
  { authorUid }: Pick<Note, 'authorUid'>,
  { uid, isOwner }: { uid: string; isOwner: boolean },
): string | undefined =>
  isOwner || authorUid === uid ? undefined : TALENT_RECORD_REFUSALS.onlyAuthorDeletes;

/** Why a talent cannot get another tag; undefined if they can. */
export function tagRefusal(
  { ofTalent, ofCompany }: { ofTalent: readonly string[]; ofCompany: readonly string[] },
  tag: string,
): string | undefined {
  if (ofTalent.includes(tag)) return undefined;
  if (ofTalent.length >= TAGS_OF_TALENT_MAX) return TALENT_RECORD_REFUSALS.tooManyTags;
  return !ofCompany.includes(tag) && ofCompany.length >= TAGS_OF_COMPANY_MAX
    ? TALENT_RECORD_REFUSALS.tooManyTagsOfCompany
    : undefined;
}

/** Why a reminder cannot be set; undefined if it can. */
export function reminderRefusal(
  { dueMs, openCount, isForReader }: { dueMs: number; openCount: number; isForReader: boolean },
  nowMs: number,
): string | undefined {
  if (!isForReader) return TALENT_RECORD_REFUSALS.notAReader;
  if (dueMs <= nowMs) return TALENT_RECORD_REFUSALS.reminderInPast;
  if (dueMs > nowMs + REMINDER_DAYS_MAX * DAY_MS) return TALENT_RECORD_REFUSALS.reminderTooLate;
  return openCount >= REMINDERS_OF_TALENT_MAX ? TALENT_RECORD_REFUSALS.tooManyReminders : undefined;
}

/** What decides who owns a contact. Times are in milliseconds. */
export type ContactFacts = {
  /** The member who invited or wrote last. */
  last: { uid: string; atMs: number } | null;
  /** The member to whom the contact was given last; without a uid it was released. */
  given: { uid: string | null; atMs: number } | null;
};

export type OwnedContact = { uid: string; sinceMs: number; untilMs: number };

/**
 * Who owns a contact: the member who invited or wrote last, or to whom it was given since, for 60 days. Null if nobody does, or if
 * that member has left.
 */
export function ownedContact(
  { last, given }: ContactFacts,
  memberUids: readonly string[],
  nowMs: number,
): OwnedContact | null {
  const latest = given && (last === null || given.atMs >= last.atMs) ? given : last;
  if (latest === null || latest.uid === null || !memberUids.includes(latest.uid)) return null;
  const untilMs = latest.atMs + CONTACT_DAYS * DAY_MS;
  return nowMs < untilMs ? { uid: latest.uid, sinceMs: latest.atMs, untilMs } : null;
}

/** Whether a member has to confirm that they invite somebody whose contact a colleague owns. */
export const needsContactConfirmation = (
  owner: Pick<OwnedContact, 'uid'> | null,
  { uid, knownOwnerUid }: { uid: string; knownOwnerUid: string | undefined },
): boolean => owner !== null && owner.uid !== uid && owner.uid !== knownOwnerUid;
