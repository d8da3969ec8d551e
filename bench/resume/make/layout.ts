import type { Job, Person, Study } from './person.ts';

const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const LONG = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Ways to write months and ranges of them. `years` hides the months, so the expected answer has none. */
export type DateStyle =
  | 'short'
  | 'long'
  | 'slash'
  | 'quote'
  | 'years'
  | 'caps'
  | 'dash'
  | 'since'
  | 'sept'
  | 'to';

function month(iso: string, style: DateStyle): string {
  const [year = '', number] = iso.split('-');
  if (number === undefined) return year;
  const at = Number(number) - 1;
  if (style === 'long') return `${LONG[at]} ${year}`;
  if (style === 'slash') return `${number}/${year}`;
  if (style === 'quote') return `${SHORT[at]}'${year.slice(2)}`;
  if (style === 'years') return year;
  if (style === 'caps') return `${SHORT[at]?.toUpperCase()} ${year}`;
  if (style === 'dash') return `${SHORT[at]}-${year}`;
  if (style === 'sept') return at === 8 ? `Sept. ${year}` : `${SHORT[at]}, ${year}`;
  return `${SHORT[at]} ${year}`;
}

const PRESENT: Record<DateStyle, string> = {
  short: 'Present',
  long: 'Present',
  slash: 'Till date',
  quote: 'Till Date',
  years: 'Present',
  caps: 'PRESENT',
  dash: 'Current',
  since: 'Present',
  sept: 'Now',
  to: 'till now',
};
const BETWEEN: Record<DateStyle, string> = {
  short: ' - ',
  long: ' – ',
  slash: ' to ',
  quote: ' – ',
  years: '–',
  caps: ' — ',
  dash: ' to ',
  since: ' - ',
  sept: ' - ',
  to: ' to ',
};

export function range({ from, to }: Job | Study, style: DateStyle): string {
  if (from === undefined) return month(to ?? '', style);
  if (to === undefined && style === 'since') return `Since ${month(from, style)}`;
  return `${month(from, style)}${BETWEEN[style]}${to === undefined ? PRESENT[style] : month(to, style)}`;
}

/** What a template shows of a person, for the expected answer. */
export type Shown = {
  jobDates: DateStyle;
  studyDates: DateStyle;
  /** How many skills, when not all. */
  skills?: number;
  about?: boolean;
  title?: boolean;
  place?: boolean;
  jobPlaces?: boolean;
  studyPlaces?: boolean;
  links?: boolean;
  projects?: boolean;
  certificates?: boolean;
  certificateMonths?: boolean;
  certificateIds?: boolean;
};

export type Template = {
  name: string;
  shown: Shown;
  by: 'chromium' | 'writer' | 'tex' | 'pdf-lib';
  source(person: Person, shown: Shown): string;
};

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const each = <T>(list: readonly T[] | undefined, show: (item: T, at: number) => string): string =>
  (list ?? []).map(show).join('\n');

export const bullets = (points: readonly string[]): string =>
  `<ul>${each(points, (point) => `<li>${escape(point)}</li>`)}</ul>`;

export const allSkills = (person: Person): string[] => Object.values(person.skills).flat();

export const skillGroups = (person: Person): string =>
  each(
    Object.entries(person.skills),
    ([group, skills]) =>
      `<p>${group === '' ? '' : `<b>${escape(group)}:</b> `}${escape(skills.join(', '))}</p>`,
  );

export const page = (css: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><style>@page{size:A4;margin:14mm}*{box-sizing:border-box}body{font:10.5pt/1.35 "Liberation Sans",sans-serif;margin:0;color:#222}h1,h2,h3,p,ul{margin:0 0 4px}ul{padding-left:18px}${css}</style><body>${body}</body></html>`;

export const certificateText = (person: Person, style: DateStyle): string =>
  each(
    person.certificates,
    (c) =>
      `<li>${escape(c.name)}${c.by ? `, ${escape(c.by)}` : ''}${c.month ? ` (${range({ course: '', university: '', to: c.month }, style)})` : ''}${c.id ? ` - Credential ID: ${c.id}` : ''}</li>`,
  );
