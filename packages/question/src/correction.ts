import { cached } from '@talaash/lexicon/cached';
import { wordGroup } from '@talaash/lexicon/word-group';
import { placeKey } from '@talaash/domain/locality/place-key';
import { editDistance } from '@talaash/lexicon/edit-distance';
import { fold } from '@talaash/lexicon/fold';
import { knownWords } from '@talaash/lexicon/nearest-word';
import { phraseTerm } from '@talaash/lexicon/phrase';
import { RELATED_WORDS } from '@talaash/lexicon/related-word';
import { CERTAIN_FORMS } from '@talaash/lexicon/vocabulary';
import { inflectionsOf } from '@talaash/lexicon/inflection';
import { mayBeginFact } from './fact-start.ts';
import { isFiller, isStopWord, NAMES_OF_PEOPLE, TITLE_WORDS, USUAL_WORDS } from '@talaash/lexicon/usual-word';
import { SPELLING } from '@talaash/lexicon/generated/spelling';
import { domainToldBy, nameWords } from './name-table.ts';
import { largePlaceNames, mayBeginPlace, placesNamed } from './place.ts';
import { CRAFTS } from '@talaash/lexicon/craft';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';

/** A shorter word is near too many others. */
const LENGTH_MIN = 5;
const LENGTH_MAX = 24;

/** How many edits a word may be away, by its length. */
const EDITS_BY_LENGTH = [
  { length: 9, edits: 2 },
  { length: LENGTH_MIN, edits: 1 },
] as const;

/** Words of facts, so that "imediate joiner" and "experiance" are read. */
const FACTS = wordGroup('words of facts');

const PLACE_WORDS = largePlaceNames().flatMap((name) => placeWords(name));

const PLACES: ReadonlySet<string> = new Set(PLACE_WORDS);

function placeWords(name: string): string[] {
  const key = fold(name);
  return key.includes(' ') ? [] : [key];
}

/** Words of jobs and skills, without names of places and employers. */
const CRAFT: ReadonlySet<string> = new Set([
  ...knownWords([...CERTAIN_FORMS, ...RELATED_WORDS, ...CRAFTS]),
  ...ROLE_NOUNS,
  ...TITLE_WORDS,
]);
const KNOWN: ReadonlySet<string> = new Set([...CRAFT, ...nameWords(), ...FACTS, ...PLACE_WORDS]);

/** Spellings that the lexicon knows as wrong ones, with the right ones. */
const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  SPELLING.flatMap(({ word, names }) => names.map((wrong) => [wrong.word, word] as const)),
);

/** A bit for each letter of a word: words whose letters differ in many are far from each other. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 0x61);
  return letters;
}

function bitsOf(letters: number): number {
  let bits = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** Whether a usual word is only a part of the names of the trade, as "fast" of FastAPI: nobody misspells it as a name. */
const isOnlyPart = (word: string): boolean =>
  phraseTerm(word) === undefined && !NAMES_ALONE.has(word) && !FACTS.has(word);
const NAMES_ALONE: ReadonlySet<string> = new Set([
  ...CRAFTS,
  ...ROLE_NOUNS,
  ...TITLE_WORDS,
  ...RELATED_WORDS,
]);

const isCandidate = (word: string): boolean =>
  word.length >= LENGTH_MIN - 1 &&
  /^[a-z]+$/.test(word) &&
  !MISSPELLINGS.has(word) &&
  !(USUAL_WORDS.has(word) && isOnlyPart(word));

/** By first letter. */
const CANDIDATES = Map.groupBy(
  [...KNOWN].filter(isCandidate).map((word) => ({ word, letters: lettersOf(word) })),
  ({ word }) => word.charAt(0),
);

/** Whether a word is spelt correctly: a word of the trade, a common English word, or a person's name. */
export const isKnownWord = cached(
  (word): boolean =>
    KNOWN.has(word) ||
    USUAL_WORDS.has(word) ||
    isFiller(word) ||
    isStopWord(word) ||
    NAMES_OF_PEOPLE.has(word) ||
    domainToldBy(word) !== undefined ||
    mayBeginPlace(word) ||
    mayBeginFact(word) ||
    inflectionsOf(word).some((other) => KNOWN.has(other) || USUAL_WORDS.has(other)) ||
    stems(word).some((stem) => KNOWN.has(stem) || USUAL_WORDS.has(stem)),
);

const ENDINGS = ['ing', 'ed', 'ly', 'ment', 'able', 'ion', 'ions', 'ness', 'ity', 'al', 'ive'];

/** The possible stems of a word: `deploy` for `deploying`, `manage` for `managing`. */
const stems = (word: string): string[] =>
  ENDINGS.filter((ending) => word.endsWith(ending) && word.length > ending.length + 2).flatMap((ending) => {
    const stem = word.slice(0, -ending.length);
    return stem.at(-1) === stem.at(-2) ? [stem, stem.slice(0, -1), `${stem}e`] : [stem, `${stem}e`];
  });

/** Letters with the same sound: "grafic", "fotoshop". */
const SAME_SOUND = [
  ['f', 'ph'],
  ['ph', 'f'],
] as const;

