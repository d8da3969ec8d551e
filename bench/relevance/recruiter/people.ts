import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { TalentDocument } from '@talaash/talent-index/port';
import { createLocalPlaces } from '../../../apps/server/src/adapters/places/local.ts';
import { toTalentDocument } from '../../../apps/server/src/index/talent-document.ts';
import { createRandom, type Random } from '../../../apps/server/src/seed/random.ts';
import { findTalentSource, seedTalents } from '../../../apps/server/src/seed/talent.ts';
import { EMPLOYERS } from './employer.ts';
import { type RecruiterFacts, recruiterFactsOf } from './fact.ts';

export type Candidate = { document: TalentDocument; facts: RecruiterFacts };

const SEED = 20261122;
const NOW = Date.UTC(2026, 10, 20);

/** Generated people, half of whom have worked at employers that recruiters know. Always the same. */
export async function candidates(count: number): Promise<Candidate[]> {
  const source = await findTalentSource({ places: createLocalPlaces(), seed: SEED, now: NOW });
  return [...seedTalents(source, 0, count)]
    .map(({ profile }, number) => withKnownEmployers(createRandom(SEED, number), profile))
    .map((profile) => ({
      document: toTalentDocument({
        ...profile,
        talentId: profile.key.talentId,
        hasResume: profile.resume !== undefined,
      }),
      facts: recruiterFactsOf(profile, NOW),
    }));
}

const withKnownEmployers = (random: Random, profile: TalentProfile): TalentProfile => ({
  ...profile,
  workExperiences: profile.workExperiences.map((work) =>
    random.chance(0.5) ? { ...work, company: random.pick(EMPLOYERS)[0] } : work,
  ),
});
