import { pluralOf, singularOf } from '@talaash/lexicon/inflection';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import { CONCEPTS, pluralForm } from '@talaash/lexicon/vocabulary';
import { expect, test } from 'vitest';
import { understand } from './understand.ts';
import type { Wanted } from './understanding.ts';

type Frame = (noun: string, isPlural: boolean) => string;

const article = (noun: string, isPlural: boolean): string =>
  isPlural ? '' : /^[aeiou]/i.test(noun) ? 'an ' : 'a ';

/** Queries for people. */
const OF_PEOPLE: readonly Frame[] = [
  (noun) => `${noun} `,
  (noun) => `senior ${noun} in Pune`,
  (noun) => `hiring ${noun}, no freshers`,
  (noun, isPlural) => `we need ${article(noun, isPlural)}${noun} for our mobile app`,
  (noun, isPlural) => `looking for ${article(noun, isPlural)}${noun} with 5 years of experience`,
];

/** Queries for skills. */
const OF_SKILLS: readonly Frame[] = [
  (noun) => `${noun} `,
  (noun) => `${noun} in Pune`,
  (noun) => `java and ${noun}, not PHP`,
];

/** The meaning of a query, without its spans: singular and plural differ there. */
function asked(text: string): unknown {
  const { kind, facts, groups, exclusions } = understand(text);
  return {
    kind,
    facts: facts.map(({ condition, isMust }) => ({ condition, isMust })),
    groups: groups.map(({ anyOf, spans: _, ...said }) => ({ ...said, anyOf: anyOf.map(termsOf) })),
    exclusions: exclusions.map(({ wanted }) => termsOf(wanted)),
  };
}

const termsOf = (wanted: Wanted): unknown =>
  wanted.kind === 'word'
    ? [...new Set(wanted.word.terms.map(({ term }) => singularOf(term)))].toSorted()
    : wanted;

const endsInRole = (title: string): boolean => ROLE_NOUNS.has(title.split(' ').at(-1)?.toLowerCase() ?? '');

/** Leads are what sales people find, masters are a degree, and nobody has two last miles, back ends, full stacks or heads of purchases. */
const isCounted = (name: string): boolean =>
  name.includes(' ') && !/ (?:lead|master|mile|end|stack|purchase)$/i.test(name);

/** The queries that are read differently in the singular and in the plural. */
const differing = (singular: string, plural: string, frames: readonly Frame[]): string[] =>
  frames.flatMap((frame) => {
    const texts = [frame(singular, false), frame(plural, true)] as const;
    const [one, many] = texts.map((text) => JSON.stringify(asked(text)));
    return one === many ? [] : texts;
  });

const ROLES = [...ROLE_NOUNS].filter(
  (noun) => pluralOf(noun) !== noun && singularOf(noun) === noun && ROLE_NOUNS.has(pluralOf(noun)),
);

test('every role asks for the same in the singular and in the plural', () => {
  expect(ROLES.length).toBeGreaterThan(140);
  expect(ROLES.flatMap((noun) => differing(noun, pluralOf(noun), OF_PEOPLE))).toEqual([]);
});

test('every job and skill asks for the same in the singular and in the plural', () => {
  const concepts = CONCEPTS.filter(({ kind }) => kind === 'title' || kind === 'skill');
  const pairs = concepts.flatMap((concept) =>
    concept.forms.flatMap((form) => {
      const plural = isCounted(form.text) ? pluralForm(concept, form) : undefined;
      return plural === undefined
        ? []
        : [[form.text, plural.text, endsInRole(form.text) ? OF_PEOPLE : OF_SKILLS] as const];
    }),
  );
  expect(pairs.length).toBeGreaterThan(700);
  expect(pairs.flatMap((pair) => differing(...pair))).toEqual([]);
});
