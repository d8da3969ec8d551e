import type { UpcomingMeeting, UpcomingOffer } from '@talaash/domain/meeting/schema';
import { expect, test } from 'vitest';
import { agendaOf } from './agenda.ts';

const meeting = (startsIsoDateTimeUtc: string) => ({ startsIsoDateTimeUtc }) as UpcomingMeeting;
const offer = (...slots: string[]) => ({ slots }) as UpcomingOffer;
const now = Date.parse('2026-12-01T12:00:00.000Z');

test.each([
  ['UTC', ['2026-12-01: meeting', '2026-12-02: offer meeting']],
  // The night between is already the next day there.
  ['Asia/Kolkata', ['2026-12-02: meeting offer meeting']],
])('meetings and offers are by day in %s, the earliest first', (zone, days) => {
  const meetings = [meeting('2026-12-02T10:00:00.000Z'), meeting('2026-12-01T19:00:00.000Z')];
  const offers = [offer('2026-12-01T11:00:00.000Z', '2026-12-02T09:00:00.000Z', '2026-12-03T09:00:00.000Z')];
  const agenda = agendaOf({ meetings, offers }, zone, now);
  expect(
    agenda.map(({ isoDate, entries }) => `${isoDate}: ${entries.map(({ kind }) => kind).join(' ')}`),
  ).toEqual(days);
});

test('a slot that has passed is not shown, nor an offer without another one', () => {
  const offers = [
    offer('2026-12-01T11:00:00.000Z'),
    offer('2026-12-01T11:00:00.000Z', '2026-12-01T15:00:00.000Z'),
  ];
  expect(agendaOf({ meetings: [], offers }, 'UTC', now)).toMatchObject([
    { entries: [{ kind: 'offer', slots: [Date.parse('2026-12-01T15:00:00.000Z')] }] },
  ]);
});
