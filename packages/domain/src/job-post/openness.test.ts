import { expect, test } from 'vitest';
import { closesAt, opennessOf } from './openness.ts';

const at = '2026-03-01T10:00:00.000Z';

test.each([
  [{}, 'open'],
  [{ askedIsoDateTimeUtc: at }, 'asked'],
  [{ closedIsoDateTimeUtc: at }, 'closed'],
  [{ askedIsoDateTimeUtc: at, closedIsoDateTimeUtc: at }, 'closed'],
])('a job post with %j is %s', (facts, openness) => {
  expect(opennessOf(facts)).toBe(openness);
});

test('a question waits for seven days', () => {
  expect(new Date(closesAt(at)).toISOString()).toBe('2026-03-08T10:00:00.000Z');
});
