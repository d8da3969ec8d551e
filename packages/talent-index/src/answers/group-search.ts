import { type QuestionWord, wordsIn } from '@talaash/question/question-word';
import { wordsOf } from '@talaash/lexicon/word';
import { DOMAIN_NEAR_SCORE, DOMAIN_SCORE, FACT_SCORE, FIELD_IMPACT, rarity } from '@talaash/question/field';
import type { Registers } from '../segments/growing-segment.ts';
import { addAll, emptySet } from '../segments/set-memory.ts';
import { EMPLOYER_KINDS, PLACE_KINDS, TRAIT, type TraitKind } from '../segments/trait.ts';
import { ROLE_GROUP } from './group-kind.ts';
import type { QueryGroup } from './search-query.ts';
import type { Wanted } from '@talaash/question/understanding';
import type { ScoreSheet } from './score-sheet.ts';
import { kindOf, ROLE_SCORES, roleIn } from './role.ts';
import { type FitLookup } from './fit-set.ts';
import { findDomain, findExact, findWord, type FoundWord, type WordContext } from './word-search.ts';
import type { WeighedGroup } from './weight.ts';

/** A group after its lookup. `sheets` hold the best score of its words, by segment. */
export type FoundGroup = WeighedGroup & {
  text: string;
  /** How many talents of the index have any of its words. */
  found: number;
  sheets: ScoreSheet[];
};

export type FoundGroups = { groups: FoundGroup[]; words: FoundWord[] };

/** The index and the options for each lookup. */
export type SearchContext = WordContext & { registers: Registers; fitLookup: FitLookup };

/** Looks up every group. Splits a compound that nobody has into several groups. */
export function findGroups(groups: readonly QueryGroup[], context: SearchContext): FoundGroups {
  const found: FoundGroup[] = [];
  const words: FoundWord[] = [];
  for (const group of groups) {
    const [only, ...others] = group.anyOf;
    const parts = others.length === 0 && only !== undefined ? findParts(only, context) : undefined;
    const alternatives = parts ?? group.anyOf.map((wanted) => findWanted(wanted, context));
    words.push(...alternatives);
    const kind = kindOf(group);
    const put = (text: string, sheets: ScoreSheet[]) =>
      found.push({ ...weighed(sheets, context), ...kind, text, sheets });
    if (parts !== undefined)
      for (const part of parts) put(parts.length === 1 ? group.text : part.text, part.sheets);
    else if (alternatives.length === 1) put(group.text, alternatives[0]?.sheets ?? []);
    else {
      const merged = mergedOf(alternatives, context);
      words.push(merged);
      put(group.text, merged.sheets);
    }
  }
  const role = roleIn(found);
  if (role === undefined) return { groups: found, words };
  const asRole = findRole(role, context);
  const group = { ...weighed(asRole.sheets, context), ...ROLE_GROUP, text: '', sheets: asRole.sheets };
  return { groups: [...found, group], words: [...words, asRole] };
}

/** The talents who have the noun and one of the words before it in their title. */
function findRole(
  { noun, qualifiers }: { noun: FoundGroup; qualifiers: readonly FoundGroup[] },
  context: SearchContext,
): FoundWord {
  return inSets('', context, (sheet, s) => {
    for (const { sheets } of qualifiers)
      sheet.raiseAll((sheets[s] as ScoreSheet).scores, ROLE_SCORES.byQualifier);
    sheet.lowerAll((noun.sheets[s] as ScoreSheet).scores, ROLE_SCORES.byNoun);
  });
}

/** A group that is the only requirement may match part by part: a compound, or a phrase that nobody has. */
function findParts(wanted: Wanted, context: SearchContext): FoundWord[] | undefined {
  if (wanted.kind === 'word') return findWord(wanted.word, context);
  if (wanted.kind !== 'phrase') return undefined;
  const phrase = findPhrase(wanted.text, wanted.words, context);
  const apart = wordsApart(wanted.words);
  if (phrase.found > 0 || context.asTyped || apart.length === 0) return [phrase];
  for (const [s, { pool }] of context.segments.entries()) pool.release(phrase.sheets[s] as ScoreSheet);
  return apart.flatMap((word) => findWord(word, context));
}

/** The words of a phrase, one by one. */
export const wordsApart = (words: readonly string[]): QuestionWord[] => wordsIn(words.join(' '));

function weighed(sheets: readonly ScoreSheet[], { segments, talents }: WordContext) {
  const found = segments.reduce((sum, { segment }, s) => sum + (sheets[s] as ScoreSheet).foundIn(segment), 0);
  const best = Math.max(0, ...segments.map(({ segment }, s) => (sheets[s] as ScoreSheet).bestIn(segment)));
  return { found, best, rarity: rarity(found, talents) };
}

/** It repeats the words of its alternatives, so it explains nothing. */
function mergedOf(alternatives: readonly FoundWord[], { segments }: WordContext): FoundWord {
  const sheets = segments.map(({ pool }, s) => {
    const sheet = pool.acquire();
    for (const one of alternatives) sheet.raiseTo(one.sheets[s] as ScoreSheet);
    return sheet;
  });
  return { text: '', found: 0, correction: undefined, sheets, termRanges: segments.map(() => []) };
}

