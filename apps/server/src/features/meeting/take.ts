import { nextReminderMs, takingRefusal } from '@talaash/domain/meeting/rule';
import { MEETING_REFUSALS } from '@talaash/domain/meeting/words';
import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import { isOverlapViolation } from '../../db/overlap-violation.ts';
import { users } from '../../db/schema/account.ts';
import { meetingOffers, meetings, takenTimes } from '../../db/schema/meeting.ts';
import { threads } from '../../db/schema/thread.ts';
import { isThreadPaused } from '../../db/visibility.ts';
import { recordFrom } from '../../events/record.ts';
import { nextTimestamp, readThread } from '../thread/queries.ts';
import { type Acting, closedRefusal } from './actions.ts';
import { meetersOf } from './people.ts';
import {
  isThreadOf,
  type MeetingOfferRow,
  type MeetingRow,
  readMeeting,
  readOffer,
  readRoomUrl,
} from './queries.ts';

type Taking = { meetingOfferId: string; startsIsoDateTimeUtc: string };

/**
 * Takes a slot: the meeting is confirmed, or moves, and the other slots are free again. One statement does it, so of several takers
 * at once one wins; and nobody is in two meetings that overlap.
 *
 * @throws NOT_FOUND for an offer in another conversation, CONFLICT for a slot that is gone
 */
export async function takeSlot(
  deps: Pick<Deps, 'db' | 'events' | 'now'>,
  acting: Acting,
  { meetingOfferId, startsIsoDateTimeUtc }: Taking,
): Promise<MeetingRow> {
  const { party } = acting;
  const starts = new Date(startsIsoDateTimeUtc).toISOString();
  const offer = await readOffer(deps.db, party, meetingOfferId);
  if (!offer) throw refusal('NOT_FOUND', MEETING_REFUSALS.unknownOffer);
  requireOpen(deps, acting, offer, starts);
  const meetingId = await write(deps, acting, offer, starts).catch((error: unknown) => {
    if (isOverlapViolation(error)) throw refusal('CONFLICT', MEETING_REFUSALS.double);
    throw error;
  });
  if (meetingId === undefined) {
    const now = await readOffer(deps.db, party, meetingOfferId);
    if (now) requireOpen(deps, acting, now, starts);
    throw await closedRefusal(deps, party, offer.threadId);
  }
  const meeting = await readMeeting(deps.db, party, meetingId);
  if (!meeting) throw refusal('NOT_FOUND', MEETING_REFUSALS.unknown);
  return meeting;
}

function requireOpen({ now }: Pick<Deps, 'now'>, { party }: Acting, offer: MeetingOfferRow, starts: string) {
  const { side, state, slots, keptUntilIsoDateTimeUtc } = offer;
  const refused = takingRefusal(
    {
      side: party.side,
      offer: {
        side,
        state,
        keptUntilMs: Date.parse(keptUntilIsoDateTimeUtc),
        starts: slots.map((slot) => Date.parse(slot)),
      },
    },
    Date.parse(starts),
    now(),
  );
  if (refused) throw refusalOf(refused);
}

/** @returns the id of the meeting; undefined if the slot is gone, or the conversation closed meanwhile */
async function write(
  deps: Pick<Deps, 'db' | 'events' | 'now'>,
  acting: Acting,
  offer: MeetingOfferRow,
  starts: string,
): Promise<string | undefined> {
  const { party, uid } = acting;
  const thread = await readThread(deps.db, party, offer.threadId);
  if (!thread) throw refusal('NOT_FOUND');
  const moved =
    offer.movesMeetingId === null ? null : await readMeeting(deps.db, party, offer.movesMeetingId);
  const meeters = moved ?? (await meetersOf(deps.db, offer, thread, acting));
  if (!meeters) throw await closedRefusal(deps, party, offer.threadId);
  const { memberUids, talentUid } = meeters;
  const nowMs = deps.now();
  const reminderMs = nextReminderMs(Date.parse(starts), nowMs);
  const given = {
    now: new Date(nowMs).toISOString(),
    starts,
    reminderAt: reminderMs === null ? null : new Date(reminderMs).toISOString(),
    memberUids,
    talentUid,
    uids: [...memberUids, talentUid],
  };
  const roomUrl = await readRoomUrl(deps.db, { uid: memberUids[0] ?? uid, companyId: thread.companyId });
  const written = moved ? movedParts(given) : newParts({ ...given, roomUrl, meetingId: newRecordId() });
  const kind = moved ? 'meeting.moved' : 'meeting.confirmed';
  const payload = sql`jsonb_build_object('side', ${party.side}::text, 'meetingId', meeting.meeting_id,
    'uids', to_jsonb(meeting.member_uids || meeting.talent_uid))`;
  const event = recordFrom(
    {
      kind,
      actorUid: uid,
      companyId: sql`meeting.company_id`,
      talentId: sql`meeting.talent_id`,
      threadId: sql`meeting.thread_id`,
      payload,
    },
    sql`from meeting`,
  );
  const { rows } = await deps.events.write((writer) =>
    writer.execute<{ meeting_id: string }>(sql`
      with ${openOffer(acting, offer, given)},
      people as (select ${users.id} as uid from ${users}, offer where ${users.id} = any(${sql.param(given.uids)}::text[])
        order by ${users.id} for no key update of ${users}),
      ${written},
      thread as (update ${threads} set ${sql.raw(party.side === 'company' ? 'talent' : 'company')}_thread_read_status = 'Unread',
        updated_at = ${nextTimestamp} from meeting where ${threads.threadId} = meeting.thread_id returning 1),
      event as (${event})
      select meeting_id from meeting`),
  );
  return rows[0]?.meeting_id;
}

