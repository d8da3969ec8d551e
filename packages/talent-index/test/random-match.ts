import type { MatchCriteria } from '@talaash/domain/talent-match/criteria';
import type { WorkFacts } from '@talaash/talent-index/port';
import fc from 'fast-check';
import { plainKey } from './plain-key.ts';

/** What jobs and projects say besides the rest of a profile. */
export const randomWork = (titles: readonly string[], skills: readonly string[]): fc.Arbitrary<WorkFacts> =>
  fc.record({
    titles: fc.subarray([...titles], { maxLength: 2 }),
    skills: fc.uniqueArray(
      fc.record({ name: fc.constantFrom(...skills), months: fc.constantFrom(0, 4, 12, 40) }),
      { maxLength: 3, selector: ({ name }) => plainKey(name) },
    ),
  });

/** What a job post asks. */
export function randomMatch(
  titles: readonly string[],
  skills: readonly string[],
): fc.Arbitrary<MatchCriteria> {
  const query = fc.array(
    fc.record(
      {
        names: fc.uniqueArray(fc.constantFrom(...skills, 'SQL', 'Cobol'), { minLength: 1, maxLength: 2 }),
        minYears: fc.constantFrom(1, 3),
      },
      { requiredKeys: ['names'] },
    ),
    { maxLength: 3 },
  );
  return fc.record({
    title: fc.constantFrom(...titles, 'Senior React Developer', 'Software Engineer', ''),
    mustSkills: query,
    niceSkills: query,
    conditions: fc.record(
      {
        level: fc.constantFrom({ kind: 'level' as const, levels: ['senior' as const] }),
        experience: fc.constantFrom({ kind: 'experience' as const, min: 4 }),
        place: fc.constantFrom({
          kind: 'place' as const,
          names: ['Pune', 'Kerala'],
          around: ['Koramangala'],
        }),
        workMode: fc.constantFrom({ kind: 'workMode' as const, isRemote: true }),
        salary: fc.constantFrom({ kind: 'salary' as const, max: 9 }),
        notice: fc.constantFrom({ kind: 'notice' as const, maxWeeks: 4 }),
        english: fc.constantFrom({ kind: 'english' as const, min: 'Advanced' as const }),
      },
      { requiredKeys: [] },
    ),
  });
}
