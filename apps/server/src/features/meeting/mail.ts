import type { MeetingMail } from '@talaash/domain/meeting/choice';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, eq, not } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { users } from '../../db/schema/account.ts';
import { meetingOffers, meetings } from '../../db/schema/meeting.ts';
import { threads } from '../../db/schema/thread.ts';
import type { JobData } from '../../jobs/job.ts';
import { MEETING_MAIL_CONTENTS, meetingOfferMail } from '../../mail/meeting-mail.ts';
import { sendMail } from '../../mail/send.ts';
import { companyNamedTo, readRecipient } from '../notice/queries.ts';
import { addressIn, calendarFileOf } from './calendar-file.ts';
import { listMeetingMembers, type MeetingRow, readHours, readMeetingNames, unknownHours } from './queries.ts';

/** Whether a mail still says what is true. */
const IS_TRUE: Record<MeetingMail, (meeting: MeetingRow, nowMs: number) => boolean> = {
  confirmed: ({ state }) => state === 'confirmed',
  moved: ({ state }) => state === 'confirmed',
  cancelled: ({ state }) => state === 'cancelled',
  reminder: ({ state, startsIsoDateTimeUtc }, nowMs) =>
    state === 'confirmed' && Date.parse(startsIsoDateTimeUtc) > nowMs,
};

/** Mails somebody who takes part in a meeting what happened to it, with a file that updates their calendar. */
export async function mailMeeting(
  deps: Deps,
  { mail, meetingId, uid }: JobData['meeting.mail'],
): Promise<void> {
  const [meeting] = await deps.db.select().from(meetings).where(eq(meetings.meetingId, meetingId));
  if (!meeting || !IS_TRUE[mail](meeting, deps.now())) return;
  const [recipient] = await deps.db
    .select({ email: users.email, name: users.name, companyName: companyNamedTo(meeting.companyId) })
    .from(users)
    .where(and(eq(users.id, uid), users.emailVerified, not(users.isDisabled)));
  const side = uid === meeting.talentUid ? 'talent' : 'company';
  if (!recipient || (side === 'company' && !(await isMember(deps, meeting.companyId, uid)))) return;
  const { companyName, talentName } = await readMeetingNames(deps.db, meeting.threadId);
  const threadUrl = threadUrlOf(deps, side, meeting.threadId);
  const zones = await readHours(deps.db, [uid, meeting.talentUid, meeting.memberUids[0] ?? '']);
  const zoneOf = (one: string | undefined) => (zones.get(one ?? '') ?? unknownHours()).timeZone;
  const content = MEETING_MAIL_CONTENTS[mail]({
    name: recipient.name,
    otherName: side === 'talent' ? companyName : talentName,
    startMs: Date.parse(meeting.startsIsoDateTimeUtc),
    endMs: Date.parse(meeting.endsIsoDateTimeUtc),
    ownZone: zoneOf(uid),
    otherZone: zoneOf(side === 'talent' ? meeting.memberUids[0] : meeting.talentUid),
    roomUrl: meeting.roomUrl,
    reason: meeting.reason,
    isByProduct: meeting.cancelledBy === 'product',
    url: threadUrl,
  });
  const file = calendarFileOf({
    meeting,
    companyName,
    talentName,
    threadUrl,
    organizer: { name: companyName, email: addressIn(deps.config.mailFrom) },
    attendee: recipient,
  });
  // A reminder changes nothing, so it has no file.
  const calendar = mail === 'reminder' ? undefined : file;
  const to = side === 'company' ? recipient : { email: recipient.email };
  await sendMail(deps, { ...to, side }, content, calendar);
}

/** Whether somebody who was to meet for a company still can: they may have left it, or have another role now. */
const isMember = async ({ db }: Pick<Deps, 'db'>, companyId: string, uid: string): Promise<boolean> =>
  (await listMeetingMembers(db, companyId)).some((member) => member.uid === uid);

export const threadUrlOf = (
  { baseUrl }: Pick<Deps, 'baseUrl'>,
  side: ThreadParty['side'],
  threadId: string,
): string => `${baseUrl()}/${side}/messages?thread=${encodeURIComponent(threadId)}`;

/** Mails the side to which slots were offered, while they are open. */
export async function mailMeetingOffer(
  deps: Deps,
  { meetingOfferId, uid }: JobData['meeting.offerMail'],
): Promise<void> {
  const [found] = await deps.db
    .select({ offer: meetingOffers, companyId: threads.companyId, talentId: threads.talentId })
    .from(meetingOffers)
    .innerJoin(threads, eq(threads.threadId, meetingOffers.threadId))
    .where(eq(meetingOffers.meetingOfferId, meetingOfferId));
  if (!found || found.offer.state !== 'open') return;
  const { offer, companyId, talentId } = found;
  const party: ThreadParty =
    offer.side === 'company' ? { side: 'talent', id: talentId } : { side: 'company', id: companyId };
  const recipient = await readRecipient(deps.db, { ...party, uid }, 'meetingOffered');
  if (!recipient) return;
  const { companyName, talentName } = await readMeetingNames(deps.db, offer.threadId);
  const zones = await readHours(deps.db, [recipient.uid, offer.offeredByUid]);
  const content = meetingOfferMail({
    name: recipient.name,
    otherName: party.side === 'talent' ? companyName : talentName,
    starts: offer.slots.map((slot) => Date.parse(slot)),
    minutes: offer.minutes,
    keptUntilMs: Date.parse(offer.keptUntilIsoDateTimeUtc),
    ownZone: (zones.get(recipient.uid) ?? unknownHours()).timeZone,
    otherZone: offer.timeZone,
    isMove: offer.movesMeetingId !== null,
    reason: offer.reason,
    url: threadUrlOf(deps, party.side, offer.threadId),
  });
  await sendMail(deps, { ...recipient, side: party.side }, content);
}
