import fc from 'fast-check';
import type { Completion } from '@talaash/talent-index/port';
import { randomDocument, randomQuestion } from '../../../packages/talent-index/test/random-search.ts';

export const QUESTIONS_A_ROUND = 50;
const TYPED_A_ROUND = 10;
const ASKED_AT_ONCE = 4;

const batch = fc.uniqueArray(randomDocument, {
  maxLength: 60,
  minLength: 20,
  selector: ({ talentId }) => talentId,
});
/** The first letters of what somebody asks. */
const typing = fc
  .tuple(randomQuestion, fc.nat({ max: 14 }))
  .map(([{ text, redacted, hiddenTalentIds }, length]) => ({
    typed: text.slice(0, length),
    redacted,
    limit: 5,
    hiddenTalentIds,
  }));
/** Changes, and what is asked after them. */
export const randomRound = fc.record({
  upserts: batch,
  removed: fc.nat({ max: 5 }),
  questions: fc.array(randomQuestion, { minLength: QUESTIONS_A_ROUND, maxLength: QUESTIONS_A_ROUND }),
  typings: fc.array(typing, { minLength: TYPED_A_ROUND, maxLength: TYPED_A_ROUND }),
});

/** Which of equally common names are shown is free. */
export const countedNames = (completions: readonly Completion[]) =>
  completions.map(({ kind, text, count }) => {
    const of = completions.filter((one) => one.kind === kind);
    return of.length === 5 && count === of.at(-1)?.count ? { kind, count } : { kind, text, count };
  });

/** A caller does not wait for the one before. */
export async function eachAtOnce<One>(all: readonly One[], act: (one: One) => Promise<void>): Promise<void> {
  const left = all.values();
  const worker = async () => {
    for (const one of left) await act(one);
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, worker));
}
