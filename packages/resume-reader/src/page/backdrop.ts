import { type Matrix, pointIn } from './matrix.ts';

type Painted = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Undefined for an image or a shading, whose color is unknown. */
  color: string | undefined;
};

/** Shapes beyond this count are charts and ornaments: backgrounds are drawn first. */
const SHAPES_MAX = 2000;
const SIDE_MIN = 3;
/** Two colors nearer than this (of 441) look the same. */
const DISTANCE_MIN = 24;

/** The shapes painted below the text, so white text on a dark rail does not count as hidden. */
export class Backdrop {
  readonly #shapes: Painted[] = [];

  /** @param box left, bottom, right and top in the units of `matrix` */
  paint(matrix: Matrix, box: readonly number[], color: string | undefined): void {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
    const corners = [
      pointIn(matrix, x0, y0),
      pointIn(matrix, x1, y1),
      pointIn(matrix, x0, y1),
      pointIn(matrix, x1, y0),
    ];
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const shape = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.max(...ys),
      bottom: Math.min(...ys),
      color,
    };
    if (shape.right - shape.left < SIDE_MIN || shape.top - shape.bottom < SIDE_MIN) return;
    if (this.#shapes.length < SHAPES_MAX) this.#shapes.push(shape);
  }

  /** Whether text of this color is visible against the background at a point. */
  shows(color: string, x: number, y: number): boolean {
    const below = this.#shapes.findLast(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= bottom && y <= top,
    );
    if (below !== undefined && below.color === undefined) return true;
    return distance(color, below?.color ?? '#ffffff') >= DISTANCE_MIN;
  }
}

function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0);
