import { nounOf } from '@talaash/domain/base/count';
import { fieldLabel } from '@talaash/domain/base/words';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import type { Locality } from '@talaash/domain/locality/schema';
import type { FillableField, FillableList, FillableTenure } from '@talaash/domain/resume/profile';
import { type EntryRow, type FieldRow, type ResumeRow, ruleOf } from '@talaash/domain/resume/rule';
import { linesOf } from '@talaash/domain/resume/same';
import type { ParsedResume } from '@talaash/domain/resume/schema';
import type { ReactNode } from 'react';
import { formatMonth } from '../../../lib/format.ts';
import { shortLocalityText } from '../../../parts/locality-text.ts';
import { experienceText } from '../../../parts/talent-fact.ts';
import type { EditorValues } from './editor-values.ts';
import css from './fill-page.module.css';

/** The text of one side of a row. */
interface Side {
  words: ReactNode;
  /** The whole text, shown on demand. */
  prose?: { summary: ReactNode; text: string } | undefined;
}

export interface RowWords {
  label: string;
  now: Side;
  found: Side;
}

const EMPTY: Side = { words: 'empty' };

/** The text of a row for a field or an entry. Skills have their own row. */
export function wordsOf(
  row: Exclude<ResumeRow, { kind: 'skills' }>,
  values: EditorValues,
  found: ParsedResume,
): RowWords {
  return row.kind === 'field' ? fieldWords(row, values, found) : entryWords(row, values, found);
}

const FIELD_LABELS: Partial<Record<FillableField, string>> = {
  locality: 'Place',
  isCurrentlyEmployed: 'Employed now',
  linkedInProfileUrl: 'LinkedIn',
  githubProfileUrl: 'GitHub',
  stackOverflowProfileUrl: 'Stack Overflow',
  personalBlogUrl: 'Blog',
};

function fieldWords({ field, state }: FieldRow, values: EditorValues, found: ParsedResume): RowWords {
  return {
    label: FIELD_LABELS[field] ?? fieldLabel(field),
    now: state === 'new' ? EMPTY : { words: valueText(field, values[field]) },
    found: {
      words: field === 'about' ? valueText(field, found[field]) : <b>{valueText(field, found[field])}</b>,
    },
  };
}

function valueText(field: FillableField, value: unknown): string {
  if (field === 'locality') return shortLocalityText(value as Locality);
  if (field === 'experienceInYears') return experienceText(value as number);
  if (field === 'jobCategory') return JOB_CATEGORY_LABELS[value as keyof typeof JOB_CATEGORY_LABELS];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return bareAddress(String(value));
}

const bareAddress = (text: string) => text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** An entry of any list; the lists have different fields. */
type Entry = {
  id: string;
  tenure?: FillableTenure;
  locality?: Locality | undefined;
  isRemote?: boolean;
} & Record<string, unknown>;

/** The heading of an entry, and the line below it. */
const ENTRY_FIELDS: Record<
  FillableList,
  { label: string; title: string; line: readonly string[]; noun: string }
> = {
  workExperiences: { label: 'company', title: 'designation', line: [], noun: 'responsibilities' },
  educationList: { label: 'course', title: 'university', line: [], noun: '' },
  personalProjects: { label: 'title', title: 'title', line: ['url'], noun: 'description' },
  certifications: {
    label: 'name',
    title: 'issuingOrganization',
    line: ['issueIsoMonth', 'credentialId'],
    noun: '',
  },
};

const UNNAMED: Record<FillableList, string> = {
  workExperiences: 'A work experience',
  educationList: 'An education',
  personalProjects: 'A project',
  certifications: 'A certification',
};

