import { expect, test } from 'vitest';
import { profileOf } from '../../test/market.ts';
import { type SearchedProfile, toTalentDocument } from './talent-document.ts';

const work = (
  designation: string,
  company: string,
  [startIsoMonth, endIsoMonth]: [string, string?],
  rolesAndResponsibilities?: string,
): SearchedProfile['workExperiences'][number] => ({
  id: designation,
  designation,
  company,
  locality: undefined,
  tenure: { startIsoMonth, ...(endIsoMonth && { endIsoMonth }), isCurrent: endIsoMonth === undefined },
  rolesAndResponsibilities,
  isInternship: false,
  isRemote: true,
});

const document = (changes: Partial<SearchedProfile>) =>
  toTalentDocument({
    ...(profileOf('somebody', 'Asha Rao') as unknown as SearchedProfile),
    updatedIsoDateTimeUtc: '2026-11-20T10:00:00.000Z',
    hasResume: false,
    ...changes,
  });

test('months of work with each skill: jobs that name it, overlaps once, until the last change', () => {
  const { skills, facts } = document({
    skills: ['Go', 'AWS', 'React', 'Harbour'],
    workExperiences: [
      work('Go Developer', 'Harbour', ['2025-12'], 'Runs services on Amazon Web Services.'),
      work('Developer', 'React Ltd', ['2024-01', '2025-12'], 'We go to market with AWS and React Native.'),
    ],
  });
  expect(skills).toEqual(['Go', 'AWS', 'React', 'Harbour']);
  // An employer's name is no work with a skill.
  expect(facts.skillMonths).toEqual([12, 35, 0, 0]);
});

test('months stand beside the skills that are left', () => {
  const { skills, facts } = document({
    name: 'Java Singh',
    skills: ['Java', 'Kotlin', 'CSS'],
    workExperiences: [work('Engineer', 'Harbour', ['2024-01', '2024-06'], 'Kotlin and Java')],
  });
  expect(skills).toEqual(['Kotlin', 'CSS']);
  expect(facts.skillMonths).toEqual([6, 0]);
});

test.each([
  ['Koramangala', 'Karnataka', ['Koramangala', 'Bengaluru', 'Karnataka']],
  ['Koramangala, Bangalore', 'Karnataka', ['Koramangala', 'Bengaluru', 'Karnataka']],
  ['Pune', 'Maharashtra', ['Pune', 'Maharashtra']],
  [undefined, 'Kerala', ['Kerala']],
  ['Somewhere small', 'Kerala', ['Somewhere small', 'Kerala']],
])('the places of %s, %s', (suburb, state, places) => {
  const made = document({ locality: { suburb, state, countryCode: 'IN' } });
  expect(made.facts.places).toEqual(places);
  expect(made.locality).toBe(places.join(', '));
});

test('no fact has a name that is masked for guests', () => {
  const made = document({
    locality: { suburb: 'Rao Nagar, Pune', state: 'Maharashtra', countryCode: 'IN' },
    workExperiences: [
      work('Weaver of Asha', 'Rao & Sons', ['2020-01', '2020-12'], 'Led rao looms.'),
      work('Asha, weaver', 'Harbour Bank', ['2021-01']),
      work('Host', 'Booking.com', ['2019-01', '2019-12']),
    ],
    educationList: ['Asha’s course', 'B.Tech'].map((course, i) => ({
      id: `${i}`,
      course,
      university: 'Rao University',
      locality: undefined,
      tenure: { startIsoMonth: '2010-01', endIsoMonth: '2014-01', isCurrent: false },
    })),
  });
  expect(made.facts).toMatchObject({
    places: ['Pune', 'Maharashtra'],
    employers: [{ name: 'Harbour Bank', isCurrent: true }],
    degrees: ['B.Tech'],
  });
  const { name: _, ...open } = made;
  expect(JSON.stringify(open)).not.toMatch(/asha|rao|booking/i);
});
