import { SEARCH_PAGE_SIZE, SKILL_FACETS_MAX } from '@talaash/domain/talent-search/limit';
import { SKILLS_MAX } from '@talaash/domain/talent-profile/limit';
import type { SearchField } from '@talaash/domain/talent-search/choice';
import type { SearchParams } from 'typesense';
import { aboutImpact, FIELD_IMPACT } from '@talaash/talent-index/words/field';
import type { NumberRange, TalentQuestion } from '@talaash/talent-index/port';
import { EDITS_BY_LENGTH, type QuestionWord, readText } from '@talaash/talent-index/words/question-word';
import { skillToken, type StoredTalent, withoutStopWords } from './stored-talent.ts';

/** The parameters that differ between questions. All others are in the key or are always the same. */
export type TalentSearch = { words: QuestionWord[]; parameters: Parameters };
type Parameters = SearchParams<StoredTalent>;

/** The searched fields by falling weight. */
const { currentEmployer: _, pastEmployer: __, ...FIELD_IMPACTS } = FIELD_IMPACT;
const FIELD_WEIGHTS = Object.entries({ ...FIELD_IMPACTS, about: aboutImpact(1) } satisfies Record<
  SearchField,
  number
>)
  .map(([field, weight]) => ({ field: field as SearchField, weight }))
  .sort((a, b) => b.weight - a.weight);

const storedFieldOf = (field: SearchField): keyof StoredTalent => (field === 'skills' ? 'skillWords' : field);
const searchFields = new Map<string, SearchField>(
  FIELD_WEIGHTS.map(({ field }) => [storedFieldOf(field), field]),
);

/** The talent's field from which a field of the collection is made. */
export const searchFieldOf = (storedField: string): SearchField | undefined => searchFields.get(storedField);

/**
 * The parameters embedded in a scoped key, which no search can override: with a guest's key, the name is neither searched
 * nor shown.
 */
export function scopeOf(kind: 'guest' | 'company') {
  const searched = FIELD_WEIGHTS.filter(({ field }) => kind === 'company' || field !== 'name');
  const fields = searched.map(({ field }) => storedFieldOf(field)).join(',');
  return {
    query_by: fields,
    query_by_weights: searched.map(({ weight }) => weight).join(','),
    // No typos in prose, as in our own engine: every prose has some word near any other.
    num_typos: searched.map(({ weight }) => (weight < FIELD_IMPACT.jobCategory ? 0 : TYPOS_MAX)).join(','),
    include_fields: 'id,skills',
    exclude_fields: 'name',
    highlight_fields: fields,
    highlight_full_fields: 'none',
  };
}

const TYPOS_MAX = Math.max(...EDITS_BY_LENGTH.map(({ edits }) => edits));
const lengthFor = (edits: number) => EDITS_BY_LENGTH.find((rule) => rule.edits === edits)?.length ?? 0;

/** The completions and corrections tried for a word. With more of them, counts are too low rather than slow. */
const CANDIDATES_MAX = 200;

const FIXED_PARAMETERS = {
  text_match_type: 'max_weight',
  min_len_1typo: lengthFor(1),
  min_len_2typo: lengthFor(2),
  enable_typos_for_numerical_tokens: false,
  enable_typos_for_alpha_numerical_tokens: false,
  demote_synonym_match: true,
  max_candidates: CANDIDATES_MAX,
} as const;

/** The server ranks all hits before a page. Pages past this limit have a total but no hits. */
const PAGES_MAX = 500;

/** The server counts each label of a skill separately. Requesting more leaves enough after they are merged. */
const FACET_VALUES_MAX = SKILL_FACETS_MAX * 2;

