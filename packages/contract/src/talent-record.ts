import { Cursor, id, isoDateTimeUtc, limit, listOf, z } from '@talaash/domain/base/schema';
import { TALENT_RECORD_PAGE } from '@talaash/domain/talent-record/limit';
import {
  ContactOwner,
  HistoryEntry,
  NoteText,
  ReminderText,
  Tag,
  TalentNote,
  TalentRecord,
  TalentReminder,
} from '@talaash/domain/talent-record/schema';
import { call, Nothing } from './call.ts';

const tags = ['Talent records'];
const own = 'what the members of the caller’s own company note about talents whom it can see';

const read = { access: 'company', permission: 'read', own, tags } as const;
const write = {
  access: 'company',
  permission: 'recruit',
  own,
  tags,
  limit: { max: 300, seconds: 600 },
} as const;

const OfTalent = z.strictObject({ talentId: id() });
const OfNote = z.strictObject({ noteId: id() });
const OfReminder = z.strictObject({ reminderId: id() });
const page = OfTalent.extend({ limit: limit(TALENT_RECORD_PAGE), cursor: Cursor });
const note = z.object({ note: TalentNote });
const reminder = z.object({ reminder: TalentReminder });

export const talentRecord = {
  get: call({
    ...read,
    method: 'GET',
    path: '/talent-records/{talentId}',
    summary:
      'What a company knows of a talent: the stages in its pipelines, tags, reminders, and who owns the contact',
  })
    .input(OfTalent)
    .output(z.object({ record: TalentRecord })),
  notes: call({
    ...read,
    path: '/talent-record-notes',
    summary: 'Lists the notes about a talent, newest first',
  })
    .input(page)
    .output(listOf(TalentNote)),
  history: call({
    ...read,
    path: '/talent-record-history',
    summary: 'Lists what happened between the company and a talent, newest first',
  })
    .input(page)
    .output(listOf(HistoryEntry)),
  writeNote: call({
    ...write,
    path: '/write-talent-note',
    summary: 'Adds a note about a talent. “@{uid}” in its text mentions a member, who is notified',
  })
    .input(OfTalent.extend({ text: NoteText }))
    .output(note),
  editNote: call({
    ...write,
    path: '/edit-talent-note',
    summary: 'Replaces the text of a note: its author only, for 15 minutes',
  })
    .input(OfNote.extend({ text: NoteText }))
    .output(note),
  deleteNote: call({
    ...write,
    path: '/delete-talent-note',
    summary: 'Deletes a note: its author, or the owner of the company. Idempotent',
  })
    .input(OfNote)
    .output(Nothing),
  companyTags: call({
    ...read,
    method: 'GET',
    path: '/talent-tags',
    summary: 'Lists the tags that the company uses, with how many talents have each',
  }).output(z.object({ tags: z.array(z.object({ tag: z.string(), count: z.number().int() })) })),
  addTag: call({ ...write, path: '/add-talent-tag', summary: 'Gives a talent a tag. Idempotent' })
    .input(OfTalent.extend({ tag: Tag }))
    .output(z.object({ tags: z.array(z.string()) })),
  removeTag: call({ ...write, path: '/remove-talent-tag', summary: 'Takes a tag from a talent. Idempotent' })
    .input(OfTalent.extend({ tag: Tag }))
    .output(z.object({ tags: z.array(z.string()) })),
  addReminder: call({
    ...write,
    path: '/add-talent-reminder',
    summary: 'Reminds a member of a talent at a time: the caller, unless `uid` names another one',
  })
    .input(OfTalent.extend({ text: ReminderText, dueIsoDateTimeUtc: isoDateTimeUtc(), uid: id().optional() }))
    .output(reminder),
  setReminderDone: call({
    ...write,
    path: '/set-talent-reminder-done',
    summary: 'Says whether a reminder is done. Idempotent',
  })
    .input(OfReminder.extend({ isDone: z.boolean() }))
    .output(reminder),
  setContactOwner: call({
    ...write,
    path: '/set-contact-owner',
    summary: 'Gives the contact with a talent to a member for 60 days, or to nobody',
  })
    .input(OfTalent.extend({ uid: id().nullable() }))
    .output(z.object({ contact: ContactOwner.nullable() })),
};
