const HEADER = '%PDF-';
const TRAILER_BYTES = 2048;
const TRAILER = /startxref\s+(\d+)\s+%%EOF/g;

/** Whether a content is a whole PDF: its header, and its trailer pointing into the file. One that was cut off has none. */
export function isPdf(content: Buffer): boolean {
  if (content.toString('latin1', 0, HEADER.length) !== HEADER) return false;
  const end = content.toString('latin1', Math.max(0, content.length - TRAILER_BYTES));
  const place = [...end.matchAll(TRAILER)].at(-1)?.[1];
  return place !== undefined && Number(place) > 0 && Number(place) < content.length;
}
