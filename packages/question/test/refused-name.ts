import { EMPLOYER_LINES } from '../src/employer-list.ts';
import { largePlaceNames } from '../src/place.ts';
import { TECHNOLOGIES } from '../src/technology-list.ts';
import { understand } from '../src/understand.ts';
import type { Span } from '../src/understanding.ts';

const employers = EMPLOYER_LINES.flatMap(([, line]) =>
  line.split(';').map((entry) => (entry.split('=')[0] ?? '').replace('?', '').trim()),
);

export const NAMES = { employer: employers, skill: TECHNOLOGIES, place: largePlaceNames() };
const SAMPLED = 300;

/** Names that are read as a whole where they are asked: some places have initials. */
export function namesOf(kind: keyof typeof NAMES): string[] {
  const names = [...new Set(NAMES[kind])];
  const step = Math.max(1, names.length / SAMPLED);
  return names
    .filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
    .filter((name) => isWhole(`sales manager ${name} `, name));
}

function isWhole(text: string, name: string): boolean {
  const { facts, groups } = understand(text);
  const at = text.indexOf(name);
  return [...facts, ...groups].some(({ spans }) =>
    spans.some(({ start, end }) => start <= at && end >= at + name.length),
  );
}

/** Names that begin with another name or with a word of the sentence: in some forms only a part of them is read. */
const READ_IN_PART = ['google ads', 'employee engagement', 'azure devops', 'Pimpri P F'];
export const isReadWhole = (text: string): boolean => !READ_IN_PART.some((name) => text.includes(name));

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** What a text says of a place in it. */
export function saidAt(text: string, place: Span): 'asked' | 'excluded' | 'nothing' {
  const { facts, groups, exclusions } = understand(text);
  const isSaid = ({ spans }: { spans: readonly Span[] }) => spans.some((span) => overlaps(span, place));
  if ([...facts, ...groups].some(isSaid)) return 'asked';
  return exclusions.some(isSaid) ? 'excluded' : 'nothing';
}
