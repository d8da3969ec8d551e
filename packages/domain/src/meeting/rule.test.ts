import { describe, expect, test } from 'vitest';
import { isHttpsUrl } from './https-url.ts';
import {
  isOverlap,
  meetingChangeRefusal,
  meetingThreadRefusal,
  nextReminderMs,
  offerRefusal,
  takingRefusal,
  usualKeptUntil,
} from './rule.ts';
import { elsewhereWords, placeOfZone, rangeIn } from './time-words.ts';
import { MEETING_REFUSALS } from './words.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const in2 = (hours: number) => NOW + hours * HOUR;

describe('slots', () => {
  const offer = { starts: [in2(24), in2(26)], minutes: 45, keptUntilMs: in2(48) };
  test.each([
    ['that are free', {}, undefined],
    ['none', { starts: [] }, MEETING_REFUSALS.slotCount],
    ['eleven', { starts: Array.from({ length: 11 }, (_, at) => in2(24 + at)) }, MEETING_REFUSALS.slotCount],
    ['off the quarters', { starts: [in2(24) + 60_000] }, MEETING_REFUSALS.steps],
    ['in the past', { starts: [in2(-1)] }, MEETING_REFUSALS.outOfTime],
    ['within half an hour', { starts: [in2(0.25)] }, MEETING_REFUSALS.outOfTime],
    ['in 61 days', { starts: [NOW + 61 * DAY] }, MEETING_REFUSALS.outOfTime],
    ['that overlap', { starts: [in2(24), in2(24.5)] }, MEETING_REFUSALS.overlap],
    ['that are the same', { starts: [in2(24), in2(24)] }, MEETING_REFUSALS.overlap],
    ['that touch', { starts: [in2(24), in2(24.75)] }, undefined],
    ['kept for minutes', { keptUntilMs: in2(0.5) }, MEETING_REFUSALS.kept],
    ['kept for a month', { keptUntilMs: NOW + 30 * DAY }, MEETING_REFUSALS.kept],
  ])('%s', (_what, change, message) => {
    expect(offerRefusal({ ...offer, ...change }, NOW)?.message).toBe(message);
  });

  test('are kept for days, but not beyond the last of them, and at least for a while', () => {
    expect(usualKeptUntil([in2(240)], NOW)).toBe(NOW + 3 * DAY);
    expect(usualKeptUntil([in2(24), in2(30)], NOW)).toBe(in2(30));
    const soon = usualKeptUntil([in2(1)], NOW);
    expect(offerRefusal({ starts: [in2(1)], minutes: 15, keptUntilMs: soon }, NOW)).toBeUndefined();
  });
});

test.each([
  ['an open conversation', undefined, 'Accepted', undefined],
  ['a waiting invitation', undefined, 'Pending', MEETING_REFUSALS.notAccepted],
  ['a closed conversation', 'It is over.', 'Accepted', 'It is over.'],
] as const)('in %s', (_what, ended, jobPostInvitationStatus, message) => {
  expect(meetingThreadRefusal({ ended, jobPostInvitationStatus })?.message).toBe(message);
});

describe('taking', () => {
  const offer = { side: 'company', state: 'open', keptUntilMs: in2(48), starts: [in2(24), in2(-1)] } as const;
  test.each([
    ['a slot', 'talent', {}, in2(24), undefined],
    ['a slot of the own side', 'company', {}, in2(24), MEETING_REFUSALS.ownOffer],
    ['from a taken offer', 'talent', { state: 'taken' }, in2(24), MEETING_REFUSALS.taken],
    ['from a withdrawn offer', 'talent', { state: 'withdrawn' }, in2(24), MEETING_REFUSALS.withdrawn],
    ['what is kept no longer', 'talent', { keptUntilMs: NOW }, in2(24), MEETING_REFUSALS.keptNoLonger],
    ['what was not offered', 'talent', {}, in2(25), MEETING_REFUSALS.noSlot],
    ['what has passed', 'talent', {}, in2(-1), MEETING_REFUSALS.past],
  ] as const)('%s', (_what, side, change, start, message) => {
    expect(takingRefusal({ side, offer: { ...offer, ...change } }, start, NOW)?.message).toBe(message);
  });
});

test.each([
  ['confirmed', 1, undefined],
  ['cancelled', 1, MEETING_REFUSALS.cancelled],
  ['confirmed', -1, MEETING_REFUSALS.begun],
] as const)('a %s meeting in %i hours is changed: %s', (state, hours, message) => {
  expect(meetingChangeRefusal({ state, startMs: in2(hours), endMs: in2(hours + 1) }, NOW)?.message).toBe(
    message,
  );
});

test.each([
  [48, 24],
  [24, 23.75],
  [1, 0.75],
  [0.25, null],
  [0.1, null],
])('of a meeting in %d hours people are reminded next in %s', (hours, next) => {
  expect(nextReminderMs(in2(hours), NOW)).toBe(next === null ? null : in2(next));
});

test('meetings that touch do not overlap', () => {
  const range = (start: number, end: number) => ({ startMs: start, endMs: end });
  expect(isOverlap(range(0, 10), range(10, 20))).toBe(false);
  expect(isOverlap(range(0, 11), range(10, 20))).toBe(true);
});

test.each([
  ['https://meet.harbourline.example/asha', true],
  ['http://meet.harbourline.example/asha', false],
  ['https://asha@meet.harbourline.example/', false],
  ['https://localhost/room', false],
  ['javascript:alert(1)', false],
])('%s is a page over https: %s', (url, isRoom) => {
  expect(isHttpsUrl(url)).toBe(isRoom);
});

test('a time is shown in both zones', () => {
  const ms = Date.parse('2026-12-01T09:30:00Z');
  expect(rangeIn('Asia/Kolkata', ms, ms + 45 * 60_000)).toBe('15:00 to 15:45');
  expect(elsewhereWords('Asia/Kolkata', 'Europe/London', ms)).toBe('09:30 in London');
  expect(elsewhereWords('Asia/Kolkata', 'America/Los_Angeles', ms)).toBe('01:30 in Los Angeles');
  const late = Date.parse('2026-12-01T03:30:00Z');
  expect(elsewhereWords('Asia/Kolkata', 'America/Los_Angeles', late)).toBe(
    '19:30 in Los Angeles, Mon 30 Nov',
  );
  expect(elsewhereWords('Asia/Kolkata', 'Asia/Kolkata', ms)).toBeUndefined();
  expect(placeOfZone('Asia/Kolkata')).toBe('India');
});