type Given = {
  now: string;
  starts: string;
  reminderAt: string | null;
  memberUids: string[];
  talentUid: string;
  uids: string[];
};

/**
 * The offer, taken, if it still is open and its conversation too. The lock of the conversation lets one of several takers through, and
 * is always the first one, so nobody waits for a deadlock.
 */
function openOffer(
  { party, uid }: Acting,
  { meetingOfferId, threadId }: MeetingOfferRow,
  { now, starts }: Given,
): SQL {
  const isThreadOpen = and(
    eq(threads.threadId, threadId),
    isThreadOf(party),
    isNull(threads.endedIsoDateTimeUtc),
    eq(threads.jobPostInvitationStatus, 'Accepted'),
    not(isThreadPaused),
  );
  const isOpen = and(
    eq(meetingOffers.meetingOfferId, meetingOfferId),
    sql`${meetingOffers.threadId} = held.thread_id`,
    eq(meetingOffers.state, 'open'),
    sql`${meetingOffers.keptUntilIsoDateTimeUtc} > ${now}::timestamptz`,
    sql`${starts}::text = any(${meetingOffers.slots})`,
    sql`${starts}::timestamptz > ${now}::timestamptz`,
    sql`(${meetingOffers.movesMeetingId} is null or exists (select from ${meetings}
      where ${meetings.meetingId} = ${meetingOffers.movesMeetingId} and ${meetings.state} = 'confirmed'
        and ${meetings.startsIsoDateTimeUtc} > ${now}::timestamptz))`,
  );
  return sql`held as (select ${threads.threadId}, ${threads.companyId}, ${threads.talentId} from ${threads}
      where ${isThreadOpen} for no key update of ${threads}),
    offer as (update ${meetingOffers} set state = 'taken', taken_by_uid = ${uid},
        taken_slot = ${starts}::timestamptz, updated_at = ${now}::timestamptz from held
      where ${isOpen}
      returning ${meetingOffers.threadId}, ${meetingOffers.minutes}, ${meetingOffers.movesMeetingId}, ${meetingOffers.reason},
        ${meetingOffers.side}, held.company_id, held.talent_id)`;
}

const endsAt = (starts: string): SQL => sql`${starts}::timestamptz + offer.minutes * interval '1 minute'`;

/**
 * A new meeting, and the times of its people. The accounts are locked in one order before their times are written, so two takings of one
 * person wait for each other instead of for a deadlock.
 */
function newParts(given: Given & { meetingId: string; roomUrl: string | null }): SQL {
  const { meetingId, memberUids, now, reminderAt, roomUrl, starts, talentUid } = given;
  return sql`meeting as (
      insert into ${meetings} (meeting_id, thread_id, company_id, talent_id, starts_at, ends_at, state, member_uids, talent_uid,
        room_url, next_reminder_at, created_at, updated_at)
      select ${meetingId}, offer.thread_id, offer.company_id, offer.talent_id, ${starts}::timestamptz, ${endsAt(starts)},
        'confirmed', ${sql.param(memberUids)}::text[], ${talentUid}, ${roomUrl}, ${reminderAt}::timestamptz,
        ${now}::timestamptz, ${now}::timestamptz
      from offer returning *),
    taken as (insert into ${takenTimes} (meeting_id, uid, starts_at, ends_at)
      select meeting.meeting_id, people.uid, meeting.starts_at, meeting.ends_at from people, meeting returning 1)`;
}

function movedParts({ now, reminderAt, starts }: Given): SQL {
  return sql`meeting as (
      update ${meetings} set starts_at = ${starts}::timestamptz, ends_at = ${endsAt(starts)}, sequence = ${meetings.sequence} + 1,
        reason = offer.reason, reason_side = offer.side, next_reminder_at = ${reminderAt}::timestamptz,
        updated_at = ${now}::timestamptz
      from offer where ${meetings.meetingId} = offer.moves_meeting_id and ${meetings.state} = 'confirmed'
      returning ${meetings}.*),
    taken as (update ${takenTimes} set starts_at = meeting.starts_at, ends_at = meeting.ends_at from people, meeting
      where ${takenTimes.meetingId} = meeting.meeting_id and ${takenTimes.uid} = people.uid returning 1)`;
}