function entryWords(
  { list, found: at, entryId, part }: EntryRow,
  values: EditorValues,
  found: ParsedResume,
): RowWords {
  const { toEntry, changes } = ruleOf(list);
  const value = found[list][at];
  const now = values[list].find(({ id }) => id === entryId) as Entry | undefined;
  const said = toEntry(value, '') as Entry;
  const taken: Entry = now ? { ...now, ...changes(now, value), ...proseOf(list, said) } : said;
  const { label, noun } = ENTRY_FIELDS[list];
  const name = textOf(taken[label]) || UNNAMED[list];
  const withFacts = part !== 'prose';
  const withProse = part !== 'facts';
  return {
    label: part === 'prose' ? `${name}: ${noun}` : name,
    now: now ? sideOf(list, now, { withFacts, withProse }) : EMPTY,
    found: sideOf(list, taken, { withFacts, withProse, before: now, isNew: true }),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const proseOf = (list: FillableList, entry: Entry) => {
  const field = ruleOf(list).prose?.field as string | undefined;
  return field === undefined ? {} : { [field]: entry[field] };
};

interface SideOptions {
  withFacts: boolean;
  withProse: boolean;
  /** The replaced entry. */
  before?: Entry | undefined;
  isNew?: boolean;
}

function sideOf(
  list: FillableList,
  entry: Entry,
  { withFacts, withProse, before, isNew }: SideOptions,
): Side {
  const { title, line, noun } = ENTRY_FIELDS[list];
  const prose = withProse ? textOf(Object.values(proseOf(list, entry))[0]) : '';
  const told = before ? textOf(Object.values(proseOf(list, before))[0]) : '';
  const details = line.map((field) => factText(field, textOf(entry[field]))).filter(Boolean);
  return {
    words: withFacts ? (
      <>
        {textOf(entry[title]) ? isNew ? <b>{textOf(entry[title])}</b> : textOf(entry[title]) : null}
        <TenureLine entry={entry} before={before} />
        {details.length > 0 ? <span className={css['line']}>{details.join(', ')}</span> : null}
      </>
    ) : (
      excerpt(prose)
    ),
    prose: prose === '' ? undefined : { text: prose, summary: <ProseSummary {...{ prose, told, noun }} /> },
  };
}

const factText = (field: string, text: string) =>
  field === 'issueIsoMonth' && text ? formatMonth(text) : bareAddress(text);

const excerpt = (prose: string) => prose.replace(/^\s*[-*+]\s+/gm, '').slice(0, 160);

function ProseSummary({ prose, told, noun }: { prose: string; told: string; noun: string }) {
  const lines = linesOf(prose);
  const known = linesOf(told);
  const added = known.length === 0 ? 0 : lines.filter((line) => !known.includes(line)).length;
  return (
    <>
      {lines.length} {nounOf(lines.length, 'line')} of {noun}
      {added > 0 ? (
        <>
          , <ins>{added} new</ins>
        </>
      ) : null}
    </>
  );
}

/** "Aug 2021 – now, Bengaluru", with the changes marked. */
function TenureLine({ entry, before }: { entry: Entry; before: Entry | undefined }) {
  const place = placeOf(entry);
  const { tenure } = entry;
  const hasTime = tenure && (tenure.startIsoMonth || tenure.endIsoMonth || tenure.isCurrent);
  if (!hasTime && !place) return null;
  return (
    <span className={css['line']}>
      {tenure && hasTime ? (
        <>
          <Changed now={startOf(tenure)} before={before?.tenure && startOf(before.tenure)} />
          {' – '}
          <Changed now={endOf(tenure)} before={before?.tenure && endOf(before.tenure)} />
        </>
      ) : null}
      {hasTime && place ? ', ' : ''}
      {place}
    </span>
  );
}

function placeOf({ isRemote, locality }: Entry): string {
  if (isRemote) return 'remote';
  return locality ? (locality.suburb ?? locality.state) : '';
}

const startOf = ({ startIsoMonth }: FillableTenure) => (startIsoMonth ? formatMonth(startIsoMonth) : '?');
const endOf = ({ endIsoMonth, isCurrent }: FillableTenure) =>
  isCurrent ? 'now' : endIsoMonth ? formatMonth(endIsoMonth) : '?';

function Changed({ now, before }: { now: string; before: string | undefined }) {
  if (before === undefined || before === now) return now;
  return (
    <>
      {before === '?' ? null : <del>{before}</del>} <ins>{now}</ins>
    </>
  );
}
