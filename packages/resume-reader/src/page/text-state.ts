import { combined, IDENTITY, type Matrix } from './matrix.ts';

export type Font = { bold: boolean; widthUnit: number; isVertical: boolean };

/** The part that the save and restore operators keep. */
export type Graphics = {
  matrix: Matrix;
  color: string | undefined;
  alpha: number;
  mode: number;
  font: Font;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
};

const NO_FONT: Font = { bold: false, widthUnit: 0.001, isVertical: false };
const DEPTH_MAX = 256;

/** The part of a PDF's graphics state that sets the position and the look of text. */
export class TextState {
  now: Graphics;
  textMatrix: Matrix = IDENTITY;
  lineMatrix: Matrix = IDENTITY;
  readonly #saved: Graphics[] = [];
  /** Does not store deeper states, but counts them so that each restore matches its own save. */
  #unsaved = 0;

  constructor(matrix: Matrix) {
    this.now = {
      matrix,
      color: '#000000',
      alpha: 1,
      mode: 0,
      font: NO_FONT,
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      stretch: 1,
      leading: 0,
      rise: 0,
    };
  }

  save(): void {
    if (this.#saved.length < DEPTH_MAX) this.#saved.push({ ...this.now });
    else this.#unsaved += 1;
  }

  restore(): void {
    if (this.#unsaved > 0) {
      this.#unsaved -= 1;
      return;
    }
    const saved = this.#saved.pop();
    if (saved !== undefined) this.now = saved;
  }

  transform(matrix: Matrix): void {
    this.now.matrix = combined(this.now.matrix, matrix);
  }

  setTextMatrix(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.lineMatrix = matrix;
  }

  moveText(x: number, y: number): void {
    this.setTextMatrix(combined(this.lineMatrix, [1, 0, 0, 1, x, y]));
  }

  advance(x: number): void {
    this.textMatrix = combined(this.textMatrix, [1, 0, 0, 1, x, 0]);
  }
}
