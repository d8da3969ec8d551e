const HEADER = '%PDF-';
const TRAILER_BYTES = 2048;
const TRAILER = /startxref\s+(\d+)\s+%%EOF/g;

/** Whether the content is a complete PDF: it has the header, and a trailer that points into the file. */
export function isPdf(content: Buffer): boolean {
  if (content.toString('latin1', 0, HEADER.length) !== HEADER) return false;
  const end = content.toString('latin1', Math.max(0, content.length - TRAILER_BYTES));
  const offset = [...end.matchAll(TRAILER)].at(-1)?.[1];
  return offset !== undefined && Number(offset) > 0 && Number(offset) < content.length;
}
