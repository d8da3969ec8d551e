import { clockWords } from '@talaash/domain/meeting/time-words';
import { wallTime } from '@talaash/domain/meeting/zone';
import { inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../src/call/deps.ts';
import { meetings, takenTimes } from '../../src/db/schema/meeting.ts';
import { calendarFileOf } from '../../src/features/meeting/calendar-file.ts';

/** What one side chose on its clocks, and the zones of both. */
export type Agreed = { offeredWall: string; offererZone: string; takerZone: string; minutes: number };

/** 2027-03-28 09:30, as the product shows it. */
export function wallWords(zone: string, ms: number): string {
  const { isoDate, minutes } = wallTime(zone, ms);
  return `${isoDate} ${clockWords(minutes)}`;
}

/**
 * Pairs of confirmed meetings that put one account in two places, and people of meetings whose times are not taken, or are others.
 * The pairs come from the meetings themselves, not from the table with the constraint.
 */
export async function countDouble({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with people as (select meeting_id, unnest(member_uids || talent_uid) as uid, starts_at, ends_at
      from ${meetings} where state = 'confirmed')
    select (select count(*) from people one join people other on one.uid = other.uid and one.meeting_id < other.meeting_id
        and one.starts_at < other.ends_at and other.starts_at < one.ends_at)::int
      + (select count(*) from people full join ${takenTimes} taken using (meeting_id, uid)
        where people.uid is null or taken.uid is null or people.starts_at <> taken.starts_at
          or people.ends_at <> taken.ends_at)::int as count`);
  return rows[0]?.count ?? Number.NaN;
}

type Walled = { meeting_id: string; offerer_wall: string; taker_wall: string; minutes: number };

/**
 * How many meetings are not when both sides agreed: PostgreSQL, which has its own table of zones, says what the clocks of both show.
 */
export async function countWrongTime(
  { db }: Pick<Deps, 'db'>,
  agreed: ReadonlyMap<string, Agreed>,
): Promise<number> {
  const ids = [...agreed.keys()];
  if (ids.length === 0) return 0;
  const all = [...agreed.values()];
  const { rows } = await db.execute<Walled>(sql`
    select meeting_id, to_char(starts_at at time zone offerer_zone, 'YYYY-MM-DD HH24:MI') as offerer_wall,
      to_char(starts_at at time zone taker_zone, 'YYYY-MM-DD HH24:MI') as taker_wall,
      (extract(epoch from ends_at - starts_at) / 60)::int as minutes
    from ${meetings} join unnest(${sql.param(ids)}::text[], ${sql.param(all.map((one) => one.offererZone))}::text[],
      ${sql.param(all.map((one) => one.takerZone))}::text[]) as asked (meeting_id, offerer_zone, taker_zone) using (meeting_id)`);
  const stored = await db.select().from(meetings).where(inArray(meetings.meetingId, ids));
  const byId = new Map(stored.map((meeting) => [meeting.meetingId, meeting]));
  const isRight = (row: Walled): boolean => {
    const [meeting, wanted] = [byId.get(row.meeting_id), agreed.get(row.meeting_id)];
    if (!meeting || !wanted) return false;
    const startMs = Date.parse(meeting.startsIsoDateTimeUtc);
    const { content } = calendarFileOf({
      meeting,
      companyName: 'Northwind',
      talentName: 'Meera Iyer',
      threadUrl: 'https://talaash.example/c',
      organizer: { name: 'Northwind', email: 'mail@talaash.example' },
    });
    const inFile = `DTSTART:${new Date(startMs).toISOString().replace(/[-:]|\.\d+/g, '')}`;
    return (
      row.offerer_wall === wanted.offeredWall &&
      row.offerer_wall === wallWords(wanted.offererZone, startMs) &&
      row.taker_wall === wallWords(wanted.takerZone, startMs) &&
      row.minutes === wanted.minutes &&
      content.includes(inFile)
    );
  };
  return ids.length - rows.filter(isRight).length;
}
