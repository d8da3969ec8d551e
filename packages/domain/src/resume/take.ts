import type { FillableList, FillableProfile } from './profile.ts';
import { type EntryRow, isBlankEntry, LISTS, type ResumeRow, ruleOf } from './rule.ts';
import type { ParsedResume } from './schema.ts';

type Taking = {
  found: ParsedResume;
  /** The rows whose found side is taken. */
  rows: readonly ResumeRow[];
  /** New skills that the person deselected. */
  skillsLeft?: ReadonlySet<string>;
  newId: () => string;
};

/** The profile with the selected values. Everything else stays as it is; nothing is cut. */
export function takeFound<Profile extends FillableProfile>(
  profile: Profile,
  { found, rows, skillsLeft, newId }: Taking,
): Profile {
  const taken: Profile = { ...profile };
  for (const row of rows) {
    if (row.kind === 'field') Object.assign(taken, { [row.field]: found[row.field] });
    if (row.kind === 'skills')
      taken.skills = [...profile.skills, ...row.added.filter((skill) => !skillsLeft?.has(skill))];
  }
  for (const list of LISTS) {
    const ofList = rows.filter((row): row is EntryRow => row.kind === 'entry' && row.list === list);
    if (ofList.length > 0)
      Object.assign(taken, { [list]: withEntries(list, profile[list], found, ofList, newId) });
  }
  return taken;
}

type Entry = { id: string; tenure?: { startIsoMonth: string } };

function withEntries(
  list: FillableList,
  entries: readonly Entry[],
  found: ParsedResume,
  rows: readonly EntryRow[],
  newId: () => string,
): Entry[] {
  const { toEntry } = ruleOf(list);
  const kept = entries
    .filter((entry) => !isBlankEntry(entry))
    .map((entry) =>
      rows
        .filter(({ entryId }) => entryId === entry.id)
        .reduce((before, row) => withRow(before, found, row), entry),
    );
  for (const row of rows) {
    if (row.entryId !== undefined) continue;
    const entry: Entry = toEntry(found[list][row.found], newId());
    kept.splice(placeOf(entry, kept), 0, entry);
  }
  return kept;
}

function withRow(entry: Entry, found: ParsedResume, { list, found: at, part }: EntryRow): Entry {
  const { changes, prose } = ruleOf(list);
  const value = found[list][at];
  const facts = part === 'prose' ? {} : changes(entry, value);
  return { ...entry, ...facts, ...(prose && part !== 'facts' ? { [prose.field]: prose.of(value) } : {}) };
}

/** Before the first entry that began earlier; at the end when the time is not known. */
function placeOf({ tenure }: Entry, entries: readonly Entry[]): number {
  const start = tenure?.startIsoMonth;
  const at = start ? entries.findIndex((other) => (other.tenure?.startIsoMonth ?? start) < start) : -1;
  return at === -1 ? entries.length : at;
}
