import { MEETING_MINUTES } from '@talaash/domain/meeting/choice';
import { MEETING_STEP_MINUTES } from '@talaash/domain/meeting/limit';
import { momentOf, wallTime } from '@talaash/domain/meeting/zone';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Deps } from '../../src/call/deps.ts';
import { newRecordId } from '../../src/base/record-id.ts';
import { meetingOffers, meetings } from '../../src/db/schema/meeting.ts';
import { cancelMeeting } from '../../src/features/meeting/cancel.ts';
import { takeSlot } from '../../src/features/meeting/take.ts';
import { type Agreed, countDouble, countWrongTime } from './check.ts';
import type { ClockChange } from './clock-change.ts';
import { actingOf, type Conversation } from './world.ts';

export type RaceDeps = Pick<Deps, 'db' | 'events'>;
export type RaceCount = {
  /** Takings that start at once: two of each offer, while others take overlapping slots of the same people. */
  races: number;
  taken: number;
  moved: number;
  cancelled: number;
  refused: number;
  double: number;
  wrongTime: number;
  errors: string[];
};

type Race = {
  row: typeof meetingOffers.$inferInsert;
  acts: (() => Promise<void>)[];
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Slots lie this many steps around the moment of a round. */
const STEPS = 10;
const HOURS_AROUND = 3;

/**
 * Offers overlapping slots in all conversations around a change of clocks, and lets everybody take at once. Then some meetings move,
 * and some are cancelled, while others are taken.
 *
 * @param at the number of the round: it moves the slots from before the change to after it
 */
export async function raceRound(
  deps: RaceDeps,
  conversations: readonly Conversation[],
  { change, at, random }: { change: ClockChange; at: number; random: () => number },
): Promise<RaceCount> {
  const aroundMs = change.atMs + ((at % (2 * HOURS_AROUND + 1)) - HOURS_AROUND) * 60 * MINUTE_MS;
  const agreed = new Map<string, Agreed>();
  const count: RaceCount = {
    races: 0,
    taken: 0,
    moved: 0,
    cancelled: 0,
    refused: 0,
    double: 0,
    wrongTime: 0,
    errors: [],
  };
  await deps.db.delete(meetings).where(inArray(meetings.threadId, threadIdsOf(conversations)));
  for (const isMoving of [false, true]) {
    await takeAll(deps, conversations, { aroundMs, random, isMoving, agreed, count });
    count.double += await countDouble(deps);
    count.wrongTime += await countWrongTime(deps, agreed);
  }
  return count;
}

const threadIdsOf = (conversations: readonly Conversation[]) => conversations.map(({ threadId }) => threadId);

type Round = {
  aroundMs: number;
  random: () => number;
  isMoving: boolean;
  agreed: Map<string, Agreed>;
  count: RaceCount;
};

async function takeAll(deps: RaceDeps, conversations: readonly Conversation[], round: Round): Promise<void> {
  const { aroundMs, random, isMoving, count } = round;
  const nowMs = aroundMs - 2 * DAY_MS;
  await deps.db.delete(meetingOffers).where(inArray(meetingOffers.threadId, threadIdsOf(conversations)));
  const confirmed = await deps.db
    .select({ meetingId: meetings.meetingId, threadId: meetings.threadId })
    .from(meetings)
    .where(
      and(eq(meetings.state, 'confirmed'), gt(meetings.startsIsoDateTimeUtc, new Date(nowMs).toISOString())),
    );
  const meetingOf = new Map(confirmed.map(({ threadId, meetingId }) => [threadId, meetingId]));
  const now = () => nowMs;
  const races = conversations.flatMap((conversation) => {
    const moves = isMoving ? meetingOf.get(conversation.threadId) : undefined;
    return openRace({ ...deps, now }, conversation, {
      ...round,
      nowMs,
      ...(moves === undefined ? {} : { moves }),
    });
  });
  if (races.length === 0) return;
  await deps.db.insert(meetingOffers).values(races.map(({ row }) => row));
  count.races += races.length * 2;
  const cancels = isMoving ? confirmed.filter(() => random() < 0.1) : [];
  const byThread = new Map(conversations.map((one) => [one.threadId, one]));
  const acts = [
    ...races.flatMap((race) => race.acts),
    ...cancels.map(({ meetingId, threadId }) => async () => {
      const conversation = byThread.get(threadId);
      if (!conversation) return;
      const acting = actingOf(conversation, 'talent', 0);
      await cancelMeeting({ ...deps, now }, acting, { meetingId, reason: 'I cannot.' });
      count.cancelled += 1;
    }),
  ];
  const mixed = acts
    .map((act) => ({ act, place: random() }))
    .toSorted((one, other) => one.place - other.place);
  const outcomes = await Promise.allSettled(mixed.map(({ act }) => act()));
  for (const one of outcomes) {
    if (one.status === 'fulfilled') continue;
    if ((one.reason as { code?: string }).code === 'CONFLICT') count.refused += 1;
    else count.errors.push(String((one.reason as Error).cause ?? one.reason));
  }
}

type Opening = Round & { nowMs: number; moves?: string };

/** An offer of overlapping slots in the clocks of its side, and two people who take at once. */
function openRace(
  deps: RaceDeps & Pick<Deps, 'now'>,
  conversation: Conversation,
  { aroundMs, nowMs, random, moves, agreed, count }: Opening,
): Race[] {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const side = random() < 0.5 ? 'company' : 'talent';
  const offering = actingOf(conversation, side, random() < 0.5 ? 0 : 1);
  const minutes = pick(MEETING_MINUTES);
  const { isoDate, minutes: near } = wallTime(offering.timeZone, aroundMs);
  const first = near - (near % MEETING_STEP_MINUTES);
  // A time that the clocks skip is no slot.
  const walls = new Map<string, string>();
  for (let tried = 0; tried < 3; tried += 1) {
    const wall = first + Math.floor(random() * STEPS - STEPS / 2) * MEETING_STEP_MINUTES;
    const ms = momentOf(offering.timeZone, isoDate, wall);
    if (ms !== undefined) walls.set(new Date(ms).toISOString(), chosenWords(isoDate, wall));
  }
  const slots = [...walls.keys()].toSorted();
  if (slots.length === 0) return [];
  const row = {
    meetingOfferId: newRecordId(),
    threadId: conversation.threadId,
    side,
    offeredByUid: offering.uid,
    memberUids:
      side === 'company' && random() < 0.3 ? conversation.company.members.map(({ uid }) => uid) : [],
    minutes,
    slots,
    timeZone: offering.timeZone,
    keptUntilIsoDateTimeUtc: new Date(nowMs + DAY_MS).toISOString(),
    state: 'open',
    ...(moves === undefined ? {} : { movesMeetingId: moves, reason: 'Something came up.' }),
  } satisfies typeof meetingOffers.$inferInsert;
  const wanted = [0, 1].map(() => pick(slots));
  const acts = ([0, 1] as const).map((member) => async () => {
    const startsIsoDateTimeUtc = wanted[member] ?? '';
    const taker = actingOf(conversation, side === 'company' ? 'talent' : 'company', member);
    const { meetingId } = await takeSlot(deps, taker, {
      meetingOfferId: row.meetingOfferId,
      startsIsoDateTimeUtc,
    });
    if (moves === undefined) count.taken += 1;
    else count.moved += 1;
    agreed.set(meetingId, {
      offeredWall: walls.get(startsIsoDateTimeUtc) ?? '',
      offererZone: offering.timeZone,
      takerZone: taker.timeZone,
      minutes,
    });
  });
  return [{ row, acts }];
}

/** What somebody presses in a week: 2027-03-28 09:30. No zone is involved. */
const chosenWords = (isoDate: string, minutes: number): string =>
  new Date(Date.parse(isoDate) + minutes * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' ');
