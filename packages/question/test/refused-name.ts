import { wordsOfAll } from '@talaash/lexicon/entry';
import { EMPLOYER } from '@talaash/lexicon/generated/employer';
import { largePlaceNames } from '../src/place.ts';
import { CRAFT } from '@talaash/lexicon/generated/craft';
import { understand } from '../src/understand.ts';
import type { Span } from '../src/understanding.ts';

const employers = EMPLOYER.flatMap(({ names }) => wordsOfAll(names));

export const NAMES = { employer: employers, skill: wordsOfAll(CRAFT), place: largePlaceNames() };
const SAMPLED = 300;

/** A sample of the names that are read as one name. Some places have initials that are read separately. */
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

/** Names that begin with another name or a filler, or are also a job: in some forms only a part of them is read. */
const READ_IN_PART = ['on page seo', 'chef', 'employee engagement', 'azure devops', 'Pimpri P F'];
/** Beside a letter, "n" is not "and": R n D is one name. */
const LETTER_BESIDE_N = / c nd? | nd? c /;
export const isReadWhole = (text: string): boolean =>
  !READ_IN_PART.some((name) => text.includes(name)) && !LETTER_BESIDE_N.test(text);

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** How a text reads the words at `place`. */
export function saidAt(text: string, place: Span): 'asked' | 'excluded' | 'nothing' {
  const { facts, groups, exclusions } = understand(text);
  const isSaid = ({ spans }: { spans: readonly Span[] }) => spans.some((span) => overlaps(span, place));
  if ([...facts, ...groups].some(isSaid)) return 'asked';
  return exclusions.some(isSaid) ? 'excluded' : 'nothing';
}