function findWanted(wanted: Wanted, context: SearchContext): FoundWord {
  switch (wanted.kind) {
    case 'word':
      return findWord({ ...wanted.word, fallback: [] }, context)[0] as FoundWord;
    case 'domain': {
      const found = findDomain(wanted, context);
      const raise = (employers: readonly string[], score: number) => {
        for (const [s, set] of employedAt(employers, context).entries())
          found.sheets[s]?.raiseSet(set, score);
      };
      raise(wanted.employers, DOMAIN_SCORE);
      if (wanted.near !== undefined) raise(wanted.near.employers, DOMAIN_NEAR_SCORE);
      return found;
    }
    case 'phrase':
      return findPhrase(wanted.text, wanted.words, context);
    case 'fact': {
      return inSets('', context, (sheet, s) => {
        const segment = context.segments[s]?.segment;
        if (segment === undefined) return;
        const sets = context.fitLookup.of(wanted.condition, segment);
        sheet.raiseSet(sets.inside, FACT_SCORE.inside);
        sheet.raiseSet(sets.near, FACT_SCORE.near);
      });
    }
  }
}

function inSets(
  text: string,
  { segments }: SearchContext,
  fill: (sheet: ScoreSheet, s: number) => void,
): FoundWord {
  const sheets = segments.map(({ pool }, s) => {
    const sheet = pool.acquire();
    fill(sheet, s);
    return sheet;
  });
  const found = segments.reduce((sum, { segment }, s) => sum + (sheets[s] as ScoreSheet).foundIn(segment), 0);
  return { text, found, correction: undefined, sheets, termRanges: segments.map(() => []) };
}

/** The current or former employees of any of these employers, by segment. Guests cannot search employers. */
const employedAt = (
  names: readonly string[],
  { segments, registers, redacted }: SearchContext,
): Int32Array[] =>
  segments.map(({ segment }) =>
    segment.ordinalsOfTraits(
      redacted ? [] : names.flatMap((name) => registers.traits.withWords(EMPLOYER_KINDS, name)),
    ),
  );

/** The names to search for a phrase, and the score for each. */
const PHRASE_IMPACTS: readonly (readonly [kinds: readonly TraitKind[], impact: number])[] = [
  [[TRAIT.title], FIELD_IMPACT.jobTitle],
  [[TRAIT.currentEmployer, TRAIT.currentAndPastEmployer], FIELD_IMPACT.currentEmployer],
  [[TRAIT.pastEmployer], FIELD_IMPACT.pastEmployer],
  [PLACE_KINDS, FIELD_IMPACT.locality],
  [[TRAIT.degree], FIELD_IMPACT.educationList],
];

/** Words that follow each other in a name: a title, skill, employer, place or course. */
function findPhrase(text: string, words: readonly string[], context: SearchContext): FoundWord {
  const { registers, redacted, segments } = context;
  const { skills, traits } = registers;
  const phrase = phraseIn(words);
  const impacts = PHRASE_IMPACTS.filter(
    ([kinds]) => !redacted || !kinds.some((kind) => EMPLOYER_KINDS.includes(kind as never)),
  );
  const ofTraits = impacts.map(([kinds, impact]) => ({
    impact,
    keys: traits
      .withWords(kinds, words.join(' '))
      .filter((key) =>
        traits.labelsOfKey(key).some((label) => hasPhrase((traits.labels[label] as string).slice(1), phrase)),
      ),
  }));
  const ofSkills = skills
    .withWord(phrase.trim().split(' ', 1)[0] ?? '')
    .filter((label) => hasPhrase(skills.labels[label] as string, phrase))
    .map((label) => skills.keyOfLabel[label] as number);
  const found = inSets(text, context, (sheet, s) => {
    const segment = segments[s]?.segment;
    if (segment === undefined) return;
    for (const { impact, keys } of ofTraits) sheet.raiseSet(segment.ordinalsOfTraits(keys), impact);
    sheet.raiseSet(segment.ordinalsOfSkills(ofSkills), FIELD_IMPACT.skills);
  });
  return { ...found, isName: true };
}

const partsIn = (text: string): string =>
  ` ${wordsOf(text)
    .flatMap(({ parts }) => parts)
    .join(' ')} `;

/** A phrase as `hasPhrase` takes it. */
export const phraseIn = (words: readonly string[]): string => partsIn(words.join(' '));

export const hasPhrase = (name: string, phrase: string): boolean => partsIn(name).includes(phrase);

/** The talents, by segment, who match an exclusion of the query. */
export function findExcluded(exclusions: readonly Wanted[], context: SearchContext): Int32Array[] {
  const { segments, fitLookup } = context;
  const excluded = segments.map(({ segment }) => emptySet(segment.size));
  const add = (s: number, ordinalSet: Int32Array) => addAll(excluded[s] as Int32Array, ordinalSet);
  const addFound = (found: FoundWord) => {
    for (const [s, sheet] of found.sheets.entries()) {
      add(s, sheet.ordinalSet);
      segments[s]?.pool.release(sheet);
    }
  };
  for (const wanted of exclusions) {
    if (wanted.kind === 'fact')
      for (const [s, { segment }] of segments.entries())
        add(s, fitLookup.of(wanted.condition, segment).inside);
    else if (wanted.kind === 'word') addFound(findExact(wanted.word, context));
    else if (wanted.kind === 'domain') {
      for (const word of wanted.words) addFound(findExact(word, context));
      for (const [s, set] of employedAt(wanted.employers, context).entries()) add(s, set);
    } else addFound(findPhrase(wanted.text, wanted.words, context));
  }
  return excluded;
}
