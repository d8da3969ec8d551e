import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FUNNEL_STEPS, type FunnelGroup, funnelOf } from './figures.ts';

const now = Date.parse('2026-11-25T12:00:00.000Z');

const group = (given: Partial<FunnelGroup>): FunnelGroup => ({
  jobPostId: 'a',
  jobPostTitle: 'Tester',
  week: 0,
  invited: 1,
  answered: 0,
  met: 0,
  offered: 0,
  joined: 0,
  disputed: 0,
  ...given,
});

test('nobody was invited', () => {
  expect(funnelOf([], now)).toEqual({
    total: { invited: 0, answered: 0, met: 0, offered: 0, joined: 0 },
    disputed: 0,
    byPost: [],
    byWeek: [],
  });
});

test('posts are listed by invitations under their latest title, weeks without gaps', () => {
  const funnel = funnelOf(
    [
      group({ week: -2, invited: 4, answered: 3, met: 2, offered: 1, joined: 1 }),
      group({ jobPostTitle: 'Senior tester', invited: 2, answered: 1 }),
      group({ jobPostId: 'b', jobPostTitle: 'Weaver', invited: 9, disputed: 1 }),
    ],
    now,
  );
  expect(funnel.total).toEqual({ invited: 15, answered: 4, met: 2, offered: 1, joined: 1 });
  expect(funnel.disputed).toBe(1);
  expect(funnel.byPost.map(({ jobPostTitle, invited }) => [jobPostTitle, invited])).toEqual([
    ['Weaver', 9],
    ['Senior tester', 6],
  ]);
  expect(funnel.byWeek.map(({ weekStartIsoDate, invited }) => [weekStartIsoDate, invited])).toEqual([
    ['2026-11-09', 4],
    ['2026-11-16', 0],
    ['2026-11-23', 11],
  ]);
});

test('posts and weeks add up to the whole', () => {
  const count = fc.nat(50);
  const groups = fc.array(
    fc.record({
      jobPostId: fc.constantFrom('a', 'b', 'c'),
      jobPostTitle: fc.constant('Tester'),
      week: fc.integer({ min: -25, max: 0 }),
      invited: count,
      answered: count,
      met: count,
      offered: count,
      joined: count,
      disputed: count,
    }),
  );
  fc.assert(
    fc.property(groups, (given) => {
      const { total, byPost, byWeek } = funnelOf(given, now);
      for (const step of FUNNEL_STEPS)
        for (const parts of [byPost, byWeek])
          expect(parts.reduce((sum, part) => sum + part[step], 0)).toBe(total[step]);
    }),
  );
});
