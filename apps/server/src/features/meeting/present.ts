import { recordOf } from '@talaash/domain/base/complete';
import type { Meeting, MeetingOffer } from '@talaash/domain/meeting/schema';
import type { MeetingOfferRow, MeetingRow } from './queries.ts';

/** The names of accounts by uid. */
type Names = ReadonlyMap<string | null, string>;

const namesOf = (uids: readonly string[], names: Names): string[] =>
  uids.flatMap((uid) => names.get(uid) ?? []);

export const toMeetingOffer = (offer: MeetingOfferRow, names: Names): MeetingOffer =>
  recordOf<MeetingOffer>({
    meetingOfferId: offer.meetingOfferId,
    threadId: offer.threadId,
    side: offer.side,
    state: offer.state,
    minutes: offer.minutes,
    slots: offer.slots,
    memberNames: offer.side === 'company' ? namesOf([offer.offeredByUid, ...offer.memberUids], names) : [],
    timeZone: offer.timeZone,
    keptUntilIsoDateTimeUtc: offer.keptUntilIsoDateTimeUtc,
    createdIsoDateTimeUtc: offer.createdIsoDateTimeUtc,
    movesMeetingId: offer.movesMeetingId,
    reason: offer.reason,
  });

export const toMeeting = (meeting: MeetingRow, names: Names, otherTimeZone: string): Meeting =>
  recordOf<Meeting>({
    meetingId: meeting.meetingId,
    threadId: meeting.threadId,
    startsIsoDateTimeUtc: meeting.startsIsoDateTimeUtc,
    endsIsoDateTimeUtc: meeting.endsIsoDateTimeUtc,
    state: meeting.state,
    memberNames: namesOf(meeting.memberUids, names),
    otherTimeZone,
    // The room of a meeting that is off is nobody’s business.
    roomUrl: meeting.state === 'confirmed' ? meeting.roomUrl : null,
    cancelledBy: meeting.cancelledBy,
    reason: meeting.reason,
  });
