import { editDistance } from '@talaash/lexicon/edit-distance';
import { NAMES_OF_PEOPLE } from '@talaash/lexicon/usual-word';
import { tradeWords } from './correction.ts';

/** Letters of English and of Hindi that sound alike, in the order in which they are replaced. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c(?!h)/g, 'k'],
  [/([bdgjkt])h/g, '$1'],
  [/sh/g, 's'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/[mn](?=[bdgjkpt])/g, 'n'],
  [/(?<=.)[aeiouyh]/g, ''],
  [/^[aeiouyh]+/g, 'a'],
  [/(.)\1+/g, '$1'],
];

/** The consonants of a word as they sound, after its first letter. */
const soundOf = (latin: string): string =>
  SOUNDS.reduce((sound, [pattern, to]) => sound.replace(pattern, to), latin);

/** A word with fewer sounds resembles too many others. */
const SOUND_LENGTH_MIN = 3;

const BY_SOUND = Map.groupBy(tradeWords(), soundOf);

/** The word of the trade or the place that a Hindi word in Latin letters sounds like: `teraform` is Terraform. */
export function soundsLike(latin: string): string | undefined {
  if (NAMES_OF_PEOPLE.has(latin)) return undefined;
  const sound = soundOf(latin);
  const words = sound.length < SOUND_LENGTH_MIN ? [] : (BY_SOUND.get(sound) ?? []);
  const near = words.map((word) => ({ word, distance: editDistance(latin, word) }));
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.word;
}
