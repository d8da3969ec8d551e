import { conditionWords } from '@talaash/domain/talent-search/condition-words';
import { expect, test } from 'vitest';
import { titlesFound } from '../../test/titles-found.ts';
import { anybody } from '../../test/searched.ts';
import { understand } from '@talaash/question/understand';

/** The skills that years are asked of. */
const asked = (text: string) =>
  understand(text).groups.flatMap(({ anyOf }) =>
    anyOf.flatMap((wanted) =>
      wanted.kind === 'fact' && wanted.condition.kind === 'skill' ? [conditionWords(wanted.condition)] : [],
    ),
  );

test.each([
  ['4+ years in selenium', ['selenium for 4+ years']],
  ['5 years of experience in java and spring boot', ['java for 5+ years', 'spring boot for 5+ years']],
  ['with 3 yrs exp in react and 2 in node', ['react for 3+ years', 'node for 2+ years']],
  ['python 4+ years, aws 2+ years', ['python for 4+ years', 'aws for 2+ years']],
  ['at least 5 years of sql experience', ['sql for 5+ years']],
  ['accountant with min 5 years in tally', ['tally for 5+ years']],
  ['selenium 3+ yrs automation tester', ['selenium for 3+ years']],
  ['java - 5 yrs, aws (2 yrs)', ['java for 5+ years', 'aws for 2+ years']],
  ['java - 5, aws - 2', ['java for 5+ years', 'aws for 2+ years']],
  ['java - 5', []],
  ['java developer 5 years', []],
  ['5 years java developer', []],
  ['5 years of java developer', []],
  ['3 years in pune java', []],
  ['5 years experience, knows java', []],
  ['fresher in java', []],
])('years are asked of skills by %s', (text, skills) => {
  expect(asked(`${text} `)).toEqual(skills);
});

test('whose jobs name the skill so long comes before who has worked so long', () => {
  const facts = (months: number) => ({ ...anybody.facts, skillMonths: [months] });
  const people = [
    { jobTitle: 'None', skills: ['Selenium'], experienceInYears: 9, facts: facts(0) },
    { jobTitle: 'Half', skills: ['Selenium'], experienceInYears: 9, facts: facts(30) },
    { jobTitle: 'All', skills: ['Selenium'], experienceInYears: 9, facts: facts(50) },
  ].toReversed();
  expect(titlesFound('4+ years in selenium ', people)).toEqual(['All', 'Half', 'None']);
});
