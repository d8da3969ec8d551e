import { ENTRY_RULES, type EntryRule } from './entry.ts';
import type { FillableField, FillableList, FillableProfile } from './profile.ts';
import { linesOf, sameAddress, samePlace, sameText, skillName } from './same.ts';
import type { ParsedResume } from './schema.ts';

/** Which side of a row goes into the profile. */
export type ResumeChoice = 'now' | 'found';

export type ResumeSection = 'about' | 'skills' | FillableList | 'links';

/** Nothing is there now; something else is there; both say the same. */
export type ResumeRowState = 'new' | 'changed' | 'same';

type Row = {
  /** The path in the answer, which `pages` uses too; the prose of an entry has ".prose" after it. */
  id: string;
  section: ResumeSection;
  state: ResumeRowState;
  starts: ResumeChoice;
};

export type FieldRow = Row & { kind: 'field'; field: FillableField };
export type SkillsRow = Row & { kind: 'skills'; added: readonly string[]; shared: number };
export type EntryRow = Row & {
  kind: 'entry';
  list: FillableList;
  /** Its place in the list of the answer. */
  found: number;
  /** The profile's entry for the same thing. */
  entryId: string | undefined;
  part: 'whole' | 'facts' | 'prose';
};

/** One value of the resume beside the profile's. */
export type ResumeRow = FieldRow | SkillsRow | EntryRow;

/** A resume compared with a profile. Where the profile is empty, and for facts, the resume's side is preselected. */
export function compareResume(profile: FillableProfile, found: ParsedResume): ResumeRow[] {
  return [
    ...FIELD_RULES.flatMap((rule) => fieldRow(rule, profile, found, 'about')),
    ...skillsRow(profile.skills, found.skills),
    ...LISTS.flatMap((list) => entryRows(list, profile, found)),
    ...LINK_RULES.flatMap((rule) => fieldRow(rule, profile, found, 'links')),
  ];
}

/** In the order of the page. */
export const LISTS: readonly FillableList[] = [
  'workExperiences',
  'educationList',
  'personalProjects',
  'certifications',
];

type FieldRule = {
  field: FillableField;
  isProse?: true;
  isSame: (kept: never, found: never) => boolean;
};

const rule = <Field extends FillableField>(
  field: Field,
  isSame: (kept: NonNullable<FillableProfile[Field]>, found: NonNullable<FillableProfile[Field]>) => boolean,
  more: { isProse?: true } = {},
): FieldRule => ({ field, isSame, ...more });

const equal = (a: unknown, b: unknown) => a === b;

const FIELD_RULES: readonly FieldRule[] = [
  rule('name', sameText),
  rule('jobTitle', sameText),
  rule('jobCategory', equal),
  rule('experienceInYears', equal),
  rule('isCurrentlyEmployed', equal),
  rule('locality', samePlace),
  rule('about', sameText, { isProse: true }),
];

const LINK_RULES: readonly FieldRule[] = [
  rule('linkedInProfileUrl', sameAddress),
  rule('githubProfileUrl', sameAddress),
  rule('stackOverflowProfileUrl', sameAddress),
  rule('personalBlogUrl', sameAddress),
];

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || Number.isNaN(value);

function fieldRow(
  { field, isProse, isSame }: FieldRule,
  profile: FillableProfile,
  found: ParsedResume,
  section: ResumeSection,
): FieldRow[] {
  const [kept, value] = [profile[field], found[field]];
  if (isEmpty(value)) return [];
  const state = isEmpty(kept) ? 'new' : isSame(kept as never, value as never) ? 'same' : 'changed';
  const starts = isProse && state === 'changed' ? 'now' : 'found';
  return [{ kind: 'field', id: field, field, section, state, starts: state === 'same' ? 'now' : starts }];
}

