import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isRecordedBy } from '../../db/recorded-by.ts';
import { meetings } from '../../db/schema/meeting.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talentReminders } from '../../db/schema/talent-record.ts';
import { talents } from '../../db/schema/talent.ts';

/** What a card shows beside the person. Times are ISO times in UTC, null without one. */
export type Beside = {
  notesCount: number;
  /** The first reminder of the company that is not done. */
  reminderIsoDateTimeUtc: string | null;
  /** The start of the next meeting, or of the one that is under way. */
  meetingIsoDateTimeUtc: string | null;
};

export const NOTHING_BESIDE: Beside = {
  notesCount: 0,
  reminderIsoDateTimeUtc: null,
  meetingIsoDateTimeUtc: null,
};

/** Of each talent whose notes the company may read, by id. One query for all. */
export async function readBeside(
  db: Pick<Db, 'select'>,
  companyId: string,
  talentIds: readonly string[],
  nowMs: number,
): Promise<Map<string, Beside>> {
  if (talentIds.length === 0) return new Map();
  const now = new Date(nowMs).toISOString();
  const rows = await db
    .select({
      talentId: talents.talentId,
      notesCount: sql<number>`(select count(*)::int from talent_notes n
        where n.company_id = ${companyId} and n.talent_id = ${talents.talentId})`,
      reminderIsoDateTimeUtc: sql<string | null>`(select min(r.due_at) from talent_reminders r
        where r.company_id = ${companyId} and r.talent_id = ${talents.talentId} and r.done_at is null)`.mapWith(
        talentReminders.dueIsoDateTimeUtc,
      ),
      // No meeting is longer than a day, so the index on the start finds those that are under way.
      meetingIsoDateTimeUtc: sql<string | null>`(select min(m.starts_at) from meetings m
        where m.talent_id = ${talents.talentId} and m.company_id = ${companyId} and m.state = 'confirmed'
          and m.starts_at > ${now}::timestamptz - interval '1 day' and m.ends_at > ${now}::timestamptz)`.mapWith(
        meetings.startsIsoDateTimeUtc,
      ),
    })
    .from(talents)
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, talents.talentId))
    .where(and(inArray(talents.talentId, [...talentIds]), isRecordedBy(companyId)));
  return new Map(rows.map(({ talentId, ...beside }) => [talentId, beside]));
}
