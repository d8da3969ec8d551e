import { hasMark, namesOf, wordOf } from './entry.ts';
import { RELATED } from './generated/related.ts';
import { STACK } from './generated/stack.ts';

/** A word that a search for another word also finds. If `isNear` (nearly the same job), it scores only a little less. */
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

/**
 * The words that each word also finds: "developer" finds engineers. Some relations are one-way: "mobile developer" finds
 * "Android", but not the reverse.
 */
export const FOUND_BY: ReadonlyMap<string, readonly Found[]> = FOUND;

/** All words on either side of a relation. */
export const RELATED_WORDS: readonly string[] = RELATED.flatMap((entry) => namesOf(entry).map(wordOf));

/** Names of technology stacks, such as MERN, with their technologies. Somebody who knows all of these is a match. */
export const STACKS: readonly (readonly [name: string, parts: readonly string[]])[] = STACK.map(
  ({ word, names }) => [word, names.map(wordOf)],
);
