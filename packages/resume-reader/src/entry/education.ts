import type { Locality } from '@talaash/domain/locality/schema';
import type { ParsedEducation } from '@talaash/domain/resume/schema';
import type { Paragraph } from '../section/paragraph.ts';
import type { DateRange } from '../words/date.ts';
import { isClass, isDegree, isField, isGrade, isSchool } from '../words/degree.ts';
import type { Found, Surroundings } from './found.ts';
import { type FindPlace, partsOf, placeOf, trimmed, withoutDates } from './piece.ts';
import { type TableRow, tableRowsOf } from './table.ts';
import { tenureOf } from './tenure.ts';
import { stated } from './stated.ts';

type Kind = 'course' | 'school' | 'range' | 'place' | 'unknown';
type Piece = { kind: Kind; text: string; range?: DateRange; place?: Locality; page: number; line: number };
type Draft = {
  course?: string;
  school?: string;
  range?: DateRange;
  place?: Locality;
  unknown?: string;
  page: number;
  line: number;
};

const ENTRIES_MAX = 20;

export function educationsOf(
  paragraphs: readonly Paragraph[],
  around: Surroundings,
): Found<ParsedEducation>[] {
  const rows = tableRowsOf(paragraphs);
  const drafts =
    rows === undefined
      ? draftsOf(paragraphs, around.findPlace)
      : rows.flatMap((row, at) => draftOfRow(row, at, around.findPlace));
  return drafts.slice(0, ENTRIES_MAX).flatMap((draft) => {
    const school = draft.school ?? draft.unknown;
    if (draft.course === undefined && draft.school === undefined) return [];
    if (draft.course === undefined || school === undefined) around.doubts.add('incompleteEducation');
    const { course, place, range, page } = draft;
    const tenure = tenureOf(range, around.now, around.doubts);
    return [{ entry: stated({ course, university: school, locality: place, tenure }), page }];
  });
}

/** If a table has both a school and a board, keep the school: it says more. */
const BOARD_HEAD = /^(?!.*(?:institut|college|school)).*\b(?:board|university)\b/i;
const COURSE_HEAD = /\b(?:degree|exam(?:ination)?|course|class|qualification|standard|programme)\b/i;
const SCHOOL_HEAD = /\b(?:institut(?:e|ion)|college|school)\b/i;

/** Each table row is one entry, whatever the order of its cells. */
function draftOfRow({ cells, heads, page }: TableRow, line: number, findPlace: FindPlace): Draft[] {
  const isBoard = (at: number) =>
    BOARD_HEAD.test(heads[at] ?? '') && heads.some((head) => SCHOOL_HEAD.test(head));
  const pieces = cells
    .filter((_, at) => !isBoard(at))
    .flatMap((text) => piecesIn(text, findPlace, page, line, true));
  const draft: Draft = { page, line };
  for (const piece of pieces) put(draft, piece);
  const named = cells.findIndex((_, at) => COURSE_HEAD.test(heads[at] ?? ''));
  if (named >= 0) draft.course ??= cells[named] as string;
  return draft.course === undefined && draft.school === undefined ? [] : [draft];
}

const TABLE_HEAD = /\b(?:year of passing|passing year|percentage|board\s*\/\s*university)\b/i;

/** A new entry starts when a kind of piece (such as a degree) repeats. */
function draftsOf(paragraphs: readonly Paragraph[], findPlace: FindPlace): Draft[] {
  const pieces = paragraphs.flatMap((paragraph, at) =>
    TABLE_HEAD.test(paragraph.text) && !/\d/.test(paragraph.text)
      ? []
      : paragraph.segments.flatMap(({ text }) => piecesIn(text, findPlace, paragraph.page, at, false)),
  );
  const drafts: Draft[] = [];
  const opening = pieces.find(({ kind }) => kind !== 'unknown' && kind !== 'place')?.kind;
  for (const piece of pieces) {
    const open = drafts.at(-1);
    if (open === undefined || startsNext(open, piece, opening))
      drafts.push(put({ page: piece.page, line: piece.line }, piece));
    else put(open, piece);
  }
  return drafts;
}

function startsNext(open: Draft, { kind, line }: Piece, opening: Kind | undefined): boolean {
  if (kind === 'course') return open.course !== undefined && open.line !== line;
  if (kind === 'school') return open.school !== undefined && open.line !== line && open.course !== undefined;
  if (kind === 'range') return open.range !== undefined && opening === 'range';
  return false;
}

const put = (draft: Draft, { kind, text, range, place, line }: Piece): Draft =>
  Object.assign(draft, { [kind]: draft[kind] ?? range ?? place ?? text, line });

const LABEL =
  /^(?:institute|institution|university|college|school|board|degree|course|year|percentage|specialization|branch|stream|passing year|year of passing|location)\s*(?:name)?\s*[:–-]\s*/i;
