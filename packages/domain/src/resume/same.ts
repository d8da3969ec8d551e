import type { Locality } from '../locality/schema.ts';

/** Whether two texts are the same for a person: ignoring case, accents and punctuation. */
export const sameText = (a: string, b: string): boolean => fold(a) === fold(b);

/** Lower case without accents; words separated by one space. "+" and "#" are part of names: C++, C#. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();

/** Whether two numbers of certificates are the same one: "A-1" is "a1". */
export const sameCode = (a: string, b: string): boolean => squeeze(a) === squeeze(b);

/** "B.Tech" is "BTech". */
const squeeze = (text: string): string => fold(text).replaceAll(' ', '');

/** "ReactJS", "React.js" and "react js" are "React". */
export const skillName = (skill: string): string => squeeze(skill).replace(/(?<=..)js$/, '');

const LEGAL_FORMS = new Set(
  'pvt private ltd limited llp inc incorporated corp corporation co company gmbh llc plc the'.split(' '),
);

/** "Lumen Retail Pvt. Ltd." is "Lumen Retail", and "Lumen" for short; "M.I.T.S." is "MITS". */
export function sameOrganization(a: string, b: string): boolean {
  const [short = [], long = []] = [a, b].map(wordsOfOrganization).toSorted((x, y) => x.length - y.length);
  return short.every((word, at) => word === long[at])
    ? short.join('') !== ''
    : short.join('') === long.join('');
}

const wordsOfOrganization = (name: string): string[] => {
  const words = fold(name).split(' ');
  const own = words.filter((word) => !LEGAL_FORMS.has(word));
  return own.length > 0 ? own : words;
};

/** "B.Tech" is "B.Tech, Computer Science" for short. */
export function sameCourse(a: string, b: string): boolean {
  const [short = '', long = ''] = [squeeze(a), squeeze(b)].toSorted((x, y) => x.length - y.length);
  return short !== '' && long.startsWith(short);
}

/** Whether the profile's place is the resume's, or a more precise one. */
export function samePlace(kept: Locality, found: Locality): boolean {
  if (kept.countryCode !== found.countryCode || !sameText(kept.state, found.state)) return false;
  if (!found.suburb) return true;
  const keptParts = new Set((kept.suburb ?? '').split(',').map(fold));
  const foundParts = found.suburb.split(',').map(fold);
  return foundParts.every((part) => keptParts.has(part));
}

/** Whether two addresses seem to lead to the same page, judged by their text. */
export const sameAddress = (a: string, b: string): boolean => bareAddress(a) === bareAddress(b);

const bareAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^(www|in)\./, '')
    .replace(/\/+$/, '');

/** The lines of a Markdown text as a person compares them: without bullets. */
export const linesOf = (markdown: string): string[] =>
  markdown
    .split('\n')
    .map((line) => fold(line.replace(/^\s*([-*+]|\d+[.)])\s+/, '')))
    .filter((line) => line !== '');

type Time = { startIsoMonth?: string | undefined; endIsoMonth?: string | undefined; isCurrent: boolean };

/** How many months two periods share. Undefined if one of them is empty. */
export function sharedMonths(a: Time, b: Time): number | undefined {
  const [one, other] = [spanOf(a), spanOf(b)];
  if (!one || !other) return undefined;
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start) + 1);
}

/** A period with only one end is that month. */
function spanOf({ startIsoMonth, endIsoMonth, isCurrent }: Time): { start: number; end: number } | undefined {
  const start = startIsoMonth || endIsoMonth;
  if (!start) return undefined;
  const months = [
    monthNumber(start),
    isCurrent ? Number.POSITIVE_INFINITY : monthNumber(endIsoMonth || start),
  ];
  // A period with reversed ends still counts.
  return { start: Math.min(...months), end: Math.max(...months) };
}

const monthNumber = (isoMonth: string): number => {
  const [year = 0, month = 1] = isoMonth.split('-').map(Number);
  return year * 12 + month;
};
