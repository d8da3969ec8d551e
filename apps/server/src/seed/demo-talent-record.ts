import { toRecordId } from '@talaash/domain/base/record-id';
import type pg from 'pg';
import type { events } from '../db/schema/event.ts';
import { contactOwners, talentNotes, talentReminders, talentTags } from '../db/schema/talent-record.ts';
import { copyRows } from './copy.ts';
import type { DemoThread } from './demo-thread.ts';
import type { PersonaUids } from './persona.ts';
import { createRandom, type Random } from './random.ts';
import { workingTimeFrom } from './working-hours.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const ZONE = 'Australia/Sydney';

type Author = 'company' | 'recruiter';
type Noted = {
  notes: readonly {
    by: Author;
    daysAgo: number;
    text: (uids: PersonaUids) => string;
  }[];
  tags: readonly string[];
};

/** What the members of company@ note about the people who talk to it, the one who has waited longest first. */
const NOTED: readonly Noted[] = [
  {
    notes: [
      {
        by: 'recruiter',
        daysAgo: 6,
        text: () =>
          'Good first call. Clear about pay, and would start after the notice period. Asks for two days of overlap a week.',
      },
      {
        by: 'recruiter',
        daysAgo: 1,
        text: ({ company }) =>
          `@{${company}} can you join the second call? I would like your view on the trial task.`,
      },
    ],
    tags: ['second call', 'strong in writing'],
  },
  {
    notes: [
      {
        by: 'company',
        daysAgo: 4,
        text: ({ recruiter }) =>
          `@{${recruiter}} this is your contact now. Ask about the notice period first.`,
      },
    ],
    tags: ['second call'],
  },
  {
    notes: [
      {
        by: 'recruiter',
        daysAgo: 5,
        text: () => 'Wants to hear about the team before we talk about pay.',
      },
    ],
    tags: ['ask again in spring'],
  },
];

type DemoTalentRecords = {
  notes: (typeof talentNotes.$inferInsert)[];
  tags: (typeof talentTags.$inferInsert)[];
  reminders: (typeof talentReminders.$inferInsert)[];
  contacts: (typeof contactOwners.$inferInsert)[];
  events: (typeof events.$inferInsert)[];
};

/** Notes, tags, reminders and a contact that was given to the recruiter, about people who talk to the company of company@. */
export function demoTalentRecords(given: {
  threads: readonly DemoThread[];
  companyId: string;
  uids: PersonaUids;
  seed: number;
  now: number;
}): DemoTalentRecords {
  const { threads, companyId, uids, seed, now } = given;
  const random = createRandom(seed, 3_300_000);
  const people = talkingTo(companyId, threads).slice(0, NOTED.length);
  const records: DemoTalentRecords = { notes: [], tags: [], reminders: [], contacts: [], events: [] };
  const idAt = (at: string) => toRecordId(random.bytes(12), Date.parse(at));
  for (const [index, talentId] of people.entries()) {
    const noted = NOTED[index];
    for (const { by, daysAgo, text } of noted?.notes ?? []) {
      const at = workedAt(now, daysAgo, random);
      const note = { noteId: idAt(at), companyId, talentId, authorUid: uids[by], text: text(uids) };
      records.notes.push({ ...note, createdIsoDateTimeUtc: at });
      const mentionedUids = [uids.company, uids.recruiter].filter((uid) => note.text.includes(uid));
      records.events.push({
        kind: 'talentNote.written',
        actorUid: note.authorUid,
        companyId,
        talentId,
        payload: { noteId: note.noteId, mentionedUids },
        createdIsoDateTimeUtc: at,
      });
    }
    const createdIsoDateTimeUtc = workedAt(now, 4, random);
    records.tags.push(
      ...(noted?.tags ?? []).map((tag) => ({ companyId, talentId, tag, createdIsoDateTimeUtc })),
    );
  }
  const [first, second] = people;
  if (first !== undefined) remind(records, { companyId, talentId: first, uids, now, random });
  if (second !== undefined)
    records.contacts.push({
      companyId,
      talentId: second,
      uid: uids.recruiter,
      givenIsoDateTimeUtc: workedAt(now, 4, random),
    });
  return records;
}

/** One reminder that rang and is done, and one that rings on the next working day. */
function remind(
  records: DemoTalentRecords,
  given: {
    companyId: string;
    talentId: string;
    uids: PersonaUids;
    now: number;
    random: Random;
  },
): void {
  const { companyId, talentId, uids, now, random } = given;
  const dueIsoDateTimeUtc = workedAt(now, 3, random);
  const of = {
    companyId,
    talentId,
    createdIsoDateTimeUtc: workedAt(now, 6, random),
  };
  const reminderId = toRecordId(random.bytes(12), now);
  records.reminders.push(
    {
      ...of,
      reminderId,
      uid: uids.company,
      text: 'Ask how the first call went',
      dueIsoDateTimeUtc,
      rungAt: dueIsoDateTimeUtc,
      doneAt: new Date(Date.parse(dueIsoDateTimeUtc) + HOUR / 2).toISOString(),
    },
    {
      ...of,
      reminderId: toRecordId(random.bytes(12), now),
      uid: uids.company,
      text: 'Send the trial task',
      dueIsoDateTimeUtc: new Date(workingTimeFrom(now + 20 * HOUR, ZONE, random)).toISOString(),
    },
  );
  records.events.push({
    kind: 'talentReminder.due',
    actorUid: null,
    companyId,
    talentId,
    payload: { reminderId, uid: uids.company },
    createdIsoDateTimeUtc: dueIsoDateTimeUtc,
  });
}

/** A working time so many days ago. If that was a weekend, one on the Friday before. */
function workedAt(now: number, daysAgo: number, random: Random): string {
  for (let days = daysAgo; ; days += 1) {
    const at = workingTimeFrom(now - days * DAY, ZONE, random);
    if (at <= now - (daysAgo - 1) * DAY) return new Date(at).toISOString();
  }
}

/** The people who accepted an invitation of a company and talk to it, those who wrote last the longest ago first. */
const talkingTo = (companyId: string, threads: readonly DemoThread[]): string[] =>
  threads
    .map(({ thread }) => thread)
    .filter((thread) => thread.companyId === companyId && thread.jobPostInvitationStatus === 'Accepted')
    .filter(({ endedIsoDateTimeUtc }) => !endedIsoDateTimeUtc)
    .toSorted((one, other) =>
      String(one.updatedIsoDateTimeUtc) < String(other.updatedIsoDateTimeUtc) ? -1 : 1,
    )
    .map(({ talentId }) => talentId);

export async function storeTalentRecords(client: pg.ClientBase, records: DemoTalentRecords): Promise<void> {
  await copyRows(client, talentNotes, records.notes);
  await copyRows(client, talentTags, records.tags);
  await copyRows(client, talentReminders, records.reminders);
  await copyRows(client, contactOwners, records.contacts);
}
