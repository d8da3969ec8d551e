import { countOf } from '../base/count.ts';
import { payWords } from '../job-terms/words.ts';
import { declineReasonWords } from '../invitation/words.ts';
import { CLOSE_REASON_LABELS } from '../pipeline/words.ts';
import type { HistoryEntry } from './schema.ts';
import {
  CONTACT_DAYS,
  MENTIONS_OF_NOTE_MAX,
  NOTE_EDIT_MINUTES,
  NOTES_OF_TALENT_MAX,
  REMINDERS_OF_TALENT_MAX,
  TAGS_OF_COMPANY_MAX,
  TAGS_OF_TALENT_MAX,
} from './limit.ts';

export const TALENT_RECORD_REFUSALS = {
  gone: 'This person is no longer available to your company.',
  noteGone: 'This note has been deleted.',
  reminderGone: 'This reminder has been deleted.',
  tooManyNotes: `There are ${NOTES_OF_TALENT_MAX} notes about this person, which is the limit. Delete one first.`,
  tooManyMentions: `A note mentions at most ${MENTIONS_OF_NOTE_MAX} people.`,
  notAReader: 'Choose a member of your company who may see people.',
  onlyAuthorEdits: 'Only its author can edit a note.',
  editTooLate: `A note can be edited for ${NOTE_EDIT_MINUTES} minutes.`,
  onlyAuthorDeletes: 'Only its author and the owner of your company can delete a note.',
  tooManyTags: `This person has ${TAGS_OF_TALENT_MAX} tags, which is the limit. Remove one first.`,
  tooManyTagsOfCompany: `Your company uses ${TAGS_OF_COMPANY_MAX} tags, which is the limit. Choose one of them.`,
  reminderInPast: 'Choose a time that is still to come.',
  reminderTooLate: 'Choose a time within two years.',
  tooManyReminders: `There are ${REMINDERS_OF_TALENT_MAX} reminders about this person, which is the limit. Finish one first.`,
  notARecruiter: 'Choose a member of your company who may invite and write.',
} as const;

export const TALENT_RECORD_SENTENCES = {
  onlyTeam: 'Only your team reads this. The person never does.',
  noNotes: 'No notes yet. What should your colleagues know?',
  loadFailed: 'What your company knows did not load',
  notesFailed: 'The notes did not load',
  historyFailed: 'The history did not load',
  noStage: 'In no pipeline',
  nobody: 'Nobody',
  mentionHelp: 'Type @ to mention a colleague.',
  whenMissing: 'Choose a date and a time.',
  deleteNote: 'Delete this note?',
  deleteNoteText: 'Your colleagues will not see it any more.',
  noHistory: 'Invitations, answers, meetings, job offers and who opened the profile appear here.',
  formerMember: 'Former member',
  edited: 'edited',
  noteFailed: 'The note was not saved. Your text is still here. Please try again.',
  failed: 'This was not saved. Please try again.',
  noteDeleted: 'Note deleted.',
  reminderSet: 'Reminder set.',
  reminderDone: 'Reminder done.',
  assigned: (name: string) => `${name} is now in contact for ${CONTACT_DAYS} days.`,
  released: 'Nobody is in contact now.',
  inviteAnyway: 'Invite anyway',
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** "today", "yesterday" or "12 days ago". Both times are in milliseconds. */
function daysAgo(thenMs: number, nowMs: number): string {
  const days = Math.floor((nowMs - thenMs) / DAY_MS);
  if (days < 1) return 'today';
  return days === 1 ? 'yesterday' : `${countOf(days, 'day')} ago`;
}

/** Before a colleague's contact is invited: "Already in touch: Asha Fernando, 12 days ago". */
export const inTouchSentence = (
  { name, sinceIsoDateTimeUtc }: { name: string; sinceIsoDateTimeUtc: string },
  nowMs: number,
): string => `Already in touch: ${name}, ${daysAgo(Date.parse(sinceIsoDateTimeUtc), nowMs)}.`;

/** Several names: "Asha, Kwame and Tom". A former member has none. */
function namesOf(members: HistoryEntry['members']): string | undefined {
  if (members.length === 0) return undefined;
  const names = members.map(({ name }) => name ?? TALENT_RECORD_SENTENCES.formerMember);
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}

/** Of a move: " from Interview to Closed (Pay)". */
function moveWords(move: HistoryEntry['move']): string {
  if (move === null) return '';
  const reason = move.closedFor === null ? '' : ` (${CLOSE_REASON_LABELS[move.closedFor]})`;
  return ` from ${move.fromStage} to ${move.toStage}${reason}`;
}

/** An entry of the history in words. */
export function historySentence(entry: HistoryEntry): string {
  const who = namesOf(entry.members) ?? 'Your company';
  const pay = entry.pay ? `, ${payWords(entry.pay)}` : '';
  const post = entry.jobPostTitle === null ? '' : ` for ${entry.jobPostTitle}`;
  const reason = entry.reason === null ? '' : `: ${declineReasonWords(entry.reason)}`;
  const did = (verb: string) =>
    entry.side === 'talent' ? `${verb.charAt(0).toUpperCase()}${verb.slice(1)}` : `${who} ${verb}`;
  const person = entry.side === 'talent' ? 'they' : 'the person';
  const sentences: Record<HistoryEntry['kind'], string> = {
    invited: `${who} invited${post}${pay}`,
    payRaised: `${who} raised the pay${pay}`,
    followedUp: 'The follow-up was sent',
    takenBack: `${who} took the invitation back`,
    expired: 'The invitation ended without an answer',
    accepted: `Accepted the invitation${post}`,
    declined: `Declined the invitation${post}${reason}`,
    shortlisted: `${who} shortlisted${post}`,
    opened: `${who} opened the profile`,
    moved: `${entry.members.length === 0 ? 'Moved' : `${who} moved`}${moveWords(entry.move)}${post}`,
    meetingOffered: did('offered slots for a meeting'),
    meetingAgreed: did('took a slot for a meeting'),
    meetingMoved: did('took another slot for the meeting'),
    meetingCancelled: entry.side === null ? 'The meeting was cancelled' : did('cancelled the meeting'),
    jobOffered: did(`recorded a job offer${post}${pay}`),
    jobAccepted: did(`accepted the job offer${post}`),
    jobDeclined: did(`declined the job offer${post}`),
    jobWithdrawn: did(`withdrew the job offer${post}`),
    saidJoined: did(`said that ${person} joined${post}`),
    saidNotJoined: did(`said that ${person} did not join${post}`),
    disputed: did(`disputed the record of the job offer${post}`),
    disputeTakenBack: did(`took back the dispute about the job offer${post}`),
  };
  return sentences[entry.kind];
}
