import type { TalentProfile } from '@talaash/domain/talent-profile/schema';

/** What is written on one line, until it is wrapped. `above` is the space before it. The lines of a bullet are in line with its first word. */
type Line = { size: number; text: string; above?: number; isBullet?: boolean };

/** A line of a page. */
type Placed = { size: number; text: string; above: number; left: number };

/** A resume as PDF with the sections that people write: plain text in a standard font, so that no font has to be embedded. */
export function writeResume(profile: TalentProfile): Buffer {
  const { suburb, state } = profile.locality;
  const links = [profile.linkedInProfileUrl, profile.githubProfileUrl, profile.personalBlogUrl];
  return pdfOf(
    [
      { size: 20, text: profile.name },
      { size: 12, text: profile.jobTitle },
      { size: 10, text: [suburb, state, 'India'].filter(Boolean).join(', ') },
      ...links.flatMap((text) => (text ? [{ size: 10, text }] : [])),
      ...section('Summary', [{ size: 10.5, text: plain(profile.about) }]),
      ...section('Skills', linesOfSkills(profile.skills)),
      ...section('Work Experience', profile.workExperiences.flatMap(linesOfWork)),
      ...section('Education', profile.educationList.flatMap(linesOfStudy)),
      ...section('Projects', profile.personalProjects.flatMap(linesOfProject)),
      ...section('Certifications', profile.certifications.flatMap(linesOfCertification)),
    ].flatMap(wrapped),
  );
}

const section = (title: string, lines: Line[]): Line[] =>
  lines.length === 0 ? [] : [{ size: 13, text: title.toUpperCase(), above: 12 }, ...lines];

const SKILLS_A_LINE = 5;

/** No skill is cut in two by the end of a line, and a comma says that another line follows. */
function linesOfSkills(skills: string[]): Line[] {
  const commas = skills.map((skill, index) => (index === skills.length - 1 ? skill : `${skill},`));
  return Array.from({ length: Math.ceil(skills.length / SKILLS_A_LINE) }, (_, row) => ({
    size: 10.5,
    text: commas.slice(row * SKILLS_A_LINE, (row + 1) * SKILLS_A_LINE).join(' '),
  }));
}

const linesOfWork = (work: TalentProfile['workExperiences'][number]): Line[] => [
  { size: 11, text: work.designation, above: 6 },
  { size: 10.5, text: [work.company, placeOf(work)].filter(Boolean).join(', ') },
  { size: 10, text: period(work.tenure) },
  ...(work.rolesAndResponsibilities ?? '')
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [{ size: 10.5, text: plain(line), isBullet: true }])),
];

const placeOf = ({ isRemote, locality }: TalentProfile['workExperiences'][number]) =>
  isRemote ? 'Remote' : (locality?.suburb?.split(', ').at(-1) ?? locality?.state);

const linesOfStudy = ({ course, university, tenure }: TalentProfile['educationList'][number]): Line[] => [
  { size: 11, text: course, above: 6 },
  { size: 10.5, text: university },
  { size: 10, text: period(tenure) },
];

const linesOfProject = (project: TalentProfile['personalProjects'][number]): Line[] => [
  { size: 11, text: project.title, above: 6 },
  { size: 10.5, text: project.url },
  ...(project.descriptionMarkdown ? [{ size: 10.5, text: plain(project.descriptionMarkdown) }] : []),
];

const linesOfCertification = (one: TalentProfile['certifications'][number]): Line[] => [
  { size: 11, text: `${one.name}, ${one.issuingOrganization}, ${monthOf(one.issueIsoMonth)}`, above: 2 },
];

/** Without the signs of Markdown. */
const plain = (markdown: string): string => markdown.replace(/^[-*] |[*_`]/g, '').replaceAll('\n', ' ');

const period = ({ startIsoMonth, endIsoMonth }: TalentProfile['educationList'][number]['tenure']) =>
  `${monthOf(startIsoMonth)} - ${endIsoMonth ? monthOf(endIsoMonth) : 'Present'}`;

const MONTHS = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** Mar 2021 */
const monthOf = (isoMonth: string): string => MONTHS.format(new Date(`${isoMonth}-01T00:00:00Z`));

const LETTER_WIDTH = 0.5;
const PAGE = { width: 595, height: 842, margin: 56 };

/** In the standard encoding of Western letters. */
const BULLET = '\x95';
const INDENT = 10;

function wrapped({ size, text, above = 0, isBullet = false }: Line): Placed[] {
  const lettersMax = Math.floor((PAGE.width - 2 * PAGE.margin) / (size * LETTER_WIDTH));
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length + 1 > lettersMax) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line, index) => ({
    size,
    text: isBullet && index === 0 ? `${BULLET} ${line}` : line,
    above: index === 0 ? above : 0,
    left: PAGE.margin + (isBullet && index > 0 ? INDENT : 0),
  }));
}

/** The text of each page, in the operators of PDF. */
function pagesOf(lines: Placed[]): string[] {
  const pages: string[][] = [[]];
  let y = PAGE.height - PAGE.margin;
  for (const { size, text, above, left } of lines) {
    y -= size * 1.35 + above;
    if (y < PAGE.margin) {
      pages.push([]);
      y = PAGE.height - PAGE.margin - size * 1.35;
    }
    pages.at(-1)?.push(`BT /F1 ${size} Tf ${left} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`);
  }
  return pages.map((shown) => shown.join('\n'));
}

/** The catalog, the list of pages and the font come first; then two objects a page, itself and its text. */
function pdfOf(lines: Placed[]): Buffer {
  const pages = pagesOf(lines);
  const ids = pages.map((_, index) => 4 + 2 * index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    ]),
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
    .replace(/[^\x20-\x7e\x95\xa0-\xff]/g, '')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);
}
