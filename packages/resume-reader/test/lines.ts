import type { Line, Segment } from '../src/page/line.ts';
import type { Paragraph } from '../src/section/paragraph.ts';

const CELL_WIDTH = 130;
const LETTER_WIDTH = 5;

/** A line with separate cells, such as `['Software Engineer', 'Jan 2021 - Present']`. */
export function lineOf(cells: readonly string[], look: Partial<Line> = {}): Line {
  const segments: Segment[] = cells.map((text, at) => {
    const x = 50 + at * CELL_WIDTH;
    return { text, x, right: x + text.length * LETTER_WIDTH, bold: look.bold ?? false };
  });
  return {
    page: 1,
    y: 0,
    x: 50,
    right: segments.at(-1)?.right ?? 50,
    size: 10,
    bold: false,
    startsBold: look.bold ?? false,
    color: '#000000',
    text: cells.join('  '),
    segments,
    isBullet: false,
    gap: 1.4,
    edge: 550,
    startsColumn: false,
    ...look,
  };
}

/** A paragraph of one line. The prefix `- ` makes it a list item, `. ` makes it prose. */
export function paragraphOf(written: string, look: Partial<Line> = {}): Paragraph {
  const [, sign = '', text = ''] = /^([-.] )?(.*)$/su.exec(written) ?? [];
  const line = lineOf(text.split(' ¦ '), { ...look, isBullet: sign === '- ' });
  return { ...line, isBody: sign !== '', lines: [line] };
}
