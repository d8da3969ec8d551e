import { SEARCH_FIELDS, type SearchField, type ConditionFit } from '@talaash/domain/talent-search/choice';
import type { SearchCondition, SearchMatch } from '@talaash/domain/talent-search/schema';
import { hasOrdinal } from '../segments/bitset.ts';
import type { Registers } from '../segments/growing-segment.ts';
import type { FitLookup } from './fit-set.ts';
import { closeness, FIELD_IMPACT, fieldOfImpact } from '@talaash/question/field';
import type { Hit } from './ranking.ts';
import type { ScoreSheet } from './score-sheet.ts';
import type { Segment } from '../segments/segment.ts';
import { TRAIT } from '../segments/trait.ts';
import { indexOfTerm, type PostingRun, type TermList } from '../segments/term-list.ts';
import type { FoundWord, TermRange } from './word-search.ts';

/** Why each hit was found, in the order of the hits. */
export function explain(
  hits: readonly Hit[],
  words: readonly FoundWord[],
  context: ExplanationContext,
): SearchMatch[] {
  const register = context.registers.skills;
  const queriedSkills = new Set([
    ...context.skills.map((label) => register.keyNumber(label)),
    ...context.similarSkills,
  ]);
  const matches = hits.map(() => ({ fields: new Set<SearchField>(), words: [] as string[] }));
  for (const word of words) {
    for (const s of word.sheets.keys()) {
      const { scores } = word.sheets[s] as ScoreSheet;
      const found = hits.flatMap(({ s: own, ordinal }, hit) =>
        own === s && scores[ordinal] !== 0 ? [{ hit, ordinal }] : [],
      );
      const termRanges = word.termRanges[s] ?? [];
      if (word.text !== '') for (const { hit } of found) matches[hit]?.words.push(word.text);
      for (const { hit, field } of fieldsOf(found, termRanges, scores)) matches[hit]?.fields.add(field);
      if (word.isName)
        for (const { hit, ordinal } of found)
          matches[hit]?.fields.add(fieldOfImpact(scores[ordinal] as number));
    }
  }
  const isMeant = memoized(
    (label: number, segment: Segment, s: number) =>
      queriedSkills.has(register.keyOfLabel[label]) ||
      words.some(({ termRanges }) => isFoundBy(register.termsOfLabel(label), segment, termRanges[s] ?? [])),
  );
  const fits = context.facts.map((fact) => fitsOf(hits, fact, context));
  return hits.map(({ s, segment, ordinal }, hit) => {
    const match = matches[hit];
    const skills = labelsAt(segment, ordinal).filter((label) => isMeant(label, segment, s));
    return {
      fields: SEARCH_FIELDS.filter(
        (field) => match?.fields.has(field) || (field === 'skills' && skills.length > 0),
      ),
      words: match?.words ?? [],
      skills: skills.map((label) => register.labels[label] as string),
      standings: fits.map((of) => of[hit] as ConditionFit),
      ...statedOf(
        context.facts.map(
          (fact, at) => fits[at]?.[hit] === 'near' && isStated(fact, segment, ordinal, context),
        ),
      ),
    };
  });
}

/** Set only if it is true for some fact. */
const statedOf = (isStatedBy: boolean[]): Pick<SearchMatch, 'isStated'> =>
  isStatedBy.includes(true) ? { isStated: isStatedBy } : {};

/** How well each hit fits a fact. Reads only the segments of the hits. */
const fitsOf = (
  hits: readonly Hit[],
  fact: SearchCondition,
  { fitLookup }: ExplanationContext,
): ConditionFit[] =>
  hits.map(({ segment, ordinal }) => {
    const sets = fitLookup.of(fact, segment);
    return (
      (['inside', 'near', 'unknown'] as const).find((one) => hasOrdinal(sets[one], ordinal)) ?? 'outside'
    );
  });

/** Whether the profile's text says why somebody counts as near. */
function isStated(
  fact: SearchCondition,
  segment: Segment,
  ordinal: number,
  { registers }: ExplanationContext,
): boolean {
  if (fact.kind === 'notice') return hasOrdinal(segment.ordinalsOfFlag('serving', [1]), ordinal);
  if (fact.kind !== 'place') return false;
  const places = fact.names.flatMap((name) => registers.traits.named(TRAIT.movesTo, name) ?? []);
  return places.length > 0 && hasOrdinal(segment.ordinalsOfTraits(places), ordinal);
}

/** The reasons for a hit other than words. */
type ExplanationContext = {
  /** Labels of the skills in the query. */
  skills: readonly string[];
  /** The numbers of the skills by which similar people were found. */
  similarSkills: readonly number[];
  /** The facts that were read from the query. */
  facts: readonly SearchCondition[];
  registers: Registers;
  fitLookup: FitLookup;
};

/** Hits of one page share many skills. */
function memoized(isMeant: (label: number, segment: Segment, s: number) => boolean): typeof isMeant {
  const known = new Map<number, boolean>();
  return (label, segment, s) => {
    const key = label * 256 + s;
    const before = known.get(key);
    if (before !== undefined) return before;
    const meant = isMeant(label, segment, s);
    known.set(key, meant);
    return meant;
  };
}

