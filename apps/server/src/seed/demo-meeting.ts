import { toRecordId } from '@talaash/domain/base/record-id';
import { MEETING_DAY } from '@talaash/domain/meeting/limit';
import { nextReminderMs, usualKeptUntil } from '@talaash/domain/meeting/rule';
import { addDays, momentOf, wallTime } from '@talaash/domain/meeting/zone';
import type pg from 'pg';
import { meetingOffers, meetings, meetingSettings, takenTimes } from '../db/schema/meeting.ts';
import type { MeetingPlan, MeetingPlans } from './content/demo-schema.ts';
import { copyRows } from './copy.ts';
import type { ReviewedTalent } from './crowd.ts';
import type { DemoEmployer } from './demo-employer.ts';
import type { DemoThread } from './demo-thread.ts';
import type { PersonaUids } from './persona.ts';
import { createRandom, type Random } from './random.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const TALENT_ZONE = 'Asia/Kolkata';

type Given = {
  threads: readonly DemoThread[];
  employers: readonly DemoEmployer[];
  crowd: readonly ReviewedTalent[];
  uids: PersonaUids;
  plans: MeetingPlans;
  /** The company of company@. */
  companyId: string;
  seed: number;
  now: number;
};

/** An accepted conversation, with the two who meet in it. */
type Conversation = {
  thread: DemoThread['thread'];
  sinceMs: number;
  employer: DemoEmployer;
  talentUid: string;
};

/** Meetings of company@ and talent@ that are agreed, offered or over. */
export async function storeMeetings(client: pg.ClientBase, given: Given): Promise<void> {
  const { crowd, employers, threads, uids, plans, companyId, seed, now } = given;
  const random = createRandom(seed, 5_200_000);
  const employerOf = new Map(employers.map((employer) => [employer.companyId, employer]));
  const uidOf = new Map(crowd.map(({ uid, profile }) => [profile.key.talentId, uid]));
  const accepted = threads.flatMap(({ thread }): Conversation[] => {
    const employer = employerOf.get(thread.companyId);
    const talentUid = uidOf.get(thread.talentId);
    const isAccepted = thread.jobPostInvitationStatus === 'Accepted';
    const sinceMs = Date.parse(thread.updatedIsoDateTimeUtc ?? '');
    return isAccepted && employer && talentUid ? [{ thread, sinceMs, employer, talentUid }] : [];
  });
  const own = accepted.filter(({ thread }) => thread.companyId === companyId);
  const ofTalent = accepted.filter(
    ({ talentUid, thread }) => talentUid === uids.talent && thread.companyId !== companyId,
  );
  const planned = [
    ...withConversations(plans.company, own, now),
    ...withConversations(plans.talent, ofTalent, now),
  ];
  const agreed = planned
    .filter(({ plan }) => plan.state !== 'offered')
    .map((one) => meetingRow(one, { random, roomUrl: roomOf(one, given), now }));
  await copyRows(client, meetingSettings, [settingsRow(given)]);
  await copyRows(client, meetings, agreed);
  await copyRows(client, takenTimes, agreed.flatMap(timesOf));
  const offered = planned.filter(({ plan }) => plan.state === 'offered');
  await copyRows(
    client,
    meetingOffers,
    offered.map((one) => offerRow(one, { random, now })),
  );
}

type Planned = Conversation & { plan: MeetingPlan; starts: number[] };

/** Each plan with its conversation, and its times on the clocks of the company. */
const withConversations = (
  plans: readonly MeetingPlan[],
  conversations: readonly Conversation[],
  now: number,
): Planned[] =>
  plans.map((plan) => {
    const conversation = conversations[plan.with];
    if (!conversation) throw new Error('The demo has too few conversations for its meetings.');
    const zone = conversation.employer.company.timeZone;
    return { ...conversation, plan, starts: plan.days.map((days) => meetingTime(days, zone, now)) };
  });

/** A working hour of both sides, so many weekdays from today on the clocks of the company. */
function meetingTime(days: number, zone: string, now: number): number {
  const isoDate = addWeekdays(wallTime(zone, now).isoDate, days);
  const halfHours = Array.from({ length: 18 }, (_, at) => momentOf(zone, isoDate, 9 * 60 + 30 + at * 30));
  const [first] = halfHours;
  if (first === undefined) throw new Error(`Clocks skip the morning of ${isoDate}.`);
  return halfHours.find((at) => at !== undefined && isWorkingHour(at)) ?? first;
}

