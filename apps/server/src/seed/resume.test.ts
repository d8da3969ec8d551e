import type { ParsedTenure } from '@talaash/domain/resume/schema';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { readResume } from '@talaash/resume-reader/read';
import { expect, test } from 'vitest';
import { createExactPlaces } from '../adapters/places/exact.ts';
import { readGazetteer } from '../adapters/places/gazetteer.ts';
import { createLocalPlaces } from '../adapters/places/local.ts';
import { DEMO_SEED } from './demo.ts';
import { personaTalent } from './persona-talent.ts';
import { writeResume } from './resume.ts';
import { findTalentSource, seedTalents } from './talent.ts';

const now = Date.UTC(2026, 10, 20, 12);
const places = createLocalPlaces();
const source = await findTalentSource({ places, seed: DEMO_SEED, now });
const findPlace = createExactPlaces(await readGazetteer());

async function readBack(profile: TalentProfile) {
  const answer = await readResume(new Uint8Array(writeResume(profile)), { findPlace, now: new Date(now) });
  if (!answer.success) throw new Error(answer.error);
  return answer.data;
}

const monthsOf = ({ startIsoMonth, endIsoMonth, isCurrent }: ParsedTenure) =>
  [startIsoMonth, endIsoMonth, isCurrent].join(' ');

/** What a resume says of a profile, in its order. */
const saidOf = (
  profile: Pick<
    Awaited<ReturnType<typeof readBack>>,
    'name' | 'jobTitle' | 'skills' | 'workExperiences' | 'educationList'
  >,
) => ({
  name: profile.name,
  jobTitle: profile.jobTitle,
  skills: profile.skills,
  work: profile.workExperiences.map((one) =>
    [one.designation, one.company, monthsOf(one.tenure)].join(' | '),
  ),
  education: profile.educationList.map((one) =>
    // A city after the name is read as the place.
    [one.course, one.university?.split(', ')[0], monthsOf(one.tenure)].join(' | '),
  ),
});

test('the resume of the demo talent can be read back', async () => {
  const { profile } = await personaTalent(source, places);
  const read = await readBack(profile);
  expect(saidOf(read)).toEqual(saidOf(profile));
  expect(read.certifications.map(({ name }) => name)).toEqual(profile.certifications.map(({ name }) => name));
  expect(read.personalProjects.map(({ title }) => title)).toEqual(
    profile.personalProjects.map(({ title }) => title),
  );
  expect(read.locality).toMatchObject({ state: profile.locality.state });
});

test('so can those of others in the demo', async () => {
  for (const { profile } of seedTalents(source, 1, 40))
    expect(saidOf(await readBack(profile)), profile.name).toEqual(saidOf(profile));
});
