import { type PDFFont, PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { allSkills, range, type Template } from './layout.ts';
import type { Person } from './person.ts';

const MARGIN = 56;
const [WIDTH, HEIGHT] = [595, 842];

/** Draws as word processors write: runs split inside words, each placed on its own, some in a strange order. */
class Pen {
  y = HEIGHT - MARGIN;
  page: PDFPage;
  readonly late: (() => void)[] = [];
  readonly document: PDFDocument;
  readonly plain: PDFFont;
  readonly bold: PDFFont;
  constructor(document: PDFDocument, plain: PDFFont, bold: PDFFont) {
    this.document = document;
    this.plain = plain;
    this.bold = bold;
    this.page = document.addPage([WIDTH, HEIGHT]);
  }

  runs(text: string, x: number, size: number, font: PDFFont): void {
    const { page, y } = this;
    let left = x;
    for (let at = 0; at < text.length; ) {
      const length = 2 + ((text.charCodeAt(at) + at) % 7);
      const run = text.slice(at, at + length);
      const here = left;
      const draw = () => page.drawText(run, { x: here, y, size, font, color: rgb(0.1, 0.1, 0.1) });
      if (at % 3 === 0) this.late.push(draw);
      else draw();
      left += font.widthOfTextAtSize(run, size);
      at += length;
    }
  }

  line(text: string, { size = 10.5, bold = false, indent = 0, right = '' } = {}): void {
    const font = bold ? this.bold : this.plain;
    const words = text.split(' ');
    let line = '';
    for (const word of [...words, undefined]) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (word !== undefined && font.widthOfTextAtSize(longer ?? '', size) < WIDTH - 2 * MARGIN - indent) {
        line = longer ?? '';
        continue;
      }
      if (this.y < MARGIN) this.turn();
      this.runs(line, MARGIN + indent, size, font);
      if (right !== '' && word === undefined)
        this.runs(right, WIDTH - MARGIN - this.plain.widthOfTextAtSize(right, size), size, this.plain);
      this.y -= size * 1.35;
      line = word ?? '';
    }
  }

  turn(): void {
    this.page = this.document.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - MARGIN;
  }

  heading(text: string): void {
    this.y -= 8;
    this.line(text, { size: 12, bold: true });
    this.page.drawLine({
      start: { x: MARGIN, y: this.y + 10 },
      end: { x: WIDTH - MARGIN, y: this.y + 10 },
      thickness: 0.7,
    });
    this.y -= 2;
  }
}

const ascii = (text: string) => text.replaceAll('’', "'").replaceAll('–', '-').replaceAll('—', '-');

export async function wordLike(person: Person, { shown: s }: Template): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const pen = new Pen(
    document,
    await document.embedFont(StandardFonts.TimesRoman),
    await document.embedFont(StandardFonts.TimesRomanBold),
  );
  pen.line(ascii(person.name), { size: 18, bold: true });
  if (person.title) pen.line(person.title, { size: 12 });
  pen.line([person.email, person.phone, person.place ?? ''].filter(Boolean).join('  |  '));
  const links = Object.values(person.links ?? {});
  if (links.length > 0) pen.line(links.join('  |  '));
  if (person.about) {
    pen.heading('PROFILE');
    pen.line(ascii(person.about));
  }
  if (person.jobs.length > 0) pen.heading('EMPLOYMENT');
  for (const j of person.jobs) {
    pen.line(`${j.company}${j.place ? `, ${j.place}` : j.isRemote ? ', Remote' : ''}`, {
      bold: true,
      right: ascii(range(j, s.jobDates)),
    });
    pen.line(j.title);
    for (const point of j.points) pen.line(`\u2022 ${ascii(point)}`, { indent: 14 });
  }
  pen.heading('EDUCATION');
  for (const e of person.studies)
    pen.line(`${e.course}, ${e.university}`, { right: ascii(range(e, s.studyDates)) });
  pen.heading('SKILLS');
  pen.line(allSkills(person).join(', '));
  if (person.projects) pen.heading('PROJECTS');
  for (const x of person.projects ?? []) {
    pen.line(`${x.title}${x.url ? ` (${x.url})` : ''}`, { bold: true });
    pen.line(`\u2022 ${ascii(x.text)}`, { indent: 14 });
  }
  if (person.certificates) pen.heading('CERTIFICATIONS');
  for (const c of person.certificates ?? [])
    pen.line(`\u2022 ${c.name}${c.by ? `, ${c.by}` : ''}`, { indent: 14 });
  for (const draw of pen.late) draw();
  return document.save({ useObjectStreams: false });
}

export const WORD: Template = {
  name: 'word',
  by: 'pdf-lib',
  shown: {
    jobDates: 'since',
    studyDates: 'years',
    about: true,
    title: true,
    place: true,
    jobPlaces: true,
    links: true,
    projects: true,
    certificates: true,
  },
  source: () => '',
};
