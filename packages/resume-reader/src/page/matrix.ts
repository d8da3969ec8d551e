/** a, b, c, d, e, f of a PDF transformation. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
export const combined = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const pointIn = (m: Matrix, x: number, y: number): readonly [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** The matrix in an operator's arguments; undefined if they are not a matrix. */
export function matrixOf(value: unknown): Matrix | undefined {
  const numbers = ArrayBuffer.isView(value) ? Array.from(value as unknown as ArrayLike<number>) : value;
  if (!Array.isArray(numbers) || numbers.length < 6) return undefined;
  const six = numbers.slice(0, 6).map(Number);
  return six.every(Number.isFinite) ? (six as unknown as Matrix) : undefined;
}
