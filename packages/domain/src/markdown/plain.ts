/** Some of the patterns below take quadratic time, so a longer line is read in pieces. */
const PIECE_LENGTH_MAX = 500;

/** A line that only draws: a rule, the line under a heading, the line between the head and the rows of a table, a fence. */
const DRAWING = /^[ \t]*(?:(?:[-*_=][ \t]*){3,}|\|?[ \t]*:?-{2,}[-:| \t]*|(?:`{3,}|~{3,})[\w+-]*)[ \t]*$/;

/** What begins a line: the depth of a quote, a heading, the mark of a list. */
const HEADING = /^[ \t]*#{1,6}[ \t]+(.*?)[ \t]*#*$/;
const BULLET = /^([ \t]*)[-*+][ \t]+(?:\[[ xX]\][ \t]+)?/;

/**
 * A Markdown text without its marks, line by line: for places without Markdown, and until it is rendered. It does not parse, so
 * it never fails and is cheap. A mark inside a word stays.
 */
export function plainText(markdown: string): string {
  return markdown
    .split(/\r\n|\n|\r/)
    .filter((line) => line.length > PIECE_LENGTH_MAX || !DRAWING.test(line))
    .map(plainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function plainLine(line: string): string {
  const pieces: string[] = [];
  for (let from = 0; from < line.length; from += PIECE_LENGTH_MAX)
    pieces.push(withoutMarks(line.slice(from, from + PIECE_LENGTH_MAX), from === 0));
  return pieces.join('');
}

function withoutMarks(piece: string, isBeginning: boolean): string {
  const trimmed = isBeginning
    ? piece
        .replace(/^[ \t]*(?:>[ \t]?)+/, '')
        .replace(HEADING, '$1')
        .replace(BULLET, '$1• ')
    : piece;
  const cells = /^[ \t]*\|.*\|[ \t]*$/.test(trimmed)
    ? trimmed.replace(/[ \t]*\|[ \t]*/g, '  ').trim()
    : trimmed;
  return cells
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<(https?:\/\/[^\s>]+)>/g, '$1')
    .replace(/(\*\*|__|~~|`+)/g, '')
    .replace(/(?<![\w\\])[*_](?=\S)|(?<=[^\s\\])[*_](?!\w)/g, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1');
}

/** No list shows more of a text. */
const LINE_LENGTH_MAX = 500;

/** The start of a Markdown text as plain text on one line, for lists, which truncate it. A heading ends with a colon. */
export const plainLineOf = (markdown: string): string =>
  plainText(markdown.slice(0, LINE_LENGTH_MAX).replace(/^([ \t]*#{1,6}[ \t]+.*[^\s#:.!?])[ \t#]*$/gm, '$1:'))
    .replace(/^[ \t]*(?:•|\d+[.)])[ \t]+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
