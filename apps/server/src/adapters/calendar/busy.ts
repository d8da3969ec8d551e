import { CALENDAR_MAX } from '@talaash/domain/meeting/limit';
import { isTimeZone, momentOf } from '@talaash/domain/meeting/zone';
import ICAL from 'ical.js';
import type { BusyRanges } from './port.ts';

type Window = { fromMs: number; toMs: number; timeZone: string };

const DAY_MS = 24 * 60 * 60_000;
/** By how much a time of any zone differs from the same time in UTC at most. */
const ZONE_MS = DAY_MS;

/**
 * When the owner of a calendar object is busy within a time. Events that are cancelled or transparent do not count. Recurrences are
 * followed in the clocks of their zone, so they stay at their hour when clocks change. It may take forever: `read.ts` runs in a
 * process with a limit.
 *
 * @throws for a text that is no iCalendar
 */
export function busyOf(text: string, window: Window): BusyRanges {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const components = calendar.getAllSubcomponents('vevent');
  knowZones(components);
  const events = components.map((component) => new ICAL.Event(component));
  const masters = events.filter((event) => !event.isRecurrenceException());
  const exceptions = events.filter((event) => event.isRecurrenceException());
  for (const master of masters)
    for (const exception of exceptions) if (exception.uid === master.uid) master.relateException(exception);
  const asMoved = exceptions.flatMap((event) => rangeOf(event, event, window));
  return [...masters.flatMap((event) => rangesOf(event, window)), ...asMoved];
}

/** The occurrences of an event, without those that an exception replaces. */
function rangesOf(event: ICAL.Event, window: Window): BusyRanges {
  if (!event.isRecurring()) return rangeOf(event, event, window);
  const found: BusyRanges = [];
  const occurrences = event.iterator();
  const lastsMs = event.duration.toSeconds() * 1000;
  for (let count = 0; count < CALENDAR_MAX.occurrences; count += 1) {
    const start = occurrences.next();
    // The types do not say that the last one is followed by nothing.
    if ((start as ICAL.Time | null | undefined) == null) break;
    const nearMs = Date.UTC(start.year, start.month - 1, start.day, start.hour, start.minute);
    if (nearMs > window.toMs + ZONE_MS) break;
    if (nearMs + lastsMs < window.fromMs - ZONE_MS) continue;
    const details = event.getOccurrenceDetails(start);
    if (!isReplaced(details.item, start)) found.push(...rangeOf(details, details.item, window));
  }
  return found;
}

/** Whether an exception is of this occurrence. One of this and all following ones says how these are. */
function isReplaced(item: ICAL.Event, start: ICAL.Time): boolean {
  return item.isRecurrenceException() && item.recurrenceId.compare(start) === 0;
}

function isBusy({ component }: ICAL.Event): boolean {
  const valueOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return valueOf('transp') !== 'TRANSPARENT' && valueOf('status') !== 'CANCELLED';
}

type Times = { startDate: ICAL.Time; endDate: ICAL.Time };

function rangeOf({ startDate, endDate }: Times, event: ICAL.Event, window: Window): BusyRanges {
  if (!isBusy(event)) return [];
  const { fromMs, toMs, timeZone } = window;
  const [from, until] = [momentFor(startDate, timeZone), momentFor(endDate, timeZone)];
  if (!(from < until) || until <= fromMs || from >= toMs) return [];
  return [[Math.max(from, fromMs), Math.min(until, toMs)]];
}

/** A date and a time without a zone are those of the owner's clocks. A skipped time is the one an hour later. */
function momentFor(time: ICAL.Time, ownZone: string): number {
  const tzid = time.zone?.tzid;
  const isUtc = tzid === 'UTC' || tzid === 'Z';
  const zone = tzid === undefined || tzid === 'floating' ? ownZone : tzid;
  if (isUtc || (!isTimeZone(zone) && zone !== ownZone)) return time.toJSDate().getTime();
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const date = `${pad(time.year, 4)}-${pad(time.month)}-${pad(time.day)}`;
  const minutes = time.isDate ? 0 : time.hour * 60 + time.minute;
  const seconds = time.isDate ? 0 : time.second;
  const moment = momentOf(zone, date, minutes) ?? momentOf(zone, date, minutes + 60) ?? Number.NaN;
  return moment + seconds * 1000;
}

/** A zone of the list of IANA. */
class NamedZone extends ICAL.Timezone {
  override utcOffset(time: ICAL.Time): number {
    const localMs = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    return (localMs - momentFor(time, this.tzid)) / 1000;
  }
}

/**
 * Many servers leave out the definition of a zone that has a known name. The library needs it: to compare a time of the zone with
 * one in UTC, as the end of a recurrence is, and for an end in another zone than its start.
 */
function knowZones(components: readonly ICAL.Component[]): void {
  const names = components.flatMap((component) =>
    component.getAllProperties().map((property) => property.getFirstParameter('tzid')),
  );
  for (const tzid of new Set(names))
    if (tzid !== undefined && isTimeZone(tzid) && !ICAL.TimezoneService.has(tzid))
      ICAL.TimezoneService.register(new NamedZone({ tzid }), tzid);
}

/** Joins ranges that touch, the earliest first. */
export function mergeRanges(ranges: BusyRanges): BusyRanges {
  const merged: BusyRanges = [];
  for (const [from, until] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else merged.push([from, until]);
  }
  return merged;
}
