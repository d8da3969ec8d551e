import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { request as httpsRequest, RequestOptions } from 'node:https';
import { afterAll, describe, expect, test } from 'vitest';
import { protocolServer, type WireAnswer } from '../../../test/protocol-server.ts';
import { quietLog } from '../../../test/log.ts';
import { openRadicale } from '../../../test/radicale.ts';
import { type CalDavOptions, createCalDavCalendars } from './caldav.ts';
import type { Calendars } from './port.ts';

const server = await protocolServer();
afterAll(() => server.close());

/** Speaks http to a server of the test, at the address that was resolved. */
const requestTo = (port: number) =>
  ((url: URL, options: RequestOptions, done: Parameters<typeof httpsRequest>[2]) =>
    httpRequest(
      { ...options, protocol: 'http:', host: url.hostname, port, path: url.pathname + url.search },
      done,
    )) as typeof httpsRequest;

const opened: Calendars[] = [];
afterAll(() => Promise.all(opened.map(async (calendars) => calendars.close?.())));

function open(options: Omit<CalDavOptions, 'log'>): Calendars {
  const calendars = createCalDavCalendars({ log: quietLog, ...options });
  opened.push(calendars);
  return calendars;
}

/** Only code can allow a private address: no setting can. */
const calendarsAt = (port: number, given: object = {}) =>
  open({
    servers: undefined,
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address) => address === '127.0.0.1',
    request: requestTo(port),
    ...given,
  });

const asked = {
  url: 'https://calendar.test/asha/work/',
  user: 'asha',
  password: 'an app password',
  fromMs: Date.parse('2026-03-20T00:00:00Z'),
  toMs: Date.parse('2026-04-10T00:00:00Z'),
  timeZone: 'Asia/Kolkata',
};

