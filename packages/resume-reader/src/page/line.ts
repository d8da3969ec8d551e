import type { Row, Word } from './row.ts';

/** Words close together. A wide gap separates a segment from the next one of the line. */
export type Segment = { text: string; x: number; right: number; bold: boolean };

export type Line = {
  page: number;
  y: number;
  x: number;
  right: number;
  size: number;
  bold: boolean;
  startsBold: boolean;
  color: string;
  text: string;
  segments: Segment[];
  isBullet: boolean;
  /** Distance from the baseline above, in font sizes; 99 for the first line of a column. */
  gap: number;
  /** The right edge of the column. */
  edge: number;
  /** Whether it is the first line of a column on the page. */
  startsColumn: boolean;
};

/** A gap of this many font sizes separates the parts of a line: company | place | dates. */
const SEGMENT_GAP = 1.25;
/** A smaller gap is enough between bold and regular letters. */
const WEIGHT_GAP = 0.75;
const STOP_GAP = 0.45;
/** In a row with several wide gaps, the cells of a table without borders may be as close as words. */
const CELL_GAP = 0.3;
/** This many rows continue at the same x after such a gap only if there is a rail on the left. */
const INNER_GAP = 0.55;
const INNER_ROWS_MIN = 4;
const STOP_SHIFT = 1;
const STOP_ROWS_MIN = 3;

/** The x positions at which several rows start, or continue after a wide gap. `isCell`: most of them do so after a gap. */
export type Stop = { x: number; isCell: boolean };

export function stopsOf(rows: readonly Row[]): Stop[] {
  const counts = new Map<number, { wide: number; inner: number; all: number }>();
  for (const { words } of rows) {
    const least = leastGap(words);
    const gapMin = isTabular(words) ? CELL_GAP : STOP_GAP;
    for (const [at, word] of words.entries()) {
      const before = words[at - 1];
      const gap = before === undefined ? 0 : word.x - before.right;
      if (before !== undefined && gap <= gapMin * word.size) continue;
      const key = Math.round(word.x);
      const { wide, inner, all } = counts.get(key) ?? { wide: 0, inner: 0, all: 0 };
      counts.set(key, {
        wide: wide + Number(gap > SEGMENT_GAP * word.size),
        inner: inner + Number(gap > Math.max(INNER_GAP * word.size, least * 1.5)),
        all: all + 1,
      });
    }
  }
  return [...counts]
    .filter(([, { wide, inner, all }]) => (wide > 0 && all >= STOP_ROWS_MIN) || inner >= INNER_ROWS_MIN)
    .map(([x, { wide, all }]) => ({ x, isCell: wide > all / 2 }));
}

const leastGap = (words: readonly Word[]): number =>
  Math.min(...words.slice(1).map((word, at) => word.x - (words[at] as Word).right));

const isTabular = (words: readonly Word[]): boolean =>
  words.filter((word, at) => at > 0 && word.x - (words[at - 1] as Word).right > SEGMENT_GAP * word.size)
    .length >= 2;

/** @param stops the left edges of the contents beside a rail: a smaller gap before them separates, too */
export function lineOf(row: Row, edge: number, stops: readonly Stop[] = []): Line | undefined {
  const { isBullet, rest } = withoutBullet(groupsOf(row.words, stops));
  const segments = withValues(rest.map((words) => segmentOf(words)).filter(({ text }) => text !== ''));
  const [first] = segments;
  const last = segments.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const words = rest.flat();
  return {
    page: row.page,
    y: row.y,
    x: first.x,
    right: last.right,
    size: row.size,
    bold: lengthOf(words.filter(({ bold }) => bold)) > lengthOf(words) * 0.6,
    startsBold: words[0]?.bold ?? false,
    color: words[0]?.color ?? '',
    text: segments.map(({ text }) => text).join('  '),
    segments,
    isBullet,
    gap: 99,
    edge,
    startsColumn: false,
  };
}

const lengthOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0);

