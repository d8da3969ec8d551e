import type { Line } from '../page/line.ts';
import { kindByContent } from './content.ts';
import { isBodyLabel } from '../words/detail.ts';
import { headingKind, kindOfWords, type SectionKind } from '../words/heading.ts';
import { mailsIn, urlsIn } from '../words/url.ts';
import { hasDate } from '../words/date.ts';

export type Section = { kind: SectionKind | 'top'; heading: string; lines: Line[] };

const INLINE_KINDS = new Set<SectionKind>(['about', 'skills', 'languages', 'other']);
/** Groups of skills are called so too, in a smaller style than the headings. */
const LABEL_KINDS = new Set<SectionKind>(['languages', 'skills', 'other', 'links']);
const ENTRY_KINDS = new Set<Section['kind']>(['experience', 'internship', 'projects']);
const DUTIES = /responsibilit|roles?\b|description|duties/i;
const NAME_SIZE = 1.4;
const BROKEN_GAP = 1.7;
const RULE = /^[-_=–—*~.]{3,}$/;

/** Cuts the lines at their headings. What stands before the first heading of a column is its top. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const body = bodySize(lines);
  const looks = headingLooks(lines, body);
  const ownLooks = ownHeadingLooks(lines);
  const margin = marginHeadings(lines);
  const sections: Section[] = [{ kind: 'top', heading: '', lines: [] }];
  let look: string | undefined;
  for (const line of lines) {
    if (RULE.test(line.text)) continue;
    const first = sections.length === 1;
    const isWithin =
      ENTRY_KINDS.has(sections.at(-1)?.kind ?? 'top') &&
      isBodyLabel(line.text) &&
      (DUTIES.test(line.text) || !looks.has(lookOf(line)));
    const found =
      isWithin || isBroken(sections.at(-1)?.lines.at(-1), line)
        ? undefined
        : (margin.get(line) ??
          headingOf(line, body, looks, first) ??
          (first ? undefined : namedFreely(line, ownLooks)));
    const isLabel =
      sections.at(-1)?.kind === 'skills' &&
      found !== undefined &&
      LABEL_KINDS.has(found.kind) &&
      looks.size > 0 &&
      !looks.has(lookOf(line)) &&
      lookOf(line) !== look;
    if (found !== undefined && !isLabel) {
      look = lookOf(line);
      sections.push({
        kind: found.kind,
        heading: found.heading,
        lines: found.rest === undefined ? [] : [found.rest],
      });
      continue;
    }
    if (line.startsColumn && line.page === 1 && !first && isContact(line.text))
      sections.push({ kind: 'contact', heading: '', lines: [] });
    // A column that starts without a heading on the first page holds the name.
    if (
      line.startsColumn &&
      line.page === 1 &&
      !first &&
      (line.size > body * NAME_SIZE ||
        !sections.some(({ kind, lines: own }) => kind === 'top' && own.length > 2))
    )
      sections.push({ kind: 'top', heading: '', lines: [] });
    sections.at(-1)?.lines.push(line);
  }
  return sections.map((section) => ({ ...section, kind: kindByContent(section) }));
}

const isContact = (text: string): boolean => mailsIn(text).length > 0 || urlsIn(text).length > 0;

/** The line above ends in the middle of a phrase, so that this one continues it. */
const isBroken = (above: Line | undefined, line: Line): boolean =>
  above !== undefined &&
  above.page === line.page &&
  line.gap < BROKEN_GAP &&
  above.bold === line.bold &&
  /(?:[,&]|\s(?:in|of|and|for|with|the))$/i.test(above.text);

/** Headings that stand in a rail left of all contents, in any style. */
function marginHeadings(lines: readonly Line[]): Map<Line, Found> {
  const rails = new Map<number, Map<Line, Found>>();
  for (const line of lines) {
    const [first, content] = line.segments;
    const kind = first === undefined || content === undefined ? undefined : headingKind(first.text, true);
    if (first === undefined || content === undefined || kind === undefined) continue;
    const rail = rails.get(Math.round(content.x)) ?? new Map<Line, Found>();
    rails.set(Math.round(content.x), rail.set(line, { kind, heading: first.text, rest: withoutFirst(line) }));
  }
  const isRail = (rail: Map<Line, Found>) => {
    const kinds = new Set([...rail.values()].map(({ kind }) => kind));
    return kinds.size >= MARGIN_KINDS_MIN && (kinds.has('experience') || kinds.has('education'));
  };
  return new Map([...rails.values()].filter(isRail).flatMap((rail) => [...rail]));
}

const MARGIN_KINDS_MIN = 3;

type Found = { kind: SectionKind; heading: string; rest?: Line };

