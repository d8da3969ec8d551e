import { kindOfSkill } from '@talaash/lexicon/skill-kind';
import type { Item } from './item.ts';
import type { Sentence } from './sentence.ts';

/** Two names with a slash between them are alternatives: "react/vue". */
const LISTED_MIN = 3;

/**
 * The slashes that separate a list whose parts are all required: three or more names of different or unknown
 * kinds, as "Node.js / Express / MongoDB". All others mean "or": "AWS/Azure/GCP".
 */
export function readSlashes({ tokens }: Sentence, items: readonly Item[]): Item[] {
  const read = [...items];
  const isSlash = (item: Item | undefined) => item?.kind === 'or' && tokens[item.at]?.text === '/';
  for (let at = 0; at < items.length; at += 1) {
    let end = at;
    while (isSlash(items[end + 1]) && items[end + 2]?.kind === 'operand') end += 2;
    if (items[at]?.kind === 'operand' && items[at - 1]?.kind !== 'not' && isList(items.slice(at, end + 1)))
      for (let slash = at + 1; slash < end; slash += 2)
        read[slash] = { ...(items[slash] as Item & { kind: 'or' }), kind: 'comma' };
    at = end;
  }
  return read;
}

function isList(chain: readonly Item[]): boolean {
  const operands = chain.flatMap((item) => (item.kind === 'operand' ? [item.operand] : []));
  if (operands.length < LISTED_MIN) return false;
  const names = operands.flatMap(({ wanted, isRole }) =>
    isRole ? [] : wanted.kind === 'word' ? [wanted.word.text] : wanted.kind === 'phrase' ? [wanted.text] : [],
  );
  const kinds = new Set(names.map(kindOfSkill));
  return names.length === operands.length && (kinds.size > 1 || kinds.has(undefined));
}
