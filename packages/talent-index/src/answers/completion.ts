import { COMPLETION_PEOPLE_MIN } from '@talaash/domain/talent-search/limit';
import { fold } from '../words/fold.ts';
import { PLACE_SYNONYMS } from '../words/place-synonym.ts';
import { COMPLETION_KINDS } from '@talaash/domain/talent-search/choice';
import type { Completion } from '../port.ts';
import type { Registers } from '../segments/growing-segment.ts';
import { COMPLETED_NAMES, type CompletedName } from '../segments/trait.ts';
import { Largest } from '../segments/largest.ts';

type Asked = { typed: string; redacted: boolean; limit: number };

/**
 * Names that begin as typed, and how many people have each now. Where there are none, each typed word may be unfinished: "sen rea" begins
 * Senior React Developer.
 */
export function completions(registers: Registers, { typed, ...asked }: Asked): Completion[] {
  const begin = fold(typed).trimStart();
  if (begin === '') return [];
  const found = completed(registers, asked, {
    begins: [begin],
    isMeant: (text) => ` ${fold(text)}`.includes(` ${begin}`),
  });
  const words = begin.split(' ').filter((word) => word !== '');
  if (found.length > 0 || words.length < 2) return found;
  return completed(registers, asked, {
    begins: [words.toSorted((a, b) => b.length - a.length)[0] ?? ''],
    isMeant: (text) => hasInOrder(fold(text).split(' '), words),
    isRare: true,
  });
}

/** Whether words that follow each other begin so. */
const hasInOrder = (words: readonly string[], begins: readonly string[]): boolean =>
  words.some((_, at) => begins.every((begin, of) => words[at + of]?.startsWith(begin)));

/**
 * @property begins what a name is looked up by
 * @property isRare whether few of the names that are looked up are meant
 */
type Meant = { begins: readonly string[]; isMeant: (text: string) => boolean; isRare?: true };

function completed(
  { skills, traits }: Registers,
  { redacted, limit }: Omit<Asked, 'typed'>,
  { begins, isMeant, isRare }: Meant,
): Completion[] {
  const least = redacted ? COMPLETION_PEOPLE_MIN : 1;
  return COMPLETION_KINDS.flatMap((kind): Completion[] => {
    if (redacted && kind === 'employer') return [];
    const ofPlaces = kind === 'place' ? begins.flatMap(citiesFormerly) : [];
    const foundBy = (begin: string): Found[] =>
      kind === 'skill'
        ? skills.beginning(begin).map((key) => ({ keys: [key], count: skills.countOfKey(key) }))
        : traits.beginning(begin, kind).map((keys) => ({ keys, count: countOf(traits, kind, keys) }));
    const found = begins.flatMap(foundBy);
    const known = new Set(found.map(({ keys }) => keys[0]));
    found.push(...ofPlaces.flatMap(foundBy).filter(({ keys }) => !known.has(keys[0])));
    const textOf = ([key = 0]: readonly number[]) =>
      kind === 'skill'
        ? skills.labelOfKey(key)
        : traits.labelOfName(COMPLETED_NAMES[kind], (traits.keys[key] as string).slice(1));
    const isWanted = (text: string) => isMeant(text) || ofPlaces.includes(fold(text));
    return commonest(
      found.filter(({ keys, count }) => count >= least && (!isRare || isWanted(textOf(keys)))),
      limit * SPARE,
    )
      .map(({ keys, count }) => ({ kind, text: textOf(keys), count }))
      .filter(({ text, count }) => count >= least && isWanted(text))
      .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
      .slice(0, limit);
  });
}

/** Cities by today's name, of which another name begins so: Bengaluru of "bang". */
const citiesFormerly = (begin: string): string[] =>
  begin.length < FORMER_NAME_LENGTH_MIN
    ? []
    : PLACE_SYNONYMS.flatMap(([today = '', ...others]) => {
        const city = fold(today);
        return !city.startsWith(begin) && others.some((other) => other.startsWith(begin)) ? [city] : [];
      });

/** Fewer letters begin too many names. */
const FORMER_NAME_LENGTH_MIN = 3;

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