/** Undefined when nobody can be found. */
export function toTalentSearch(question: TalentQuestion): TalentSearch | undefined {
  const text = readText(question.text);
  const filter = filterOf(question);
  if (text.kind === 'nobody' || filter === undefined) return undefined;
  const words = text.kind === 'words' ? unfinishedLast(text.words) : [];
  const isUnfinishedWord = words.some(isUnfinished);
  return {
    words,
    parameters: {
      ...FIXED_PARAMETERS,
      q: words.length === 0 ? '*' : askedWords(words).join(' '),
      prefix: isUnfinishedWord,
      ...(filter === '' ? {} : { filter_by: filter }),
      sort_by: `${words.length === 0 ? '' : '_text_match:desc,'}updatedAtMs:desc,place:asc`,
      ...(question.page < PAGES_MAX
        ? { page: question.page + 1, per_page: SEARCH_PAGE_SIZE }
        : { page: 1, per_page: 0 }),
      facet_by: 'skills,experienceInYears,expectedSalaryInLpaInr',
      max_facet_values: FACET_VALUES_MAX,
      // With less than a page of full matches, partial matches follow.
      drop_tokens_threshold: SEARCH_PAGE_SIZE,
    },
  };
}

/** The same search for its counts alone. */
export const withoutHits = ({ words, parameters }: TalentSearch): TalentSearch => ({
  words,
  parameters: { ...parameters, page: 1, per_page: 0 },
});

/** The search that counts full matches; undefined when the question has only one word. */
export function allWordsOnly({ parameters }: TalentSearch): Parameters | undefined {
  const { facet_by: _, max_facet_values: __, ...rest } = parameters;
  if (!rest.q?.includes(' ')) return undefined;
  return { ...rest, drop_tokens_threshold: 0, page: 1, per_page: 0 };
}

/** The words of a question without stop words, unless it has only stop words. */
function askedWords(words: readonly QuestionWord[]): string[] {
  const all = words.flatMap(({ text }) => text.split(' '));
  const asked = withoutStopWords(all);
  return asked.length === 0 ? all : asked;
}

const isUnfinished = ({ prefix, fallback }: QuestionWord): boolean =>
  prefix !== undefined || fallback.some(isUnfinished);

/** The server treats the last word as the unfinished one. */
const unfinishedLast = (words: readonly QuestionWord[]): QuestionWord[] =>
  [...words].sort((a, b) => Number(isUnfinished(a)) - Number(isUnfinished(b)));

/** Undefined when nobody can pass. Contains only hashes, numbers and ids, never a person's text. */
function filterOf(question: TalentQuestion): string | undefined {
  const tokens = [...new Set(question.skills.map(skillToken))];
  const ranges = (['experienceInYears', 'expectedSalaryInLpaInr'] as const).map((field) =>
    rangeFilter(field, question[field]),
  );
  if (tokens.length > SKILLS_MAX || ranges.includes(undefined)) return undefined;
  const hidden = idList(question.hiddenTalentIds);
  return [
    ...tokens.map((token) => `skillTokens:=${token}`),
    ...ranges.filter((filter) => filter !== ''),
    ...(hidden === '' ? [] : [`id:!=[${hidden}]`]),
  ].join(' && ');
}

/** Ids as literals in a list. Drops an id that could end its literal: we never create such ids. */
export const idList = (talentIds: readonly string[]): string =>
  talentIds
    .filter((talentId) => talentId !== '' && !/[`\\\p{Cc}]/u.test(talentId))
    .map((talentId) => `\`${talentId}\``)
    .join(',');

const NUMBER_MAX = 1e9;

/** Empty for an open range, undefined for an impossible one. */
function rangeFilter(field: string, { min, max }: NumberRange): string | undefined {
  const [from, to] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  if (!(from <= to) || from > NUMBER_MAX || to < -NUMBER_MAX) return undefined;
  // The server does not read exponents.
  return [
    ...(from > -NUMBER_MAX ? [`${field}:>=${from.toFixed(6)}`] : []),
    ...(to < NUMBER_MAX ? [`${field}:<=${to.toFixed(6)}`] : []),
  ].join(' && ');
}
