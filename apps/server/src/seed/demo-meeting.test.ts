import { addDays } from '@talaash/domain/meeting/zone';
import { expect, test } from 'vitest';
import plans from './content/meetings.json' with { type: 'json' };
import { addWeekdays } from './demo-meeting.ts';

test.each([
  ['2026-11-29', 1, '2026-11-30'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-27', 6, '2026-12-07'],
  ['2026-11-30', -1, '2026-11-27'],
  ['2026-11-28', -2, '2026-11-26'],
])('%s and %i weekdays: %s', (from, days, found) => expect(addWeekdays(from, days)).toBe(found));

test('whenever the demo is filled, its meetings are on weekdays, and no two of a company on one day', () => {
  for (let at = 0; at < 14; at += 1) {
    const today = addDays('2026-11-29', at);
    const days = plans.company.map((plan) => plan.days.map((one) => addWeekdays(today, one)));
    const isoDates = days.flat();
    for (const isoDate of isoDates)
      expect([0, 6], today).not.toContain(new Date(`${isoDate}T12:00:00Z`).getUTCDay());
    const agreed = plans.company.flatMap(({ state }, index) => (state === 'offered' ? [] : days[index]));
    expect(new Set(agreed).size, today).toBe(agreed.length);
    for (const own of days) expect(new Set(own).size, today).toBe(own.length);
  }
});
