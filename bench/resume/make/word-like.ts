import { type PDFFont, PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { allSkills, type DateStyle, range, type Template } from './layout.ts';
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
    const fits = (line: string) => font.widthOfTextAtSize(line, size) < WIDTH - 2 * MARGIN - indent;
    const lines = wrapped(text, fits);
    for (const [at, line] of lines.entries()) {
      if (this.y < MARGIN) this.turn();
      this.runs(line, MARGIN + indent, size, font);
      if (right !== '' && at === lines.length - 1)
        this.runs(right, WIDTH - MARGIN - this.plain.widthOfTextAtSize(right, size), size, this.plain);
      this.y -= size * 1.35;
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

/** The lines of a text. A word that does not fit begins a new one. */
function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (!fits(longer)) lines.push(line);
    line = fits(longer) ? longer : word;
  }
  return [...lines, line];
}

const ascii = (text: string) => text.replaceAll('’', "'").replaceAll('–', '-').replaceAll('—', '-');

export async function wordLike(person: Person, { shown: s }: Template): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const pen = new Pen(
    document,
    await document.embedFont(StandardFonts.TimesRoman),
    await document.embedFont(StandardFonts.TimesRomanBold),
  );
  drawHead(pen, person);
  drawJobs(pen, person, s.jobDates);
  pen.heading('EDUCATION');
  for (const e of person.studies)
    pen.line(`${e.course}, ${e.university}`, { right: ascii(range(e, s.studyDates)) });
  pen.heading('SKILLS');
  pen.line(allSkills(person).join(', '));
  drawProjects(pen, person);
  drawCertificates(pen, person);
  for (const draw of pen.late) draw();
  return document.save({ useObjectStreams: false });
}

function drawHead(pen: Pen, { name, title, email, phone, place = '', links = {}, about }: Person): void {
  pen.line(ascii(name), { size: 18, bold: true });
  if (title) pen.line(title, { size: 12 });
  pen.line([email, phone, place].filter(Boolean).join('  |  '));
  const addresses = Object.values(links);
  if (addresses.length > 0) pen.line(addresses.join('  |  '));
  if (!about) return;
  pen.heading('PROFILE');
  pen.line(ascii(about));
}

function drawJobs(pen: Pen, { jobs }: Person, dates: DateStyle): void {
  if (jobs.length > 0) pen.heading('EMPLOYMENT');
  for (const job of jobs) {
    const place = job.place ?? (job.isRemote ? 'Remote' : '');
    pen.line([job.company, place].filter(Boolean).join(', '), {
      bold: true,
      right: ascii(range(job, dates)),
    });
    pen.line(job.title);
    for (const point of job.points) pen.line(`\u2022 ${ascii(point)}`, { indent: 14 });
  }
}

function drawProjects(pen: Pen, { projects }: Person): void {
  if (projects) pen.heading('PROJECTS');
  for (const { title, url, text } of projects ?? []) {
    pen.line(`${title}${url ? ` (${url})` : ''}`, { bold: true });
    pen.line(`\u2022 ${ascii(text)}`, { indent: 14 });
  }
}

function drawCertificates(pen: Pen, { certificates }: Person): void {
  if (certificates) pen.heading('CERTIFICATIONS');
  for (const { name, by } of certificates ?? [])
    pen.line(`\u2022 ${name}${by ? `, ${by}` : ''}`, { indent: 14 });
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
