import type { Ink } from './ink.ts';

/** The center of a small drawn shape. */
export type Dot = { x: number; y: number };

const DOTS_MAX = 600;
const SIDE_MIN = 1.5;
const SIDE_MAX = 7.5;
/** The distance from a bullet to its text is at most this many font sizes. */
const BEFORE_MAX = 3.5;

/** Whether a shape may be a bullet: browsers print bullets as shapes. */
export const isDot = (width: number, height: number): boolean =>
  width >= SIDE_MIN &&
  width <= SIDE_MAX &&
  height >= SIDE_MIN &&
  height <= SIDE_MAX &&
  Math.abs(width - height) < 1.5;

/** The dots that are bullets: text follows in the same row, and none comes just before. */
export function drawnBullets(dots: readonly Dot[], letters: readonly Ink[]): Ink[] {
  const byRow = new Map<number, Ink[]>();
  for (const letter of letters) {
    const row = Math.round(letter.y);
    const inRow = byRow.get(row);
    if (inRow === undefined) byRow.set(row, [letter]);
    else inRow.push(letter);
  }
  return dots.slice(0, DOTS_MAX).flatMap((dot) => bulletOf(dot, byRow) ?? []);
}

function bulletOf({ x, y }: Dot, byRow: ReadonlyMap<number, Ink[]>): Ink | undefined {
  let next: Ink | undefined;
  for (let row = Math.floor(y); row <= y + 14; row += 1) {
    for (const letter of byRow.get(row) ?? []) {
      const rise = (letter.y - y) / letter.size;
      if (rise < 0.1 || rise > 0.6) continue;
      const distance = letter.x - x;
      if (distance < 0 && distance > -BEFORE_MAX * 2 * letter.size) return undefined;
      if (distance > 0 && distance < BEFORE_MAX * letter.size && (next === undefined || letter.x < next.x))
        next = letter;
    }
  }
  return next && { ...next, text: '•', x: x - 1, width: 2, bold: false };
}