type Found = { hit: number; ordinal: number };

/** The field behind each score: of the closest matches with exactly this score, the field with the greatest impact. */
function fieldsOf(
  found: readonly Found[],
  termRanges: readonly TermRange[],
  scores: Uint8Array,
): { hit: number; field: SearchField }[] {
  const fields: { hit: number; field: SearchField }[] = [];
  let unexplained = [...found];
  const byCloseness = Map.groupBy(termRanges, ({ scoreOf }) => closeness(scoreOf));
  for (const [, some] of [...byCloseness].sort(([a], [b]) => b - a)) {
    if (unexplained.length === 0) break;
    const impactsAt = some.map((termRange) => impactReader(termRange, unexplained));
    unexplained = unexplained.filter(({ hit, ordinal }) => {
      const impact = Math.max(...impactsAt.map((impactAt) => impactAt(ordinal, scores[ordinal] as number)));
      if (impact === 0) return true;
      fields.push({ hit, field: fieldOfImpact(impact) });
      return false;
    });
  }
  return fields;
}

/** With more terms than this, all impacts are looked up in advance. */
const LOOKED_UP_TERMS_MAX = 50;

/** In a run with more postings than this for each ordinal, each is looked up by binary search. */
const POSTINGS_PER_LOOK_UP = 16;

/** Returns the greatest impact of a term range that gives an ordinal its score; 0 for none. */
function impactReader(
  { list, fromTerm, toTerm, scoreOf }: TermRange,
  context: readonly Found[],
): (ordinal: number, score: number) => number {
  const best = list.cachedImpacts(fromTerm, toTerm);
  if (best !== undefined)
    return (ordinal, score) => (scoreOf[best[ordinal] as number] === score ? (best[ordinal] as number) : 0);
  if (toTerm - fromTerm > LOOKED_UP_TERMS_MAX) {
    const impacts = bestImpacts(list, fromTerm, toTerm, context);
    return (ordinal, score) =>
      scoreOf[impacts.get(ordinal) ?? 0] === score ? (impacts.get(ordinal) ?? 0) : 0;
  }
  const impactsByTerm = Array.from({ length: toTerm - fromTerm }, (_, i) => {
    const [run] = list.runs(fromTerm + i, fromTerm + i + 1);
    const [dense] = list.denseIn(fromTerm + i, fromTerm + i + 1);
    return { run, dense };
  });
  return (ordinal, score) => {
    let greatest = 0;
    for (const { run, dense } of impactsByTerm) {
      const impact = dense?.[ordinal] ?? (run === undefined ? 0 : impactIn(run, ordinal));
      if (impact > greatest && scoreOf[impact] === score) greatest = impact;
    }
    return greatest;
  };
}

/** The best impact of some terms for each requested ordinal. */
function bestImpacts(
  list: TermList,
  fromTerm: number,
  toTerm: number,
  context: readonly Found[],
): Map<number, number> {
  const dense = list.denseIn(fromTerm, toTerm);
  const best = new Map<number, number>();
  const ordinals = context.map(({ ordinal }) => ordinal).sort((a, b) => a - b);
  for (const ordinal of ordinals)
    best.set(
      ordinal,
      dense.reduce((most, impacts) => Math.max(most, impacts[ordinal] as number), 0),
    );
  const last = ordinals.at(-1) ?? -1;
  const isWanted = new Uint8Array(last + 1);
  for (const ordinal of ordinals) isWanted[ordinal] = 1;
  const raise = (ordinal: number, impact: number) =>
    best.set(ordinal, Math.max(best.get(ordinal) as number, impact));
  for (let term = fromTerm; term < toTerm; term += 1) {
    for (const run of list.runs(term, term + 1)) {
      const { postings, from, to } = run;
      if (to - from > ordinals.length * POSTINGS_PER_LOOK_UP)
        for (const ordinal of ordinals) raise(ordinal, impactIn(run, ordinal));
      else
        for (let i = from; i < to; i += 1) {
          const value = postings[i] as number;
          if (isWanted[value >>> 8] === 1) raise(value >>> 8, value & 0xff);
        }
    }
  }
  return best;
}

/** The impact of a term for an ordinal; 0 when it has no posting. */
function impactIn({ postings, from, to }: PostingRun, ordinal: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] as number) >>> 8 < ordinal) low = middle + 1;
    else high = middle;
  }
  return low < to && (postings[low] as number) >>> 8 === ordinal ? (postings[low] as number) & 0xff : 0;
}

function labelsAt({ skills: { starts, labels } }: Segment, ordinal: number): number[] {
  return [...labels.subarray(starts[ordinal], starts[ordinal + 1])];
}

/** Whether some term of a skill's label is in a term range. */
function isFoundBy(terms: readonly string[], { open }: Segment, termRanges: readonly TermRange[]): boolean {
  return terms.some((term) => {
    const index = indexOfTerm(open.terms, term);
    return termRanges.some(
      ({ list, fromTerm, toTerm, scoreOf }) =>
        list === open && fromTerm <= index && index < toTerm && (scoreOf[FIELD_IMPACT.skills] ?? 0) !== 0,
    );
  });
}