/** The day so many weekdays after another one, or before it. Different numbers are different days: nobody meets two people at once. */
export function addWeekdays(isoDate: string, days: number): string {
  const step = days < 0 ? -1 : 1;
  let found = isoDate;
  for (let left = Math.abs(days); left > 0; left -= isWeekend(found) ? 0 : 1) found = addDays(found, step);
  return found;
}

const isWeekend = (isoDate: string): boolean => [0, 6].includes(new Date(`${isoDate}T12:00:00Z`).getUTCDay());

const isWorkingHour = (ms: number): boolean => {
  const { minutes } = wallTime(TALENT_ZONE, ms);
  return minutes >= 9 * 60 + 30 && minutes <= 19 * 60;
};

/** The room of company@; the other companies have none. */
const roomOf = ({ thread }: Conversation, { companyId, plans }: Given): string | null =>
  thread.companyId === companyId ? plans.roomUrl : null;

const isoOf = (ms: number): string => new Date(ms).toISOString();

type Making = { random: Random; now: number };

function meetingRow(of: Planned, { random, roomUrl, now }: Making & { roomUrl: string | null }) {
  const { thread, employer, talentUid, plan, starts, sinceMs } = of;
  const [startMs = 0] = starts;
  const madeAt = Math.min(now, startMs - 6 * HOUR_MS, Math.max(sinceMs, startMs - 40 * HOUR_MS));
  const reminderMs = plan.state === 'past' ? null : nextReminderMs(startMs, now);
  return {
    meetingId: toRecordId(random.bytes(12), madeAt),
    threadId: thread.threadId,
    companyId: thread.companyId,
    talentId: thread.talentId,
    startsIsoDateTimeUtc: isoOf(startMs),
    endsIsoDateTimeUtc: isoOf(startMs + plan.minutes * MINUTE_MS),
    state: 'confirmed' as const,
    memberUids: [employer.uid],
    talentUid,
    roomUrl,
    nextReminderAt: reminderMs === null ? null : isoOf(reminderMs),
    createdIsoDateTimeUtc: isoOf(madeAt),
    updatedIsoDateTimeUtc: isoOf(madeAt),
  };
}

const timesOf = (row: ReturnType<typeof meetingRow>) =>
  [...row.memberUids, row.talentUid].map((uid) => ({
    meetingId: row.meetingId,
    uid,
    startsIsoDateTimeUtc: row.startsIsoDateTimeUtc,
    endsIsoDateTimeUtc: row.endsIsoDateTimeUtc,
  }));

function offerRow({ thread, employer, talentUid, plan, starts, sinceMs }: Planned, { random, now }: Making) {
  const { by = 'company' } = plan;
  const madeAt = Math.max(sinceMs, now - 5 * HOUR_MS);
  return {
    meetingOfferId: toRecordId(random.bytes(12), madeAt),
    threadId: thread.threadId,
    side: by,
    offeredByUid: by === 'company' ? employer.uid : talentUid,
    memberUids: [],
    minutes: plan.minutes,
    slots: starts.map(isoOf),
    timeZone: by === 'company' ? employer.company.timeZone : TALENT_ZONE,
    keptUntilIsoDateTimeUtc: isoOf(usualKeptUntil(starts, now)),
    state: 'open' as const,
    createdIsoDateTimeUtc: isoOf(madeAt),
    updatedIsoDateTimeUtc: isoOf(madeAt),
  };
}

/** The hours of company@, with its room. */
function settingsRow({ employers, companyId, uids, plans, now }: Given) {
  const at = isoOf(now);
  return {
    uid: uids.company,
    timeZone: employers.find((one) => one.companyId === companyId)?.company.timeZone ?? 'UTC',
    dayStartMinutes: MEETING_DAY.startMinutes,
    dayEndMinutes: MEETING_DAY.endMinutes,
    roomUrl: plans.roomUrl,
    createdIsoDateTimeUtc: at,
    updatedIsoDateTimeUtc: at,
  };
}
