import { MARKDOWN_LEVELS_MAX } from './limit.ts';

/** What begins a list item or a footnote, at one position of a line. */
const LIST_MARKER = /(?:[-+*]|\d{1,9}[.)])(?= |$)|\[\^(?:[^\s\\[\]]|\\.)+\]:/y;

const TAB_WIDTH = 4;

/**
 * The nesting depth of lists, quotes and footnotes. Items that may still be open count as open: whether a line continues a
 * paragraph or starts an item depends on more than this rule reads. It counts at most one over the limit.
 */
export function listLevels(lines: readonly string[]): number {
  let openColumns: number[] = [];
  let levels = 0;
  for (const line of lines) {
    const { quotes, lastQuote, columns, isBullet } = lineStart(line);
    const column = columns[0] ?? lastQuote;
    if (column === undefined) continue;
    const outer = openColumns.filter((open) => open < column).length;
    levels = Math.max(levels, quotes + columns.length + outer);
    if (levels > MARKDOWN_LEVELS_MAX) break;
    // A bullet near the edge begins an item whatever came before it. It ends the items that are further right.
    if (isBullet && column < TAB_WIDTH) openColumns = openColumns.filter((open) => open < column);
    openColumns = [...new Set([...openColumns, ...columns])];
  }
  return levels;
}

interface LineStart {
  quotes: number;
  lastQuote: number | undefined;
  /** Where the markers of list items stand. */
  columns: number[];
  /** Whether the line begins with a bullet before a text. */
  isBullet: boolean;
}

/** The markers that a line begins with. */
function lineStart(typed: string): LineStart {
  const line = typed.includes('\t') ? withoutTabs(typed) : typed;
  const breakStart = thematicBreakStart(line);
  const start: LineStart = { quotes: 0, lastQuote: undefined, columns: [], isBullet: false };
  for (let at = 0; at < line.length; ) {
    const character = line[at];
    if (character === ' ') at += 1;
    else if (character === '>') {
      start.quotes += 1;
      start.lastQuote = at;
      at += 1;
    } else {
      LIST_MARKER.lastIndex = at;
      const marker = at >= breakStart ? undefined : LIST_MARKER.exec(line)?.[0];
      if (marker === undefined) break;
      if (start.quotes + start.columns.length === 0)
        start.isBullet = /^[-+*]/.test(marker) && /\S/.test(line.slice(at + 1));
      start.columns.push(at);
      at += marker.length;
    }
    if (start.quotes + start.columns.length > MARKDOWN_LEVELS_MAX) break;
  }
  return start;
}

function withoutTabs(line: string): string {
  let spaced = '';
  for (const part of line.split('\t')) {
    spaced += part;
    spaced += ' '.repeat(TAB_WIDTH - (spaced.length % TAB_WIDTH));
  }
  return spaced;
}

/** From where on the line can only be a thematic break, such as `- - -`; its length when it is none. */
function thematicBreakStart(line: string): number {
  const end = line.trimEnd();
  const marker = end.at(-1);
  if (marker !== '-' && marker !== '*') return line.length;
  let start = end.length;
  let count = 0;
  for (let at = end.length - 1; at >= 0 && (end[at] === marker || end[at] === ' '); at -= 1) {
    if (end[at] !== marker) continue;
    count += 1;
    // Fewer than three markers are items.
    if (count >= 3) start = at;
  }
  return start;
}
