import { MARKDOWN_LEVELS_MAX, MARKDOWN_TABLE_CELLS_MAX, MARKDOWN_UNDERLINES_MAX } from './limit.ts';

export const MARKDOWN_SENTENCES = {
  levels: `Lists, quotes and marks such as ** and _ must not nest more than ${MARKDOWN_LEVELS_MAX} levels deep`,
  cells: `Tables must have no more than ${MARKDOWN_TABLE_CELLS_MAX} cells`,
  underlines: `Must have no more than ${MARKDOWN_UNDERLINES_MAX} lines of only = or -`,
} as const;

/** Shown in the place of an editor that failed. */
export const EDITOR_FAILED_SENTENCE = 'An error was thrown.';