function headingOf(line: Line, body: number, looks: ReadonlySet<string>, isTop: boolean): Found | undefined {
  const [first, ...others] = line.segments;
  if (first === undefined || line.isBullet) return undefined;
  const kind = headingKind(first.text, others.length === 0 && looks.has(lookOf(line)));
  const isStyled =
    line.bold || first.bold || isCaps(first.text) || line.size > body * 1.08 || looks.has(lookOf(line));
  if (kind !== undefined && others.length === 0 && (isStyled || isPlainHeading(line)))
    return { kind, heading: first.text };
  // A heading in the margin has its content beside it.
  if (
    kind !== undefined &&
    others.length > 0 &&
    (isCaps(first.text) || line.size > body * 1.08 || (first.bold && !others[0]?.bold)) &&
    !isTop
  ) {
    return { kind, heading: first.text, rest: withoutFirst(line) };
  }
  const inline = /^([^:]{3,40}?)\s*:[-–\s]*(.{12,})$/.exec(line.text);
  const inlineKind = inline === null ? undefined : headingKind(inline[1] ?? '');
  if (
    inline !== null &&
    inlineKind !== undefined &&
    INLINE_KINDS.has(inlineKind) &&
    (isCaps(inline[1] ?? '') || /^\d{1,2}[.)]/.test(line.text))
  ) {
    const text = inline[2] ?? '';
    return {
      kind: inlineKind,
      heading: inline[1] ?? '',
      rest: { ...line, text, segments: [{ ...first, text }] },
    };
  }
  const isUnknown =
    others.length === 0 && looks.has(lookOf(line)) && line.size > body * 1.12 && !hasDate(line.text);
  return isUnknown && !isTop && line.text.split(' ').length <= 5 && /^\p{L}/u.test(line.text)
    ? { kind: kindOfWords(line.text) ?? 'other', heading: line.text }
    : undefined;
}

const isCaps = (text: string): boolean =>
  (/\p{L}{3}/u.test(text) && text === text.toUpperCase() && text !== text.toLowerCase()) ||
  /[\u0900-\u097f]/.test(text);

/** Typed without any style: it stands alone after a free line, or ends with a colon. */
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

/** A heading of a person's own words, told by the look that only headings have. */
function namedFreely(line: Line, ownLooks: ReadonlySet<string>): Found | undefined {
  const { text, segments, isBullet } = line;
  const isShort = segments.length === 1 && !isBullet && text.split(' ').length <= HEADING_WORDS_MAX;
  if (
    !isShort ||
    !ownLooks.has(lookOf(line)) ||
    !/^\p{L}/u.test(text) ||
    hasDate(text) ||
    /[.,;]$/.test(text)
  )
    return undefined;
  return { kind: kindOfWords(text) ?? 'other', heading: text };
}

const HEADING_WORDS_MAX = 6;

/** The looks of lines most of which are known headings. */
function ownHeadingLooks(lines: readonly Line[]): Set<string> {
  const counts = new Map<string, { known: number; all: number }>();
  for (const line of lines) {
    const isKnown = line.segments.length === 1 && headingKind(line.text) !== undefined;
    const { known, all } = counts.get(lookOf(line)) ?? { known: 0, all: 0 };
    counts.set(lookOf(line), { known: known + Number(isKnown), all: all + 1 });
  }
  return new Set(
    [...counts].filter(([, { known, all }]) => known >= 3 && known >= all * 0.6).map(([look]) => look),
  );
}

/** How the known headings look, when at least two agree: unknown ones look the same. */
function headingLooks(lines: readonly Line[], body: number): Set<string> {
  const counts = new Map<string, { known: number; like: number }>();
  for (const line of lines) {
    const isKnown =
      line.segments.length === 1 &&
      headingKind(line.text) !== undefined &&
      (line.size > body * 1.05 || line.bold || isCaps(line.text));
    const isLike = line.size > body * STYLED_SIZE && isShort(line);
    const { known, like } = counts.get(lookOf(line)) ?? { known: 0, like: 0 };
    counts.set(lookOf(line), { known: known + Number(isKnown), like: like + Number(isLike) });
  }
  return new Set(
    [...counts].filter(([, { known, like }]) => known >= 2 || like >= STYLED_MIN).map(([look]) => look),
  );
}

/** So many short lines in larger letters are headings, whatever their words. */
const STYLED_MIN = 3;
const STYLED_SIZE = 1.3;

const isShort = ({ segments, text, isBullet }: Line): boolean =>
  segments.length === 1 && !isBullet && text.split(' ').length <= 4 && !/\d/.test(text);

/** The size in which most letters are set. */
export function bodySize(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 4) / 4;
    counts.set(rounded, (counts.get(rounded) ?? 0) + text.length);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}