function skillsRow(kept: readonly string[], found: readonly string[]): SkillsRow[] {
  if (found.length === 0) return [];
  const known = new Set(kept.map(skillName));
  const added: string[] = [];
  for (const skill of found) {
    const name = skillName(skill);
    if (!known.has(name)) added.push(skill);
    known.add(name);
  }
  const state = added.length === 0 ? 'same' : kept.length === 0 ? 'new' : 'changed';
  const starts = state === 'same' ? 'now' : 'found';
  return [
    {
      kind: 'skills',
      id: 'skills',
      section: 'skills',
      state,
      starts,
      added,
      shared: found.length - added.length,
    },
  ];
}

function entryRows(list: FillableList, profile: FillableProfile, found: ParsedResume): EntryRow[] {
  const entries: readonly ListEntry[] = profile[list].filter((entry) => !isBlankEntry(entry));
  const matches = matchEntries(list, entries, found[list]);
  return (found[list] as readonly unknown[]).flatMap((value, at): EntryRow[] => {
    const row = { kind: 'entry' as const, id: `${list}.${at}`, section: list, list, found: at };
    const entry = matches.get(at);
    if (!entry) return [{ ...row, entryId: undefined, state: 'new', starts: 'found', part: 'whole' }];
    return partsOf(ruleOf(list), entry, value).map(({ part, state, starts }) => ({
      ...row,
      id: part === 'prose' ? `${row.id}.prose` : row.id,
      entryId: entry.id,
      part,
      state,
      starts,
    }));
  });
}

type ListEntry = { id: string };

/** The rules of all lists are used in the same way. */
export const ruleOf = (list: FillableList) => ENTRY_RULES[list] as unknown as EntryRule<ListEntry, unknown>;

/** An entry without any input: an editor starts with one. */
export const isBlankEntry = ({ id: _, ...entry }: ListEntry): boolean =>
  Object.values(entry).every((value) =>
    typeof value === 'object' && value !== null
      ? Object.values(value).every((part) => isEmpty(part) || part === false)
      : isEmpty(value) || value === false,
  );

/** Pairs the entries of both lists. The likeliest pairs come first, and no entry is paired twice. */
function matchEntries(
  list: FillableList,
  entries: readonly ListEntry[],
  found: readonly unknown[],
): Map<number, ListEntry> {
  const { likeness } = ruleOf(list);
  const pairs = found
    .flatMap((value, at) => entries.map((entry) => ({ at, entry, likeness: likeness(entry, value) })))
    .filter((pair) => pair.likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness);
  const matches = new Map<number, ListEntry>();
  const matched = new Set<ListEntry>();
  for (const { at, entry } of pairs) {
    if (matches.has(at) || matched.has(entry)) continue;
    matches.set(at, entry);
    matched.add(entry);
  }
  return matches;
}

type Part = Pick<EntryRow, 'part' | 'state' | 'starts'>;

/** The person's own prose that would be lost is a separate row, and is kept by default. */
function partsOf(entryRule: EntryRule<ListEntry, unknown>, entry: ListEntry, found: unknown): Part[] {
  const hasFacts = Object.keys(entryRule.changes(entry, found)).length > 0;
  const prose = proseState(entryRule, entry, found);
  if (prose === 'more') return [{ part: 'whole', state: 'changed', starts: 'found' }];
  if (prose === 'same')
    return hasFacts
      ? [{ part: 'facts', state: 'changed', starts: 'found' }]
      : [{ part: 'whole', state: 'same', starts: 'now' }];
  const other: Part = { part: 'prose', state: 'changed', starts: 'now' };
  return hasFacts ? [{ part: 'facts', state: 'changed', starts: 'found' }, other] : [other];
}

/** same: the resume adds no line; more: it adds lines and loses none. */
function proseState(
  { prose }: EntryRule<ListEntry, unknown>,
  entry: ListEntry,
  found: unknown,
): 'same' | 'more' | 'other' {
  if (!prose) return 'same';
  const kept = linesOf((entry as Record<string, unknown>)[prose.field] as string);
  const said = linesOf(prose.of(found));
  if (said.every((line) => kept.includes(line))) return 'same';
  return kept.every((line) => said.includes(line)) ? 'more' : 'other';
}
