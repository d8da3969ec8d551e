import type { ParsedPersonalProject } from '@talaash/domain/resume/schema';
import { phraseTerm } from '@talaash/lexicon/phrase';
import { firstUrl, withoutUrls } from '../words/url.ts';
import type { Segment } from '../page/line.ts';
import type { Paragraph } from '../section/paragraph.ts';
import { isBodyLabel } from '../words/detail.ts';
import { stated } from './stated.ts';
import { markdownOf } from './block.ts';
import type { Found } from './found.ts';
import { isNoise, partsOf, trimmed, withoutDates } from './piece.ts';

const ENTRIES_MAX = 40;
const TITLE_LENGTH_MAX = 90;
const NUMBERING = /^\(?\d{1,2}[.)]\s+/;
const LABEL = /^(?:project\s*(?:title|name|#?\s?\d+)?|title|name)\s*(?:#?\d+)?\s*[:.–-]\s*/i;
const ONLY_NUMBER = /^project\s*(?:#|no\.?)?\s*\d+\s*[:.–-]?$/i;
const PROJECT_LABEL = /^project\s*(?:title|name|#?\s?\d+)?\s*[:.–-]/i;
const DETAIL =
  /^(?:technolog(?:y|ies)|tech(?: stack)?|tools?|role|team size|duration|environment|description|client|domain|platform|skills|github|link|url|live|demo|front ?end|back ?end|database|responsibilities|source code)\b\s*(?:used)?\s*[:–-]/i;

const DESCRIPTION = /^(?:project\s+)?description\s*(?:[:–-]\s*|$)/i;
export function projectsOf(paragraphs: readonly Paragraph[]): Found<ParsedPersonalProject>[] {
  return groupsOf(paragraphs)
    .slice(0, ENTRIES_MAX)
    .flatMap((group) => projectOf(group) ?? []);
}

/** Groups lines by project. A project starts at a bold line, or at the short line above a description. */
function groupsOf(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const starts = startsIn(paragraphs);
  const groups: Paragraph[][] = [];
  for (const [at, paragraph] of paragraphs.entries()) {
    const before = paragraphs[at - 1];
    const isNamed = groups.at(-1)?.length === 1 && before !== undefined && ONLY_NUMBER.test(before.text);
    if (before === undefined || (!isNamed && starts(paragraph, before)))
      groups.push([paragraph, ...detailsAbove(groups, paragraph)]);
    else groups.at(-1)?.push(paragraph);
  }
  return groups;
}

/** "Client: Citi" above "Project: Reporting" belongs to that next project. */
function detailsAbove(groups: Paragraph[][], { text }: Paragraph): Paragraph[] {
  const above = groups.at(-1);
  const detail = above?.at(-1);
  if (above === undefined || detail === undefined || !PROJECT_LABEL.test(text) || !CLIENT.test(detail.text))
    return [];
  above.pop();
  if (above.length === 0) groups.pop();
  return [detail];
}

const CLIENT = /^(?:end\s+)?(?:client|customer)\b/i;

const startsBold = ({ lines, isBody, isBullet }: Paragraph) =>
  (lines[0]?.startsBold ?? false) && (!isBody || isBullet || !lines[0]?.bold);

/** Whether a paragraph starts the next project. */
type Starts = (paragraph: Paragraph, before: Paragraph) => boolean;

/** Uses the strongest sign in the section: labels, bold titles, or the lines between bullets. */
function startsIn(paragraphs: readonly Paragraph[]): Starts {
  if (paragraphs.some(({ text }) => PROJECT_LABEL.test(text))) return startsAtLabel;
  if (paragraphs.some(startsBold)) return startsAtBold;
  const hasTitles = paragraphs.some(({ isBullet, isBody }) => !isBullet && !isBody);
  return hasTitles ? startsAtTitle : (paragraph) => paragraph.isBullet && !isDetail(paragraph);
}

const isDetail = ({ text }: Paragraph): boolean => DETAIL.test(text) || isBodyLabel(text);

const startsAtLabel: Starts = ({ text }) => PROJECT_LABEL.test(text) && !/^project\s+description/i.test(text);

const startsAtBold: Starts = (paragraph, before) =>
  startsBold(paragraph) &&
  !isDetail(paragraph) &&
  !(startsBold(before) && before.lines.length === 1 && paragraph.gap < 1.1);

function startsAtTitle(paragraph: Paragraph, before: Paragraph): boolean {
  const { text, isBullet, isBody, gap } = paragraph;
  if (isBullet || isBody || isDetail(paragraph) || text.length > TITLE_LENGTH_MAX * 2) return false;
  const isOnlyLink = firstUrl(text) !== undefined && trimmed(withoutUrls(text)) === '';
  const isBelowTitle = !before.isBullet && !before.isBody && gap < 1.75;
  return !isOnlyLink && !isBelowTitle;
}

function projectOf(group: readonly Paragraph[]): Found<ParsedPersonalProject> | undefined {
  const [first, ...rest] = withoutNumber(group);
  if (first === undefined) return undefined;
  const opening = first.lines[0]?.segments[0]?.text ?? first.text;
  const isSentence = first.isBullet || first.isBody;
  const url = group.map(({ text }) => firstUrl(text)).find((found) => found !== undefined);
  const written = isSentence ? first.text : (first.segments[0]?.text ?? opening);
  const { title, tail } = titleOf(withoutUrls(written.replace(NUMBERING, '').replace(LABEL, '')), isSentence);
  if (title === undefined) return undefined;
  const body = rest.filter(
    ({ text }) =>
      trimmed(withoutUrls(text)) !== '' &&
      !isOnlyDated(text) &&
      !/^(?:github|link|url|live|demo)\s*[:–-]/i.test(text),
  );
  const described = markdownOf(
    body.map((paragraph) => ({
      ...paragraph,
      text: paragraph.text.replace(DESCRIPTION, ''),
    })),
  );
  const description = [tail, described].filter((text) => text !== undefined && text !== '').join('\n');
  return { entry: stated({ title, url, descriptionMarkdown: description || undefined }), page: first.page };
}

const isOnlyDated = (text: string): boolean => {
  const { rest, range } = withoutDates(text, true);
  return range !== undefined && partsOf(rest).every(isNoise);
};

/** "Project #2" is only a number if the next line names the project. */
function withoutNumber(group: readonly Paragraph[]): readonly Paragraph[] {
  const [number, named, ...rest] = group;
  if (number === undefined || named === undefined || !ONLY_NUMBER.test(number.text)) return group;
  const title = named.text.replace(/\s{2,}:?\s*/, ': ');
  if (!/^(?:project\s*)?(?:title|name)\s*:/i.test(title)) return group;
  const segments = [{ ...(named.segments[0] as Segment), text: title }];
  return [{ ...named, text: title, segments, lines: [{ ...named, text: title, segments }] }, ...rest];
}

/** Parentheses after a title hold tools, a link, or the kind of project. */
const ASIDE = /,|^(?:link|github|live|demo)$|\bproject$/i;

function withoutAside(title: string): string {
  const inside = /\(([^()]*)\)\s*$/.exec(title)?.[1] ?? '';
  const isAside = ASIDE.test(inside) || phraseTerm(inside) !== undefined;
  return trimmed(isAside ? title.replace(/\s*\([^()]*\)\s*$/, '') : title);
}

/** "Haat – a craft marketplace" is one title; in "Haat – React, Node" tools follow the title. */
const isSubtitle = (text: string, part: string | undefined): boolean =>
  part !== undefined &&
  /\s[-–—]\s*$/.test(text.slice(0, text.indexOf(part, 1))) &&
  !/[,;:&]/.test(part) &&
  part.split(' ').length >= 2 &&
  part.split(' ').every((word) => phraseTerm(word) === undefined) &&
  phraseTerm(part) === undefined;

function titleOf(written: string, isSentence: boolean): { title: string | undefined; tail?: string } {
  const { rest } = withoutDates(written.trim(), true);
  const colon = /^(.{3,70}?)\s*(?::|\s[–—-])\s+(.{12,})$/.exec(rest);
  if (colon !== null && (isSentence || /:/.test(rest.slice(0, (colon[1] ?? '').length + 2))))
    return { title: withoutAside(colon[1] ?? ''), tail: colon[2] ?? '' };
  const [front, subtitle] = partsOf(rest);
  const title = isSubtitle(rest, subtitle) ? `${front} – ${subtitle}` : front;
  const plain = withoutAside(title ?? '');
  if (plain === '' || (isSentence && plain.length > TITLE_LENGTH_MAX)) return { title: undefined };
  return { title: plain };
}
