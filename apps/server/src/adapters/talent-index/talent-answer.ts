import { NOBODY } from '@talaash/talent-index/question/everybody';
import { SKILL_FACETS_MAX } from '@talaash/domain/talent-search/limit';
import { SEARCH_FIELDS, type SearchField } from '@talaash/domain/talent-search/choice';
import type { SearchMatch } from '@talaash/domain/talent-search/schema';
import type { SearchResponse, SearchResponseHit } from 'typesense';
import { editDistance } from '@talaash/talent-index/words/edit-distance';
import { skillKey } from '@talaash/talent-index/words/phrase';
import type { Bounds, TalentAnswer, TalentQuestion, TalentTally } from '@talaash/talent-index/port';
import type { QuestionWord } from '@talaash/talent-index/words/question-word';
import { fold } from '@talaash/talent-index/words/fold';
import type { StoredTalent } from './stored-talent.ts';
import { searchFieldOf } from './talent-search.ts';

export type TalentResponse = SearchResponse<StoredTalent>;
type Hit = SearchResponseHit<StoredTalent>;

export const emptyAnswer = (): TalentAnswer => ({
  hits: [],
  ...NOBODY,
});

export const tallyOf = ({ hits: _, ...tally }: TalentAnswer): TalentTally => tally;
export const emptyTally = (): TalentTally => tallyOf(emptyAnswer());

/** @param allWordsTotal how many hits have every word */
export function toTalentAnswer(
  response: TalentResponse,
  allWordsTotal: number,
  question: TalentQuestion,
  words: readonly QuestionWord[],
): TalentAnswer {
  const askedSkills = new Set(question.skills.map(skillKey));
  return {
    hits: (response.hits ?? []).map((hit) => ({
      talentId: hit.document.id,
      match: matchOf(hit, words, askedSkills),
    })),
    total: response.found,
    allWordsTotal: Math.min(allWordsTotal, response.found),
    isPartial: allWordsTotal < response.found,
    insideTotal: Math.min(allWordsTotal, response.found),
    reading: NOBODY.reading,
    histograms: NOBODY.histograms,
    facets: { ...NOBODY.facets, skills: skillCounts(response) },
    ranges: {
      experienceInYears: boundsOf(response, 'experienceInYears'),
      expectedSalaryInLpaInr: boundsOf(response, 'expectedSalaryInLpaInr'),
    },
  };
}

function matchOf(hit: Hit, words: readonly QuestionWord[], askedSkills: ReadonlySet<string>): SearchMatch {
  const fields = new Set<SearchField>();
  const found = new Set<string>();
  const skills = new Set(hit.document.skills.filter((skill) => askedSkills.has(skillKey(skill))));
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
    standings: [],
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

/** Merges the counts of one skill's labels, under its commonest label. */
function skillCounts(response: TalentResponse): TalentAnswer['facets']['skills'] {
  const skills = new Map<string, { value: string; count: number }>();
  for (const { value, count } of facetOf(response, 'skills')?.counts ?? []) {
    const skill = skills.get(skillKey(value));
    if (skill === undefined) skills.set(skillKey(value), { value, count });
    else skill.count += count;
  }
  return [...skills.values()]
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, SKILL_FACETS_MAX);
}

/** Rounded to two decimals, because the server stores single precision. */
function boundsOf(response: TalentResponse, field: keyof StoredTalent): Bounds | null {
  const { min, max } = facetOf(response, field)?.stats ?? {};
  if (min === undefined || max === undefined) return null;
  return { min: Math.round(min * 100) / 100, max: Math.round(max * 100) / 100 };
}

const facetOf = (response: TalentResponse, field: keyof StoredTalent) =>
  response.facet_counts?.find((facet) => facet.field_name === field);
