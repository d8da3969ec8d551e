import { MEETING_STEP_MINUTES } from '@talaash/domain/meeting/limit';
import { offsetMinutes } from '@talaash/domain/meeting/zone';

const STEP_MS = MEETING_STEP_MINUTES * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Zones with and without changes of their clocks: by an hour, by half an hour, and with offsets of half and quarter hours. */
export const ZONES = [
  'Asia/Kolkata',
  'Europe/London',
  'America/New_York',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Chatham',
  'America/Santiago',
  'Asia/Tokyo',
] as const;

export type ClockChange = { zone: string; atMs: number };

/** When the clocks of the zones change, in order. */
export function clockChanges(fromIsoDate: string, years: number): ClockChange[] {
  const fromMs = Date.parse(fromIsoDate);
  const days = Array.from({ length: years * 365 }, (_, day) => fromMs + day * DAY_MS);
  return ZONES.flatMap((zone) =>
    days
      .filter((ms) => offsetMinutes(zone, ms) !== offsetMinutes(zone, ms + DAY_MS))
      .map((ms) => ({ zone, atMs: changeWithin(zone, ms) })),
  ).toSorted((one, other) => one.atMs - other.atMs);
}

function changeWithin(zone: string, dayMs: number): number {
  const before = offsetMinutes(zone, dayMs);
  let ms = dayMs;
  while (offsetMinutes(zone, ms) === before) ms += STEP_MS;
  return ms;
}
