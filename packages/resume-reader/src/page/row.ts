import type { Ink, PageInk } from './ink.ts';
import type { Rule } from './rule.ts';

/** Letters of one row without a wide gap between them. */
export type Word = {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  color: string;
  /** Whether a drawn line separates it from the previous word. */
  isAfterRule: boolean;
};

export type Row = { page: number; y: number; size: number; words: Word[] };

/** The rows of a page from top to bottom, each with its words from left to right. */
export function rowsOf({ letters, rules }: PageInk, page: number): Row[] {
  const sorted = letters.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const rows: { y: number; size: number; letters: Ink[] }[] = [];
  for (const letter of sorted) {
    const row = rows.at(-1);
    const isSame = row !== undefined && letter.y - row.y <= shiftMax(row.size, letter.size);
    if (!isSame) rows.push({ y: letter.y, size: letter.size, letters: [letter] });
    else {
      row.letters.push(letter);
      // Superscript letters come first, but the large letters set the baseline of the row.
      if (letter.size > row.size * 1.15) row.y = letter.y;
      row.size = Math.max(row.size, letter.size);
    }
  }
  return rows.flatMap(({ y, size, letters: inRow }) => {
    const words = wordsOf(inRow);
    markRules(
      words,
      rules.filter(({ top, bottom }) => top < y && bottom > y - size * 0.5),
    );
    return words.length === 0 ? [] : [{ page, y, size, words }];
  });
}

/** Superscript and subscript letters belong to their row if shifted by at most this share of the font size. */
const BASELINE_SHIFT = 0.36;
const RAISED_SHIFT = 0.42;
const [RAISED_MIN, RAISED_MAX] = [0.6, 0.85];

/**
 * The maximum vertical distance of a letter from the first letters of its row. It is larger if one of them is as small as the
 * "th" in "10th".
 */
function shiftMax(one: number, other: number): number {
  const share = Math.min(one, other) / Math.max(one, other);
  const isRaised = share > RAISED_MIN && share < RAISED_MAX;
  return isRaised ? RAISED_SHIFT * Math.max(one, other) : BASELINE_SHIFT * Math.max(4, Math.min(one, other));
}

/** A gap of this share of the font size separates words, even where the file has no space. */
const WORD_GAP = 0.17;
/** Ordinary letters nearly touch. A gap of this share of the font size means letter-spacing. */
const SPACED_GAP = 0.1;
const SPACED_GAPS_MIN = 3;
const RUN_GAP = 1.25;
/** A letter drawn twice to look bold is one letter. */
const TWICE_SHIFT = 0.12;

function wordsOf(letters: readonly Ink[]): Word[] {
  const words: Word[] = [];
  let last: Ink | undefined;
  let isAfterSpace = true;
  const ordered = letters.toSorted((a, b) => a.x - b.x);
  const gaps = wordGaps(ordered);
  for (const letter of ordered) {
    if (letter.text.trim() === '') {
      isAfterSpace = true;
      continue;
    }
    const isTwice = last?.text === letter.text && letter.x - last.x < TWICE_SHIFT * letter.size;
    if (isTwice) continue;
    const word = words.at(-1);
    const gap = last === undefined ? 0 : letter.x - (last.x + last.width);
    const isMark = /^\p{M}/u.test(letter.text);
    if (
      word === undefined ||
      (!isMark && (isAfterSpace || gap > (gaps.get(letter) ?? WORD_GAP * letter.size)))
    ) {
      const { text, x, y, size, bold, color } = letter;
      words.push({ text, x, right: x + letter.width, y, size, bold, color, isAfterRule: false });
    } else {
      word.text += letter.text;
      word.right = Math.max(word.right, letter.x + letter.width);
      word.size = Math.max(word.size, letter.size);
    }
    last = letter;
    isAfterSpace = false;
  }
  return words;
}

type Run = { letters: Ink[]; gaps: number[] };

/** Letter-spaced text: the gap between words is clearly wider than the gaps inside words. */
function wordGaps(letters: readonly Ink[]): Map<Ink, number> {
  const found = new Map<Ink, number>();
  for (const { letters: own, gaps } of runsOf(letters)) {
    const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
    const size = own[0]?.size ?? 0;
    if (gaps.length < SPACED_GAPS_MIN || median < SPACED_GAP * size) continue;
    for (const letter of own) found.set(letter, Math.max(median * 1.7, median + WORD_GAP * size));
  }
  return found;
}

/** Nearby letters of one size, and the gaps between them where the file has no space. */
function runsOf(letters: readonly Ink[]): Run[] {
  const runs: Run[] = [];
  let isAfterSpace = false;
  for (const letter of letters) {
    if (letter.text.trim() === '') {
      isAfterSpace = true;
      continue;
    }
    const run = runs.at(-1);
    const last = run?.letters.at(-1);
    const gap = last === undefined ? 0 : letter.x - (last.x + last.width);
    const goesOn =
      last !== undefined && Math.abs(last.size - letter.size) < 0.3 && gap < letter.size * RUN_GAP;
    if (run === undefined || !goesOn) runs.push({ letters: [letter], gaps: [] });
    else {
      run.letters.push(letter);
      if (!isAfterSpace) run.gaps.push(gap);
    }
    isAfterSpace = false;
  }
  return runs;
}

function markRules(words: readonly Word[], rules: readonly Rule[]): void {
  if (rules.length === 0) return;
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    word.isAfterRule =
      before !== undefined && rules.some(({ x }) => x >= before.right - 0.5 && x <= word.x + 0.5);
  }
}
