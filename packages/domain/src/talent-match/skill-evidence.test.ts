import { describe, expect, test } from 'vitest';
import { bestPlace, skillEvidence, skillPlaces, type WorkedJob } from './skill-evidence.ts';

const namedIn = (text: string) => new Set(text.toLowerCase().split(' '));

const jobOf = (company: string, from: string, until: string | undefined, text: string): WorkedJob => ({
  company,
  designation: 'Engineer',
  rolesAndResponsibilities: text,
  tenure: { startIsoMonth: from, endIsoMonth: until, isCurrent: until === undefined },
});

describe('evidence of skills', () => {
  test('counts the months of two jobs at once only once, and the latest employer first', () => {
    const jobs = [
      jobOf('First', '2020-01', '2020-12', 'React'),
      jobOf('Second', '2020-07', '2021-06', 'react'),
      jobOf('Second', '2022-01', '2022-01', 'React'),
    ];
    expect(skillEvidence(jobs, { namedIn }, '2026-11').get('react')).toEqual({
      months: 19,
      employers: ['Second', 'First'],
      isCurrent: false,
    });
  });

  test('an employer’s name is none', () => {
    expect(
      skillEvidence([jobOf('React', '2020-01', undefined, 'Java')], { namedIn }, '2026-11').has('react'),
    ).toBe(false);
  });
});

const placesOf = skillPlaces(
  {
    skills: ['Reactjs', 'SQL'],
    workExperiences: [jobOf('Lumen', '2020-01', '2020-06', 'react with postgresql')],
    personalProjects: [
      { title: 'Shop', descriptionMarkdown: 'in react' },
      { title: 'react' },
      { title: 'Game' },
    ],
  },
  {
    namedIn,
    childrenOf: (name) => (name === 'SQL' ? ['MySQL', 'PostgreSQL'] : []),
    keyOf: (name) => name.toLowerCase().replace(/js$/, ''),
  },
  '2026-11',
);
const atLumen = { months: 6, employers: ['Lumen'], isCurrent: false };

test('a skill is listed, worked with, or in projects, by the name that it is known by', () => {
  expect(placesOf('React')).toEqual([
    { name: 'React', place: { worked: atLumen, projects: 2, isListed: true } },
  ]);
  expect(placesOf('Vue')).toEqual([
    { name: 'Vue', place: { worked: undefined, projects: 0, isListed: false } },
  ]);
});

test('what nobody knows without a skill shows it too, and the longest work shows most', () => {
  expect(placesOf('SQL').map(({ name }) => name)).toEqual(['SQL', 'MySQL', 'PostgreSQL']);
  expect(bestPlace(placesOf('SQL'))).toEqual({
    name: 'PostgreSQL',
    place: { worked: atLumen, projects: 0, isListed: false },
  });
  expect(bestPlace(placesOf('Vue'))?.name).toBe('Vue');
});
