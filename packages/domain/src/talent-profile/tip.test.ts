import { expect, test } from 'vitest';
import { filledTalentProfile } from '../../test/filled.ts';
import type { TalentProfile } from './schema.ts';
import { profileTips } from './tip.ts';

const good = {
  ...filledTalentProfile,
  jobCategory: 'Software_Development',
  about: 'a'.repeat(200),
  skills: Array.from({ length: 8 }, (_, index) => `Skill ${index}`),
} satisfies TalentProfile;

const [work] = good.workExperiences;
const [project] = good.personalProjects;
const bareWork = {
  ...work,
  rolesAndResponsibilities: ' ',
  designation: 'Tester',
  isInternship: false,
  company: 'Prairie Ledger',
};

test.each<[string, Partial<TalentProfile>, string, string]>([
  [
    'work without responsibilities',
    { workExperiences: [work, bareWork] },
    'experience',
    'Describe your work as Tester',
  ],
  [
    'an internship without responsibilities',
    { workExperiences: [{ ...bareWork, isInternship: true }] },
    'experience',
    'Describe your internship',
  ],
  ['a short text', { about: `${'a'.repeat(199)} ` }, 'about', 'Say more about yourself'],
  ['few skills', { skills: ['React'] }, 'skills', 'Add more skills'],
  [
    'a project without a text',
    { personalProjects: [{ ...project, descriptionMarkdown: undefined }] },
    'projects',
    'Describe your project',
  ],
  ['no code', { githubProfileUrl: undefined }, 'links', 'Add your GitHub link'],
  [
    'a designer without a site',
    { jobCategory: 'UI_UX_Design', personalBlogUrl: undefined },
    'links',
    'Add your own site',
  ],
])('%s has its tip', (_, given, section, title) => {
  expect(profileTips({ ...good, ...given })).toEqual([{ section, title, text: expect.any(String) }]);
});

test('a good profile has none, and a designer needs no GitHub link', () => {
  expect(profileTips(good)).toEqual([]);
  expect(profileTips({ ...good, jobCategory: 'UI_UX_Design', githubProfileUrl: undefined })).toEqual([]);
});
