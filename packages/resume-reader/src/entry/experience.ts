import type { ParsedWorkExperience } from '@talaash/domain/resume/schema';
import type { Segment } from '../page/line.ts';
import type { Paragraph } from '../section/paragraph.ts';
import { type Block, blocksByDate, markdownOf } from './block.ts';
import type { Found, Surroundings } from './found.ts';
import { type Head, headOf, type Piece } from './head.ts';
import { headOfSentence } from './sentence.ts';
import { type TableRow, tableRowsOf } from './table.ts';
import { labelledExperiences } from './labelled.ts';
import { findRange } from '../words/date.ts';
import { stated } from './stated.ts';
import { withoutDates } from './piece.ts';
import { tenureOf } from './tenure.ts';

const ENTRIES_MAX = 60;

/** Career breaks: listed among the jobs, but not jobs. */
const BREAK =
  /^(?:(?:planned|personal|professional)\s+)?(?:career\s+(?:break|gap)|sabbatical|maternity\s+(?:break|leave)|study\s+break)\b/i;

/** The jobs of a section. */
export function experiencesOf(
  written: readonly Paragraph[],
  around: Surroundings,
  isInternships: boolean,
): Found<ParsedWorkExperience>[] {
  const paragraphs = written.filter(({ text }) => !BREAK.test(text));
  const labelled = labelledExperiences(paragraphs, around, isInternships);
  if (labelled.length > 0) return labelled;
  const rows = tableRowsOf(paragraphs)?.map((row) => blockOfRow(row, paragraphs));
  const sentences = paragraphs
    .map((paragraph) => headOfSentence(paragraph) ?? paragraph)
    .flatMap(withDateApart);
  const found = rows ?? blocksByDate(sentences);
  const all = found.length > 0 ? found : blocksByDate(sentences.map(asHead));
  const blocks = withoutGroups(all, around).slice(0, ENTRIES_MAX);
  const heads = blocks.map(({ head }) => headOf(head, around.findPlace));
  const isTitleFirst = usualOrder(heads);
  let company: string | undefined;
  return blocks.flatMap(({ head, body }, at) => {
    const own = heads[at] as Head;
    const names = namesOf(own.pieces, isTitleFirst);
    // A second role at the same company follows the first without repeating the company's name.
    const isSecondRole = names.company === undefined && names.title !== undefined && own.pieces.length === 1;
    if (isSecondRole) names.company = company;
    company = names.company ?? company;
    if (names.title === undefined && names.company === undefined) return [];
    if (names.title === undefined || names.company === undefined) around.doubts.add('incompleteExperience');
    const entry = stated({
      designation: names.title,
      company: names.company,
      locality: own.place,
      tenure: tenureOf(own.range, around.now, around.doubts),
      rolesAndResponsibilities: markdownOf(body),
      isInternship: isInternships || own.isInternship,
      isRemote: own.isRemote,
    });
    return [{ entry, page: head[0]?.page ?? 1 }];
  });
}

/** If every job is a list item, its dates mark it as the head of an entry. */
const asHead = (paragraph: Paragraph): Paragraph =>
  paragraph.isBullet && paragraph.text.length < LISTED_MAX && findRange(paragraph.text) !== undefined
    ? { ...paragraph, isBullet: false, isBody: false }
    : paragraph;

const LISTED_MAX = 160;

/** "Nov 2017 – Mar 2020. Drew the icons." has the dates, then the work. */
function withDateApart(paragraph: Paragraph): Paragraph[] {
  const range = paragraph.isBullet ? undefined : findRange(paragraph.text);
  const told = range?.from === 0 ? /^\.\s+(\p{Lu}.{12,})$/su.exec(paragraph.text.slice(range.to)) : null;
  if (range === undefined || told === null) return [paragraph];
  const withText = (text: string, isBody: boolean): Paragraph => ({
    ...paragraph,
    text,
    isBody,
    segments: [{ ...(paragraph.segments[0] as Segment), text }],
  });
  return [withText(paragraph.text.slice(0, range.to), false), withText(told[1] ?? '', true)];
}

const DUTIES_HEAD =
  /\b(?:nature|duties|responsibilit(?:y|ies)|description|job profile|work done|roles? and)\b/i;
