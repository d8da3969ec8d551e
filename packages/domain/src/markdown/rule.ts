import { MARKDOWN_LEVELS_MAX, MARKDOWN_TABLE_CELLS_MAX, MARKDOWN_UNDERLINES_MAX } from './limit.ts';
import { listLevels } from './list-level.ts';
import { markLevels } from './mark-level.ts';
import { tableCells } from './table-cell.ts';
import { MARKDOWN_SENTENCES } from './words.ts';

/**
 * Why a Markdown text would take too long to render; undefined if it would not. The parser needs a stack frame and reads the line
 * again for each level, scans backwards at an underline, and fills up table rows. This rule reads each line a fixed number of
 * times, and never underestimates the parser.
 */
export function markdownRefusal(markdown: string): string | undefined {
  const lines = markdown.split(LINE_END);
  if (listLevels(lines) > MARKDOWN_LEVELS_MAX) return MARKDOWN_SENTENCES.levels;
  if (markLevels(lines) > MARKDOWN_LEVELS_MAX) return MARKDOWN_SENTENCES.levels;
  if (tableCells(lines) > MARKDOWN_TABLE_CELLS_MAX) return MARKDOWN_SENTENCES.cells;
  if (underlines(lines) > MARKDOWN_UNDERLINES_MAX) return MARKDOWN_SENTENCES.underlines;
  return undefined;
}

const LINE_END = /\r\n|\n|\r/;

/** A line that makes a heading of the text above it. */
const UNDERLINE = /^[\s>]*(?:=+|-+)\s*$/;

const underlines = (lines: readonly string[]): number => lines.filter((line) => UNDERLINE.test(line)).length;
