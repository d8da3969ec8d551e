import { wordGroup } from '@talaash/lexicon/word-group';
import { isPartialName } from '@talaash/domain/talent-search/partial-name';
import { COMPLETION_PEOPLE_MIN } from '@talaash/domain/talent-search/limit';
import { fold } from '@talaash/lexicon/fold';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import { PLACE } from '@talaash/lexicon/generated/place';
import { COMPLETION_KINDS, type CompletionKind } from '@talaash/domain/talent-search/choice';
import type { Completion, CompletionQuery } from '../port.ts';
import type { Registers } from '../segments/growing-segment.ts';
import type { CompletedName } from '../segments/trait.ts';
import { TopNumbers } from '../segments/top-numbers.ts';

/** Completes the typed text with names from the index. */
export function completions(registers: Registers, { typed, ...query }: CompletionQuery): Completion[] {
  const plan = completionPlan(typed);
  let step = plan.next();
  while (step.done !== true) {
    const { kinds, meant } = step.value;
    step = plan.next(
      kinds
        .filter((kind) => isShown(kind, query.redacted))
        .flatMap((kind) => completed(registers, query, kind, meant)),
    );
  }
  return step.value;
}

/** Guests cannot see employers. */
export const isShown = (kind: CompletionKind, redacted: boolean): boolean => !redacted || kind !== 'employer';

/**
 * Names that complete the typed text, with the number of people who have each now. If there are none, each typed word may be
 * unfinished: "sen rea" completes to Senior React Developer. If a kind of name has none, only the last words are completed: "java
 * pun" completes to Pune. The generator yields each lookup, so that a remote index can run it.
 */
export function* completionPlan(
  typed: string,
): Generator<{ kinds: readonly CompletionKind[]; meant: Meant }, Completion[], Completion[]> {
  const begin = apart(fold(typed).trimStart());
  if (begin === '') return [];
  const words = begin.split(' ').filter((word) => word !== '');
  const found = [...(yield { kinds: COMPLETION_KINDS, meant: asTyped(begin) })];
  if (found.length === 0 && words.length > 1)
    found.push(...(yield { kinds: COMPLETION_KINDS, meant: unfinished(words) }));
  // If the whole text completes to a name, its last words alone complete to no skill, and a short last word completes to no
  // place: "business an" does not mean Angular.
  const isName = found.length > 0 && words.length > 1;
  if (isName && (words.at(-1) ?? '').length <= END_LENGTH_MIN) return found;
  for (let from = Math.max(1, words.length - ENDS_MAX); from < words.length; from += 1) {
    const end = begin.endsWith(' ') ? '' : words.slice(from).join(' ');
    const isPlace = isBeforePlace(words, from);
    const kinds = (isPlace || isName ? PLACES_ALONE : COMPLETION_KINDS).filter((kind) =>
      found.every((one) => one.kind !== kind),
    );
    const isLong = end.length >= (isPlace ? 1 : END_LENGTH_MIN);
    if (isLong && !isWithinPlace(words, from)) found.push(...(yield { kinds, meant: asTyped(end) }));
  }
  return COMPLETION_KINDS.flatMap((kind) => found.filter((one) => one.kind === kind));
}

const PLACES_ALONE: readonly CompletionKind[] = ['place'];
const BEFORE_PLACE = wordGroup('prepositions before a place');

/** Whether only a place can follow, as in "react developer in b". "Experience in" is different. */
const isBeforePlace = (words: readonly string[], from: number): boolean =>
  BEFORE_PLACE.has(words[from - 1] ?? '') && ROLE_NOUNS.has(words[from - 2] ?? '');

/** Whether the end that starts at `from` includes the words before a place. */
const isWithinPlace = (words: readonly string[], from: number): boolean =>
  words.some((_, at) => at > from && isBeforePlace(words, at));

/** Two names that are written as one: "uiux". */
const JOINED: ReadonlyMap<string, string> = new Map([
  ['uiux', 'ui ux'],
  ['uxui', 'ux ui'],
  ['aiml', 'ai ml'],
]);

