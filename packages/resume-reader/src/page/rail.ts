import { MONTH_NAME } from '../words/date.ts';
import { isBulletSign, type Line, type Segment } from './line.ts';

const OPEN_END = new RegExp(`(?:[-–—]|\\b(?:to|till|until|${MONTH_NAME})\\.?)$`, 'iu');
const REST = new RegExp(
  `^(?:(?:19|20)\\d{2}|\\d{1,2}[./-]\\d{4}|${MONTH_NAME}|present|current|till|now|ongoing|[-–—]|to\\b)`,
  'iu',
);
const SAME_X = 3;
const SEGMENT_LENGTH_MAX = 30;

/** Joins a date range that a narrow rail breaks over two rows. */
export function withJoinedRail(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const start = above?.segments[0];
    const [rest, ...others] = line.segments;
    const isRest =
      above !== undefined &&
      start !== undefined &&
      rest !== undefined &&
      isRestOf(start, rest) &&
      line.page === above.page;
    if (!isRest || above === undefined || start === undefined || rest === undefined) {
      joined.push(line);
      continue;
    }
    setSegments(above, [{ ...start, text: `${start.text} ${rest.text}` }, ...above.segments.slice(1)]);
    if (others.length > 0) joined.push(withoutRail(line, others));
  }
  return joined;
}

const isRestOf = (start: Segment, rest: Segment): boolean =>
  start.text.length <= SEGMENT_LENGTH_MAX &&
  rest.text.length <= SEGMENT_LENGTH_MAX &&
  (Math.abs(start.x - rest.x) < SAME_X || Math.abs(start.right - rest.right) < SAME_X) &&
  /\d{2}/.test(start.text) &&
  OPEN_END.test(start.text) &&
  REST.test(rest.text);

function withoutRail(line: Line, segments: Segment[]): Line {
  const next = { ...line };
  const [first, ...others] = segments;
  const [sign = '', ...words] = (first?.text ?? '').split(' ');
  const isBullet = first !== undefined && words.length > 0 && isBulletSign(sign);
  setSegments(next, isBullet ? [{ ...first, text: words.join(' ') }, ...others] : segments);
  return { ...next, isBullet, x: segments[0]?.x ?? line.x, bold: false, startsBold: first?.bold ?? false };
}

function setSegments(line: Line, segments: Segment[]): void {
  line.segments = segments;
  line.text = segments.map(({ text }) => text).join('  ');
}
