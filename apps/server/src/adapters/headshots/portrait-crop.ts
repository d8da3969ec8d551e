/** Gray values by row: 255 where the person is. */
export type Mask = { width: number; height: number; data: Uint8Array };

export type Crop = { left: number; top: number; side: number };

const isPerson = (value: number) => value >= 128;

/** The smallest and largest share of a picture that can be a person. Outside, the mask found nobody. */
const PERSON_SHARE = { min: 0.02, max: 0.97 };

/** A row with less of the person than this share of the width is noise. */
const ROW_SHARE_MIN = 0.02;

/** The upper part of the person that shows how wide a head is at most, as a share of the height. */
const HEAD_PART = 0.25;

/** How far below the top of the head the shoulders are looked for, in widths of the head. */
const SHOULDERS_WITHIN = 2;

/** The square is a little wider than the shoulders. Above the head stays this share of it. */
const SIDE_OF_SHOULDERS = 1.1;
const ABOVE_HEAD = 0.12;

/** The part of the square, from the top of the head on, whose middle is the middle of the face. */
const FACE_PART = 0.35;

/** A smaller square would show its pixels. */
const SIDE_OF_PICTURE_MIN = 0.25;

/** The square with head and shoulders. Undefined if the mask shows nobody. */
export function portraitCrop(mask: Mask): Crop | undefined {
  const rows = readRows(mask);
  const people = rows.reduce((sum, row) => sum + row.count, 0) / (mask.width * mask.height);
  if (people < PERSON_SHARE.min || people > PERSON_SHARE.max) return undefined;
  const isFull = ({ count }: Row) => count >= mask.width * ROW_SHARE_MIN;
  const head = rows.findIndex((row, at) => isFull(row) && rows.slice(at, at + 3).every(isFull));
  const foot = rows.findLastIndex(isFull);
  if (head === -1 || foot <= head) return undefined;
  const widest = (count: number) =>
    Math.max(...rows.slice(head, head + Math.ceil(count)).map(({ first, last }) => last - first + 1));
  const shoulders = widest(widest((foot - head + 1) * HEAD_PART) * SHOULDERS_WITHIN);
  const sideMax = Math.min(mask.width, mask.height);
  const side = Math.round(clamp(shoulders * SIDE_OF_SHOULDERS, sideMax * SIDE_OF_PICTURE_MIN, sideMax));
  const face = rows.slice(head, head + Math.ceil(side * FACE_PART));
  const pixels = face.reduce((sum, { count }) => sum + count, 0);
  const middle = face.reduce((sum, row) => sum + row.sum, 0) / pixels;
  return {
    side,
    left: Math.round(clamp(middle - side / 2, 0, mask.width - side)),
    top: Math.round(clamp(head - side * ABOVE_HEAD, 0, mask.height - side)),
  };
}

/** `first` and `last` are columns of the person, `sum` adds all of them up. */
type Row = { count: number; first: number; last: number; sum: number };

function readRows({ width, height, data }: Mask): Row[] {
  return Array.from({ length: height }, (_, y) => {
    const row: Row = { count: 0, first: 0, last: -1, sum: 0 };
    for (let x = 0; x < width; x += 1) {
      if (!isPerson(data[y * width + x] ?? 0)) continue;
      if (row.count === 0) row.first = x;
      row.last = x;
      row.count += 1;
      row.sum += x;
    }
    return row;
  });
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));