function apart(begin: string): string {
  const [first = ''] = begin.split(' ', 1);
  const pair = JOINED.get(first);
  return pair === undefined ? begin : pair + begin.slice(first.length);
}

/** The maximum number of last words that are completed on their own. */
const ENDS_MAX = 3;
/** A single letter after other words completes to too many names. */
const END_LENGTH_MIN = 2;

const asTyped = (begin: string): Meant => ({
  begin,
  isMeant: (text) => ` ${fold(text)}`.includes(` ${begin}`),
});

/** The longest word has the fewest names. */
const unfinished = (words: readonly string[]): Meant => ({
  begin: words.toSorted((a, b) => b.length - a.length)[0] ?? '',
  isMeant: (text) => isPartialName(fold(text), words.join(' ')),
  isRare: true,
});

/**
 * @property begin the key prefix to look up
 * @property isRare whether only few of the names with this prefix are candidates
 */
export type Meant = { begin: string; isMeant: (text: string) => boolean; isRare?: true };

function completed(
  { skills, traits }: Registers,
  { redacted, limit }: Omit<CompletionQuery, 'typed'>,
  kind: CompletionKind,
  meant: Meant,
): Completion[] {
  const least = leastPeople(redacted);
  const { begins, isWanted } = wantedOf(kind, meant);
  const foundBy = (start: string): Found[] =>
    kind === 'skill'
      ? skills.beginning(start).map((key) => ({ keys: [key], count: skills.countOfKey(key) }))
      : traits.beginning(start, kind).map((keys) => ({ keys, count: countOf(traits, kind, keys) }));
  const [found = [], ...formerly] = begins.map(foundBy);
  const known = new Set(found.map(({ keys }) => keys[0]));
  found.push(...formerly.flat().filter(({ keys }) => !known.has(keys[0])));
  const textOf = (keys: readonly number[]) =>
    kind === 'skill' ? skills.labelOfKey(keys[0] ?? 0) : traits.labelOfKeys(keys);
  const looked = commonest(
    found.filter(({ keys, count }) => count >= least && (meant.isRare !== true || isWanted(textOf(keys)))),
    lookedAt(limit),
  );
  return shownOf(
    looked
      .map(({ keys, count }) => ({ kind, text: textOf(keys), count }))
      .filter(({ text }) => isWanted(text)),
    limit,
  );
}

/** The minimum number of people who have a name. */
export const leastPeople = (redacted: boolean): number => (redacted ? COMPLETION_PEOPLE_MIN : 1);

/** The lookup keys of names of each kind, and the names to show. */
export function wantedOf(kind: CompletionKind, { begin, isMeant }: Meant) {
  const cities = kind === 'place' ? citiesFormerly(begin) : [];
  return {
    begins: [begin, ...cities],
    isWanted: (text: string): boolean => isMeant(text) || cities.includes(fold(text)),
  };
}

/** Most common first. */
export const shownOf = (found: readonly Completion[], limit: number): Completion[] =>
  found.toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1)).slice(0, limit);

/** Shows a city by its present name if another of its names starts as typed: Bengaluru for "bang". */
const citiesFormerly = (begin: string): string[] =>
  begin.length < FORMER_NAME_LENGTH_MIN
    ? []
    : PLACE.flatMap(({ word, names }) => {
        const city = fold(word);
        return !city.startsWith(begin) && names.some((other) => other.word.startsWith(begin)) ? [city] : [];
      });

/** A shorter prefix matches too many names. */
const FORMER_NAME_LENGTH_MIN = 3;

/** The keys of a name, and how many people have it. */
type Found = { keys: readonly number[]; count: number };

/** A name may be shown in another spelling than the one found, so the lookup reads more names than it shows. */
export const lookedAt = (limit: number): number => limit * 3;

/** Most names with a short prefix are rare. Only the others are sorted. */
function commonest(found: readonly Found[], length: number): Found[] {
  const top = new TopNumbers(length);
  for (const { count } of found) top.add(count);
  const { least } = top;
  return found
    .filter(({ count }) => count >= least)
    .sort((a, b) => b.count - a.count)
    .slice(0, length);
}

/** No employer has two kinds. People in a city also live in a state with the same name. */
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
