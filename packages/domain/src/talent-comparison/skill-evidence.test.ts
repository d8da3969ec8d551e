import { expect, test } from 'vitest';
import { skillEvidence } from './skill-evidence.ts';

const job = (company: string, text: string, startIsoMonth: string, endIsoMonth?: string) => ({
  designation: 'Engineer',
  company,
  rolesAndResponsibilities: text,
  tenure: { startIsoMonth, endIsoMonth, isCurrent: endIsoMonth === undefined },
});

const none = { skills: [], workExperiences: [], personalProjects: [] };
const now = '2026-11';

test('a skill that nothing names has no evidence', () => {
  expect(skillEvidence('React', none, now)).toEqual({
    isListed: false,
    months: 0,
    employers: [],
    isInUse: false,
    projects: 0,
  });
});

test('jobs that overlap count once, and the latest employer comes first', () => {
  const workExperiences = [
    job('Razorline', 'React, and Redux', '2018-01', '2019-12'),
    job('Lumen', 'Leads **React** work', '2019-07'),
    job('Orchid', 'Angular', '2016-01', '2017-12'),
  ];
  const found = skillEvidence('react', { ...none, skills: ['React'], workExperiences }, now);
  expect(found).toMatchObject({ isListed: true, isInUse: true, employers: ['Lumen', 'Razorline'] });
  expect(found.months).toBe(8 * 12 + 11);
});

test('projects are counted apart from jobs', () => {
  const personalProjects = [{ title: 'Shop in Next.js', descriptionMarkdown: undefined }];
  expect(skillEvidence('Next.js', { ...none, personalProjects }, now)).toMatchObject({
    months: 0,
    projects: 1,
  });
});

test.each([
  ['Java', 'Wrote JavaScript', false],
  ['C', 'Wrote C++ and C#', false],
  ['C', 'Wrote C.', true],
  ['C++', 'Wrote C++, daily', true],
  ['.NET', 'Services in .NET Core', true],
  ['हिन्दी', 'हिन्दीभाषी', false],
  ['node.js', 'Node.js services', true],
])('that %s stands in %j is %s', (skill, text, isNamed) => {
  const workExperiences = [job('Lumen', text, '2020-01', '2020-12')];
  expect(skillEvidence(skill, { ...none, workExperiences }, now).months).toBe(isNamed ? 12 : 0);
});
