import { COUNTRIES } from '@talaash/domain/base/country';
import { MEETING_DAY } from '@talaash/domain/meeting/limit';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Hours } from '@talaash/contract/meeting';
import type { Db } from '../../db/client.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { meetingOffers, meetingSettings, meetings } from '../../db/schema/meeting.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { talentInThread } from '../../db/visibility.ts';

type Reading = Pick<Db, 'select'>;

export type MeetingRow = typeof meetings.$inferSelect;
export type MeetingOfferRow = typeof meetingOffers.$inferSelect;

/** The condition under which a thread is a party's own. */
export const isThreadOf = ({ side, id }: ThreadParty) =>
  eq(side === 'company' ? threads.companyId : threads.talentId, id);

export const isMeetingOf = ({ side, id }: ThreadParty) =>
  eq(side === 'company' ? meetings.companyId : meetings.talentId, id);

/** The open offers of a conversation that are still kept, the latest first. */
export const listOpenOffers = (db: Reading, threadId: string, now: string): Promise<MeetingOfferRow[]> =>
  db
    .select()
    .from(meetingOffers)
    .where(
      and(
        eq(meetingOffers.threadId, threadId),
        eq(meetingOffers.state, 'open'),
        gt(meetingOffers.keptUntilIsoDateTimeUtc, now),
      ),
    )
    .orderBy(desc(meetingOffers.createdIsoDateTimeUtc));

export const listThreadMeetings = (db: Reading, threadId: string, since: string): Promise<MeetingRow[]> =>
  db
    .select()
    .from(meetings)
    .where(and(eq(meetings.threadId, threadId), gt(meetings.endsIsoDateTimeUtc, since)))
    .orderBy(asc(meetings.startsIsoDateTimeUtc));

export async function readOffer(db: Reading, party: ThreadParty, meetingOfferId: string) {
  const [found] = await db
    .select({ offer: meetingOffers })
    .from(meetingOffers)
    .innerJoin(threads, eq(threads.threadId, meetingOffers.threadId))
    .where(and(eq(meetingOffers.meetingOfferId, meetingOfferId), isThreadOf(party)));
  return found?.offer;
}

export async function readMeeting(
  db: Reading,
  party: ThreadParty,
  meetingId: string,
): Promise<MeetingRow | undefined> {
  const [meeting] = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.meetingId, meetingId), isMeetingOf(party)));
  return meeting;
}

/** The account whose zone is that of the other side of a meeting. */
export const otherUid = ({ side }: ThreadParty, { memberUids, talentUid }: MeetingRow): string =>
  side === 'company' ? talentUid : (memberUids[0] ?? '');

/** The names of both sides of a meeting, as each sees the other. */
export async function readMeetingNames(db: Reading, threadId: string) {
  const [names] = await db
    .select({ companyName: companyProfiles.name, talentName: talentInThread.name })
    .from(threads)
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, threads.companyId))
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, threads.talentId))
    .where(eq(threads.threadId, threadId));
  return { companyName: names?.companyName ?? 'A company', talentName: names?.talentName ?? 'A talent' };
}

/** What a party calls the other side. For queries that join `threads` with both profiles. */
export const otherNameOf = ({ side }: ThreadParty) =>
  side === 'company' ? talentInThread.name : sql<string>`coalesce(${companyProfiles.name}, 'A company')`;

/** The confirmed meetings of a party within a time. */
export const listMeetingsWithin = (db: Reading, party: ThreadParty, from: string, to: string) =>
  db
    .select({
      meeting: meetings,
      otherName: otherNameOf(party),
    })
    .from(meetings)
    .innerJoin(threads, eq(threads.threadId, meetings.threadId))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, threads.companyId))
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, threads.talentId))
    .where(
      and(
        isMeetingOf(party),
        eq(meetings.state, 'confirmed'),
        lt(meetings.startsIsoDateTimeUtc, to),
        // No meeting is longer than a day.
        gt(meetings.startsIsoDateTimeUtc, new Date(Date.parse(from) - 24 * 60 * 60 * 1000).toISOString()),
        gt(meetings.endsIsoDateTimeUtc, from),
      ),
    )
    .orderBy(asc(meetings.startsIsoDateTimeUtc));

/** The members of a company who can meet people, by uid: its owner first. */
export async function listMeetingMembers(db: Reading, companyId: string) {
  const owner = await db
    .select({ uid: users.id, name: users.name })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.createdByUid))
    .where(eq(companies.companyId, companyId));
  const others = await db
    .select({ uid: users.id, name: users.name })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.uid))
    .where(
      and(eq(companyMembers.companyId, companyId), inArray(companyMembers.role, ['recruiter', 'viewer'])),
    )
    .orderBy(asc(users.name), asc(users.id));
  return [...owner, ...others];
}

/** The account of a talent. */
export async function readTalentUid(db: Reading, talentId: string): Promise<string | undefined> {
  const [talent] = await db
    .select({ uid: talents.createdByUid })
    .from(talents)
    .where(eq(talents.talentId, talentId));
  return talent?.uid;
}

export async function readOwnerUid(db: Reading, companyId: string): Promise<string | undefined> {
  const [company] = await db
    .select({ uid: companies.createdByUid })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  return company?.uid;
}

export type KnownHours = Hours & { isStored: boolean; roomUrl: string | null };

const fallbackZone = 'UTC';

/** When accounts can be met. A zone that nobody has stored is guessed from the country. */
export async function readHours(db: Reading, uids: readonly string[]): Promise<Map<string, KnownHours>> {
  const rows = await db
    .select({ uid: userProfiles.uid, countryCode: userProfiles.countryCode, stored: meetingSettings })
    .from(userProfiles)
    .leftJoin(meetingSettings, eq(meetingSettings.uid, userProfiles.uid))
    .where(isAnyOf(userProfiles.uid, uids));
  return new Map(
    rows.map(({ uid, countryCode, stored }) => [
      uid,
      {
        timeZone: stored?.timeZone ?? COUNTRIES[countryCode].timezones[0] ?? fallbackZone,
        dayStartMinutes: stored?.dayStartMinutes ?? MEETING_DAY.startMinutes,
        dayEndMinutes: stored?.dayEndMinutes ?? MEETING_DAY.endMinutes,
        isStored: stored !== null,
        roomUrl: stored?.roomUrl ?? null,
      },
    ]),
  );
}

export const unknownHours = (timeZone = fallbackZone): KnownHours => ({
  timeZone,
  dayStartMinutes: MEETING_DAY.startMinutes,
  dayEndMinutes: MEETING_DAY.endMinutes,
  isStored: false,
  roomUrl: null,
});

/** The room of a meeting: the first person’s own, else that of the owner of the company. */
export async function readRoomUrl(
  db: Reading,
  { uid, companyId }: { uid: string; companyId: string },
): Promise<string | null> {
  const ownerUid = (await readOwnerUid(db, companyId)) ?? uid;
  const hours = await readHours(db, [uid, ownerUid]);
  return hours.get(uid)?.roomUrl ?? hours.get(ownerUid)?.roomUrl ?? null;
}