/** The words that stand together. */
function groupsOf(words: readonly Word[], stops: readonly Stop[]): Word[][] {
  const groups: Word[][] = [];
  const cellGap = isTabular(words) ? CELL_GAP : STOP_GAP;
  for (const word of words) {
    const open = groups.at(-1);
    const last = open?.at(-1);
    const stop = stops.find(({ x }) => Math.abs(x - word.x) < STOP_SHIFT);
    const gapAtStop = stop && (stop.isCell ? cellGap : STOP_GAP);
    if (open !== undefined && last !== undefined && !isApart(open, last, word, gapAtStop)) open.push(word);
    else groups.push([word]);
  }
  return groups;
}

function isApart(open: readonly Word[], last: Word, word: Word, gapAtStop: number | undefined): boolean {
  if (word.isAfterRule || startsItem(open, word) || isIcon(word.text)) return true;
  const gapMax = gapAtStop ?? (last.bold === word.bold ? SEGMENT_GAP : WEIGHT_GAP);
  return word.x - last.right > gapMax * Math.max(word.size, last.size);
}

/** Longer ones are not resume text, and would be slow to read. */
const SEGMENT_LENGTH_MAX = 1000;

const PRIVATE = /[\u{e000}-\u{f8ff}\u{f0000}-\u{10fffd}\ufffd]/gu;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff\p{Cc}]/gu;

/** A bullet to the right of a date starts the contents beside a rail. */
const startsItem = (before: readonly Word[], word: Word): boolean =>
  /^[•●▪◦○■➢►]$/u.test(word.text) && before.length <= 4 && /\d{4}/.test(before.at(-1)?.text ?? '');

const isIcon = (text: string) => text.replace(PRIVATE, '') === '';

/** Icons of symbol fonts are not words. */
const cleaned = (text: string) =>
  text
    .replace(PRIVATE, ' ')
    .replace(/[\u00ad\u200b\u2060\ufeff]|\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const segmentOf = (words: readonly Word[]): Segment => ({
  text: cleaned(
    words
      .map(({ text }) => text)
      .join(' ')
      .slice(0, SEGMENT_LENGTH_MAX),
  ),
  x: words[0]?.x ?? 0,
  right: words.at(-1)?.right ?? 0,
  bold: words.every(({ bold }) => bold),
});

/** "5. | Present Post | : Programmer" is a label and its value in table cells. */
function withValues(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last === undefined || !/^:(?!\S*:)/.test(segment.text)) joined.push(segment);
    else joined[joined.length - 1] = { ...last, text: `${last.text} ${segment.text}`, right: segment.right };
  }
  const isNumbered =
    joined.length === 2 && segments.length > 2 && /^\d{1,2}[.)]?$/.test(joined[0]?.text ?? '');
  return isNumbered ? joined.slice(1) : joined;
}

const BULLET = /^(?:[•●▪◦○‣⁃■□▫➢➤►▶▸✓✔❖◆◇→⇒➔➜»›❯◉⦿⬤✦·∙–—*-]|[\u{e000}-\u{f8ff}]|o)$/u;
export const isBulletSign = (text: string): boolean => BULLET.test(text);
const GLUED_BULLET = /^[•●▪◦○‣■□➢➤►▶▸✓✔❖◆»➔➜⬤∙]+(?=\S)/u;

function withoutBullet(groups: readonly Word[][]): { isBullet: boolean; rest: Word[][] } {
  const [first = [], ...others] = groups;
  const [word, ...words] = first;
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  if (word === undefined || (count === 1 && !GLUED_BULLET.test(word.text)))
    return { isBullet: false, rest: [...groups] };
  if (BULLET.test(word.text)) {
    const isSymbol = isIcon(word.text.replace(INVISIBLE, '')) && !SYMBOL_BULLETS.has(word.text);
    const rest = words.length > 0 ? [words, ...others] : others;
    return { isBullet: !isSymbol, rest };
  }
  if (GLUED_BULLET.test(word.text)) {
    const text = word.text.replace(GLUED_BULLET, '');
    return { isBullet: true, rest: [[{ ...word, text }, ...words], ...others] };
  }
  return { isBullet: false, rest: [...groups] };
}

/** The bullets of the Symbol and Wingdings fonts. Other private-use characters are icons. */
const SYMBOL_BULLETS = new Set([
  '\uf0b7',
  '\uf0a7',
  '\uf0d8',
  '\uf076',
  '\uf0fc',
  '\uf06c',
  '\uf06e',
  '\uf071',
  '\uf0a8',
]);
