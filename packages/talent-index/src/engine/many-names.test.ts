import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSearch } from '../../test/plain-search.ts';
import { randomDocument } from '../../test/random-search.ts';
import { nothing } from '../../test/searched.ts';
import type { TalentDocument, TalentQuestion } from '../port.ts';
import { SearchEngine } from './engine.ts';

const TALENTS = 1500;
const NAMES = 120;

/** People with more skills, places and employers than are shown, which are neither equally common nor equally spread over the segments. */
const documents: TalentDocument[] = fc
  .sample(randomDocument, { numRuns: TALENTS, seed: 5 })
  .map((document, number): TalentDocument => {
    const shift = number < 900 ? 0 : 25;
    const nameOf = (kind: string, times: number) => {
      const drawn = (number * times + Math.floor(number / 13)) % NAMES;
      return `${kind}${(Math.floor(drawn ** 3 / NAMES ** 2) + shift) % NAMES}`;
    };
    return {
      ...document,
      talentId: `talent-${number}`,
      skills: [7, 11, 17, 23, 31].map((times) => nameOf('Skill', times)),
      facts: {
        ...document.facts,
        places: [nameOf('City', 3), nameOf('State', 5)],
        degrees: [nameOf('Degree', 19)],
        employers: [3, 29].map((times, at) => ({ name: nameOf('Employer', times), isCurrent: at === 0 })),
      },
    };
  });

/** Two packed segments of which one is larger than the other, and nobody who is not packed. */
const engine = new SearchEngine({ appendedMin: 100, tombstoneShare: 1, mergeRatio: 1.2 });
engine.apply({ upserts: [], removals: [], ready: true });
for (const [from, to] of [
  [0, 900],
  [900, TALENTS],
] as const) {
  engine.apply({ upserts: documents.slice(from, to), removals: [] });
  for (const _ of engine.compact());
}

const questions: [string, Partial<TalentQuestion>][] = [
  ['everybody', {}],
  ['half of them', { experienceInYears: { max: 5 } }],
  ['some of them', { conditions: [{ kind: 'openToWork', statuses: ['ActivelySeeking'] }] }],
  ['those with a skill', { skills: ['Skill9'] }],
  ['those in some places', { conditions: [{ kind: 'place', names: ['City1', 'City12', 'City9'] }] }],
  ['those of an employer', { conditions: [{ kind: 'employer', names: ['Employer9'], when: 'ever' }] }],
  ['some for a guest', { redacted: true, expectedSalaryInLpaInr: { min: 10 } }],
];

test.each(questions)('the commonest names of %s are counted over all segments', (_, asked) => {
  const question = { ...nothing, ...asked };
  const { facets, total } = engine.search(question);
  const plain = plainSearch(documents, question);
  expect({ total, facets }).toEqual({ total: plain.total, facets: plain.facets });
});
