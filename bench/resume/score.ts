import type { ParsedResume } from '@talaash/domain/resume/schema';

/** How often a field was found right, found wrong, and missed. */
export type Count = { right: number; found: number; wanted: number };
export type Counts = Map<string, Count>;
export type Miss = { field: string; wanted: string; found: string };

const PROSE_NEARNESS_MIN = 0.8;
const ENTRY_NEARNESS_MIN = 0.3;

const SCALARS = [
  'name',
  'about',
  'jobTitle',
  'jobCategory',
  'locality',
  'experienceInYears',
  'isCurrentlyEmployed',
  'linkedInProfileUrl',
  'githubProfileUrl',
  'stackOverflowProfileUrl',
  'personalBlogUrl',
] as const;
const PROSE = new Set(['about', 'rolesAndResponsibilities', 'descriptionMarkdown']);
/** What an entry is matched by, before its fields are compared. */
const LISTS = {
  workExperiences: ['designation', 'company', 'tenure.startIsoMonth'],
  educationList: ['course', 'university'],
  personalProjects: ['title', 'descriptionMarkdown'],
  certifications: ['name'],
} as const;
const ENTRY_FIELDS: Readonly<Record<keyof typeof LISTS, readonly string[]>> = {
  workExperiences: [
    'designation',
    'company',
    'locality',
    'tenure.startIsoMonth',
    'tenure.endIsoMonth',
    'tenure.isCurrent',
    'rolesAndResponsibilities',
    'isInternship',
    'isRemote',
  ],
  educationList: ['course', 'university', 'locality', 'tenure.startIsoMonth', 'tenure.endIsoMonth'],
  personalProjects: ['title', 'url', 'descriptionMarkdown'],
  certifications: ['name', 'issueIsoMonth', 'credentialId'],
};

type Fields = Record<string, unknown>;

/** Adds what a reader found in one resume to `counts`, and answers what was wrong. */
export function scoreResume(wanted: ParsedResume, found: ParsedResume, counts: Counts): Miss[] {
  const misses: Miss[] = [];
  for (const field of SCALARS) compare(field, wanted[field], found[field], counts, misses);
  const keys = (skills: readonly string[]) => new Set(skills.map(plain));
  const [wantedSkills, foundSkills] = [keys(wanted.skills), keys(found.skills)];
  const right = [...wantedSkills].filter((skill) => foundSkills.has(skill)).length;
  add(counts, 'skills', { right, found: foundSkills.size, wanted: wantedSkills.size });
  if (right < Math.max(wantedSkills.size, foundSkills.size)) {
    const missing = (one: Set<string>, other: Set<string>) =>
      [...one].filter((skill) => !other.has(skill)).join(' | ');
    misses.push({
      field: 'skills',
      wanted: missing(wantedSkills, foundSkills),
      found: missing(foundSkills, wantedSkills),
    });
  }
  for (const list of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
    for (const [one, other] of aligned(wanted[list], found[list], LISTS[list]))
      for (const field of ENTRY_FIELDS[list])
        compare(`${list}.${field}`, at(one, field), at(other, field), counts, misses);
  }
  return misses;
}

function compare(field: string, wanted: unknown, found: unknown, counts: Counts, misses: Miss[]): void {
  // A flag that is not set says nothing.
  const isThere = (value: unknown) => value !== undefined && !(value === false && field.includes('.'));
  if (!isThere(wanted) && !isThere(found)) return;
  const isRight = isThere(wanted) && isThere(found) && isSame(field, wanted, found);
  add(counts, field, {
    right: Number(isRight),
    found: Number(isThere(found)),
    wanted: Number(isThere(wanted)),
  });
  if (!isRight) misses.push({ field, wanted: show(wanted), found: show(found) });
}

function isSame(field: string, wanted: unknown, found: unknown): boolean {
  if (field.endsWith('locality')) return plain(placeOf(wanted)) === plain(placeOf(found));
  if (PROSE.has(field.split('.').at(-1) ?? ''))
    return nearness(textOf(wanted), textOf(found)) >= PROSE_NEARNESS_MIN;
  return plain(textOf(wanted)) === plain(textOf(found));
}

const placeOf = (value: unknown) => {
  const { suburb = '', state = '' } = (value ?? {}) as { suburb?: string; state?: string };
  return `${suburb} ${state}`;
};

const show = (value: unknown) =>
  value === undefined ? '-' : typeof value === 'object' ? placeOf(value) : textOf(value);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

/** Without case, punctuation and the scheme of an address. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();

/** The share of common words: twice the common ones by all. */
function nearness(one: string, other: string): number {
  const words = (text: string) => plain(text.replaceAll('- ', ' ')).split(' ');
  const rest = words(other);
  const all = words(one).length + rest.length;
  let common = 0;
  for (const word of words(one)) {
    const index = rest.indexOf(word);
    if (index < 0) continue;
    rest.splice(index, 1);
    common += 1;
  }
  return (2 * common) / all;
}

/** Pairs entries that are nearest to each other, the best pairs first; what is left over has no partner. */
function aligned(
  wanted: readonly Fields[],
  found: readonly Fields[],
  keys: readonly string[],
): [Fields, Fields][] {
  const pairs = wanted
    .flatMap((one) => found.map((other) => ({ one, other, near: entryNearness(one, other, keys) })))
    .filter(({ near }) => near >= ENTRY_NEARNESS_MIN)
    .toSorted((a, b) => b.near - a.near);
  const done = new Set<Fields>();
  const matched: [Fields, Fields][] = [];
  for (const { one, other } of pairs) {
    if (done.has(one) || done.has(other)) continue;
    done.add(one).add(other);
    matched.push([one, other]);
  }
  for (const one of wanted) if (!done.has(one)) matched.push([one, {}]);
  for (const other of found) if (!done.has(other)) matched.push([{}, other]);
  return matched;
}

const entryNearness = (one: Fields, other: Fields, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + nearness(textOf(at(one, key)), textOf(at(other, key) ?? '-')), 0) /
  keys.length;

const at = (entry: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], entry);

function add(counts: Counts, field: string, more: Count): void {
  const sum = counts.get(field) ?? { right: 0, found: 0, wanted: 0 };
  counts.set(field, {
    right: sum.right + more.right,
    found: sum.found + more.found,
    wanted: sum.wanted + more.wanted,
  });
}

export const precision = ({ right, found }: Count): number => (found === 0 ? 1 : right / found);
export const recall = ({ right, wanted }: Count): number => (wanted === 0 ? 1 : right / wanted);
export const f1 = ({ right, found, wanted }: Count): number =>
  found + wanted === 0 ? 1 : (2 * right) / (found + wanted);

export const total = (counts: Counts): Count =>
  [...counts.values()].reduce(
    (a, b) => ({ right: a.right + b.right, found: a.found + b.found, wanted: a.wanted + b.wanted }),
    { right: 0, found: 0, wanted: 0 },
  );
