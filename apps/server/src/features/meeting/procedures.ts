import type { MeetingWeek, ThreadMeetings } from '@talaash/contract/meeting';
import { premiumRefusal } from '@talaash/domain/subscription/rule';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { companyOrTalent } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import { readNames } from '../message/queries.ts';
import { partyOf, readThread } from '../thread/queries.ts';
import { offerSlots, withdrawOffer } from './actions.ts';
import { readBusyTimes } from './busy-time.ts';
import { addressIn, calendarFileOf } from './calendar-file.ts';
import { cancelMeeting } from './cancel.ts';
import { threadUrlOf } from './mail.ts';
import { toMeeting, toMeetingOffer } from './present.ts';
import {
  type KnownHours,
  listMeetingMembers,
  listMeetingsWithin,
  listOpenOffers,
  listThreadMeetings,
  type MeetingRow,
  otherUid,
  readHours,
  readMeeting,
  readMeetingNames,
  readOwnerUid,
  readTalentUid,
  unknownHours,
} from './queries.ts';
import { connectCalendar, disconnectCalendar, keepZone, readSettings, saveSettings } from './settings.ts';
import { takeSlot } from './take.ts';
import { readUpcoming } from './upcoming.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a meeting that is over stays in its conversation. */
const SHOWN_DAYS = 7;

export const meetingProcedures = {
  listInThread: companyOrTalent.meeting.listInThread.handler(({ input, context: { deps, viewer } }) =>
    readThreadMeetings(deps, { party: partyOf(viewer), uid: viewer.uid }, input.threadId),
  ),
  readWeek: companyOrTalent.meeting.readWeek.handler(({ input, context: { deps, viewer } }) =>
    readWeek(deps, { party: partyOf(viewer), uid: viewer.uid }, input),
  ),
  listUpcoming: companyOrTalent.meeting.listUpcoming.handler(({ context: { deps, viewer } }) =>
    readUpcoming(deps, { party: partyOf(viewer), uid: viewer.uid }),
  ),
  offer: companyOrTalent.meeting.offer.handler(async ({ input, context: { deps, viewer } }) => {
    const party = partyOf(viewer);
    const refused = party.side === 'company' ? premiumRefusal(viewer.hasPremiumAccess, 'message') : undefined;
    if (refused) throw refusalOf(refused);
    const offer = await offerSlots(deps, { party, uid: viewer.uid }, input);
    await keepZone(deps, viewer.uid, input.timeZone);
    return toMeetingOffer(offer, await readNames(deps.db, [offer.offeredByUid, ...offer.memberUids]));
  }),
  withdrawOffer: companyOrTalent.meeting.withdrawOffer.handler(
    async ({ input, context: { deps, viewer } }) => {
      await withdrawOffer(deps, { party: partyOf(viewer), uid: viewer.uid }, input.meetingOfferId);
      return {};
    },
  ),
  take: companyOrTalent.meeting.take.handler(async ({ input, context: { deps, viewer } }) => {
    const party = partyOf(viewer);
    const meeting = await takeSlot(deps, { party, uid: viewer.uid }, input);
    await keepZone(deps, viewer.uid, input.timeZone);
    return present(deps, party, meeting);
  }),
  cancel: companyOrTalent.meeting.cancel.handler(async ({ input, context: { deps, viewer } }) => {
    const party = partyOf(viewer);
    return present(deps, party, await cancelMeeting(deps, { party, uid: viewer.uid }, input));
  }),
  readCalendarFile: companyOrTalent.meeting.readCalendarFile.handler(
    async ({ input, context: { deps, viewer } }) => {
      const party = partyOf(viewer);
      const meeting = await readMeeting(deps.db, party, input.meetingId);
      if (!meeting) throw refusal('NOT_FOUND');
      const names = await readMeetingNames(deps.db, meeting.threadId);
      const { content } = calendarFileOf({
        meeting,
        ...names,
        threadUrl: threadUrlOf(deps, party.side, meeting.threadId),
        organizer: { name: names.companyName, email: addressIn(deps.config.mailFrom) },
      });
      return { filename: 'meeting.ics', content };
    },
  ),
  readSettings: companyOrTalent.meeting.readSettings.handler(({ context: { deps, viewer } }) =>
    readSettings(deps, viewer.uid),
  ),
  saveSettings: companyOrTalent.meeting.saveSettings.handler(async ({ input, context: { deps, viewer } }) => {
    await saveSettings(deps, viewer.uid, input.settings);
    return readSettings(deps, viewer.uid);
  }),
  connectCalendar: companyOrTalent.meeting.connectCalendar.handler(
    async ({ input, context: { deps, viewer } }) => {
      await connectCalendar(deps, viewer.uid, input.calendar);
      return readSettings(deps, viewer.uid);
    },
  ),
  disconnectCalendar: companyOrTalent.meeting.disconnectCalendar.handler(
    async ({ context: { deps, viewer } }) => {
      await disconnectCalendar(deps, viewer.uid);
      return readSettings(deps, viewer.uid);
    },
  ),
};

