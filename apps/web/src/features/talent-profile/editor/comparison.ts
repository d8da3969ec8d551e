import { nounOf } from '@talaash/domain/base/count';
import { LIST_MAX, overfull } from '@talaash/domain/resume/fit';
import {
  compareResume,
  isBlankEntry,
  LISTS,
  type ResumeRow,
  type ResumeSection,
} from '@talaash/domain/resume/rule';
import { takeFound } from '@talaash/domain/resume/take';
import type { EditorValues } from './editor-values.ts';
import { choiceOf, type Finding } from './finding.ts';

const SECTION_TITLES: Record<ResumeSection, string> = {
  about: 'About you',
  skills: 'Skills',
  workExperiences: 'Work experience',
  educationList: 'Education',
  personalProjects: 'Projects',
  certifications: 'Certifications',
  links: 'Links',
};

const SECTIONS: readonly ResumeSection[] = ['about', 'skills', ...LISTS, 'links'];

/** A section of the page: its rows, and the note beside its title. */
export interface ComparedSection {
  id: ResumeSection;
  title: string;
  rows: readonly ResumeRow[];
  /** The rows with a choice. */
  open: readonly ResumeRow[];
  taken: readonly ResumeRow[];
  note: string;
  /** The list would exceed the profile's limit. */
  overfull: string | undefined;
}

export interface Comparison {
  sections: readonly ComparedSection[];
  open: readonly ResumeRow[];
  taken: readonly ResumeRow[];
  /** The form's values after taking the choices. */
  next: EditorValues;
}

/** Compares the resume's values with the form's, including the choices. */
export function compare(values: EditorValues, finding: Finding): Comparison {
  const found = finding.answer.data;
  const rows = compareResume(values, found);
  const open = rows.filter(({ state }) => state !== 'same');
  const taken = open.filter((row) => choiceOf(finding, row) === 'found');
  const next = takeFound(values, {
    found,
    rows: taken,
    skillsLeft: new Set(finding.skillsLeft),
    newId: () => crypto.randomUUID(),
  });
  const sections = SECTIONS.map((id): ComparedSection => {
    const ofSection = (row: ResumeRow) => row.section === id;
    const isList = id !== 'about' && id !== 'links';
    return {
      id,
      title: SECTION_TITLES[id],
      rows: rows.filter(ofSection),
      open: open.filter(ofSection),
      taken: taken.filter(ofSection),
      note: noteOf(id, rows.filter(ofSection), values),
      overfull: isList && taken.some(ofSection) ? overfull(id, next[id].length) : undefined,
    };
  });
  return { sections: sections.filter((section) => section.rows.length > 0), open, taken, next };
}

/** The result of a section, at the end of its line in the list of sections. */
export function sumOf({ id, rows, open, taken }: ComparedSection): string {
  if (open.length === 0) return 'the same';
  const [row] = rows;
  if (id === 'skills' && row?.kind === 'skills') return `${row.added.length} new`;
  return `${taken.length} of ${open.length}`;
}

function noteOf(id: ResumeSection, rows: readonly ResumeRow[], values: EditorValues): string {
  if (id === 'about') return aboutNote(rows);
  const [row] = rows;
  if (id === 'skills' && row?.kind === 'skills') {
    const count = values.skills.length;
    return `${count} in your profile, ${row.added.length + row.shared} in the resume, room for ${Math.max(0, LIST_MAX.skills - count)}`;
  }
  const counts = (['new', 'changed', 'same'] as const)
    .map((state) => ({ state, count: rows.filter((other) => other.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${state === 'same' ? 'the same' : state}`);
  if (id !== 'links' && id !== 'skills' && rows.some(({ state }) => state === 'new'))
    counts.push(`room for ${Math.max(0, LIST_MAX[id] - filledIn(values[id]))}`);
  return counts.join(', ');
}

/** An editor starts with an empty entry, which is replaced. */
const filledIn = (entries: readonly { id: string }[]) =>
  entries.filter((entry) => !isBlankEntry(entry)).length;

const SHORT_LABELS: Record<string, string> = {
  name: 'name',
  jobTitle: 'job title',
  jobCategory: 'job category',
  experienceInYears: 'experience',
  isCurrentlyEmployed: 'employment',
  locality: 'place',
  about: 'about',
};

function aboutNote(rows: readonly ResumeRow[]): string {
  const same = rows.filter(({ state }) => state === 'same').map(({ id }) => SHORT_LABELS[id] ?? id);
  const never = 'we never take phone numbers or emails';
  if (same.length === 0) return never;
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(same);
  return `${list} ${nounOf(same.length, 'is', 'are')} the same; ${never}`;
}
