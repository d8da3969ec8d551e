import { expect, test } from 'vitest';
import { busyOf, mergeRanges } from './busy.ts';
import { createCalendarStandIn } from './stand-in.ts';

const window = {
  fromMs: Date.parse('2026-03-20T00:00:00Z'),
  toMs: Date.parse('2026-04-10T00:00:00Z'),
  timeZone: 'Asia/Kolkata',
};
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];
const isoOf = (ranges: [number, number][]) =>
  ranges.map(([from, until]) => [new Date(from).toISOString(), new Date(until).toISOString()]);
const read = (...lines: string[]) => isoOf(busyOf(calendar(...lines), window));

test('an event in UTC, one in a zone, one without a zone, and a whole day', () => {
  expect(read(...event('DTSTART:20260325T090000Z', 'DTEND:20260325T100000Z'))).toEqual([
    ['2026-03-25T09:00:00.000Z', '2026-03-25T10:00:00.000Z'],
  ]);
  expect(
    read(...event('DTSTART;TZID=Europe/London:20260330T090000', 'DTEND;TZID=Europe/London:20260330T100000')),
  ).toEqual([['2026-03-30T08:00:00.000Z', '2026-03-30T09:00:00.000Z']]);
  expect(read(...event('DTSTART:20260325T090000', 'DURATION:PT30M'))).toEqual([
    ['2026-03-25T03:30:00.000Z', '2026-03-25T04:00:00.000Z'],
  ]);
  expect(read(...event('DTSTART;VALUE=DATE:20260325', 'DTEND;VALUE=DATE:20260326'))).toEqual([
    ['2026-03-24T18:30:00.000Z', '2026-03-25T18:30:00.000Z'],
  ]);
});

test('a weekly event stays at its hour when clocks change, without what was left out or moved', () => {
  const weekly = [
    ...event(
      'DTSTART;TZID=Europe/Berlin:20260302T090000',
      'DTEND;TZID=Europe/Berlin:20260302T093000',
      'RRULE:FREQ=WEEKLY',
      'EXDATE;TZID=Europe/Berlin:20260323T090000',
    ),
    ...event(
      'RECURRENCE-ID;TZID=Europe/Berlin:20260406T090000',
      'DTSTART;TZID=Europe/Berlin:20260407T110000',
      'DTEND;TZID=Europe/Berlin:20260407T113000',
    ),
  ];
  expect(read(...weekly)).toEqual([
    ['2026-03-30T07:00:00.000Z', '2026-03-30T07:30:00.000Z'],
    ['2026-04-07T09:00:00.000Z', '2026-04-07T09:30:00.000Z'],
  ]);
});

test('what is cancelled or transparent is free', () => {
  const times = ['DTSTART:20260325T090000Z', 'DTEND:20260325T100000Z'];
  expect(read(...event(...times, 'STATUS:CANCELLED'))).toEqual([]);
  expect(read(...event(...times, 'TRANSP:TRANSPARENT'))).toEqual([]);
});

test('an event that repeats every second is followed only so far', () => {
  expect(read(...event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))).toEqual([]);
});

test('a text that is no calendar fails', () => {
  expect(() => busyOf('<html></html>', window)).toThrow(/^invalid (ical|line)/);
});

test('ranges that touch are one', () => {
  expect(
    mergeRanges([
      [5, 6],
      [1, 3],
      [2, 4],
      [4, 5],
    ]),
  ).toEqual([[1, 6]]);
});

test('the stand-in is busy at noon, and knows its host only', async () => {
  const asked = { user: 'meera', password: 'an app password', ...window };
  const own = await createCalendarStandIn().readBusy({ ...asked, url: 'https://calendars.example/meera/' });
  expect('busy' in own && isoOf(own.busy)[0]).toEqual([
    '2026-03-20T06:30:00.000Z',
    '2026-03-20T07:30:00.000Z',
  ]);
  expect(await createCalendarStandIn().readBusy({ ...asked, url: 'https://elsewhere.example/' })).toEqual({
    failure: 'unreachable',
  });
});
