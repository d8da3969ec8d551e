import { MESSAGE_EXCERPT, MESSAGE_SEARCH_WORDS_MAX } from './limit.ts';
import type { ExcerptPiece } from './schema.ts';

/** The words of a search text. The later ones of a long text are left out. */
export const searchWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MESSAGE_SEARCH_WORDS_MAX);

/** The part of a plain text around its first match, in pieces. The words are beginnings of words of the text. */
export function excerptOf(plain: string, words: readonly string[]): ExcerptPiece[] {
  const line = plain.replace(/\s+/g, ' ').trim();
  const pattern = patternOf(words);
  const first = pattern ? line.search(pattern) : -1;
  const from = first > MESSAGE_EXCERPT.before ? afterSpace(line, first - MESSAGE_EXCERPT.before, first) : 0;
  const shown = line.slice(from, from + MESSAGE_EXCERPT.length);
  const cut = `${from > 0 ? '…' : ''}${shown}${from + shown.length < line.length ? '…' : ''}`;
  if (!pattern) return [{ text: cut, isMatch: false }];
  const pieces: ExcerptPiece[] = [];
  let end = 0;
  for (const { index, 0: text } of cut.matchAll(new RegExp(pattern, 'giu'))) {
    if (index > end) pieces.push({ text: cut.slice(end, index), isMatch: false });
    pieces.push({ text, isMatch: true });
    end = index + text.length;
  }
  if (end < cut.length) pieces.push({ text: cut.slice(end), isMatch: false });
  return pieces;
}

/** Letters with their marks: Devanagari writes vowels as marks. */
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

function patternOf(words: readonly string[]): RegExp | undefined {
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  if (escaped.length === 0) return undefined;
  return new RegExp(`(?<!${LETTER})(?:${escaped.join('|')})${LETTER}*`, 'iu');
}

/** The begin of the first word from a position on, which is not later than the match. */
function afterSpace(line: string, from: number, match: number): number {
  const space = line.indexOf(' ', from);
  return space < 0 || space >= match ? from : space + 1;
}
