import { hasPermission } from '@talaash/domain/company-member/permission';
import type { CompanyPermission } from '@talaash/domain/company-member/choice';
import type { CompanyMember } from '@talaash/domain/company-member/schema';
import { ownedContact } from '@talaash/domain/talent-record/rule';
import type { ContactOwner, TalentRecord } from '@talaash/domain/talent-record/schema';
import { TALENT_RECORD_REFUSALS } from '@talaash/domain/talent-record/words';
import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { type Page, readPage } from '../../call/page.ts';
import { refusal } from '../../call/refusal.ts';
import type { Db, Tx } from '../../db/client.ts';
import { isRecordedBy } from '../../db/recorded-by.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { contactOwners, talentNotes, talentReminders, talentTags } from '../../db/schema/talent-record.ts';
import { talents } from '../../db/schema/talent.ts';
import { isVisibleTo } from '../../db/visibility.ts';
import { listMembers } from '../company-member/queries.ts';
import { readEntriesOf } from '../pipeline/queries.ts';
import { toReminder, toStage } from './present.ts';

/** A company and a talent. */
export type Pair = { companyId: string; talentId: string };

export type NoteRow = typeof talentNotes.$inferSelect;
export type ReminderRow = typeof talentReminders.$inferSelect;

type PairTable = typeof talentNotes | typeof talentTags | typeof talentReminders | typeof contactOwners;

export const ofPair = (table: PairTable, { companyId, talentId }: Pair): SQL | undefined =>
  and(eq(table.companyId, companyId), eq(table.talentId, talentId));

const recordedTalent = (db: Pick<Db, 'select'>, { companyId, talentId }: Pair) =>
  db
    .select({ talentId: talents.talentId })
    .from(talents)
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, talents.talentId))
    .where(and(eq(talents.talentId, talentId), isRecordedBy(companyId)));

export const isRecorded = async (db: Pick<Db, 'select'>, pair: Pair): Promise<boolean> =>
  (await recordedTalent(db, pair)).length > 0;

/** The name of a talent about whom a company reads notes, null while it may not see it; undefined if it reads none. */
export async function readRecordedName(
  db: Pick<Db, 'select'>,
  { companyId, talentId }: Pair,
): Promise<{ name: string | null } | undefined> {
  const [recorded] = await db
    .select({ name: sql<string | null>`case when ${isVisibleTo(companyId)} then ${talentProfiles.name} end` })
    .from(talents)
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, talents.talentId))
    .where(and(eq(talents.talentId, talentId), isRecordedBy(companyId)));
  return recorded;
}

/** @throws NOT_FOUND for a talent whom the company cannot see (any more) */
export async function requireRecorded(db: Pick<Db, 'select'>, pair: Pair): Promise<void> {
  if (!(await isRecorded(db, pair))) throw refusal('NOT_FOUND', TALENT_RECORD_REFUSALS.gone);
}

/** The same before a write: the talent is not deleted until the transaction ends. */
export async function lockRecorded(tx: Tx, pair: Pair): Promise<void> {
  const [found] = await recordedTalent(tx, pair).for('key share', { of: talents });
  if (!found) throw refusal('NOT_FOUND', TALENT_RECORD_REFUSALS.gone);
}

/** The uids of the members who have a permission. */
export const uidsWith = (members: readonly CompanyMember[], permission: CompanyPermission): string[] =>
  members.filter(({ role }) => hasPermission(role, permission)).map(({ uid }) => uid);

export const pageNotes = (
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { limit, cursor, ...pair }: Pair & { limit: number; cursor: string | null },
): Promise<Page<NoteRow>> =>
  readPage({
    db,
    log,
    table: talentNotes,
    where: [eq(talentNotes.companyId, pair.companyId), eq(talentNotes.talentId, pair.talentId)],
    at: 'createdIsoDateTimeUtc',
    id: 'noteId',
    limit,
    cursor,
  });

export async function readTags(db: Pick<Db, 'select'>, pair: Pair): Promise<string[]> {
  const rows = await db
    .select({ tag: talentTags.tag })
    .from(talentTags)
    .where(ofPair(talentTags, pair))
    .orderBy(asc(talentTags.createdIsoDateTimeUtc), asc(talentTags.tag));
  return rows.map(({ tag }) => tag);
}

