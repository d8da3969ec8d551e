import { hasMark, namesOf, wordOf, wordsWith } from '@talaash/lexicon/entry';
import { DEGREE } from '@talaash/lexicon/generated/degree';
import { always, type FactPattern } from './fact-pattern.ts';

type Name = (typeof DEGREE)[number];

const isAsked = (name: Name): boolean => hasMark(name, 'asked') || hasMark(name, 'said');
const isOfCondition = (name: Name): boolean => hasMark(name, 'asked') || hasMark(name, 'found');

/** How a text says the name of a degree: "bachelors in technology", "b tech", "b.tech". */
function sourceOf(name: Name): string {
  const [, rank, subject = ''] = /^(Bachelor|Master|Doctor) of (.+)$/.exec(name.word) ?? [];
  const words = (text: string) => text.toLowerCase().replace(/s$/, 's?').split(' ').join('\\s+');
  if (rank !== undefined) return `${rank.toLowerCase()}s?\\s+(?:of|in)\\s+${words(subject)}`;
  const parts = name.word.toLowerCase().split('.');
  if (parts.length === 1) return words(name.word);
  const dotted = parts.join(hasMark(name, 'dotted') ? '\\.\\s?' : '\\.?\\s?');
  return parts.every(({ length }) => length === 1) ? `${dotted}\\.?` : dotted;
}

/** Each degree after a first one, by the spellings of its first name alone: a condition holds at most twenty names. */
const POSTGRADUATE = DEGREE.filter(({ word }) => /^Master|^Post Graduate Diploma in/.test(word)).flatMap(
  ({ names }) => {
    const lettersOf = ({ word }: Name) => word.replace('.', '');
    const first = names.find(isOfCondition);
    return names
      .filter((name) => first !== undefined && isOfCondition(name) && lettersOf(name) === lettersOf(first))
      .map(wordOf);
  },
);

const factOf = (sources: readonly string[], names: string[]): FactPattern =>
  always(
    `(?:(?:with|has|having|holds?)\\s+(?:an?\\s+)?)?(?:${sources.join('|')})(?:\\s+(?:degree|graduates?|holders?|qualified|pass(?:ed)?(?![\\s-]*outs?)))?`,
    { kind: 'degree', names },
  );

/** A longer name is tried first: a diploma in pharmacy is no other diploma. */
export const DEGREE_FACTS: readonly FactPattern[] = [
  ...DEGREE.filter((degree) => namesOf(degree).some(isAsked))
    .toSorted((a, b) => b.word.length - a.word.length)
    .map((degree) => {
      const names = [...degree.names, degree];
      return factOf(names.filter(isAsked).map(sourceOf), names.filter(isOfCondition).map(wordOf));
    }),
  factOf(
    [
      "(?:post[\\s-]?grad(?:uat(?:e|es|ion))?(?!\\s+diploma)|masters?'?s?\\s+degree)(?:\\s+degree)?(?:\\s+in(?=\\s))?",
    ],
    [...POSTGRADUATE, ...wordsWith(DEGREE, 'found')],
  ),
];

/** The first words of the names of degrees. */
export const DEGREE_STARTS: readonly string[] = DEGREE.flatMap(namesOf)
  .filter(isAsked)
  .map(({ word }) => word.toLowerCase().split(/[ .]/, 1)[0] ?? '');
