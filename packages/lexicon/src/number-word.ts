import { NUMBER } from './generated/number.ts';

/** Numbers by the words for them. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  NUMBER.flatMap(({ word, names }) => names.map((name) => [name.word, Number(word)] as const)),
);
