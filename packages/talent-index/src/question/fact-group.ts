import { fold } from '../words/fold.ts';
import { cityOf } from './place.ts';
import type { Understanding, Wanted } from './understanding.ts';

const TITLE_WORDS_MAX = 12;

/** Whoever lives elsewhere in the city of an asked suburb comes before everybody farther away. Nothing of the text says so, so it has no place there. */
export function aroundOf(facts: Understanding['facts']): Understanding['groups'] {
  return facts.flatMap(({ condition }) => {
    if (condition.kind !== 'place' || condition.withinKm !== undefined) return [];
    const cities = condition.names.flatMap((name) => cityOf(name) ?? []);
    const names = [...new Set(cities)].filter((city) => !condition.names.includes(city));
    if (names.length === 0) return [];
    const anyOf: Wanted[] = [{ kind: 'fact', condition: { kind: 'place', names } }];
    return [{ anyOf, spans: [], isNeeded: false }];
  });
}

/** Whoever has a word of an asked title as title comes before everybody without. */
export function partsOf(facts: Understanding['facts']): Understanding['groups'] {
  return facts.flatMap(({ condition }) => {
    if (condition.kind !== 'title') return [];
    const words = fold(condition.words).split(/\s+/).slice(0, TITLE_WORDS_MAX);
    if (words.length === 1) return [];
    const anyOf = words.map((word): Wanted => ({ kind: 'fact', condition: { kind: 'title', words: word } }));
    return [{ anyOf, spans: [], isNeeded: false }];
  });
}