const ASIDE_HEAD = /^(?:s\.?\s?no|sl\.?\s?no|sr\.?\s?no|#|.*\b(?:salary|ctc|reason|total|pay)\b)/i;

/** Turns a table row into an entry. The first and last month may have cells of their own. */
function blockOfRow({ cells, heads, page }: TableRow, paragraphs: readonly Paragraph[]): Block {
  const [first] = paragraphs as readonly [Paragraph];
  const asParagraph = (text: string, isBody: boolean): Paragraph => ({
    ...first,
    page,
    text,
    isBullet: false,
    isBody,
    segments: [{ text, x: first.x, right: first.right, bold: false }],
  });
  const isDuties = (at: number) => DUTIES_HEAD.test(heads[at] ?? '');
  const text = cells
    .filter((_, at) => !isDuties(at) && !ASIDE_HEAD.test(heads[at] ?? ''))
    .join(' | ')
    .replace(
      /(\d{4}|['’]\d{2})\s*\|\s*(?=(?:[a-z]{3,9}[\s.,'’-]*)?\d{2,4}\b|till|present|current|now)/i,
      '$1 - ',
    );
  const duties = cells.filter((_, at) => isDuties(at));
  return { head: [asParagraph(text, false)], body: duties.map((cell) => asParagraph(cell, true)) };
}

/** Several roles at one company follow a shared head that has the dates of the whole time there. */
function withoutGroups(blocks: readonly Block[], { findPlace }: Surroundings): Block[] {
  const kept: Block[] = [];
  let group: Paragraph[] = [];
  for (const [at, found] of blocks.entries()) {
    const block = { ...found, head: [...found.head, ...group] };
    group = [];
    const next = blocks[at + 1];
    const own = headOf(block.head, findPlace);
    const below = next === undefined || block.body.length > 0 ? undefined : headOf(next.head, findPlace);
    const isGroup =
      own.pieces.length === 1 &&
      own.pieces[0]?.kind !== 'title' &&
      below?.pieces.length === 1 &&
      below.pieces[0]?.kind === 'title';
    if (isGroup) group = block.head.map(withoutRange);
    else kept.push(block);
  }
  return kept;
}

function withoutRange(paragraph: Paragraph): Paragraph {
  const segments = paragraph.segments.map((segment) => ({
    ...segment,
    text: withoutDates(segment.text).rest,
  }));
  return { ...paragraph, segments, text: segments.map(({ text }) => text).join('  ') };
}

type Names = { title: string | undefined; company: string | undefined };

function namesOf(pieces: readonly Piece[], isTitleFirst: boolean): Names {
  const { title, company } = titleAndCompany(pieces, isTitleFirst);
  return { title: title?.text, company: company?.text };
}

type Pair = { title: Piece | undefined; company: Piece | undefined };

function titleAndCompany(pieces: readonly Piece[], isTitleFirst: boolean): Pair {
  const title = pieces.find(({ kind }) => kind === 'title');
  const company = pieces.find(({ kind }) => kind === 'company');
  const unknown = pieces.filter(({ kind }) => kind === 'unknown');
  if (title !== undefined)
    return { title, company: company ?? nearest(unknown, pieces, title) ?? secondTitle(pieces, title) };
  if (company !== undefined) return { title: nearest(unknown, pieces, company), company };
  const [one, two] = unknown;
  return two !== undefined && isTitleFirst ? { title: one, company: two } : { title: two, company: one };
}

/** Of the unrecognized names, the one nearest to the known name. */
function nearest(unknown: readonly Piece[], pieces: readonly Piece[], known: Piece): Piece | undefined {
  const at = pieces.indexOf(known);
  return unknown.toSorted((a, b) => Math.abs(pieces.indexOf(a) - at) - Math.abs(pieces.indexOf(b) - at))[0];
}

const secondTitle = (pieces: readonly Piece[], title: Piece) =>
  pieces.find((piece) => piece !== title && piece.kind === 'title' && piece.bold !== title.bold);

/** Whether titles come before companies, learned from the entries in which both are recognized. */
function usualOrder(heads: readonly Head[]): boolean {
  let balance = 0;
  for (const { pieces } of heads) {
    const title = pieces.findIndex(({ kind }) => kind === 'title');
    const company = pieces.findIndex(({ kind }) => kind === 'company');
    if (title >= 0 && (company > title || (company < 0 && title === 0))) balance += 1;
    if (company >= 0 && (title > company || (title < 0 && company === 0))) balance -= 1;
    if (title > 0 && company < 0) balance -= 1;
  }
  return balance >= 0;
}