/** The tags of a company, with how many talents have each. */
export const listCompanyTags = (db: Pick<Db, 'select'>, companyId: string) =>
  db
    .select({ tag: talentTags.tag, count: count() })
    .from(talentTags)
    .where(eq(talentTags.companyId, companyId))
    .groupBy(talentTags.tag)
    .orderBy(asc(talentTags.tag));

export const listOpenReminders = (db: Pick<Db, 'select'>, pair: Pair): Promise<ReminderRow[]> =>
  db
    .select()
    .from(talentReminders)
    .where(and(ofPair(talentReminders, pair), isNull(talentReminders.doneAt)))
    .orderBy(asc(talentReminders.dueIsoDateTimeUtc), asc(talentReminders.reminderId));

/** What decides who owns a contact. An invitation and its note have the same author. */
const contactFactsQuery = ({ companyId, talentId }: Pair) => sql`
  select act.author_uid as "lastUid", (extract(epoch from act.created_at) * 1000)::float8 as "lastMs",
    given.uid as "givenUid", (extract(epoch from given.given_at) * 1000)::float8 as "givenMs"
  from (values (1)) one
  left join lateral (select m.author_uid, m.created_at from threads t join messages m on m.thread_id = t.thread_id
    where t.company_id = ${companyId} and t.talent_id = ${talentId} and m.author_uid is not null
      and (m.sender = 'Company' or m.event = 'InvitationSent')
    order by m.created_at desc, m.message_id desc limit 1) act on true
  left join contact_owners given on given.company_id = ${companyId} and given.talent_id = ${talentId}`;

/** The member who owns a contact; null if nobody does. */
export async function readContactOwner(
  db: Pick<Db, 'select' | 'execute'>,
  pair: Pair,
  nowMs: number,
  members?: readonly CompanyMember[],
): Promise<ContactOwner | null> {
  const { rows } = await db.execute<{
    lastUid: string | null;
    lastMs: number | null;
    givenUid: string | null;
    givenMs: number | null;
  }>(contactFactsQuery(pair));
  const [row] = rows;
  if (!row || (row.lastMs === null && row.givenMs === null)) return null;
  const team = members ?? (await listMembers(db, pair.companyId));
  const owned = ownedContact(
    {
      last: row.lastUid === null || row.lastMs === null ? null : { uid: row.lastUid, atMs: row.lastMs },
      given: row.givenMs === null ? null : { uid: row.givenUid, atMs: row.givenMs },
    },
    uidsWith(team, 'read'),
    nowMs,
  );
  const name = team.find(({ uid }) => uid === owned?.uid)?.name;
  if (!owned || name === undefined) return null;
  return {
    uid: owned.uid,
    name,
    sinceIsoDateTimeUtc: new Date(owned.sinceMs).toISOString(),
    untilIsoDateTimeUtc: new Date(owned.untilMs).toISOString(),
  };
}

/** How many messages each side wrote, and when. */
async function readMessages(db: Pick<Db, 'execute'>, { companyId, talentId }: Pair) {
  const iso = (value: SQL) => sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const { rows } = await db.execute<NonNullable<TalentRecord['messages']>>(sql`
    select count(*) filter (where m.sender = 'Company')::int as "byCompanyCount",
      count(*) filter (where m.sender = 'Talent')::int as "byTalentCount",
      ${iso(sql`min(m.created_at)`)} as "firstIsoDateTimeUtc", ${iso(sql`max(m.created_at)`)} as "lastIsoDateTimeUtc"
    from threads t join messages m on m.thread_id = t.thread_id
    where t.company_id = ${companyId} and t.talent_id = ${talentId} and m.sender <> 'System'
    having count(*) > 0`);
  return rows[0] ?? null;
}

/** What stands beside a profile. @throws NOT_FOUND as `requireRecorded` */
export async function readTalentRecord(db: Db, pair: Pair, nowMs: number): Promise<TalentRecord> {
  await requireRecorded(db, pair);
  const members = await listMembers(db, pair.companyId);
  const [notesCount, tags, reminders, contact, messages, { entries, stages }] = await Promise.all([
    db.$count(talentNotes, ofPair(talentNotes, pair)),
    readTags(db, pair),
    listOpenReminders(db, pair),
    readContactOwner(db, pair, nowMs, members),
    readMessages(db, pair),
    readEntriesOf(db, pair),
  ]);
  const { talentId } = pair;
  return {
    talentId,
    stages: entries.map(toStage),
    companyStages: stages,
    notesCount,
    tags,
    reminders: reminders.map((row) => toReminder(row, members)),
    contact,
    messages,
  };
}
