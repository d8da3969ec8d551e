import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { describe, expect, test } from 'vitest';
import { criteriaOf } from './criteria.ts';
import { namingOf } from './naming.ts';

const SKILLS = ['React', 'TypeScript', 'Storybook', 'Node.js'];
const skillsOf = (title: string, description: string) => {
  const { mustSkills, niceSkills } = criteriaOf({ title, description }, SKILLS, []);
  return [mustSkills, niceSkills].map((skills) => skills.map(({ name }) => name).join(' ')).join(' | ');
};

test.each<[string, string, string, string]>([
  ['without lists all is needed', 'Developer', 'You know React and TypeScript.', 'React TypeScript | '],
  ['what a line likes is liked', 'Developer', 'You know React.\nStorybook is a plus.', 'React | Storybook'],
  [
    'the list of requirements is needed, the rest is liked',
    'Node Developer',
    '### What you will do\n- Screens in TypeScript\n### What you bring\n- React',
    'React Node.js | TypeScript',
  ],
  [
    'below a heading of what is liked all is liked',
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
  ['a text without skills asks for none', 'Manager', 'You greet people.', ' | '],
])('skills: %s', (_, title, description, skills) => {
  expect(skillsOf(title, description)).toBe(skills);
});

describe('other criteria', () => {
  const conditionsOf = (title: string, facts: SearchCondition[]) =>
    criteriaOf({ title, description: '' }, [], facts).conditions;

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
    expect(criteriaOf({ title: 'React Developer', description: '' }, ['React'], facts).mustSkills).toEqual([
      { name: 'React', minYears: 3 },
    ]);
  });
});

test.each([
  ['Front End Developer', 'Frontend Engineer', true],
  ['React.js Developer', 'ReactJS programmer', true],
  ['React Native Developer', 'React Developer', false],
])('the titles %s and %s have the same words: %s', (one, other, isSame) => {
  const { titleWords } = namingOf([]);
  expect([...titleWords(one)].join() === [...titleWords(other)].join()).toBe(isSame);
});
