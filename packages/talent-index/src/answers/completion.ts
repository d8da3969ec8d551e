import { COMPLETION_PEOPLE_MIN } from '@talaash/domain/talent-search/limit';
import { fold } from '../words/fold.ts';
import { COMPLETION_KINDS } from '@talaash/domain/talent-search/choice';
import type { Completion } from '../port.ts';
import type { Registers } from '../segments/growing-segment.ts';
import { COMPLETED_NAMES, type CompletedName } from '../segments/trait.ts';
import { Largest } from '../segments/largest.ts';

/** Names that begin as typed, and how many people have each now. */
export function completions(
  { skills, traits }: Registers,
  { typed, redacted, limit }: { typed: string; redacted: boolean; limit: number },
): Completion[] {
  const begin = fold(typed).trimStart();
  if (begin === '') return [];
  const least = redacted ? COMPLETION_PEOPLE_MIN : 1;
  const isMeant = ({ text, count }: { text: string; count: number }) =>
    count >= least && ` ${fold(text)}`.includes(` ${begin}`);
  return COMPLETION_KINDS.flatMap((kind): Completion[] => {
    if (redacted && kind === 'employer') return [];
    const found: Found[] =
      kind === 'skill'
        ? skills.beginning(begin).map((key) => ({ keys: [key], count: skills.countOfKey(key) }))
        : traits.beginning(begin, kind).map((keys) => ({ keys, count: countOf(traits, kind, keys) }));
    const textOf = ([key = 0]: readonly number[]) =>
      kind === 'skill'
        ? skills.labelOfKey(key)
        : traits.labelOfName(COMPLETED_NAMES[kind], (traits.keys[key] as string).slice(1));
    return commonest(
      found.filter(({ count }) => count >= least),
      limit * SPARE,
    )
      .map(({ keys, count }) => ({ kind, text: textOf(keys), count }))
      .filter(isMeant)
      .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
      .slice(0, limit);
  });
}

/** The keys of a name, and how many people have it. */
type Found = { keys: readonly number[]; count: number };

/** A name may be shown in another spelling than the one that was found, so some more are looked at than shown. */
const SPARE = 3;

/** Most names of a short beginning are rare: only the others are sorted. */
function commonest(found: readonly Found[], length: number): Found[] {
  const largest = new Largest(length);
  for (const { count } of found) largest.add(count);
  const { least } = largest;
  return found
    .filter(({ count }) => count >= least)
    .sort((a, b) => b.count - a.count)
    .slice(0, length);
}

/** Nobody has two kinds of an employer. Of a place, whoever lives in the city also lives in a state of its name. */
function countOf(traits: Registers['traits'], kind: CompletedName, keys: readonly number[]): number {
  let sum = 0;
  let most = 0;
  for (const key of keys) {
    const count = traits.countOfKey(key);
    sum += count;
    if (count > most) most = count;
  }
  return kind === 'employer' ? sum : most;
}
