import type { UpcomingMeetings } from '@talaash/contract/meeting';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, asc, eq, gt, isNull, not, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { Db } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { meetingOffers, meetings } from '../../db/schema/meeting.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { isThreadPaused } from '../../db/visibility.ts';
import { readNames } from '../message/queries.ts';
import { toMeeting, toMeetingOffer } from './present.ts';
import { isMeetingOf, isThreadOf, otherNameOf, otherUid, readHours, unknownHours } from './queries.ts';

type Reading = Pick<Db, 'select'>;

/** More than anybody has. */
const SHOWN_MAX = 100;

/** The confirmed meetings of a party that are not over, the earliest first, with the other side's name. */
const listMeetings = (db: Reading, party: ThreadParty, now: string) =>
  db
    .select({ meeting: meetings, otherName: otherNameOf(party) })
    .from(meetings)
    .innerJoin(threads, eq(threads.threadId, meetings.threadId))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, threads.companyId))
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, threads.talentId))
    .where(and(isMeetingOf(party), eq(meetings.state, 'confirmed'), gt(meetings.endsIsoDateTimeUtc, now)))
    .orderBy(asc(meetings.startsIsoDateTimeUtc), asc(meetings.meetingId))
    .limit(SHOWN_MAX);

/** The open offers in the open conversations of a party, with the other side's name and the accounts of both. */
const listOffers = (db: Reading, party: ThreadParty, now: string) =>
  db
    .select({
      offer: meetingOffers,
      otherName: otherNameOf(party),
      talentUid: talents.createdByUid,
      ownerUid: companies.createdByUid,
    })
    .from(threads)
    .innerJoin(meetingOffers, eq(meetingOffers.threadId, threads.threadId))
    .innerJoin(talents, eq(talents.talentId, threads.talentId))
    .innerJoin(companies, eq(companies.companyId, threads.companyId))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, threads.companyId))
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, threads.talentId))
    .where(
      and(
        isThreadOf(party),
        isNull(threads.endedIsoDateTimeUtc),
        eq(threads.jobPostInvitationStatus, 'Accepted'),
        not(isThreadPaused),
        eq(meetingOffers.state, 'open'),
        gt(meetingOffers.keptUntilIsoDateTimeUtc, now),
        sql`${meetingOffers.slots}[cardinality(${meetingOffers.slots})] > ${now}`,
      ),
    )
    .orderBy(sql`${meetingOffers.slots}[1]`, asc(meetingOffers.meetingOfferId))
    .limit(SHOWN_MAX);

type OfferRow = Awaited<ReturnType<typeof listOffers>>[number];

/** The account whose zone is that of the other side of an offer. */
const otherOf = ({ side }: ThreadParty, { offer, talentUid, ownerUid }: OfferRow): string => {
  if (offer.side !== side) return offer.offeredByUid;
  return side === 'company' ? talentUid : ownerUid;
};

/** What a party has before it: its meetings, and the offers that wait for an answer. */
export async function readUpcoming(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { party, uid }: { party: ThreadParty; uid: string },
): Promise<UpcomingMeetings> {
  const at = new Date(now()).toISOString();
  const [agreed, offered] = await Promise.all([listMeetings(db, party, at), listOffers(db, party, at)]);
  const [hours, names] = await Promise.all([
    readHours(db, [
      uid,
      ...agreed.map(({ meeting }) => otherUid(party, meeting)),
      ...offered.map((row) => otherOf(party, row)),
    ]),
    readNames(db, [
      ...agreed.flatMap(({ meeting }) => meeting.memberUids),
      ...offered.flatMap(({ offer }) => [offer.offeredByUid, ...offer.memberUids]),
    ]),
  ]);
  const zoneOf = (of: string, fallback?: string) => (hours.get(of) ?? unknownHours(fallback)).timeZone;
  const own = hours.get(uid) ?? unknownHours();
  return {
    meetings: agreed.map(({ meeting, otherName }) => ({
      ...toMeeting(meeting, names, zoneOf(otherUid(party, meeting))),
      otherName,
    })),
    offers: offered.map((row) => ({
      ...toMeetingOffer(row.offer, names),
      otherName: row.otherName,
      otherTimeZone: zoneOf(otherOf(party, row), row.offer.timeZone),
    })),
    own: { timeZone: own.timeZone },
    hasOwnZone: own.isStored,
  };
}