const multiStatus = (...objects: string[]): WireAnswer => ({
  status: 207,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><multistatus xmlns="DAV:" xmlns:X="urn:ietf:params:xml:ns:caldav">${objects
    .map(
      (text) =>
        `<response><propstat><prop><X:calendar-data>${text}</X:calendar-data></prop></propstat></response>`,
    )
    .join('')}</multistatus>`,
});
const EVENT =
  'BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:1\nSUMMARY:Dentist &amp; more\nDTSTART:20260325T090000Z\nDTEND:20260325T100000Z\nEND:VEVENT\nEND:VCALENDAR';
const BUSY = { busy: [[Date.parse('2026-03-25T09:00:00Z'), Date.parse('2026-03-25T10:00:00Z')]] };

test.each<[string, WireAnswer, object]>([
  ['with an event', multiStatus(EVENT), BUSY],
  ['that is empty', multiStatus(), { busy: [] }],
  ['with one event that cannot be read', multiStatus('no calendar', EVENT), BUSY],
  ['with nothing that can be read', multiStatus('no calendar'), { failure: 'unreadable' }],
  ['that is a web page', { status: 207, body: '<html></html>' }, { failure: 'unreadable' }],
  [
    'that leads elsewhere',
    { status: 301, headers: { location: 'https://elsewhere.test' } },
    { failure: 'refused' },
  ],
  ['that refuses the password', { status: 401 }, { failure: 'unauthorized' }],
  ['that is missing', { status: 404 }, { failure: 'noCalendar' }],
  ['whose server fails', { status: 500 }, { failure: 'unreachable' }],
  ['whose server closes the connection', 'reset', { failure: 'unreachable' }],
])('a calendar %s', async (_what, answer, outcome) => {
  server.requests.length = 0;
  server.answerWith(() => answer);
  expect(await calendarsAt(server.port).readBusy(asked)).toEqual(outcome);
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]).toMatchObject({ method: 'REPORT', path: '/asha/work/' });
});

test('a calendar that is too long, or never answers, is given up', async () => {
  server.answerWith(() => multiStatus(EVENT));
  expect(await calendarsAt(server.port, { bytes: 100 }).readBusy(asked)).toEqual({ failure: 'unreadable' });
  server.answerWith(() => 'hang');
  expect(await calendarsAt(server.port, { milliseconds: 200 }).readBusy(asked)).toEqual({
    failure: 'unreachable',
  });
});

test.each([
  'https://127.0.0.1/a/',
  'https://[::1]/a/',
  'https://169.254.169.254/',
  'http://calendar.test/a/',
])('%s is not asked', async (url) => {
  server.requests.length = 0;
  const calendars = open({ servers: undefined, request: requestTo(server.port) });
  expect(await calendars.readBusy({ ...asked, url })).toEqual({ failure: 'refused' });
  expect(server.requests).toEqual([]);
});

const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR'].join('\r\n');
const eventOf = (uid: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'DTSTAMP:20260301T000000Z',
  'SUMMARY:Nobody learns this',
  ...lines,
  'END:VEVENT',
];

test('a calendar that would keep the processor busy forever is unreadable, and the next one is read', async () => {
  const endless = eventOf(
    'endless',
    'DTSTART:19700101T090000Z',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  );
  const calendars = calendarsAt(server.port, { processorMs: 1000 });
  server.answerWith(() => multiStatus(calendarOf(...endless)));
  expect(await calendars.readBusy(asked)).toEqual({ failure: 'unreadable' });
  server.answerWith(() => multiStatus(EVENT));
  expect(await calendars.readBusy(asked)).toEqual(BUSY);
}, 60_000);

const radicale = await openRadicale();

/** As Outlook writes a zone: under a name of its own, with its rules. */
const OUTLOOK_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16011104T020000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010311T020000',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const LONDON = (name: string, time: string) => `${name};TZID=Europe/London:${time}`;

/** What is stored at the server, and when its owner is busy. */
const STORED: [what: string, objects: string[][], busy: [from: string, until: string][]][] = [
  [
    'weekly over a change of clocks, one left out, one moved, one cancelled',
    [
      [
        ...eventOf(
          'weekly',
          LONDON('DTSTART', '20260223T090000'),
          LONDON('DTEND', '20260223T093000'),
          'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20260408T080000Z',
          'EXDATE:20260325T090000Z',
          LONDON('EXDATE', '20260327T090000'),
        ),
        ...eventOf(
          'weekly',
          'RECURRENCE-ID:20260330T080000Z',
          LONDON('DTSTART', '20260331T110000'),
          LONDON('DTEND', '20260331T120000'),
        ),
        ...eventOf(
          'weekly',
          LONDON('RECURRENCE-ID', '20260403T090000'),
          LONDON('DTSTART', '20260403T090000'),
          LONDON('DTEND', '20260403T093000'),
          'STATUS:CANCELLED',
        ),
      ],
    ],
    [
      ['2026-03-20T09:00Z', '2026-03-20T09:30Z'],
      ['2026-03-23T09:00Z', '2026-03-23T09:30Z'],
      ['2026-03-31T10:00Z', '2026-03-31T11:00Z'],
      ['2026-04-01T08:00Z', '2026-04-01T08:30Z'],
      ['2026-04-06T08:00Z', '2026-04-06T08:30Z'],
      ['2026-04-08T08:00Z', '2026-04-08T08:30Z'],
    ],
  ],
  [
    'a zone of its own name, over a change of clocks',
    [
      [
        ...OUTLOOK_ZONE,
        ...eventOf(
          'outlook',
          'DTSTART;TZID=Eastern Standard Time:20260302T100000',
          'DTEND;TZID=Eastern Standard Time:20260302T110000',
          'RRULE:FREQ=MONTHLY;BYDAY=-1TU',
        ),
      ],
    ],
    [['2026-03-31T14:00Z', '2026-03-31T15:00Z']],
  ],
  [
    'every day for 27 years, and one of a later year that was moved into the time',
    [
      eventOf(
        'daily',
        'DTSTART:19990101T043000Z',
        'DTEND:19990101T044500Z',
        'RRULE:FREQ=DAILY;UNTIL=20260321T235959Z',
      ),
      [
        ...eventOf('yearly', 'DTSTART:20250601T120000Z', 'DTEND:20250601T130000Z', 'RRULE:FREQ=YEARLY'),
        ...eventOf(
          'yearly',
          'RECURRENCE-ID:20260601T120000Z',
          'DTSTART:20260402T120000Z',
          'DTEND:20260402T130000Z',
        ),
      ],
    ],
    [
      ['2026-03-20T04:30Z', '2026-03-20T04:45Z'],
      ['2026-03-21T04:30Z', '2026-03-21T04:45Z'],
      ['2026-04-02T12:00Z', '2026-04-02T13:00Z'],
    ],
  ],
  [
    'two whole days, in the clocks of the owner',
    [eventOf('days', 'DTSTART;VALUE=DATE:20260328', 'DTEND;VALUE=DATE:20260330')],
    [['2026-03-27T18:30Z', '2026-03-29T18:30Z']],
  ],
  [
    'a flight from London to India',
    [eventOf('flight', LONDON('DTSTART', '20260402T210000'), 'DTEND;TZID=Asia/Kolkata:20260403T110000')],
    [['2026-04-02T20:00Z', '2026-04-03T05:30Z']],
  ],
  [
    'free or cancelled',
    [
      eventOf('free', 'DTSTART:20260324T090000Z', 'DTEND:20260324T100000Z', 'TRANSP:TRANSPARENT'),
      eventOf('cancelled', 'DTSTART:20260324T110000Z', 'DTEND:20260324T120000Z', 'STATUS:CANCELLED'),
    ],
    [],
  ],
  [
    'an extra date, without a zone',
    [eventOf('extra', 'DTSTART:20260110T170000', 'DURATION:PT45M', 'RDATE:20260409T173000')],
    [['2026-04-09T12:00Z', '2026-04-09T12:45Z']],
  ],
];

describe.skipIf(radicale === undefined)(
  'the real CalDAV server Radicale (left out where it is missing)',
  () => {
    const real = radicale === undefined ? undefined : calendarsAt(radicale.port);
    const ask = async (path: string, password = radicale?.password ?? '') => {
      const read = await real?.readBusy({ ...asked, password, url: `https://calendar.test${path}` });
      if (!read || 'failure' in read) return read;
      return read.busy.map((range) => range.map((ms) => new Date(ms).toISOString().replace(':00.000', '')));
    };

    test.each(STORED)('tells when its owner is busy: %s', async (_what, objects, busy) => {
      const path = `/asha/${randomUUID()}/`;
      await radicale?.makeCalendar(path);
      for (const [at, lines] of objects.entries())
        await radicale?.put(`${path}${at}.ics`, calendarOf(...lines));
      expect(await ask(path)).toEqual(busy);
    });

    test('an empty calendar, a wrong password and a missing calendar', async () => {
      await radicale?.makeCalendar('/asha/empty/');
      expect(await ask('/asha/empty/')).toEqual([]);
      expect(await ask('/asha/empty/', 'another')).toEqual({ failure: 'unauthorized' });
      expect(await ask('/asha/none/')).toEqual({ failure: 'noCalendar' });
    });
  },
);
