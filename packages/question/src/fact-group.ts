import type { OpenToWorkStatus } from '@talaash/domain/talent-profile/choice';
import { SEARCH_CONDITION_VALUES_MAX } from '@talaash/domain/talent-search/limit';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { fold } from '@talaash/lexicon/fold';
import { phraseTerm } from '@talaash/lexicon/phrase';
import { phraseWord, plainWord } from './question-word.ts';
import { FOUND_BY, STACKS } from '@talaash/lexicon/related-word';
import { cityOf, neighboursOf } from './place.ts';
import type { Understanding, Wanted } from './understanding.ts';

const TITLE_WORDS_MAX = 12;

/** People elsewhere in the city of a named suburb, or in a town that has merged with the named one, are near. */
export function withAround(condition: SearchCondition): SearchCondition {
  if (condition.kind !== 'place' || condition.withinKm !== undefined) return condition;
  const cities = condition.names.flatMap((name) => cityOf(name) ?? []);
  const around = new Set([...(condition.around ?? []), ...cities, ...cities.flatMap(neighboursOf)]);
  for (const name of condition.names) around.delete(name);
  return around.size === 0
    ? condition
    : { ...condition, around: [...around].slice(0, SEARCH_CONDITION_VALUES_MAX) };
}

const relatedWords = (word: string): string[] =>
  FOUND_BY.get(word)?.flatMap(({ word: found, isNear }) => (isNear ? [] : [found])) ?? [];

/**
 * The group of a name as if it had been typed without the field prefix, so that people with it as title, or for years, come
 * first.
 */
function nameWanted(name: string): Wanted {
  const words = fold(name).split(/\s+/);
  const term = phraseTerm(name);
  if (words.length === 1) return { kind: 'word', word: plainWord(term ?? words[0] ?? '', false) };
  return term === undefined
    ? { kind: 'phrase', text: name, words }
    : { kind: 'word', word: phraseWord(name, term) };
}

/** Without a year of work most people say so: "Fresher", "Trainee". They come first. */
const FRESHER_YEARS_MAX = 1;

/** A search for people open to work is usually urgent: active seekers come before those who only listen. */
const MOST_OPEN: OpenToWorkStatus = 'ActivelySeeking';

/**
 * Preferences that outrank everything else: a word of the title as title, or for a single word a related one; for beginners a
 * title that says so; and of several open-to-work statuses the most active one.
 */
export function partsOf(
  facts: Understanding['facts'],
  groups: Understanding['groups'],
): Understanding['groups'] {
  const alternatives = groups.flatMap(({ anyOf }) =>
    anyOf.length > 1 ? anyOf.flatMap((wanted) => (wanted.kind === 'fact' ? [wanted.condition] : [])) : [],
  );
  const titles = alternatives.flatMap((condition) => (condition.kind === 'title' ? [condition.words] : []));
  return [...facts.flatMap(({ condition }) => helpOf(condition)), ...titleParts(titles)].map((anyOf) => ({
    anyOf,
    spans: [],
    kind: 'helping',
  }));
}

function helpOf(condition: SearchCondition): Wanted[][] {
  if (condition.kind === 'skill') return [[nameWanted(condition.name)]];
  if (condition.kind === 'title') return titleParts([condition.words]);
  if (condition.kind === 'openToWork' && condition.statuses.length > 1)
    return [[{ kind: 'fact', condition: { kind: 'openToWork', statuses: [MOST_OPEN] } }]];
  const isOfBeginners =
    condition.kind === 'experience' && condition.max !== undefined && condition.max <= FRESHER_YEARS_MAX;
  return isOfBeginners ? [[nameWanted('fresher')]] : [];
}

function titleParts(titles: readonly string[]): Wanted[][] {
  const words = titles.flatMap((title) => {
    const words = fold(title).split(/\s+/);
    return words.length === 1 ? relatedWords(words[0] ?? '') : words;
  });
  const parts = [...new Set(words)]
    .slice(0, TITLE_WORDS_MAX)
    .map((word): Wanted => ({ kind: 'fact', condition: { kind: 'title', words: word } }));
  return parts.length === 0 ? [] : [parts];
}

const PARTS_OF_STACK: ReadonlyMap<string, readonly Wanted[]> = new Map(
  STACKS.map(([name, parts]) => [
    phraseTerm(name) ?? name,
    parts.map((part): Wanted => ({ kind: 'word', word: plainWord(phraseTerm(part) ?? part, false) })),
  ]),
);

/** People with every part of a named stack come first. */
export function stackParts(groups: Understanding['groups']): Understanding['groups'] {
  const parts = groups.flatMap(({ anyOf }) =>
    anyOf.flatMap((wanted) =>
      wanted.kind === 'word' ? (PARTS_OF_STACK.get(phraseTerm(wanted.word.text) ?? '') ?? []) : [],
    ),
  );
  return [...new Set(parts)].map((wanted) => ({ anyOf: [wanted], spans: [], kind: 'helping' }));
}
