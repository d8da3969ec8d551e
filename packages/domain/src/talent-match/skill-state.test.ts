import { describe, expect, test } from 'vitest';
import { SKILL_STATES, type MatchOutcome, type SkillState } from './choice.ts';
import type { SkillPlace } from './skill-evidence.ts';
import { SKILL_OUTCOMES, skillFact, skillStateNote, skillStateOf } from './skill-state.ts';
import { MATCH_WEIGHTS } from './weight.ts';

const nowhere: SkillPlace = { worked: undefined, projects: 0, isListed: false };
const inJobs = (months: number, isCurrent = false): SkillPlace => ({
  ...nowhere,
  isListed: true,
  worked: { months, employers: ['Razorline', 'Zeta', 'Tern', 'Lumen'], isCurrent },
});

const cases: [SkillPlace, number | undefined, SkillState, MatchOutcome, string, string][] = [
  [inJobs(36), undefined, 'long', 'evidence', 'React 3 yrs', 'Razorline, Zeta, Tern, 1 more'],
  [inJobs(35), undefined, 'worked', 'evidence', 'React 2 yrs', 'Razorline, Zeta, Tern, 1 more'],
  [
    inJobs(12, true),
    undefined,
    'worked',
    'evidence',
    'React 1 yr',
    'Razorline, Zeta, Tern, 1 more, in use today',
  ],
  [inJobs(11), undefined, 'brief', 'evidence', 'React 11 mos', 'Razorline, Zeta, Tern, 1 more'],
  [inJobs(24), 2, 'long', 'evidence', 'React 2 yrs', 'Razorline, Zeta, Tern, 1 more'],
  [inJobs(48), 5, 'nearly', 'gap', 'React 4 yrs', 'asked for 5 yrs, Razorline, Zeta, Tern, 1 more'],
  [inJobs(6), 5, 'short', 'gap', 'React 6 mos', 'asked for 5 yrs, Razorline, Zeta, Tern, 1 more'],
  [
    { ...nowhere, projects: 2, isListed: true },
    5,
    'project',
    'gap',
    'React in projects only',
    'no job names it',
  ],
  [{ ...nowhere, projects: 1 }, undefined, 'project', 'gap', 'React in projects only', 'no job names it'],
  [
    { ...nowhere, isListed: true },
    undefined,
    'listed',
    'notStated',
    'React, years not stated',
    'in the list of skills only',
  ],
  [nowhere, 3, 'none', 'gap', 'React not in the profile', ''],
];

describe('a skill in a profile', () => {
  test.each(cases)('%j, with %s years asked, is %s: %s', (place, minYears, state, outcome, fact, note) => {
    expect(skillStateOf(place, minYears)).toBe(state);
    expect(SKILL_OUTCOMES[state]).toBe(outcome);
    expect(skillFact('React', place, state)).toBe(fact);
    expect(skillStateNote(place, state, { minYears, namesEmployers: true })).toBe(note);
    expect(skillStateNote(place, state, { minYears, namesEmployers: false })).not.toMatch(
      /Razorline|Zeta|more/,
    );
  });

  test('is in one of the states, each of which is tried, and a better one never gets fewer points', () => {
    expect(new Set(cases.map(([, , state]) => state))).toEqual(new Set(SKILL_STATES));
    const { long, worked, brief, project, listed, none } = MATCH_WEIGHTS.skillShares;
    const shares = [long, worked, brief, project, listed, none];
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });
});