/** The known word that sounds the same. */
const soundingAlike = (word: string): string | undefined =>
  SAME_SOUND.map(([letters, others]) => word.replaceAll(letters, others)).find(
    (other) => other !== word && KNOWN.has(other),
  );

const vowelless = (word: string): string => word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '');
/** Less than an edit: it decides between words that are equally near. */
const VOWEL_MISTAKE = 0.5;

/**
 * The correction of a misspelt word, by the vocabulary alone: the nearest word of a trade, place or known employer with the same
 * first letter. Undefined for a correct word, and for one that is near none or several.
 */
export const correctionOf = (word: string): string | undefined =>
  longCorrectionOf(word) ?? shortCorrectionOf(word);

function longCorrectionOf(word: string): string | undefined {
  const misspelling = MISSPELLINGS.get(word);
  if (misspelling !== undefined) return misspelling;
  const rule = EDITS_BY_LENGTH.find(({ length }) => word.length >= length);
  if (rule === undefined || word.length > LENGTH_MAX || !/^[a-z]+$/.test(word) || isKnownWord(word))
    return undefined;
  const alike = soundingAlike(word);
  if (alike !== undefined) return alike;
  const nearest = nearestCandidate(word, rule.edits);
  return nearest === undefined ? undefined : nowCalled(nearest);
}

/** The word of the vocabulary that is the fewest edits away, of those that begin with the same letter. */
function nearestCandidate(word: string, edits: number): string | undefined {
  let best: { word: string; distance: number } | undefined;
  const own = lettersOf(word);
  for (const { word: known, letters } of CANDIDATES.get(word.charAt(0)) ?? []) {
    if (Math.abs(known.length - word.length) > edits || bitsOf(own ^ letters) > 2 * edits) continue;
    // A wrong vowel is the likeliest mistake: "docter" is a doctor, not Docker.
    const distance = editDistance(word, known) - (vowelless(word) === vowelless(known) ? VOWEL_MISTAKE : 0);
    if (distance <= edits && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { word: known, distance };
  }
  return best?.word;
}

const SHORT_LENGTH_MIN = 3;

/** Names of the trade by their letters without vowels. */
const BY_CONSONANTS = new Map<string, string[]>();
for (const { word } of [...CANDIDATES.values()].flat()) {
  if (!CRAFT.has(word) || isOnlyPart(word) || word.length > LENGTH_MIN) continue;
  const consonants = vowelless(word);
  BY_CONSONANTS.set(consonants, [...(BY_CONSONANTS.get(consonants) ?? []), word]);
}

/**
 * A short word is near many others, so only vowels may be missing or wrong, and only one name of the trade may have these consonants: "jva", "sels". A word
 * of three letters has lost one.
 */
function shortCorrectionOf(word: string): string | undefined {
  const { length } = word;
  if (length < SHORT_LENGTH_MIN || length >= LENGTH_MIN || !/^[a-z]+$/.test(word)) return undefined;
  const consonants = vowelless(word);
  if (consonants.length < 2) return undefined;
  const [right, ...others] = BY_CONSONANTS.get(consonants) ?? [];
  if (right === undefined || others.length > 0 || right.length <= length || isKnownWord(word))
    return undefined;
  return editDistance(word, right) <= (length === SHORT_LENGTH_MIN ? 1 : 2) ? right : undefined;
}

/** The correction of a misspelt word of a job or skill in a profile. */
export function craftWordOf(word: string): string | undefined {
  const right = longCorrectionOf(word);
  return right !== undefined && CRAFT.has(right) ? right : undefined;
}

/** The present name of a place that was typed by a former one. */
function nowCalled(word: string): string {
  const place = placesNamed(word);
  return place?.names.length === 1 && place.isPlain && placeKey(word) !== word
    ? fold(place.names[0] ?? word)
    : word;
}

/** A shorter prefix may continue as too many words. */
const PLACE_LETTERS_MIN = 5;

/** The name of today of the place that a word can only become by another name of it: `bangalor` of Bangalore is Bengaluru. */
export function placeStartingWith(typed: string): string | undefined {
  if (typed.length < PLACE_LETTERS_MIN || isKnownWord(typed)) return undefined;
  const words = (CANDIDATES.get(typed.charAt(0)) ?? []).filter(({ word }) => word.startsWith(typed));
  const names = new Set(words.map(({ word }) => (PLACES.has(word) ? nowCalled(word) : '')));
  const [name = '', ...others] = names;
  return others.length > 0 || name === '' || name.startsWith(typed) ? undefined : name;
}

/** Whether a word is one of the trade, a place's or a known employer's. */
export const isTradeWord = (word: string): boolean => KNOWN.has(word);

/** The words that a correction may suggest: those of trades, places and known employers. */
export const tradeWords = (): string[] =>
  [...CANDIDATES.values()].flatMap((words) => words.map(({ word }) => word));

/** Whether an unfinished word may become a known word that starts no fact. */
export const startsTradeWord = (typed: string): boolean =>
  (CANDIDATES.get(typed.charAt(0)) ?? []).some(({ word }) => word.startsWith(typed) && !FACTS.has(word));

/** Whether an unfinished word may still become a known one. */
export const startsKnownWord = (typed: string): boolean =>
  (CANDIDATES.get(typed.charAt(0)) ?? []).some(({ word }) => word.startsWith(typed));
