import { PDFDocument, type RGB, rgb, setTextRenderingMode, StandardFonts, TextRenderingMode } from 'pdf-lib';
import type { Locality } from '@talaash/domain/locality/schema';

export const NOW = new Date('2026-01-15T00:00:00Z');

const PLACES = new Map([
  ['pune', 'Maharashtra'],
  ['mumbai', 'Maharashtra'],
  ['bengaluru', 'Karnataka'],
  ['chennai', 'Tamil Nadu'],
  ['hyderabad', 'Telangana'],
]);

/** A gazetteer of five cities. */
export function findPlace(text: string): Locality | undefined {
  const [name = '', state] = text.split(',').map((part) => part.trim());
  const found = PLACES.get(name.toLowerCase());
  if (found === undefined || (state !== undefined && state !== found)) return undefined;
  return { suburb: name, state: found, countryCode: 'IN' };
}

/** A text at a position, in points from the top left corner. */
export type Put = {
  text: string;
  x?: number;
  y: number;
  size?: number;
  bold?: boolean;
  color?: RGB;
  opacity?: number;
  /** Draws without ink, as text recognition does. */
  isInvisible?: boolean;
  /** Paints a dark box of this width and height below the text. */
  box?: readonly [number, number];
};

/** A PDF with one page for each list. */
export async function pdfOf(...pages: readonly (readonly Put[])[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const heavy = await document.embedFont(StandardFonts.HelveticaBold);
  for (const puts of pages) {
    const page = document.addPage([595, 842]);
    for (const {
      text,
      x = 50,
      y,
      size = 10,
      bold = false,
      color = rgb(0, 0, 0),
      opacity = 1,
      isInvisible = false,
      box,
    } of puts) {
      const mode = isInvisible ? TextRenderingMode.Invisible : TextRenderingMode.Fill;
      if (box !== undefined)
        page.drawRectangle({
          x: x - 5,
          y: 837 - y,
          width: box[0],
          height: box[1],
          color: rgb(0.1, 0.15, 0.2),
        });
      page.pushOperators(setTextRenderingMode(mode));
      page.drawText(text, { x, y: 842 - y, size, font: bold ? heavy : plain, color, opacity });
    }
  }
  return document.save({ useObjectStreams: false });
}

/** A whole resume, typed line by line. A line that starts with "# " is a heading. */
export const typed = (lines: readonly string[]): Put[] =>
  lines.map((line, at) => {
    const isHeading = line.startsWith('# ');
    const text = isHeading ? line.slice(2) : line;
    return { text, y: 50 + at * 16, size: at === 0 ? 20 : isHeading ? 13 : 10, bold: at === 0 || isHeading };
  });

export const SMALL_RESUME = [
  'Asha Kulkarni',
  'Software Engineer',
  'asha.kulkarni@example.in | +91 98220 11223 | Pune, Maharashtra',
  '# SUMMARY',
  'Backend engineer with 6 years of experience in payments.',
  '# EXPERIENCE',
  'Senior Software Engineer, Infosys Limited, Pune',
  'Jan 2021 - Present',
  '- Built the settlement service in Java.',
  'Software Engineer, Wipro, Chennai',
  'Jul 2018 - Dec 2020',
  '- Wrote reports for a bank.',
  '# EDUCATION',
  'B.Tech in Computer Science, Savitribai Phule Pune University',
  'Jul 2014 - May 2018',
  '# SKILLS',
  'Java, Spring Boot, Kafka, PostgreSQL',
];
