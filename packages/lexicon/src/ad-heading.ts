import { hasMark } from './entry.ts';
import { AD_HEADING } from './generated/ad-heading.ts';
import { inSingular } from './resume-heading.ts';
import { wordGroup } from './word-group.ts';

/** `part`: what the part of the ad below the heading is about. */
type Named = { part: string; isWhole: boolean };

const BY_TEXT: ReadonlyMap<string, Named> = new Map(
  AD_HEADING.flatMap(({ word: part, names }) =>
    names.map((name) => [inSingular(name.word), { part, isWhole: hasMark(name, 'whole') }] as const),
  ),
);
const WORDS_MAX = Math.max(...[...BY_TEXT.keys()].map((text) => text.split(' ').length));
const BESIDE: ReadonlySet<string> = new Set([...wordGroup('words beside an ad heading')].map(inSingular));

/** The parts that a heading names. `isAll`: whether it has no other words than those of headings. */
export type HeadingNames = { parts: ReadonlySet<string>; isAll: boolean };

/** Looks up each word of a heading in singular and plural. The longest name at a word counts: "desired candidate", not "desired". */
export function headingNames(written: string): HeadingNames {
  const words = inSingular(
    written
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  ).split(' ');
  const parts = new Set<string>();
  let isAll = true;
  for (let at = 0; at < words.length; ) {
    const { part, length } = nameAt(words, at);
    if (part !== undefined) parts.add(part);
    else if (!BESIDE.has(words[at] as string)) isAll = false;
    at += length;
  }
  return { parts, isAll };
}

function nameAt(words: readonly string[], at: number): { part?: string; length: number } {
  for (let length = Math.min(WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const named = BY_TEXT.get(words.slice(at, at + length).join(' '));
    if (named !== undefined && (!named.isWhole || length === words.length))
      return { part: named.part, length };
  }
  return { length: 1 };
}