type Reader = { party: ThreadParty; uid: string };

const zoneOf = (hours: ReadonlyMap<string, KnownHours>, uid: string): string =>
  (hours.get(uid) ?? unknownHours()).timeZone;

async function present({ db }: Pick<Deps, 'db'>, party: ThreadParty, meeting: MeetingRow) {
  const other = otherUid(party, meeting);
  const zones = await readHours(db, [other]);
  return toMeeting(meeting, await readNames(db, meeting.memberUids), zoneOf(zones, other));
}

async function readThreadMeetings(
  deps: Pick<Deps, 'db' | 'now'>,
  { party, uid }: Reader,
  threadId: string,
): Promise<ThreadMeetings> {
  const { db } = deps;
  const nowMs = deps.now();
  const thread = await readThread(db, party, threadId);
  if (!thread) throw refusal('NOT_FOUND');
  const offers = await listOpenOffers(db, threadId, new Date(nowMs).toISOString());
  const since = new Date(nowMs - SHOWN_DAYS * DAY_MS).toISOString();
  const meetings = await listThreadMeetings(db, threadId, since);
  const offered = offers.find(({ side }) => side !== party.side);
  // Whom the other side is met with: who has offered, else who takes part, else the owner of the company or the talent.
  const latest = meetings.at(-1);
  const other =
    offered?.offeredByUid ??
    (latest && otherUid(party, latest)) ??
    (party.side === 'company'
      ? await readTalentUid(db, thread.talentId)
      : await readOwnerUid(db, thread.companyId)) ??
    '';
  const hours = await readHours(db, [uid, other, ...meetings.map((meeting) => otherUid(party, meeting))]);
  const own = hours.get(uid) ?? unknownHours();
  const otherHours = hours.get(other) ?? unknownHours(offered?.timeZone);
  const names = await readNames(db, [
    ...offers.flatMap(({ offeredByUid, memberUids }) => [offeredByUid, ...memberUids]),
    ...meetings.flatMap(({ memberUids }) => memberUids),
  ]);
  const company = party.side === 'company' ? await readCompanySide(db, party.id, uid) : { members: [] };
  return {
    offers: offers.map((offer) => toMeetingOffer(offer, names)),
    meetings: meetings.map((meeting) => toMeeting(meeting, names, zoneOf(hours, otherUid(party, meeting)))),
    own: hoursOf(own),
    other: hoursOf(otherHours),
    hasOwnZone: own.isStored,
    ...company,
  };
}

const hoursOf = ({ timeZone, dayStartMinutes, dayEndMinutes }: KnownHours) => ({
  timeZone,
  dayStartMinutes,
  dayEndMinutes,
});

async function readCompanySide(db: Deps['db'], companyId: string, uid: string) {
  const members = await listMeetingMembers(db, companyId);
  const owner = members[0]?.uid ?? uid;
  const hours = await readHours(db, [uid, owner]);
  const roomUrl = hours.get(uid)?.roomUrl ?? hours.get(owner)?.roomUrl;
  return { members: members.filter((member) => member.uid !== uid), ...(roomUrl ? { roomUrl } : {}) };
}

type Week = { fromIsoDateTimeUtc: string; toIsoDateTimeUtc: string; memberUids: string[] };

async function readWeek(deps: Deps, { party, uid }: Reader, week: Week): Promise<MeetingWeek> {
  const { db } = deps;
  const members = party.side === 'company' ? await listMeetingMembers(db, party.id) : [];
  const asked = members.filter((member) => week.memberUids.includes(member.uid) && member.uid !== uid);
  const people = new Map([[uid, 'You'], ...asked.map((member) => [member.uid, member.name] as const)]);
  const links = await readBusyTimes(deps, [...people.keys()]);
  const [from, to] = [Date.parse(week.fromIsoDateTimeUtc), Date.parse(week.toIsoDateTimeUtc)];
  const rows = await listMeetingsWithin(db, party, new Date(from).toISOString(), new Date(to).toISOString());
  const ofThese = rows.filter(
    ({ meeting }) => party.side === 'talent' || meeting.memberUids.some((member) => people.has(member)),
  );
  return {
    busy: links
      .flatMap(({ busy }) => busy)
      .filter(([start, end]) => start < to && end > from)
      .map(([start, end]) => ({
        startsIsoDateTimeUtc: new Date(start).toISOString(),
        endsIsoDateTimeUtc: new Date(end).toISOString(),
      })),
    meetings: ofThese.map(({ meeting: { startsIsoDateTimeUtc, endsIsoDateTimeUtc }, otherName }) => ({
      startsIsoDateTimeUtc,
      endsIsoDateTimeUtc,
      otherName,
    })),
    calendars: links.map(({ uid: of, readIsoDateTimeUtc, failure }) => ({
      name: people.get(of) ?? '',
      ...(readIsoDateTimeUtc === null ? {} : { readIsoDateTimeUtc }),
      ...(failure === null ? {} : { failure }),
    })),
  };
}