const GRADE_TAIL =
  /[\s,;:|(–-]*(?:with|w\/|securing|scored|aggregate|,)?\s*(?:an?\s+)?\(?(?:(?:overall\s+)?(?:cgpa|gpa|sgpa|cpi|percentage|marks|aggregate|grade|score)\b\s*(?:of|[:–-])?\s*[\d.]+\s*(?:\/\s*\d+(?:\.\d+)?)?\s*%?|[\d.]+\s*(?:%|\/\s*10\b(?:\.0)?)?\s*(?:cgpa|gpa|sgpa|cpi|marks|percentage|aggregate)?(?:\s*\/\s*10)?|first class(?: with distinction)?|distinction|first division|second division|[\d.]+\s*%)\)?\.?\s*$/i;
const IN_TAIL = /\s+(?:in|on|during|year|in the year|passed(?: out)?)\s*$/i;
const FROM = /\s+(?:from|at|@)\s+(?=\p{Lu})/u;

function piecesIn(
  written: string,
  findPlace: FindPlace,
  page: number,
  line: number,
  isCell: boolean,
): Piece[] {
  const { rest, range } = withoutDates(written.replace(LABEL, ''), true);
  const pieces: Piece[] = range === undefined ? [] : [{ kind: 'range', text: '', range, page, line }];
  const parts = withFields(rest).flatMap((part) => part.split(FROM));
  for (const part of parts) {
    const plain = trimmed(part.replace(IN_TAIL, '').replace(GRADE_TAIL, '').replace(IN_TAIL, ''));
    if (plain === '') continue;
    if (
      /^(full[- ]time|part[- ]time|pursuing|regular|year of passing|passed(?: out)?|completed|graduated|expected|batch|in)$/i.test(
        plain,
      )
    )
      continue;
    pieces.push(...namesIn(plain, findPlace, isCell).map((piece) => ({ ...piece, page, line })));
  }
  // A date belongs to the names on its line. The names decide where an entry starts.
  return pieces.sort((a, b) => Number(a.kind === 'range') - Number(b.kind === 'range'));
}

/** Splits a line into its parts. A field of study after a dash belongs to its degree. */
function withFields(text: string): string[] {
  const parts: string[] = [];
  for (const part of partsOf(text)) {
    const last = parts.at(-1) ?? '';
    const isDashed = /\s[-–—]\s*$/.test(text.slice(0, text.indexOf(part)));
    const [subject = ''] = part.split(',');
    const isSubject = isField(part) && !isSchool(subject) && !isGrade(part);
    if (isDashed && isSubject && isDegree(last) && !isSchool(last))
      parts[parts.length - 1] = `${last} - ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** Names that need their town to identify a school. */
const GENERIC_SCHOOL =
  /^(?:gov(?:ernment|t\.?)\s+)?(?:engineering college|(?:college|institute|school|faculty) of [\p{L}]+(?: (?:and|&) [\p{L}]+)?)$/iu;
const COURSE_WORD = /^(?:in|of|and|&|\(.*\)|with|hons?\.?)$/i;

/** Splits "B.E. Computer Science NMAM Institute of Technology": in tables without borders, cells can be this close together. */
export function courseAndSchool(text: string): string[] {
  const words = text.trim().match(/\([^()]*\)|\S+/g) ?? [];
  if (!isDegree(words[0] ?? '') || !isSchool(text)) return [text];
  let at = 1;
  while (at < words.length && isCourseWord(words[at] ?? '')) at += 1;
  const school = words.slice(at);
  const isName =
    school.length > 1 &&
    isSchool(school.join(' ')) &&
    !/^(?:school|college|board|education|secondary)$/i.test(school[0] ?? '');
  return isName && !COURSE_WORD.test(words[at - 1]?.replace(/^\(.*\)$/, '') ?? '')
    ? [words.slice(0, at).join(' '), school.join(' ')]
    : [text];
}

const isCourseWord = (word: string) => COURSE_WORD.test(word) || isField(word) || isDegree(word);

type Name = Omit<Piece, 'page' | 'line'>;

function namesIn(text: string, findPlace: FindPlace, isCell: boolean): Name[] {
  const whole = placeOf(text, findPlace);
  if (whole !== undefined && !isDegree(text) && !isSchool(text))
    return [{ kind: 'place', text, place: whole }];
  const names: Name[] = [];
  const parts = text
    .split(/,(?![^(]*\))/)
    .flatMap(courseAndSchool)
    .map(trimmed)
    .filter((part) => part !== '');
  for (const [at, part] of parts.entries()) {
    const last = names.at(-1);
    const place = last && placeBehind(last, parts.slice(at), findPlace);
    if (place !== undefined) return [...names, { kind: 'place', text: part, place }];
    const kind = kindOf(part);
    if (last !== undefined && continuesName(last, kind, part, isCell)) last.text += `, ${part}`;
    else if (!(isCell && kind === 'unknown' && !hasWord(part))) names.push({ kind, text: part });
  }
  return names;
}

/** The place that starts at the first of these parts, after a name. */
function placeBehind({ kind, text }: Name, parts: readonly string[], findPlace: FindPlace) {
  const [part = '', next = ''] = parts;
  const isBranch = kind === 'school' && /^(branch|campus)$/i.test(part);
  const isOther = kind === 'course' || isBranch || isDegree(part);
  const place = isOther ? undefined : placeOf(parts.join(', '), findPlace);
  if (place !== undefined) return place;
  // After a college and its place comes the university that the college belongs to.
  return kind === 'school' && !GENERIC_SCHOOL.test(text) && isSchool(next)
    ? placeOf(part, findPlace)
    : undefined;
}

/** "B.Tech, Mechanical" is one course. After a school, a part continues its name, unless it is a course or, in a cell, another school. */
function continuesName(last: Name, kind: Kind, part: string, isCell: boolean): boolean {
  if (last.kind === 'course') return kind === 'unknown' && (isField(part) || part.length <= 4);
  if (last.kind !== 'school') return false;
  return isCell ? kind === 'unknown' && hasWord(part) : kind !== 'course';
}

const kindOf = (text: string): Kind =>
  isSchool(text) && !isClass(text) ? 'school' : isDegree(text) ? 'course' : 'unknown';

const hasWord = (text: string) => /\p{L}{3}/u.test(text);
