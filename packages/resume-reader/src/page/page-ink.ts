import { OPS } from 'unpdf/pdfjs';
import { Backdrop } from './backdrop.ts';
import { type Dot, drawnBullets, isDot } from './drawn-bullet.ts';
import type { Ink, PageInk } from './ink.ts';
import { combined, type Matrix, pointIn } from './matrix.ts';
import { type Rule, RULES_MAX, rulesIn } from './rule.ts';
import { STATE_CHANGES } from './state-change.ts';
import { type Font, TextState } from './text-state.ts';

type Glyph = { unicode?: string; width?: number; isSpace?: boolean };
export type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] };
export type PageBox = { width: number; height: number; left: number; bottom: number };

/** Smaller text is meant to be invisible. */
const SIZE_MIN = 3;
/** Maximum letters on a page. A page of small print has 10,000. */
export const LETTERS_MAX = 200_000;
/** Of the three text rendering modes without ink, 3 is the one used in practice; 7 only clips. */
const INVISIBLE_MODES = new Set([3, 7]);
const ALPHA_MIN = 0.06;
const FILLS = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]);
const UNKNOWN_PAINT = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]);
/** TeX bitmap fonts do not map these codes to letters; elsewhere the codes are not letters. */
const TEX_SIGNS: Readonly<Record<string, string>> = {
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\u000d': 'fl',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u0015': '–',
  '\u0016': '—',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
  '\u0088': '•',
};
const UNIT_BOX = [0, 0, 1, 1];
const INDIC = /[\u0900-\u0dff]/;
const LOST_MIN = 4;

/** Runs the operators of a page and collects each visible letter with its position. */
export class PageReader {
  readonly #box: PageBox;
  readonly #fontOf: (id: string) => Font;
  readonly #state: TextState;
  readonly #backdrop = new Backdrop();
  readonly #letters: Ink[] = [];
  readonly #dots: Dot[] = [];
  readonly #rules: Rule[] = [];
  #hiddenCount = 0;
  /** Whether the file replaces text by other text, which the library does not report. */
  #isReplaced = false;
  #lostCount = 0;

  constructor(box: PageBox, fontOf: (id: string) => Font) {
    this.#box = box;
    this.#fontOf = fontOf;
    this.#state = new TextState([1, 0, 0, 1, -box.left, -box.bottom]);
  }

