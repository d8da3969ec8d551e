import { OPS } from 'unpdf/pdfjs';
import { IDENTITY, matrixOf } from './matrix.ts';
import type { TextState } from './text-state.ts';

/** The effect of an operator on the state. `whole`: the raw arguments, for operators that pass no list. */
type Change = (state: TextState, args: readonly unknown[], whole: unknown) => void;

/** An operator with up to two numbers. */
const numeric =
  (change: (state: TextState, first: number, second: number) => void): Change =>
  (state, [first, second]) =>
    change(state, Number(first) || 0, Number(second) || 0);

/** The operators that set the position and the look of text. */
export const STATE_CHANGES: ReadonlyMap<number, Change> = new Map<number, Change>([
  [OPS.save, (state) => state.save()],
  [OPS.restore, (state) => state.restore()],
  [
    OPS.paintFormXObjectBegin,
    (state, [matrix]) => {
      state.save();
      state.transform(matrixOf(matrix) ?? IDENTITY);
    },
  ],
  [OPS.paintFormXObjectEnd, (state) => state.restore()],
  [OPS.transform, (state, [first], whole) => state.transform(matrixOf(whole) ?? matrixOf(first) ?? IDENTITY)],
  [OPS.beginText, (state) => state.setTextMatrix(IDENTITY)],
  [
    OPS.setTextMatrix,
    (state, [first], whole) => state.setTextMatrix(matrixOf(first) ?? matrixOf(whole) ?? IDENTITY),
  ],
  [OPS.moveText, numeric((state, x, y) => state.moveText(x, y))],
  [
    OPS.setLeadingMoveText,
    numeric((state, x, y) => {
      state.now.leading = -y;
      state.moveText(x, y);
    }),
  ],
  [OPS.nextLine, (state) => state.moveText(0, -state.now.leading)],
  [OPS.setCharSpacing, numeric(({ now }, spacing) => (now.charSpacing = spacing))],
  [OPS.setWordSpacing, numeric(({ now }, spacing) => (now.wordSpacing = spacing))],
  [OPS.setHScale, numeric(({ now }, percent) => (now.stretch = percent / 100))],
  [OPS.setLeading, numeric(({ now }, leading) => (now.leading = -leading))],
  [OPS.setTextRise, numeric(({ now }, rise) => (now.rise = rise))],
  [OPS.setTextRenderingMode, numeric(({ now }, mode) => (now.mode = mode))],
  [OPS.setFillRGBColor, ({ now }, args) => (now.color = colorOf(args))],
  [OPS.setFillColorN, ({ now }) => (now.color = undefined)],
  [OPS.setFillTransparent, ({ now }) => (now.alpha = 0)],
  [
    OPS.setGState,
    ({ now }, [entries]) => {
      for (const entry of Array.isArray(entries) ? (entries as unknown[][]) : [])
        if (entry[0] === 'ca') now.alpha = Number(entry[1]);
    },
  ],
]);

function colorOf(args: readonly unknown[]): string | undefined {
  const [first] = args;
  if (typeof first === 'string') return /^#[\da-f]{6}$/i.test(first) ? first : undefined;
  const channels = ArrayBuffer.isView(first)
    ? Array.from(first as unknown as ArrayLike<number>)
    : args.map(Number);
  if (channels.length < 3) return undefined;
  return `#${channels
    .slice(0, 3)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;
}
