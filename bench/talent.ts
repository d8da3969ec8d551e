import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { createLocalPlaces } from '../apps/server/src/adapters/places/local.ts';
import { createRandom, type Random } from '../apps/server/src/seed/random.ts';
import { findTalentSource, seedTalents } from '../apps/server/src/seed/talent.ts';
import type { TalentDocument } from '@talaash/talent-index/port';
import { toTalentDocument } from '../apps/server/src/index/talent-document.ts';

const SEED = 20261120;
const NOW = Date.UTC(2026, 10, 20);

/**
 * Realistic talents for measurements, always the same. The demo's texts have few distinct words, but people's texts have
 * typos and unique names: some of these texts get both.
 */
export async function* benchTalents(count: number): AsyncGenerator<TalentDocument> {
  let number = 0;
  for await (const { document } of benchPeople(count)) {
    yield abridged(createRandom(SEED, 2, number), document);
    number += 1;
  }
}

/** The demo's people fill in everything; half of the real ones leave optional fields short or empty. */
function abridged(random: Random, document: TalentDocument): TalentDocument {
  const { about, workExperiences, personalProjects, certifications } = document;
  return {
    ...document,
    about: random.chance(0.4) ? about.split(/(?<=\.) /, 2).join(' ') : about,
    workExperiences: random.chance(0.5)
      ? workExperiences.map((work) => work.split('\n', 2).join('\n'))
      : workExperiences,
    personalProjects: random.chance(0.5) ? [] : personalProjects,
    certifications: random.chance(0.5) ? [] : certifications,
  };
}

/** The same people, each also with the profile before the typos. */
export async function* benchPeople(
  count: number,
): AsyncGenerator<{ profile: TalentProfile; document: TalentDocument }> {
  const source = await findTalentSource({ places: createLocalPlaces(), seed: SEED, now: NOW });
  let number = 0;
  for (const { profile } of seedTalents(source, 0, count)) {
    const random = createRandom(SEED, 1, number);
    const document = toTalentDocument({
      ...profile,
      talentId: profile.key.talentId,
      hasResume: profile.resume !== undefined,
    });
    yield {
      profile,
      document: {
        ...document,
        about: roughened(random, document.about),
        jobTitle: slipped(random, 0.01, document.jobTitle),
      },
    };
    number += 1;
  }
}

function roughened(random: Random, text: string): string {
  const slipping = slipped(random, 0.2, text);
  return random.chance(0.15) ? `${slipping} At work I look after ${inventedName(random)}.` : slipping;
}

function slipped(random: Random, probability: number, text: string): string {
  if (!random.chance(probability)) return text;
  const at = random.between(1, Math.max(1, text.length - 2));
  const letter = String.fromCharCode(random.between(97, 122));
  return random.pick([
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  ]);
}

const SYLLABLES = 'ka ri no va lu me ta shi do pra zen fo qui bel or an tek ly mo su'.split(' ');

function inventedName(random: Random): string {
  return Array.from({ length: random.between(2, 4) }, () => random.pick(SYLLABLES)).join('');
}
