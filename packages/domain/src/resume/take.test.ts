import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyProfile, nothing } from '../../test/resume.ts';
import { overfull, tooLong } from './fit.ts';
import type { FillableProfile } from './profile.ts';
import { compareResume } from './rule.ts';
import type { ParsedResume } from './schema.ts';
import { takeFound } from './take.ts';

const untold = { tenure: { isCurrent: false }, isInternship: false, isRemote: false };

let lastId = 0;

/** An empty profile with all that was found. */
const taken = (found: ParsedResume): FillableProfile =>
  takeFound(emptyProfile, {
    found,
    rows: compareResume(emptyProfile, found),
    newId: () => `new ${++lastId}`,
  });

test('what is taken from a resume is the same when it is read again', () => {
  const word = fc.constantFrom('Lumen', 'Orchid Pvt Ltd', 'B.Tech', 'मीरा', 'C++', 'React JS', '');
  const month = fc.option(fc.constantFrom('2015-01', '2018-06', '2018-07', '2022-12'), { nil: undefined });
  const tenure = fc
    .record({ startIsoMonth: month, endIsoMonth: month, isCurrent: fc.boolean() })
    .map(({ startIsoMonth, endIsoMonth, isCurrent }) => ({
      ...(startIsoMonth ? { startIsoMonth } : {}),
      ...(endIsoMonth && !isCurrent ? { endIsoMonth } : {}),
      isCurrent,
    }));
  const named = fc.constantFrom('Lumen', 'Orchid', 'Wattlebird', 'Tide');
  const resume = fc.record({
    jobTitle: word,
    about: word,
    skills: fc.array(word.filter(Boolean), { maxLength: 4 }),
    workExperiences: fc.uniqueArray(
      fc.record({
        designation: word,
        company: named,
        tenure,
        rolesAndResponsibilities: word,
        isInternship: fc.boolean(),
        isRemote: fc.boolean(),
      }),
      { maxLength: 4, selector: ({ company }) => company },
    ),
    educationList: fc.uniqueArray(fc.record({ course: named, university: word, tenure }), {
      maxLength: 3,
      selector: ({ course }) => course,
    }),
    personalProjects: fc.uniqueArray(fc.record({ title: named, descriptionMarkdown: word }), {
      maxLength: 3,
      selector: ({ title }) => title,
    }),
    certifications: fc.uniqueArray(fc.record({ name: named, issuingOrganization: word }), {
      maxLength: 3,
      selector: ({ name }) => name,
    }),
  });
  fc.assert(
    fc.property(resume, (found) => {
      const rows = compareResume(taken({ ...nothing, ...found }), { ...nothing, ...found });
      expect(rows.filter(({ state }) => state !== 'same')).toEqual([]);
    }),
  );
});

test('what does not fit is said and not cut', () => {
  const about = 'x'.repeat(1001);
  const found = { ...nothing, about };
  const [row] = compareResume(emptyProfile, found);
  expect(row && tooLong(row, found)).toEqual([
    'About has 1001 characters, but the limit is 1000. Shorten it in the editor.',
  ]);
  expect(taken({ ...nothing, about }).about).toBe(about);
  const workExperiences = Array.from({ length: 14 }, (_, at) => ({ company: `Employer ${at}`, ...untold }));
  expect(taken({ ...nothing, workExperiences }).workExperiences).toHaveLength(14);
  expect(overfull('workExperiences', 14)).toBe(
    '14 work experiences, but the limit is 12. Leave 2 out here, or remove some in the editor.',
  );
  expect(overfull('skills', 20)).toBeUndefined();
  const long = { ...nothing, workExperiences: [{ rolesAndResponsibilities: 'x'.repeat(2001), ...untold }] };
  const [entry] = compareResume(emptyProfile, long);
  expect(entry && tooLong(entry, long)).toEqual([
    'Roles and responsibilities has 2001 characters, but the limit is 2000. Shorten it in the editor.',
  ]);
});

test('a project is known by its address, a certification by its id', () => {
  const found = {
    personalProjects: [{ title: 'Ward board', url: 'https://wards.example.in' }],
    certifications: [{ name: 'AWS Developer', credentialId: 'A-1' }],
  };
  const profile = taken({ ...nothing, ...found });
  const again = {
    personalProjects: [{ title: 'The ward board', url: 'http://www.wards.example.in/' }],
    certifications: [{ name: 'Amazon Developer', credentialId: 'a1' }],
  };
  expect(compareResume(profile, { ...nothing, ...again }).map(({ id, state }) => `${id}: ${state}`)).toEqual([
    'personalProjects.0: changed',
    'certifications.0: changed',
  ]);
});
