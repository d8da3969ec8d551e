import type { Line } from '../page/line.ts';
import { hasDate } from '../words/date.ts';

/** A bullet, a paragraph or a single line, with its continuation lines. */
export type Paragraph = Line & { isBody: boolean; lines: Line[] };

const SENTENCE_WORDS_MIN = 5;
const REACH_SHARE = 0.84;
const NEAR_GAP = 1.75;
const WIDER = 1.12;
const INDENT = 3;
const LENGTH_MAX = 4000;
/** In a column this narrow, names of schools and certificates wrap, too. */
const NARROW_WIDTH = 260;
const ABBREVIATION_END = /\b(ltd|inc|pvt|corp|co|llp|no|dept|univ|engg|tech|sc|ed|com|a|b|m|e|ph|d)\.$/i;

const ENDS_DATED = /(?:\b(?:19|20)\d{2}|present|till date)\)?\.?$/i;
/** No name ends like this, so the column broke the line. */
const OPEN_END =
  /\s(?:in|of|and|for|with|&|(?:credential|certificate|licen[cs]e) (?:id|no|number)\.?:?(?:\s+[A-Z0-9-]+-)?)$/i;

/** Joins wrapped lines. */
export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const tight = tightGap(lines);
  for (const line of lines) {
    const open = paragraphs.at(-1);
    if (
      open !== undefined &&
      open.text.length < LENGTH_MAX &&
      (continues(open, line) || isTight(open, line, tight))
    )
      append(open, line);
    else paragraphs.push({ ...line, segments: [...line.segments], isBody: isBody(line), lines: [line] });
  }
  return paragraphs;
}

/** The gap between wrapped lines, if paragraphs have a wider gap between them. */
function tightGap(lines: readonly Line[]): number {
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap > 0.9 && gap < NEAR_GAP);
  const least = Math.min(...gaps);
  return gaps.filter((gap) => gap > least * WIDER).length >= gaps.length * 0.4 ? least * 1.03 : 0;
}

/** In a narrow column: a line that looks like the line above and is closer to it than paragraphs are. */
function isTight(open: Paragraph, line: Line, tight: number): boolean {
  const last = open.lines.at(-1) as Line;
  return (
    line.gap <= tight &&
    !line.isBullet &&
    !line.startsColumn &&
    last.page === line.page &&
    last.segments.length === 1 &&
    line.segments.length === 1 &&
    last.color === line.color &&
    Math.abs(last.size - line.size) < 0.3 &&
    areNarrow(last, line)
  );
}

const areNarrow = (last: Line, line: Line): boolean =>
  last.edge - last.x < NARROW_WIDTH && last.bold === line.bold && !hasDate(last.text) && !hasDate(line.text);

function continues(open: Paragraph, line: Line): boolean {
  const last = open.lines.at(-1) as Line;
  if (line.isBullet || line.segments.length > 1 || isApart(last, line)) return false;
  if (/\p{Ll}[-‐]$/u.test(last.text) && /^\p{Ll}/u.test(line.text) && last.bold === line.bold) return true;
  if (line.text.endsWith(':') || (line.startsBold && open.startsBold && !open.bold)) return false;
  if (Math.abs(line.size - last.size) > 0.8 || (line.bold && !last.bold)) return false;
  return open.isBullet ? continuesBullet(open, last, line) : continuesText(open, last, line);
}

/** An empty line or a new column separates. The first column of the next page continues the text. */
const isApart = (last: Line, line: Line): boolean =>
  last.page === line.page && (line.startsColumn || line.gap > NEAR_GAP);

const continuesBullet = (open: Paragraph, last: Line, line: Line): boolean =>
  line.x >= open.x - INDENT &&
  (/^[\p{Ll}(,&/+%0-9]/u.test(line.text) || reaches(last, line) || line.x >= open.x - 1.5);

function continuesText(open: Paragraph, last: Line, line: Line): boolean {
  if (open.segments.length > 1 || /^\d/.test(line.text) || (!open.isBody && endsRow(last, line)))
    return false;
  const isList = /[,;&-]$/.test(last.text) && last.text.length > 40;
  if (OPEN_END.test(last.text) && (isList || last.bold === line.bold)) return true;
  const isNarrow = areNarrow(last, line);
  return (
    (open.isBody || isList || last.text.length > 60 || isNarrow) &&
    reaches(last, line, isNarrow && !open.isBody) &&
    Math.abs(line.x - last.x) < 20
  );
}

/** A date ends a table row, and every line with bars is a table row. */
const endsRow = (last: Line, line: Line): boolean =>
  ENDS_DATED.test(last.text) || [last, line].every(({ text }) => /\s\|\s/.test(text));

/** Whether the first word of the next line did not fit on this line. */
function reaches(last: Line, next: Line, isStrict = false): boolean {
  const wordLength = (next.text.split(' ')[0] ?? '').length;
  const letter = (last.right - last.x) / Math.max(1, last.text.length);
  if (isStrict) return last.right + wordLength * letter >= last.edge;
  const left = Math.min(last.x, next.x);
  return (
    last.right + (wordLength + 1) * letter * 1.05 >= last.edge - letter ||
    (last.right - left) / (last.edge - left) > REACH_SHARE + 0.1
  );
}

/** Whether a line is prose. Other lines may be a title, a company or a date. */
function isBody(line: Line): boolean {
  if (line.isBullet) return true;
  if (line.segments.length > 1 || line.bold) return false;
  const count = line.text.split(/\s+/).length;
  if (/[.!।]$/.test(line.text) && count >= SENTENCE_WORDS_MIN && !ABBREVIATION_END.test(line.text))
    return true;
  const reach = (line.right - line.x) / Math.max(1, line.edge - line.x);
  if (/^\p{Ll}/u.test(line.text) && count >= SENTENCE_WORDS_MIN && !/[|@]/.test(line.text)) return true;
  return count >= 9 && reach > REACH_SHARE && !/[|•·]/.test(line.text);
}

function append(open: Paragraph, line: Line): void {
  const joined = joinText(open.text, line.text);
  open.lines.push(line);
  open.text = joined;
  open.right = Math.max(open.right, line.right);
  const segment = open.segments.at(-1);
  if (segment !== undefined) segment.text = joinText(segment.text, line.text);
  if (!open.isBody && open.text.length > 120) open.isBody = true;
}

/** Rejoins a word that was hyphenated at the end of a line. */
export function joinText(above: string, below: string): string {
  if (/[\p{Lu}\d]-$/u.test(above) && /^[\p{Lu}\d]/u.test(below)) return above + below;
  const isHyphenated = /\p{Ll}[-\u00ad‐]$/u.test(above) && /^\p{Ll}/u.test(below);
  if (/\bid:?\s+[A-Z0-9-]+-$/i.test(above)) return above + below;
  return isHyphenated
    ? above.slice(0, -1) + below
    : /[/@_]$|\.$/.test(above) && /^https?:|^www/.test(above.split(' ').at(-1) ?? '')
      ? above + below
      : `${above} ${below}`;
}
