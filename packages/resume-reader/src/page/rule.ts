import { type Matrix, pointIn } from './matrix.ts';

/** A drawn vertical line, such as the border of a table's cell. */
export type Rule = { x: number; top: number; bottom: number };

export const RULES_MAX = 3000;
const LENGTH_MIN = 6;
const [MOVE, LINE, CURVE, QUADRATIC, CLOSE] = [0, 1, 2, 3, 4];
const ARGUMENTS = new Map([
  [MOVE, 2],
  [LINE, 2],
  [CURVE, 6],
  [QUADRATIC, 4],
  [CLOSE, 0],
]);

/** The vertical lines of a path (a list of codes and coordinates). */
export function rulesIn(path: ArrayLike<number>, matrix: Matrix, pageHeight: number): Rule[] {
  const rules: Rule[] = [];
  let from: readonly [number, number] | undefined;
  for (let at = 0; at < path.length && rules.length < RULES_MAX; ) {
    const code = path[at] as number;
    const count = ARGUMENTS.get(code);
    if (count === undefined) break;
    const to =
      count === 0 ? from : pointIn(matrix, path[at + count - 1] as number, path[at + count] as number);
    if (code === LINE && from !== undefined && to !== undefined && Math.abs(from[0] - to[0]) < 0.5) {
      const [y1, y2] = [pageHeight - from[1], pageHeight - to[1]];
      if (Math.abs(y1 - y2) >= LENGTH_MIN)
        rules.push({ x: to[0], top: Math.min(y1, y2), bottom: Math.max(y1, y2) });
    }
    from = to;
    at += count + 1;
  }
  return rules;
}
