import type { Line } from '../page/line.ts';
import { kindByContent } from './content.ts';
import { isBodyLabel } from '../words/detail.ts';
import { headingKind, kindOfWords, type SectionKind } from '../words/heading.ts';
import { mailsIn, urlsIn } from '../words/url.ts';
import { hasDate } from '../words/date.ts';

export type Section = { kind: SectionKind | 'top'; heading: string; lines: Line[] };

const INLINE_KINDS = new Set<SectionKind>(['about', 'skills', 'languages', 'other']);
/** Groups of skills have such labels too, in a smaller style than the headings. */
const LABEL_KINDS = new Set<Section['kind']>(['languages', 'skills', 'other', 'links']);
const ENTRY_KINDS = new Set<Section['kind']>(['experience', 'internship', 'projects']);
const DUTIES = /responsibilit|roles?\b|description|duties/i;
const NAME_SIZE = 1.4;
const BROKEN_GAP = 1.7;
const RULE = /^[-_=–—*~.]{3,}$/;

/** Splits the lines at their headings. The lines before the first heading of a column are its top. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const style = styleOf(lines);
  const sections: [Section, ...Section[]] = [{ kind: 'top', heading: '', lines: [] }];
  let [open] = sections;
  let look: string | undefined;
  for (const line of lines) {
    if (RULE.test(line.text)) continue;
    const isFirst = sections.length === 1;
    const found = belongsTo(open, line, style) ? undefined : headingOf(line, style, isFirst);
    const isHeading = found !== undefined && !isGroupOfSkills(open, found, line, style, look);
    if (isHeading) look = lookOf(line);
    const next = isHeading ? found : isFirst ? undefined : sectionOfColumn(line, sections, style.body);
    if (next !== undefined) sections.push((open = next));
    if (!isHeading) open.lines.push(line);
  }
  return sections.map((section) => ({ ...section, kind: kindByContent(section) }));
}

/** "Responsibilities:" within a job is not a heading, and neither is the second line of a phrase. */
const belongsTo = ({ kind, lines }: Section, line: Line, { looks }: Style): boolean =>
  (ENTRY_KINDS.has(kind) && isBodyLabel(line.text) && (DUTIES.test(line.text) || !looks.has(lookOf(line)))) ||
  isBroken(lines.at(-1), line);

const isGroupOfSkills = (
  open: Section,
  { kind }: Section,
  line: Line,
  { looks }: Style,
  lookAbove: string | undefined,
): boolean =>
  open.kind === 'skills' &&
  LABEL_KINDS.has(kind) &&
  looks.size > 0 &&
  !looks.has(lookOf(line)) &&
  lookOf(line) !== lookAbove;

/** A column that starts without a heading on the first page holds the name or the contact details. */
function sectionOfColumn(line: Line, sections: readonly Section[], body: number): Section | undefined {
  if (!line.startsColumn || line.page !== 1) return undefined;
  const isTop =
    line.size > body * NAME_SIZE || !sections.some(({ kind, lines }) => kind === 'top' && lines.length > 2);
  const isContact = mailsIn(line.text).length > 0 || urlsIn(line.text).length > 0;
  return isTop || isContact ? { kind: isTop ? 'top' : 'contact', heading: '', lines: [] } : undefined;
}

/** Whether the line above ends in the middle of a phrase, which this line continues. */
const isBroken = (above: Line | undefined, line: Line): boolean =>
  above !== undefined &&
  above.page === line.page &&
  line.gap < BROKEN_GAP &&
  above.bold === line.bold &&
  /(?:[,&]|\s(?:in|of|and|for|with|the))$/i.test(above.text);

/** Headings in a rail to the left of all contents, in any style. */
function marginHeadings(lines: readonly Line[]): Map<Line, Section> {
  const rails = new Map<number, Map<Line, Section>>();
  for (const line of lines) {
    const [first, content] = line.segments;
    const kind = first === undefined || content === undefined ? undefined : headingKind(first.text, true);
    if (first === undefined || content === undefined || kind === undefined) continue;
    const rail = rails.get(Math.round(content.x)) ?? new Map<Line, Section>();
    rails.set(
      Math.round(content.x),
      rail.set(line, { kind, heading: first.text, lines: [withoutFirst(line)] }),
    );
  }
  const isRail = (rail: Map<Line, Section>) => {
    const kinds = new Set([...rail.values()].map(({ kind }) => kind));
    return kinds.size >= MARGIN_KINDS_MIN && (kinds.has('experience') || kinds.has('education'));
  };
  return new Map([...rails.values()].filter(isRail).flatMap((rail) => [...rail]));
}

const MARGIN_KINDS_MIN = 3;

/** The section that starts at a line, if any. */
function headingOf(line: Line, style: Style, isFirst: boolean): Section | undefined {
  const inMargin = style.margin.get(line);
  if (inMargin !== undefined || line.isBullet) return inMargin;
  const known = knownHeading(line, style);
  if (known !== undefined || isFirst) return known ?? headingBefore(line);
  return headingBeside(line, style) ?? headingBefore(line) ?? headingByLook(line, style);
}

