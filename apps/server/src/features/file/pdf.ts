import { open } from 'node:fs/promises';

const HEADER = '%PDF-';
const TRAILER_BYTES = 2048;
const TRAILER = /startxref\s+(\d+)\s+%%EOF/g;

/** Whether the file is a complete PDF: it has the header, and a trailer that points into the file. */
export async function isPdf(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const textAt = async (position: number, bytes: number) => {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(bytes), position });
      return buffer.toString('latin1', 0, bytesRead);
    };
    if ((await textAt(0, HEADER.length)) !== HEADER) return false;
    const end = await textAt(Math.max(0, size - TRAILER_BYTES), TRAILER_BYTES);
    const offset = [...end.matchAll(TRAILER)].at(-1)?.[1];
    return offset !== undefined && Number(offset) > 0 && Number(offset) < size;
  } finally {
    await handle.close();
  }
}
