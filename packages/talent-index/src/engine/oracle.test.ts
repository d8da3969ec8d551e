import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSearch } from '../../test/plain-search.ts';
import { plainDistance } from '../../test/plain-words.ts';
import { randomDocument, randomQuestion, TALENT_IDS } from '../../test/random-search.ts';
import { prefixDistance, editDistance } from '@talaash/lexicon/edit-distance';
import { SearchEngine } from './engine.ts';
import type { EngineState, EngineStep } from './engine-step.ts';
import type { TalentDocument, TalentQuestion } from '../port.ts';
import type { SharedSegment } from '../segments/packed-segment.ts';
import type { SnapshotSection } from '../snapshots/snapshot-section.ts';

type Step =
  | { kind: 'apply'; upserts: TalentDocument[]; removals: string[] }
  | { kind: 'ask'; question: TalentQuestion }
  /** Packs some steps; 0 packs to the end. */
  | { kind: 'pack'; steps: number }
  /** From now on another engine answers from the same memory. */
  | { kind: 'follow' }
  /** Continues with an engine restored from a snapshot that was written while changes came. */
  | { kind: 'restart'; meanwhile: TalentDocument[] };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('apply' as const),
      upserts: fc.array(randomDocument, { maxLength: 40 }),
      removals: fc.array(fc.constantFrom(...TALENT_IDS), { maxLength: 4 }),
    }),
  },
  { weight: 8, arbitrary: randomQuestion.map((asked) => ({ kind: 'ask' as const, question: asked })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'follow' as const }) },
  { weight: 1, arbitrary: fc.nat({ max: 12 }).map((steps) => ({ kind: 'pack' as const, steps })) },
  {
    weight: 1,
    arbitrary: fc
      .array(randomDocument, { maxLength: 10 })
      .map((meanwhile) => ({ kind: 'restart' as const, meanwhile })),
  },
);

/** The engine as restored from a snapshot that is written while the engine changes. */
function restored(engine: SearchEngine, meanwhile: TalentDocument[]): SearchEngine {
  const written: SnapshotSection[] = [];
  for (const { name, bytes } of engine.sections()) {
    if (written.length === 0) {
      engine.apply({ upserts: meanwhile, removals: meanwhile.slice(0, 2).map(({ talentId }) => talentId) });
    }
    written.push({ name, bytes: bytes.slice() });
  }
  const restarted = new SearchEngine();
  restarted.restore(written);
  return restarted;
}

/** An engine that does what another one does, as in another thread. What changes is copied, as it is for a thread. */
function followerOf(engine: SearchEngine): SearchEngine {
  const follower = new SearchEngine();
  const segmentCopy = (shared: SharedSegment) => ({ ...shared, present: shared.present.slice() });
  const { segments, ...state }: EngineState = engine.state();
  follower.adopt({ ...state, segments: segments.map(segmentCopy) });
  engine.observe((step: EngineStep) =>
    follower.follow(step.kind === 'replace' ? { ...step, segment: segmentCopy(step.segment) } : step),
  );
  return follower;
}

/** Each run asks about twenty questions. */
const RUNS = 60;

test('the engine answers random questions between random changes exactly like a plain search, and so does one that follows it', () => {
  let asked = 0;
  let followed = 0;
  fc.assert(
    fc.property(
      fc.array(randomDocument, { maxLength: 80 }),
      fc.array(step, { minLength: 20, maxLength: 40 }),
      (first, steps) => {
        let engine = new SearchEngine();
        let follower: SearchEngine | undefined;
        const documents = new Map<string, TalentDocument>();
        let packing: Generator<void, void, void> | undefined;
        const apply = (upserts: TalentDocument[], removals: string[]) => {
          engine.apply({ upserts, removals });
          for (const talentId of removals) documents.delete(talentId);
          for (const upsert of upserts) documents.set(upsert.talentId, upsert);
        };
        apply(first, []);
        engine.apply({ upserts: [], removals: [], ready: true });
        for (const next of steps) {
          if (next.kind === 'apply') apply(next.upserts, next.removals);
          else if (next.kind === 'pack') {
            packing ??= engine.compact();
            for (let i = 0; packing !== undefined && (i < next.steps || next.steps === 0); i += 1) {
              if (packing.next().done === true) packing = undefined;
            }
          } else if (next.kind === 'restart') {
            engine = restored(engine, next.meanwhile);
            packing = undefined;
            follower = undefined;
          } else if (next.kind === 'follow') {
            if (engine.isSettled) follower ??= followerOf(engine);
          } else {
            asked += 1;
            const { hits, ...answer } = engine.search(next.question);
            const plain = plainSearch([...documents.values()], next.question);
            expect({
              ...answer,
              talentIds: hits.map(({ talentId }) => talentId),
              standings: hits.map(({ match }) => match.standings),
            }).toEqual(plain);
            const { talentIds: _, standings: __, ...plainTally } = plain;
            // A tally shows nobody, so it does not say what those who are shown lack.
            const reading = { ...plainTally.reading, dropped: expect.any(Array) };
            expect(engine.tally(next.question)).toEqual({ ...plainTally, reading });
            if (follower === undefined) continue;
            followed += 1;
            expect(JSON.stringify(follower.search(next.question))).toBe(JSON.stringify({ hits, ...answer }));
          }
        }
      },
    ),
    { numRuns: RUNS },
  );
  expect(asked).toBeGreaterThan(RUNS * 10);
  expect(followed).toBeGreaterThan(RUNS * 2);
}, 600_000);

test('edit distances follow the definition', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b)).toBe(plainDistance(a, b));
      const beginnings = Array.from({ length: b.length + 1 }, (_, length) =>
        plainDistance(a, b.slice(0, length)),
      );
      expect(prefixDistance(a, b)).toBe(Math.min(...beginnings));
    }),
    { numRuns: 3000 },
  );
});
