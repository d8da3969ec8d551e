import type { UpcomingMeetings } from '@talaash/contract/meeting';
import type { UpcomingMeeting, UpcomingOffer } from '@talaash/domain/meeting/schema';
import { wallTime } from '@talaash/domain/meeting/zone';

export type AgendaEntry =
  | { kind: 'meeting'; startMs: number; meeting: UpcomingMeeting }
  /** @property slots those that have not passed, the earliest first */
  | { kind: 'offer'; startMs: number; offer: UpcomingOffer; slots: number[] };

/** A day by the clocks of a zone, with what is on it, the earliest first. */
export type AgendaDay = { isoDate: string; startMs: number; entries: AgendaEntry[] };

/** Meetings by day. An offer is on the day of its next slot. */
export function agendaOf(
  { meetings, offers }: Pick<UpcomingMeetings, 'meetings' | 'offers'>,
  zone: string,
  nowMs: number,
): AgendaDay[] {
  const agreed = meetings.map((meeting) => ({
    kind: 'meeting' as const,
    startMs: Date.parse(meeting.startsIsoDateTimeUtc),
    meeting,
  }));
  const offered = offers.flatMap((offer) => {
    const slots = offer.slots.map((slot) => Date.parse(slot)).filter((start) => start > nowMs);
    const [startMs] = slots;
    return startMs === undefined ? [] : [{ kind: 'offer' as const, startMs, offer, slots }];
  });
  const entries: AgendaEntry[] = [...agreed, ...offered].toSorted(
    (one, other) => one.startMs - other.startMs,
  );
  const days = Map.groupBy(entries, ({ startMs }) => wallTime(zone, startMs).isoDate);
  return [...days].map(([isoDate, ofDay]) => ({ isoDate, startMs: ofDay[0]?.startMs ?? 0, entries: ofDay }));
}
