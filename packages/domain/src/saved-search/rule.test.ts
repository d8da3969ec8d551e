import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEARCH_VISIT_MINUTES } from './limit.ts';
import { firstAlertAtMs, newSinceMs, nextAlertAtMs, savedSearchRefusal, visitsAfter } from './rule.ts';

const HOUR = SEARCH_VISIT_MINUTES * 60_000;
const DAY = 24 * 60 * 60_000;

test.each([
  ['another name', ['Looms'], { name: 'Weavers', isNew: true }, undefined],
  ['the name of another one', ['Looms'], { name: 'LOOMS', isNew: true }, 'name'],
  ['the fiftieth', Array.from({ length: 49 }, (_, at) => `${at}`), { name: 'New', isNew: true }, undefined],
  ['the fifty-first', Array.from({ length: 50 }, (_, at) => `${at}`), { name: 'New', isNew: true }, 'whole'],
  [
    'a change of one of fifty',
    Array.from({ length: 50 }, (_, at) => `${at}`),
    { name: 'New', isNew: false },
    undefined,
  ],
] as const)('%s', (_, others, search, refused) => {
  const refusal = savedSearchRefusal(
    others.map((name) => ({ name })),
    search,
  );
  expect(refusal && (refusal.field ?? 'whole')).toBe(refused);
});

test('what is new stays new during a visit, and is counted from its start after it', () => {
  const saved = { savedMs: 0, visitedMs: null, visitedBeforeMs: null };
  expect(newSinceMs(saved, 9 * DAY)).toBe(0);
  const first = visitsAfter(saved, DAY);
  expect(newSinceMs(first, DAY)).toBe(0);
  expect(visitsAfter(first, DAY + HOUR - 1)).toEqual(first);
  expect(newSinceMs(first, DAY + HOUR - 1)).toBe(0);
  expect(newSinceMs(first, DAY + HOUR)).toBe(DAY);
  expect(newSinceMs(visitsAfter(first, 3 * DAY), 3 * DAY)).toBe(DAY);
});

test('the next alert is due within one period, at the time of day of the last one', () => {
  const moment = fc.integer({ min: 0, max: 1000 * DAY });
  fc.assert(
    fc.property(fc.constantFrom('daily' as const, 'weekly' as const), moment, moment, (alert, due, late) => {
      const every = alert === 'daily' ? DAY : 7 * DAY;
      const now = due + late;
      const next = nextAlertAtMs(alert, due, now) ?? 0;
      expect(next).toBeGreaterThan(now);
      expect(next - now).toBeLessThanOrEqual(every);
      expect((next - due) % every).toBe(0);
      expect(firstAlertAtMs(alert, now)).toBe(now + every);
    }),
  );
  expect([nextAlertAtMs('off', 0, 1), firstAlertAtMs('off', 1)]).toEqual([null, null]);
});
