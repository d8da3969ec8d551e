/**
 * The nesting depth of marks (bold, italic, strikethrough) in any paragraph. Links do not nest. A pair of marks with nothing
 * ambiguous between them is read as the parser reads it. All other marks may pair with any other, so they count as many levels as
 * there are openers or closers, whichever are fewer.
 */
export function markLevels(lines: readonly string[]): number {
  let paragraph = newParagraph();
  let levels = 0;
  for (const line of lines) {
    const isStart = BULLET_LINE.test(line);
    if (isStart) paragraph = newParagraph();
    if (line.trim() === '') paragraph = newParagraph();
    else readLine(paragraph, line);
    levels = Math.max(levels, paragraph.paired + Math.min(paragraph.openers, paragraph.closers));
  }
  return levels;
}

/** A line that begins a list item whatever came before it. */
const BULLET_LINE = /^ {0,3}[-+*][ \t]+\S/;

type Opener = { marks: string; inner: number };

interface Paragraph {
  /** The deepest nest of sure pairs. */
  paired: number;
  /** Characters that may open a mark and have no sure closer, and the reverse. */
  openers: number;
  closers: number;
  /** Openers of this line that may still get a sure closer. */
  pending: Opener[];
  /** Whether code spans and links can be recognised so far: nothing ambiguous came before them. */
  isPlain: boolean;
}

const newParagraph = (): Paragraph => ({ paired: 0, openers: 0, closers: 0, pending: [], isPlain: true });

function readLine(paragraph: Paragraph, line: string): void {
  const plain = withoutCodeAndLinks(paragraph, line);
  for (const [word, at] of words(plain)) {
    const isSure = paragraph.isPlain && !ADDRESS.test(word);
    for (const { 0: found, index } of word.matchAll(MARKS_OR_DOUBT)) {
      if (/^[*_~]/.test(found)) readMarks(paragraph, found, flank(plain, at + index, found), isSure);
      else dropPending(paragraph);
    }
    if (!isSure) dropPending(paragraph);
  }
  dropPending(paragraph);
}

/** A code span or a link of the simple forms that people type. Marks inside them stay inside them. */
const CODE_OR_LINK = /(?<![`\\])`[^`]+`(?!`)|(?<!\\)!?\[[^[\]<>`\\*_~^][^[\]<>`\\*_~]*\]\([^\s()<>`\\]*\)/g;

/** What may swallow the beginning of a code span or of marks: a code span over lines, an element, an odd link. */
const ODD = /[`<]|\]\(/;

/** A typed address becomes a link, with all marks in it. */
const ADDRESS = /www\.|:\/\/|@/i;

const MARKS_OR_DOUBT = /\\.?|\*+|_+|~+|[[\]|>]/g;

/** The line with a full stop for each code span and link. */
function withoutCodeAndLinks(paragraph: Paragraph, line: string): string {
  const rest = line.replace(CODE_OR_LINK, '.');
  const isCodeInAddress =
    line.includes('`') && line.split(/\s/).some((word) => word.includes('`') && ADDRESS.test(word));
  if (ODD.test(rest) || isCodeInAddress) paragraph.isPlain = false;
  return paragraph.isPlain ? rest : line;
}

function* words(line: string): Generator<[string, number]> {
  for (const { 0: word, index } of line.matchAll(/\S+/g)) yield [word, index];
}

type Flank = { canOpen: boolean; canClose: boolean };

/** The rule of Markdown for what marks can do between the characters that they stand between. */
function flank(line: string, at: number, marks: string): Flank {
  const before = kindOf(line.charAt(at - 1));
  const after = kindOf(line.charAt(at + marks.length));
  const isLeft = after === 'letter' || (after === 'punctuation' && before !== 'letter');
  const isRight = before === 'letter' || (before === 'punctuation' && after !== 'letter');
  if (!marks.startsWith('_')) return { canOpen: isLeft, canClose: isRight };
  return {
    canOpen: isLeft && (before !== 'letter' || !isRight),
    canClose: isRight && (after !== 'letter' || !isLeft),
  };
}

function kindOf(character: string): 'space' | 'punctuation' | 'letter' {
  if (character === '' || /\s/.test(character)) return 'space';
  return /[\p{P}\p{S}]/u.test(character) ? 'punctuation' : 'letter';
}

function readMarks(paragraph: Paragraph, marks: string, { canOpen, canClose }: Flank, isSure: boolean): void {
  const opener = paragraph.pending.at(-1);
  if (isSure && canOpen && !canClose) paragraph.pending.push({ marks, inner: 0 });
  else if (isSure && canClose && opener?.marks === marks) {
    // Marks that can do both close first.
    paragraph.pending.pop();
    const levels = opener.inner + Math.ceil(marks.length / 2);
    paragraph.paired = Math.max(paragraph.paired, levels);
    const outer = paragraph.pending.at(-1);
    if (outer) outer.inner = Math.max(outer.inner, levels);
  } else {
    dropPending(paragraph);
    if (canOpen || !isSure) paragraph.openers += marks.length;
    if (canClose || !isSure) paragraph.closers += marks.length;
  }
}

/** Whether the openers so far have a closer is no longer sure. */
function dropPending(paragraph: Paragraph): void {
  for (const { marks } of paragraph.pending) paragraph.openers += marks.length;
  paragraph.pending = [];
}
