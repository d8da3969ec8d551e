import type { ParsedResume } from '@talaash/domain/resume/schema';
import { expect, test } from 'vitest';
import { toEditorValues } from './editor-values.ts';
import { compare, sumOf } from './comparison.ts';
import type { Finding } from './finding.ts';

const nothing: ParsedResume = {
  skills: [],
  workExperiences: [],
  educationList: [],
  personalProjects: [],
  certifications: [],
};

const findingOf = (data: Partial<ParsedResume>, more: Partial<Finding> = {}): Finding => ({
  answer: { success: true, data: { ...nothing, ...data }, warnings: [], pages: {} },
  name: 'cv.pdf',
  bytes: 1,
  readMs: 1,
  choices: {},
  skillsLeft: [],
  keepsFile: undefined,
  ...more,
});

const values = { ...toEditorValues(null, 'Meera Iyer'), jobTitle: 'Tester', about: 'Mine.', skills: ['Go'] };

test('a section shows what is the same, and how much is new and taken', () => {
  const found = {
    name: 'MEERA IYER',
    jobTitle: 'Lead',
    about: 'Theirs.',
    skills: ['Go', 'Rust'],
    personalProjects: [{ title: 'Ward board' }],
  };
  const { sections, open, taken } = compare(values, findingOf(found));
  expect(sections.map((section) => [section.title, section.note, sumOf(section)])).toEqual([
    ['About you', 'name is the same; we never take phone numbers or emails', '1 of 2'],
    ['Skills', '1 in your profile, 2 in the resume, room for 19', '1 new'],
    ['Projects', '1 new, room for 4', '1 of 1'],
  ]);
  expect([taken.length, open.length]).toEqual([3, 4]);
});

test("the choices decide the form's values after taking", () => {
  const found = { jobTitle: 'Lead', about: 'Theirs.', skills: ['Rust', 'Zig'] };
  const { next } = compare(
    values,
    findingOf(found, { choices: { jobTitle: 'now', about: 'found' }, skillsLeft: ['Zig'] }),
  );
  expect(next).toEqual({ ...values, about: 'Theirs.', skills: ['Go', 'Rust'] });
});

test("the editor's first empty entry is replaced", () => {
  const educationList = [{ course: 'B.Tech', tenure: { isCurrent: false } }];
  const { next, sections } = compare(values, findingOf({ educationList }));
  expect(next.educationList).toMatchObject([{ course: 'B.Tech' }]);
  expect(sections).toMatchObject([{ note: '1 new, room for 10' }]);
});

test("entries over the profile's limit are reported and not cut off", () => {
  const skills = Array.from({ length: 21 }, (_, at) => `Skill ${at}`);
  const { next, sections } = compare(values, findingOf({ skills }));
  expect(next.skills).toHaveLength(22);
  expect(sections[0]?.overfull).toBe(
    '22 skills, but the limit is 20. Leave 2 out here, or remove some in the editor.',
  );
});