function knownHeading(line: Line, { body, looks }: Style): Section | undefined {
  const [first, second] = line.segments;
  if (first === undefined || second !== undefined) return undefined;
  const isLike = looks.has(lookOf(line));
  const kind = headingKind(first.text, isLike);
  const isStyled = isLike || line.bold || first.bold || isLarge(line, body) || isPlainHeading(line);
  return kind !== undefined && isStyled ? { kind, heading: first.text, lines: [] } : undefined;
}

/** A heading in the margin has its content beside it. */
function headingBeside(line: Line, { body }: Style): Section | undefined {
  const [first, second] = line.segments;
  const kind = second && headingKind(first?.text ?? '');
  if (first === undefined || kind === undefined) return undefined;
  const isStyled = isLarge(line, body) || (first.bold && !second?.bold);
  return isStyled ? { kind, heading: first.text, lines: [withoutFirst(line)] } : undefined;
}

const isLarge = ({ size, segments }: Line, body: number): boolean =>
  isCaps(segments[0]?.text ?? '') || size > body * 1.08;

/** "SKILLS: Java, Go" is a heading with its content. */
function headingBefore(line: Line): Section | undefined {
  const [, heading = '', text = ''] = /^([^:]{3,40}?)\s*:[-–\s]*(.{12,})$/.exec(line.text) ?? [];
  const kind = headingKind(heading);
  const isMarked = isCaps(heading) || /^\d{1,2}[.)]/.test(line.text);
  if (kind === undefined || !INLINE_KINDS.has(kind) || !isMarked) return undefined;
  const segments = line.segments.slice(0, 1).map((first) => ({ ...first, text }));
  return { kind, heading, lines: [{ ...line, text, segments }] };
}

const isCaps = (text: string): boolean =>
  (/\p{L}{3}/u.test(text) && text === text.toUpperCase() && text !== text.toLowerCase()) ||
  /[\u0900-\u097f]/.test(text);

/** A heading without any style: it is alone after an empty line, or ends with a colon. */
const isPlainHeading = (line: Line): boolean =>
  /^\p{Lu}/u.test(line.text) && (/:\s*[-–]?$/.test(line.text) || line.gap > 1.6);

function withoutFirst(line: Line): Line {
  const segments = line.segments.slice(1);
  return {
    ...line,
    x: segments[0]?.x ?? line.x,
    segments,
    text: segments.map(({ text }) => text).join('  '),
  };
}

const lookOf = ({ size, bold, color, text }: Line): string =>
  `${Math.round(size * 2)} ${bold} ${color} ${isCaps(text)}`;

/** A heading in the person's own words, recognized by its look. */
function headingByLook(line: Line, { body, looks, ownLooks }: Style): Section | undefined {
  const { text, segments, size } = line;
  if (segments.length !== 1 || !/^\p{L}/u.test(text) || hasDate(text)) return undefined;
  const look = lookOf(line);
  const count = text.split(' ').length;
  const isLarge = looks.has(look) && size > body * 1.12 && count <= LARGE_WORDS_MAX;
  const isOwn = ownLooks.has(look) && count <= OWN_WORDS_MAX && !/[.,;]$/.test(text);
  return isLarge || isOwn ? { kind: kindOfWords(text) ?? 'other', heading: text, lines: [] } : undefined;
}

const [LARGE_WORDS_MAX, OWN_WORDS_MAX] = [5, 6];

/**
 * How the headings of a resume look. `looks`: shared by at least two known headings, or by several large short lines. `ownLooks`:
 * looks that hardly any line has except known headings. `margin`: headings in a rail.
 */
type Style = {
  body: number;
  looks: ReadonlySet<string>;
  ownLooks: ReadonlySet<string>;
  margin: ReadonlyMap<Line, Section>;
};

function styleOf(lines: readonly Line[]): Style {
  const body = bodySize(lines);
  const counts = new Map<string, { all: number; known: number; styled: number; like: number }>();
  for (const line of lines) {
    const isKnown = line.segments.length === 1 && headingKind(line.text) !== undefined;
    const isStyled = line.size > body * 1.05 || line.bold || isCaps(line.text);
    const count = counts.get(lookOf(line)) ?? { all: 0, known: 0, styled: 0, like: 0 };
    counts.set(lookOf(line), {
      all: count.all + 1,
      known: count.known + Number(isKnown),
      styled: count.styled + Number(isKnown && isStyled),
      like: count.like + Number(line.size > body * STYLED_SIZE && isShort(line)),
    });
  }
  const looks = [...counts].filter(([, { styled, like }]) => styled >= 2 || like >= STYLED_MIN);
  const ownLooks = [...counts].filter(([, { known, all }]) => known >= 3 && known >= all * 0.6);
  return {
    body,
    looks: new Set(looks.map(([look]) => look)),
    ownLooks: new Set(ownLooks.map(([look]) => look)),
    margin: marginHeadings(lines),
  };
}

/** This many short lines in larger letters are headings, whatever their words. */
const STYLED_MIN = 3;
const STYLED_SIZE = 1.3;

const isShort = ({ segments, text, isBullet }: Line): boolean =>
  segments.length === 1 && !isBullet && text.split(' ').length <= 4 && !/\d/.test(text);

/** The font size of most letters. */
export function bodySize(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 4) / 4;
    counts.set(rounded, (counts.get(rounded) ?? 0) + text.length);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}
