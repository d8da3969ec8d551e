import { describe, expect, test } from 'vitest';
import { wallTime } from '../meeting/zone.ts';
import { FOLLOW_UP_DAYS, FOLLOW_UP_HOURS, FOLLOW_UP_NOTICE_MINUTES } from './limit.ts';
import { dateIn, followUpMoment, isWorkingMoment, workingMoment } from './time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (iso: string) => Date.parse(iso);

describe('the moment of a follow-up', () => {
  test.each([
    // A Tuesday at 11:00 in India: three days later at the same time.
    ['Asia/Kolkata', '2026-12-01T05:30:00Z', 3, '2026-12-04T05:30:00.000Z'],
    // At night, as somebody in New York invites: the next morning at 9:30.
    ['Asia/Kolkata', '2026-12-01T20:00:00Z', 3, '2026-12-07T04:00:00.000Z'],
    ['Asia/Kolkata', '2026-12-01T16:00:00Z', 2, '2026-12-04T04:00:00.000Z'],
    // On a Saturday: on Monday.
    ['Asia/Kolkata', '2026-12-01T05:30:00Z', 4, '2026-12-07T04:00:00.000Z'],
    // 17:30 is over.
    ['Asia/Kolkata', '2026-12-01T12:00:00Z', 2, '2026-12-04T04:00:00.000Z'],
    // London's clocks are set back on 25 October: the same time on the clock, an hour later in UTC.
    ['Europe/London', '2026-10-22T09:00:00Z', 4, '2026-10-26T10:00:00.000Z'],
    // New York's are set forward on 8 March 2026.
    ['America/New_York', '2026-03-05T15:00:00Z', 4, '2026-03-09T14:00:00.000Z'],
    // Skipped: the invitation was sent at 2:30, which does not exist on that day; at night it is the morning anyway.
    ['America/New_York', '2026-03-04T07:30:00Z', 4, '2026-03-09T13:30:00.000Z'],
  ])('in %s, of an invitation at %s, %i days later, is %s', (zone, invited, afterDays, expected) => {
    const invitedMs = at(invited);
    const moment = followUpMoment(zone, { invitedMs, afterDays, nowMs: invitedMs });
    expect(new Date(moment).toISOString()).toBe(expected);
  });

  test('is not before its writer could cancel it', () => {
    const invitedMs = at('2026-12-01T05:30:00Z');
    const nowMs = at('2026-12-08T06:00:00Z');
    const moment = followUpMoment('Asia/Kolkata', { invitedMs, afterDays: 2, nowMs });
    expect(moment).toBe(nowMs + FOLLOW_UP_NOTICE_MINUTES * 60_000);
  });

  test.each(['Asia/Kolkata', 'Europe/London', 'America/New_York', 'Pacific/Apia', 'Asia/Kathmandu'])(
    'is in working hours and before the invitation ends, at every hour of a year in %s',
    (zone) => {
      const start = at('2026-01-01T00:17:00Z');
      for (let ms = start; ms < start + 366 * DAY_MS; ms += 5 * 60 * 60 * 1000 + 60_000) {
        const moment = followUpMoment(zone, { invitedMs: ms, afterDays: FOLLOW_UP_DAYS.max, nowMs: ms });
        expect(isWorkingMoment(zone, moment)).toBe(true);
        expect(moment).toBeLessThan(ms + 14 * DAY_MS);
        expect(workingMoment(zone, moment)).toBe(moment);
      }
    },
  );

  test('that is late waits for the next morning of the reader', () => {
    // Friday 22:00 in India.
    const moved = workingMoment('Asia/Kolkata', at('2026-12-04T16:30:00Z'));
    expect(wallTime('Asia/Kolkata', moved)).toEqual({
      isoDate: '2026-12-07',
      minutes: FOLLOW_UP_HOURS.startMinutes,
    });
    expect(dateIn('Asia/Kolkata', moved)).toBe('2026-12-07');
  });
});
