import type { TalentProfile } from '@talaash/domain/talent-profile/schema';

/** A one-page resume as PDF: plain text in a standard font, so that no font has to be embedded. */
export function writeResume(profile: TalentProfile): Buffer {
  const lines: [size: number, text: string][] = [
    [20, profile.name],
    [12, `${profile.jobTitle}, ${profile.experienceInYears} years of experience`],
    [11, [profile.locality.suburb, profile.locality.state].filter(Boolean).join(', ')],
    [11, ''],
    [11, `Skills: ${profile.skills.join(', ')}`],
    [11, ''],
    ...profile.workExperiences.flatMap(({ designation, company, tenure, rolesAndResponsibilities }) => [
      [13, `${designation}, ${company}`] as [number, string],
      [10, period(tenure)] as [number, string],
      ...(rolesAndResponsibilities ?? '').split('\n').map((line): [number, string] => [11, line]),
      [8, ''] as [number, string],
    ]),
    ...profile.educationList.map(({ course, university, tenure }): [number, string] => [
      11,
      `${course}, ${university}, ${period(tenure)}`,
    ]),
  ];
  return pdfOf(
    lines.flatMap(([size, text]) => wrapped(text, size).map((line): [number, string] => [size, line])),
  );
}

const period = (tenure: TalentProfile['educationList'][number]['tenure']) =>
  `${tenure.startIsoMonth} to ${tenure.endIsoMonth ?? 'today'}`;

const LETTER_WIDTH = 0.5;
const PAGE = { width: 595, height: 842, margin: 56 };

function wrapped(text: string, size: number): string[] {
  const lettersMax = Math.floor((PAGE.width - 2 * PAGE.margin) / (size * LETTER_WIDTH));
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length + 1 > lettersMax) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

/** A PDF of one page. Lines that do not fit are left out. */
function pdfOf(lines: [size: number, text: string][]): Buffer {
  let y = PAGE.height - PAGE.margin;
  const shown: string[] = [];
  for (const [size, text] of lines) {
    y -= size * 1.35;
    if (y < PAGE.margin) break;
    shown.push(`BT /F1 ${size} Tf ${PAGE.margin} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`);
  }
  const content = shown.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** The standard font has Western letters only: typographic signs become plain ones, other scripts are left out. */
function escaped(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);
}