  read({ fnArray, argsArray }: Operators): PageInk {
    for (const [at, operator] of fnArray.entries()) {
      const found = argsArray[at];
      const args = Array.isArray(found) ? (found as unknown[]) : ArrayBuffer.isView(found) ? [found] : [];
      this.#apply(operator, args, found);
      if (this.#letters.length >= LETTERS_MAX) break;
    }
    const { width, height } = this.#box;
    const letters = [...this.#letters, ...drawnBullets(this.#dots, this.#letters)];
    return {
      width,
      height,
      letters,
      rules: this.#rules,
      hiddenCount: this.#hiddenCount,
      hasLostLetters: this.#lostCount >= LOST_MIN,
    };
  }

  #apply(operator: number, args: readonly unknown[], whole: unknown): void {
    const { now } = this.#state;
    const change = STATE_CHANGES.get(operator);
    if (change !== undefined) change(this.#state, args, whole);
    else if (operator === OPS.setFont) {
      now.font = this.#fontOf(String(args[0]));
      now.size = Number(args[1]) || 0;
    } else if (operator === OPS.showText) this.#show(args[0]);
    else if (operator === OPS.beginMarkedContentProps) this.#isReplaced = args[0] === 'Span';
    else if (operator === OPS.endMarkedContent) this.#isReplaced = false;
    else if (operator === OPS.constructPath) this.#paintPath(args);
    else if (operator === OPS.shadingFill)
      this.#backdrop.paint(now.matrix, [-1e4, -1e4, 1e4, 1e4], undefined);
    else if (UNKNOWN_PAINT.has(operator)) this.#backdrop.paint(now.matrix, UNIT_BOX, undefined);
  }

  #paintPath([operator, paths, area]: readonly unknown[]): void {
    if (Number(operator) !== OPS.endPath) this.#readRules(paths);
    if (!FILLS.has(Number(operator))) return;
    const box = ArrayBuffer.isView(area) ? Array.from(area as unknown as ArrayLike<number>) : [];
    if (box.length === 4 && this.#state.now.alpha > 0.5) this.#paintShape(box);
  }

  #readRules(paths: unknown): void {
    for (const path of Array.isArray(paths) ? (paths as unknown[]) : []) {
      if (!ArrayBuffer.isView(path) || this.#rules.length >= RULES_MAX) continue;
      const found = rulesIn(path as unknown as ArrayLike<number>, this.#state.now.matrix, this.#box.height);
      for (const rule of found) if (this.#rules.length < RULES_MAX) this.#rules.push(rule);
    }
  }

  #paintShape(box: readonly number[]): void {
    const { now } = this.#state;
    const [left, bottom] = pointIn(now.matrix, box[0] ?? 0, box[1] ?? 0);
    const [right, top] = pointIn(now.matrix, box[2] ?? 0, box[3] ?? 0);
    const isSmall = isDot(Math.abs(right - left), Math.abs(top - bottom));
    if (isSmall) this.#dots.push({ x: (left + right) / 2, y: this.#box.height - (top + bottom) / 2 });
    else this.#backdrop.paint(now.matrix, box, now.color);
  }

  #show(glyphs: unknown): void {
    const state = this.#state;
    const { now } = state;
    if (!Array.isArray(glyphs)) return;
    for (const glyph of glyphs as (Glyph | number | null)[]) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        state.advance((-glyph / 1000) * now.size * now.stretch);
        continue;
      }
      const width = (glyph.width ?? 0) * now.font.widthUnit * now.size;
      const spacing = now.charSpacing + (glyph.isSpace ? now.wordSpacing : 0);
      if (glyph.unicode !== undefined && glyph.unicode !== '') this.#put(glyph.unicode, width * now.stretch);
      state.advance((width + spacing) * now.stretch);
    }
  }

  #put(written: string, width: number): void {
    const { now, textMatrix } = this.#state;
    const whole: Matrix = combined(now.matrix, textMatrix);
    const [x, y] = pointIn(whole, 0, now.rise);
    const [right] = pointIn(whole, width, now.rise);
    const size = Math.abs(now.size) * Math.hypot(whole[2], whole[3]);
    const text = (TEX_SIGNS[written] ?? written).normalize('NFKC');
    // Text turned by 90 degrees is an ornament in the margin.
    const isTurned = Math.abs(whole[1]) > Math.abs(whole[0]);
    if (!Number.isFinite(x + y + right + size) || isTurned) return;
    if (this.#isReplaced && INDIC.test(text)) this.#lostCount += 1;
    if (text.trim() !== '' && !this.#isSeen(x, y, size, right)) {
      this.#hiddenCount += 1;
      return;
    }
    if (size < SIZE_MIN) return;
    const color = now.color ?? '';
    const left = Math.min(x, right);
    const box = { x: left, y: this.#box.height - y, width: Math.abs(right - x), size };
    if (this.#letters.length < LETTERS_MAX) this.#letters.push({ text, ...box, bold: now.font.bold, color });
  }

  #isSeen(x: number, y: number, size: number, right: number): boolean {
    const { now } = this.#state;
    const { width, height } = this.#box;
    if (size < SIZE_MIN || INVISIBLE_MODES.has(now.mode) || now.alpha < ALPHA_MIN) return false;
    const isOff = right < 0 || x > width || y < -size || y > height;
    if (isOff) return false;
    // A stroke has its own color, and a pattern has several.
    if (now.color === undefined || now.mode === 1 || now.mode === 2) return true;
    return this.#backdrop.shows(now.color, (x + right) / 2, y + size * 0.3);
  }
}
