import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { describe, expect, test } from 'vitest';
import { matchQuery } from '@talaash/domain/talent-match/query';
import { understand } from '@talaash/question/understand';
import { criteriaOf, textOf } from './criteria.ts';
import { namingOf } from './naming.ts';

const SKILLS = ['React', 'TypeScript', 'Storybook', 'Node.js'];
const NOTHING = { facts: [], groups: [] };
const skillsOf = (title: string, description: string) => {
  const { mustSkills, niceSkills } = criteriaOf({ title, description }, SKILLS, NOTHING);
  return [mustSkills, niceSkills]
    .map((skills) => skills.map(({ names }) => names.join('/')).join(' '))
    .join(' | ');
};

test.each<[string, string, string, string]>([
  ['without lists all is needed', 'Developer', 'You know React and TypeScript.', 'React TypeScript | '],
  [
    'what a line prefers is preferred',
    'Developer',
    'You know React.\nStorybook is a plus.',
    'React | Storybook',
  ],
  [
    'the list of requirements is needed, the rest is preferred',
    'Node Developer',
    '### What you will do\n- Screens in TypeScript\n### What you bring\n- React',
    'Node.js React | TypeScript',
  ],
  [
    'below a heading of what is preferred all is preferred',
    'Developer',
    '**Requirements**\n- React\n\n**Good to have**\n- TypeScript\n- Storybook',
    'React | TypeScript Storybook',
  ],
  [
    'a heading may end with a colon',
    'Developer',
    'Must have:\nReact\nOptional:\nStorybook',
    'React | Storybook',
  ],
  ['the title is needed, whatever follows', 'React Developer', 'Nice to have: React', 'React | '],
  ['alternatives are one', 'Developer', 'Some TypeScript or React', 'TypeScript/React | '],
  ['an alternative that is needed alone is none', 'React Developer', 'TypeScript or React', 'React | '],
  [
    'of groups that share a skill the first stays',
    'Developer',
    'React/TypeScript. React or Node.js',
    'React/TypeScript | ',
  ],
  [
    'preferred alternatives are one',
    'React Developer',
    'Nice to have\n- Node.js or Storybook',
    'React | Node.js/Storybook',
  ],
  [
    'what is done is needed where nothing else is',
    'Developer',
    '### What you will do\n- React\n### What you bring\n- Patience',
    'React | ',
  ],
  ['benefits are none', 'React Developer', 'Benefits:\n- Storybook classes', 'React | '],
  ['a text without skills asks for none', 'Manager', 'You greet people.', ' | '],
])('skills: %s', (_, title, description, skills) => {
  expect(skillsOf(title, description)).toBe(skills);
});

const readAs = (facts: SearchCondition[]) => ({
  facts: facts.map((condition) => ({ condition, spans: [] })),
  groups: [],
});

describe('other criteria', () => {
  const conditionsOf = (title: string, facts: SearchCondition[]) =>
    criteriaOf({ title, description: '' }, [], readAs(facts)).conditions;

  test('the level is that of the title', () => {
    const level = { kind: 'level', levels: ['junior'] } as const;
    expect(conditionsOf('Lead Developer', [{ ...level, levels: [...level.levels] }])).toEqual({
      level: { kind: 'level', levels: ['lead'] },
    });
  });

  test('of a salary only the most counts, of years and places the first ones, and an office is nothing to ask', () => {
    expect(
      conditionsOf('Developer', [
        { kind: 'salary', min: 12, max: 18 },
        { kind: 'experience', min: 5 },
        { kind: 'experience', min: 2 },
        { kind: 'workMode', isRemote: false },
        { kind: 'place', names: ['Pune'] },
      ]),
    ).toEqual({
      salary: { kind: 'salary', max: 18 },
      experience: { kind: 'experience', min: 5 },
      place: { kind: 'place', names: ['Pune'] },
    });
    expect(conditionsOf('Developer', [{ kind: 'salary', min: 12 }])).toEqual({});
  });

  test('years of a skill belong to it', () => {
    const facts: SearchCondition[] = [{ kind: 'skill', name: 'reactjs', minYears: 3 }];
    expect(
      criteriaOf({ title: 'React Developer', description: '' }, ['React'], readAs(facts)).mustSkills,
    ).toEqual([{ names: ['React'], minYears: 3 }]);
  });
});

