import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { FreeAnswer } from './free-1.ts';

/** A resume written by one hand before the reader's rules had seen anything like it. `by` is the program that prints it. */
export type Blind = {
  key: string;
  by: 'chromium' | 'writer' | 'tex' | 'pdf-lib';
  source: string;
  expected: FreeAnswer;
};

const [WIDTH, HEIGHT, MARGIN] = [595, 842, 50];

/** Draws lines such as `B12|Company%400%2019`: bold or not, the size, and texts with the left edge of the next one. */
export async function drawnLines(source: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const plain = await document.embedFont(StandardFonts.TimesRoman);
  const bold = await document.embedFont(StandardFonts.TimesRomanBold);
  const page = document.addPage([WIDTH, HEIGHT]);
  let y = HEIGHT - MARGIN;
  for (const line of source.split('\n')) {
    const [style = '', text = ''] = line.split('|', 1).concat(line.slice(line.indexOf('|') + 1));
    const size = Number(style.slice(1));
    const font = style.startsWith('B') ? bold : plain;
    const parts = text.split(/%(\d+)%/);
    for (let at = 0; at < parts.length; at += 2)
      page.drawText(parts[at] ?? '', { x: at === 0 ? MARGIN : Number(parts[at - 1]), y, size, font });
    y -= size * (style.startsWith('B') ? 1.7 : 1.4);
  }
  return document.save();
}
