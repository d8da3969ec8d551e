import { wordsOfAll } from './entry.ts';
import { WORD_GROUP } from './generated/word-group.ts';

const GROUPS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  WORD_GROUP.map(({ word, names }) => [word, new Set(wordsOfAll(names))]),
);

/** The words of a group in `words/word-group.txt`. Throws if the group is unknown. */
export function wordGroup(name: string): ReadonlySet<string> {
  const group = GROUPS.get(name);
  if (group === undefined) throw new Error(`No word group is named ${name}`);
  return group;
}