test.each<[string, string, (number | undefined)[]]>([
  ['React Developer', 'You have 3+ years with React, and know TypeScript.', [3, undefined]],
  ['Developer', '4 yrs of hands-on experience in TypeScript. React is known to you.', [4, undefined]],
  ['React Developer', '5 to 8 years of experience. TypeScript.', [undefined, undefined]],
  ['React Developer', '5 years with large teams in TypeScript', [undefined, undefined]],
])('years with a skill are those of the skill: %s, %s', (title, description, years) => {
  const { mustSkills } = criteriaOf({ title, description }, SKILLS, NOTHING);
  expect(mustSkills.map(({ minYears }) => minYears)).toEqual(years);
});

test('who has PostgreSQL has SQL, and the match says so', () => {
  const criteria = criteriaOf({ title: '', description: 'You know SQL.' }, ['SQL'], NOTHING);
  expect(criteria.mustSkills).toEqual([{ names: ['SQL'] }]);
  const { childrenOf, keyOf, namedIn } = namingOf(['SQL']);
  expect(childrenOf('SQL')).toContain('PostgreSQL');
  expect(namedIn('Wrote reports with Postgres', true)).toContain(keyOf('PostgreSQL'));
});

test.each([
  ['Front End Developer', 'Frontend Engineer', true],
  ['React.js Developer', 'ReactJS programmer', true],
  ['React Native Developer', 'React Developer', false],
])('the titles %s and %s have the same words: %s', (one, other, isSame) => {
  const { titleWords } = namingOf([]);
  expect([...titleWords(one)].join() === [...titleWords(other)].join()).toBe(isSame);
});

const AD = `We are looking for a Senior React Developer.

### Requirements
- 5-8 years of experience, React and TypeScript
- Budget up to 18 LPA, notice period 30 days or less
- Location: Bengaluru or remote

### Nice to have
- Storybook`;

test('a job ad is read whole, and its search is read the same', () => {
  const post = { title: 'Senior React Developer', description: AD };
  const criteria = criteriaOf(post, SKILLS, understand(textOf(post)));
  expect(criteria).toEqual({
    title: post.title,
    mustSkills: [{ names: ['React'] }, { names: ['TypeScript'] }],
    niceSkills: [{ names: ['Storybook'] }],
    conditions: {
      level: { kind: 'level', levels: ['senior'] },
      experience: { kind: 'experience', min: 5, max: 8 },
      place: { kind: 'place', names: ['Bengaluru'] },
      workMode: { kind: 'workMode', isRemote: true },
      salary: { kind: 'salary', max: 18 },
      notice: { kind: 'notice', maxWeeks: 52 / 12 },
    },
  });
  const query = matchQuery(criteria, (skill) => skill === 'React');
  expect(query).toBe(
    'Senior React Developer, TypeScript, 5 to 8 years, under ₹18 LPA, notice up to 30 days, in Bengaluru, remote',
  );
  const again = { title: query, description: '' };
  expect(criteriaOf(again, SKILLS, understand(query)).conditions).toEqual(criteria.conditions);
});

test.each([
  ['PHP Developer – 2 to 5 Years – Ahmedabad', 'PHP Developer'],
  ['Java Backend Engineer - Remote (India)', 'Java Backend Engineer'],
  ['Sr. .NET Developer - C2H', 'Sr. .NET Developer'],
  ['React Native Developer (Contract, 40 h/week)', 'React Native Developer'],
  ['Tech Lead - Full Stack (Node.js/React)', 'Tech Lead - Full Stack (Node.js/React)'],
  ['Machine Learning Engineer, NLP', 'Machine Learning Engineer, NLP'],
  ['Remote', 'Remote'],
])('the title “%s” asks for a “%s”', (title, role) => {
  expect(criteriaOf({ title, description: '' }, SKILLS, NOTHING).title).toBe(role);
});

test('who lives elsewhere in the city of an office can work there', () => {
  const facts: SearchCondition[] = [{ kind: 'place', names: ['Baner', 'Chennai'] }];
  expect(criteriaOf({ title: 'Developer', description: '' }, [], readAs(facts)).conditions.place).toEqual({
    kind: 'place',
    names: ['Baner', 'Chennai', 'Pune'],
  });
});

test.each([
  ['Three years of React in daily use.', { min: 3 }],
  ['Five years or more with Java, three of them with React.', { min: 5 }],
  ['Three to five years in testing.', { min: 3, max: 5 }],
  ['Up to 2 years of experience.', { max: 2 }],
])('“%s” asks for %o years', (description, years) => {
  const post = { title: 'Developer', description: `${description}\n\nYou build what people use, every day.` };
  expect(criteriaOf(post, [], understand(textOf(post))).conditions.experience).toEqual({
    kind: 'experience',
    ...years,
  });
});
