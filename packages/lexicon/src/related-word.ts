import { hasMark, namesOf, wordOf } from './entry.ts';
import { RELATED } from './generated/related.ts';
import { STACK } from './generated/stack.ts';

/** A word that another one also finds: with little less than its own score where it is near, as the same job is. */
export type Found = { word: string; isNear: boolean };

const FOUND = new Map<string, Found[]>();
for (const { word, names } of RELATED) {
  for (const isNear of [false, true]) {
    const found = names.filter((name) => !isNear || hasMark(name, 'near'));
    const mutual = [word, ...found.filter((name) => hasMark(name, 'both')).map(wordOf)];
    for (const one of mutual) put(one, mutual, isNear);
    put(word, found.map(wordOf), isNear);
  }
}

function put(word: string, others: readonly string[], isNear: boolean): void {
  const known = FOUND.get(word) ?? [];
  for (const other of others)
    if (other !== word && !known.some((found) => found.word === other && found.isNear === isNear))
      known.push({ word: other, isNear });
  if (known.length > 0) FOUND.set(word, known);
}

/** What a word also finds: engineers for developer, and Android for mobile developer, which does not find mobile developers. */
export const FOUND_BY: ReadonlyMap<string, readonly Found[]> = FOUND;

/** All words that find others or are found by them. */
export const RELATED_WORDS: readonly string[] = RELATED.flatMap((entry) => namesOf(entry).map(wordOf));

/** What the name of several technologies together stands for: whoever knows all of them is the right one. */
export const STACKS: readonly (readonly [name: string, parts: readonly string[]])[] = STACK.map(
  ({ word, names }) => [word, names.map(wordOf)],
);
