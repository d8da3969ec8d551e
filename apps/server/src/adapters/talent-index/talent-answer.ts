import { NOBODY } from '@talaash/talent-index/everybody';
import { placeKey } from '@talaash/domain/locality/place-key';
import { FACET_VALUES_MAX, SKILL_FACETS_MAX } from '@talaash/domain/talent-search/limit';
import { SEARCH_FIELDS, type SearchField } from '@talaash/domain/talent-search/choice';
import type { SearchCondition, SearchMatch } from '@talaash/domain/talent-search/schema';
import { isStatedNear, fitOf } from '@talaash/domain/talent-search/condition-fit';
import type { SearchResponseHit } from 'typesense';
import { editDistance } from '@talaash/lexicon/edit-distance';
import { skillKey } from '@talaash/lexicon/phrase';
import type { Bounds, TalentAnswer, TalentQuestion, TalentTally } from '@talaash/talent-index/port';
import type { QuestionWord } from '@talaash/question/question-word';
import { fold } from '@talaash/lexicon/fold';
import type { Flag } from './fact-token.ts';
import type { ServerAnswer, TalentResponse } from './server-answer.ts';
import { conditionedTalent, type StoredTalent } from './stored-talent.ts';
import { searchFieldOf, type TalentSearch } from './talent-search.ts';

type Hit = SearchResponseHit<StoredTalent>;

export const emptyAnswer = (): TalentAnswer => ({
  hits: [],
  ...NOBODY,
});

export const tallyOf = ({ hits: _, ...tally }: TalentAnswer): TalentTally => tally;
export const emptyTally = (): TalentTally => tallyOf(emptyAnswer());

export function toTalentAnswer(
  { response, allWordsTotal = response.found, insideTotal = response.found }: ServerAnswer,
  question: TalentQuestion,
  { words, reading }: TalentSearch,
): TalentAnswer {
  const queriedSkills = new Set([...question.skills, ...question.niceSkills].map(skillKey));
  const facts = reading.facts.map(({ condition }) => condition);
  const total = Math.min(allWordsTotal, insideTotal, response.found);
  return {
    hits: (response.hits ?? []).map((hit) => ({
      talentId: hit.document.id,
      match: { ...matchOf(hit, words, queriedSkills), ...fitsOf(hit, facts, question.nowMs) },
    })),
    total,
    nearTotal: response.found - total,
    allWordsTotal: Math.min(allWordsTotal, response.found),
    isPartial: allWordsTotal < response.found,
    reading,
    histograms: NOBODY.histograms,
    facets: facetsOf(response),
    ranges: {
      experienceInYears: boundsOf(response, 'experienceInYears'),
      expectedSalaryInLpaInr: boundsOf(response, 'expectedSalaryInLpaInr'),
    },
  };
}

function fitsOf(
  hit: Hit,
  facts: readonly SearchCondition[],
  nowMs: number,
): Pick<SearchMatch, 'standings' | 'isStated'> {
  if (facts.length === 0) return { standings: [] };
  const talent = conditionedTalent(hit.document);
  const fits = facts.map((fact) => fitOf(fact, talent, nowMs, skillKey));
  const isStated = facts.map((fact, at) => fits[at] === 'near' && isStatedNear(fact, talent.facts));
  return { standings: fits, ...(isStated.includes(true) ? { isStated } : {}) };
}

function matchOf(
  hit: Hit,
  words: readonly QuestionWord[],
  queriedSkills: ReadonlySet<string>,
): Omit<SearchMatch, 'standings' | 'isStated'> {
  const fields = new Set<SearchField>();
  const found = new Set<string>();
  const skills = new Set(hit.document.skills.filter((skill) => queriedSkills.has(skillKey(skill))));
  for (const { field, indices, matched_tokens: matched } of hit.highlights ?? []) {
    const searchField = searchFieldOf(field);
    if (searchField !== undefined) fields.add(searchField);
    for (const token of matched.flat()) found.add(fold(token));
    if (searchField === 'skills')
      for (const index of indices ?? []) skills.add(hit.document.skills[index] ?? '');
  }
  if (skills.size > 0) fields.add('skills');
  return {
    fields: SEARCH_FIELDS.filter((field) => fields.has(field)),
    words: words.filter((word) => [...found].some((token) => isFoundBy(word, token))).map(({ text }) => text),
    skills: hit.document.skills.filter((skill) => skills.has(skill)),
  };
}

/** Whether a question word found a token. The server returns only the matched tokens. */
function isFoundBy(word: QuestionWord, token: string): boolean {
  const { text, terms, prefix, misspelt, fallback } = word;
  return (
    text.split(' ').includes(token) ||
    // Each token of a concept with several words, like `machine learning`, is matched separately.
    terms.some(({ term }) => term === token || (token.length > 2 && term.includes(token))) ||
    (prefix !== undefined && token.startsWith(prefix)) ||
    (misspelt !== undefined && isNear(misspelt, token, prefix !== undefined)) ||
    fallback.some((part) => isFoundBy(part, token))
  );
}

const isNear = (
  { word, edits }: { word: string; edits: number },
  token: string,
  isPrefix: boolean,
): boolean => editDistance(word, isPrefix ? token.slice(0, word.length) : token) <= edits;

/** Of the result as it is filtered. Notice and freshness are not counted. */
function facetsOf(response: TalentResponse): TalentAnswer['facets'] {
  const counts = (field: keyof StoredTalent, keyOf = placeKey, max = FACET_VALUES_MAX) =>
    mergedCounts(facetOf(response, field)?.counts ?? [], keyOf).slice(0, max);
  const asStored = (value: string) => value;
  return {
    ...NOBODY.facets,
    skills: counts('skills', skillKey, SKILL_FACETS_MAX),
    places: counts('cities'),
    states: counts('states'),
    categories: counts('category', asStored),
    openToWork: counts('openToWork', asStored),
    english: counts('english', asStored),
    degrees: counts('degreeNames'),
    employers: counts('employerNames'),
    marks: counts('marks', asStored).filter(({ value }) => value !== ('office' satisfies Flag)),
  };
}

/** Merges the counts of one name's spellings, under the commonest, and orders by count. */
export function mergedCounts(
  counts: readonly { value: string; count: number }[],
  keyOf: (value: string) => string,
): { value: string; count: number }[] {
  const merged = new Map<string, { value: string; count: number }>();
  for (const { value, count } of counts) {
    const name = merged.get(keyOf(value));
    if (name === undefined) merged.set(keyOf(value), { value, count });
    else name.count += count;
  }
  return [...merged.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Rounded to two decimals, because the server stores single precision. */
function boundsOf(response: TalentResponse, field: keyof StoredTalent): Bounds | null {
  const { min, max } = facetOf(response, field)?.stats ?? {};
  if (min === undefined || max === undefined) return null;
  return { min: Math.round(min * 100) / 100, max: Math.round(max * 100) / 100 };
}

const facetOf = (response: TalentResponse, field: keyof StoredTalent) =>
  response.facet_counts?.find((facet) => facet.field_name === field);
