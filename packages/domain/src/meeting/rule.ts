import type { ErrorCode } from '../base/error-code.ts';
import type { InvitationStatus } from '../invitation/choice.ts';
import type { ThreadSide } from '../thread/choice.ts';
import type { MeetingOfferState, MeetingState } from './choice.ts';
import {
  MEETING_AHEAD_DAYS,
  MEETING_NOTICE_MINUTES,
  MEETING_OFFER_KEPT,
  MEETING_REMINDERS,
  MEETING_SLOTS_MAX,
  MEETING_STEP_MINUTES,
} from './limit.ts';
import { MEETING_REFUSALS } from './words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type MeetingRefusal = { code: ErrorCode; message: string };

const breaks = (message: string): MeetingRefusal => ({ code: 'BUSINESS_RULE_VIOLATION', message });
const late = (message: string): MeetingRefusal => ({ code: 'CONFLICT', message });

type OpenThread = { ended: string | undefined; jobPostInvitationStatus: InvitationStatus };

/** Why nobody can meet in a conversation. @param ended the refusal of a conversation that is closed */
export function meetingThreadRefusal({
  ended,
  jobPostInvitationStatus,
}: OpenThread): MeetingRefusal | undefined {
  if (ended !== undefined) return late(ended);
  return jobPostInvitationStatus === 'Accepted' ? undefined : breaks(MEETING_REFUSALS.notAccepted);
}

/** Whether a moment can be the start of a slot that is offered now. */
export const isSlotInTime = (startMs: number, nowMs: number): boolean =>
  startMs >= nowMs + MEETING_NOTICE_MINUTES * MINUTE_MS && startMs <= nowMs + MEETING_AHEAD_DAYS * DAY_MS;

export const isOverlap = (
  one: { startMs: number; endMs: number },
  other: { startMs: number; endMs: number },
): boolean => one.startMs < other.endMs && other.startMs < one.endMs;

type OfferedSlots = { starts: readonly number[]; minutes: number; keptUntilMs: number };

/** Why slots cannot be offered. */
export function offerRefusal(
  { starts, minutes, keptUntilMs }: OfferedSlots,
  nowMs: number,
): MeetingRefusal | undefined {
  if (starts.length === 0 || starts.length > MEETING_SLOTS_MAX) return breaks(MEETING_REFUSALS.slotCount);
  if (starts.some((start) => start % (MEETING_STEP_MINUTES * MINUTE_MS) !== 0))
    return breaks(MEETING_REFUSALS.steps);
  if (!starts.every((start) => isSlotInTime(start, nowMs))) return breaks(MEETING_REFUSALS.outOfTime);
  const sorted = starts.toSorted((one, other) => one - other);
  if (sorted.some((start, at) => at > 0 && start < (sorted[at - 1] ?? 0) + minutes * MINUTE_MS))
    return breaks(MEETING_REFUSALS.overlap);
  const { hoursMin, daysMax } = MEETING_OFFER_KEPT;
  if (keptUntilMs < nowMs + hoursMin * HOUR_MS || keptUntilMs > nowMs + daysMax * DAY_MS)
    return breaks(MEETING_REFUSALS.kept);
  return undefined;
}

/** Until when slots are kept if nobody says otherwise: some days, and no longer than the last of them is still ahead. */
export function usualKeptUntil(starts: readonly number[], nowMs: number): number {
  const { daysUsual, hoursMin } = MEETING_OFFER_KEPT;
  const last = Math.max(...starts);
  return Math.max(nowMs + (hoursMin + 1) * HOUR_MS, Math.min(nowMs + daysUsual * DAY_MS, last));
}

export type TakingFacts = {
  side: ThreadSide;
  offer: { side: ThreadSide; state: MeetingOfferState; keptUntilMs: number; starts: readonly number[] };
};

/** Why a side cannot take a slot of an offer; undefined if it can. */
export function takingRefusal(
  { side, offer }: TakingFacts,
  startMs: number,
  nowMs: number,
): MeetingRefusal | undefined {
  if (offer.side === side) return breaks(MEETING_REFUSALS.ownOffer);
  if (offer.state === 'taken') return late(MEETING_REFUSALS.taken);
  if (offer.state === 'withdrawn') return late(MEETING_REFUSALS.withdrawn);
  if (offer.keptUntilMs <= nowMs) return late(MEETING_REFUSALS.keptNoLonger);
  if (!offer.starts.includes(startMs)) return breaks(MEETING_REFUSALS.noSlot);
  return startMs <= nowMs ? late(MEETING_REFUSALS.past) : undefined;
}

type ChangedMeeting = { state: MeetingState; startMs: number; endMs: number };

/** Why a meeting cannot be moved or cancelled; undefined if it can. */
export function meetingChangeRefusal(meeting: ChangedMeeting, nowMs: number): MeetingRefusal | undefined {
  if (meeting.state === 'cancelled') return late(MEETING_REFUSALS.cancelled);
  return meeting.startMs <= nowMs ? late(MEETING_REFUSALS.begun) : undefined;
}

/** When people are reminded next of a meeting: the first reminder that is still ahead; null if none is. */
export function nextReminderMs(startMs: number, nowMs: number): number | null {
  return MEETING_REMINDERS.map((minutes) => startMs - minutes * MINUTE_MS).find((at) => at > nowMs) ?? null;
}
