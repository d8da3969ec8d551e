import { describe, expect, test } from 'vitest';
import { skillEvidence, skillPlaces, type WorkedJob } from './skill-evidence.ts';

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

test('a skill is listed, worked with, or in projects, by the name that it is known by', () => {
  const place = skillPlaces(
    {
      skills: ['Reactjs'],
      workExperiences: [jobOf('Lumen', '2020-01', '2020-06', 'react')],
      personalProjects: [
        { title: 'Shop', descriptionMarkdown: 'in react' },
        { title: 'react' },
        { title: 'Game' },
      ],
    },
    { namedIn, keyOf: (name) => name.toLowerCase().replace(/js$/, '') },
    '2026-11',
  );
  expect(place('React')).toEqual({
    worked: { months: 6, employers: ['Lumen'], isCurrent: false },
    projects: 2,
    isListed: true,
  });
  expect(place('Vue')).toEqual({ worked: undefined, projects: 0, isListed: false });
});
