import { SEARCH_PAGE_SIZE, SKILL_FACETS_MAX } from '@talaash/domain/talent-search/limit';
import { SKILLS_MAX } from '@talaash/domain/talent-profile/limit';
import type { SearchField, SearchSort } from '@talaash/domain/talent-search/choice';
import type { SearchReading } from '@talaash/domain/talent-search/schema';
import type { SearchParams } from 'typesense';
import { type SearchQuery, searchQueryOf } from '@talaash/talent-index/answers/search-query';
import { aboutImpact, FIELD_IMPACT } from '@talaash/question/field';
import type { TalentQuestion } from '@talaash/talent-index/port';
import { understand } from '@talaash/question/understand';
import { EDITS_BY_LENGTH, type QuestionWord } from '@talaash/question/question-word';
import { insideFilter, nearFilter } from './condition-filter.ts';
import { skillToken } from './fact-token.ts';
import {
  allOf,
  anyOf,
  EVERYBODY,
  type Filter,
  isEverybody,
  isNobody,
  literal,
  NOBODY,
  rangeFilter,
  rendered,
  tokenFilter,
} from './filter.ts';
import type { StoredTalent } from './stored-talent.ts';
import { queryWords, wordingOf } from './wording.ts';

/** The parameters that differ between questions. All others are in the key or are always the same. */
export type TalentSearch = {
  words: QuestionWord[];
  reading: SearchReading;
  parameters: Parameters;
  /** The search that counts who has every needed word; undefined when all who are found have. */
  counting: Parameters | undefined;
  /** The search that counts who is also inside of every fact; undefined without facts. */
  countingInside: Parameters | undefined;
};
export type Parameters = SearchParams<StoredTalent>;

/** The searched fields by falling weight. */
const { currentEmployer: _, pastEmployer: __, designation: ___, ...FIELD_IMPACTS } = FIELD_IMPACT;
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

const SHOWN_FIELDS = [
  'id',
  'skills',
  'titleName',
  'experienceInYears',
  'expectedSalaryInLpaInr',
  'updatedAtMs',
  'facts',
] as const;

/** The fields that filters and exclusions of words look into. */
const textFieldsOf = (isGuest: boolean): string[] =>
  FIELD_WEIGHTS.filter(({ field }) => !isGuest || field !== 'name').map(({ field }) => storedFieldOf(field));

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
    include_fields: [...SHOWN_FIELDS, ...(kind === 'company' ? ['companyFacts'] : [])].join(','),
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

/** What is read of a question; without parameters when nobody can be found. */
export function toTalentSearch(question: TalentQuestion): TalentSearch | { reading: SearchReading } {
  const query = searchQueryOf(question, understand(question.text, { asTyped: question.asTyped }));
  const { nowMs, redacted, asTyped } = question;
  const wording = wordingOf(query, { fields: textFieldsOf(redacted), isGuest: redacted, nowMs });
  const reading = { ...query.reading, dropped: wording.unasked };
  const filter = filterOf(question, [
    ...query.filters.map((condition) => insideFilter(condition, nowMs)),
    ...wording.filters,
  ]);
  if (query.kind === 'nobody' || isNobody(filter)) return { reading };
  const filtered = (by: Filter) => withHidden(by, question.hiddenTalentIds);
  const words = unfinishedLast([...wording.needed, ...wording.helping]);
  const isUnfinishedWord = words.some(isUnfinished);
  const needed = words.filter((word) => wording.needed.includes(word));
  const q = (of: readonly QuestionWord[]) =>
    [...wording.phrases, ...queryWords(of), ...wording.excluded].join(' ') || '*';
  const parameters: Parameters = {
    ...FIXED_PARAMETERS,
    ...(asTyped ? AS_TYPED : {}),
    q: q(words),
    prefix: isUnfinishedWord,
    ...filtered(filter),
    sort_by: sortBy(
      question,
      orderOf(question, query, wording.preferred),
      words.length + wording.phrases.length > 0,
    ),
    ...(question.page < PAGES_MAX
      ? { page: question.page + 1, per_page: SEARCH_PAGE_SIZE }
      : { page: 1, per_page: 0 }),
    facet_by: [...FACET_FIELDS, ...(redacted ? [] : ['employerNames'])].join(','),
    max_facet_values: FACET_VALUES_MAX,
    // With less than a page of full matches, partial matches follow.
    drop_tokens_threshold: asTyped ? 0 : SEARCH_PAGE_SIZE,
  };
  const { facet_by: _, max_facet_values: __, ...rest } = parameters;
  const counting = { ...rest, q: q(needed), drop_tokens_threshold: 0, page: 1, per_page: 0 };
  const inside = allOf([filter, ...query.facts.map((fact) => insideFilter(fact, nowMs))]);
  const { filter_by: ___, ...unfiltered } = counting;
  return {
    words,
    reading,
    parameters,
    counting: queryWords(words).length > 1 ? counting : undefined,
    countingInside:
      query.facts.length === 0
        ? undefined
        : { ...unfiltered, ...(isNobody(inside) ? { filter_by: `id:=${NO_ID}` } : filtered(inside)) },
  };
}

/** Nobody's. */
const NO_ID = '-';

/** No word is long enough to be corrected. */
const AS_TYPED = { min_len_1typo: 1000, min_len_2typo: 1000 } as const;

const FACET_FIELDS = [
  'skills',
  'experienceInYears',
  'expectedSalaryInLpaInr',
  'cities',
  'states',
  'category',
  'openToWork',
  'english',
  'degreeNames',
  'marks',
] as const satisfies (keyof StoredTalent)[];

const ORDERS: Record<Exclude<SearchSort, 'match'>, string> = {
  newest: '',
  experience: 'experienceInYears:desc,',
  salary: 'expectedSalaryInLpaInr:asc,',
  notice: 'noticePeriodInWeeks:asc,',
};

/** The server takes three fields; equals beyond them stand as they were stored. */
function sortBy({ sort }: TalentQuestion, order: string, hasWords: boolean): string {
  if (sort !== 'match') return `${ORDERS[sort]}updatedAtMs:desc,place:asc`;
  const fields = [
    ...(order === '' ? [] : [order]),
    ...(hasWords ? ['_text_match:desc'] : []),
    'updatedAtMs:desc',
    'place:asc',
  ];
  return fields.slice(0, SORT_FIELDS_MAX).join(',');
}

const SORT_FIELDS_MAX = 3;

/** Of more preferred skills the server would have to evaluate too much to know who has all. */
const ALL_PREFERRED_MAX = 10;

/**
 * Soft facts, then what is preferred, as one expression: of its filters the first that somebody passes counts. Empty when
 * nothing orders.
 */
function orderOf(question: TalentQuestion, { facts }: SearchQuery, helping: readonly Filter[]): string {
  const { nowMs } = question;
  const near = facts.map((fact) => nearFilter(fact, nowMs));
  const byFacts = [
    ...(facts.length === 0 ? [] : [allOf(facts.map((fact) => insideFilter(fact, nowMs))), allOf(near)]),
    ...(facts.length > 1 ? [anyOf(near)] : []),
    EVERYBODY,
  ];
  const preferred = [
    ...[...new Set(question.niceSkills.map(skillToken))].map((token) => tokenFilter('skillTokens', [token])),
    ...helping,
  ];
  const byPreferred = [
    ...(preferred.length > 1 && preferred.length <= ALL_PREFERRED_MAX ? [allOf(preferred)] : []),
    ...(preferred.length > 0 ? [anyOf(preferred)] : []),
    EVERYBODY,
  ];
  const steps = byFacts
    .flatMap((byFact) => byPreferred.map((byPreference) => allOf([byFact, byPreference])))
    .filter((filter) => !isNobody(filter) && !isEverybody(filter));
  if (steps.length === 0) return '';
  return `_eval([ ${steps.map((filter, at) => `(${rendered(filter)}):${steps.length - at}`).join(', ')} ]):desc`;
}

/** The same search for its counts alone. */
export const withoutHits = (search: TalentSearch): TalentSearch => ({
  ...search,
  parameters: { ...search.parameters, page: 1, per_page: 0 },
});

const isUnfinished = ({ prefix, fallback }: QuestionWord): boolean =>
  prefix !== undefined || fallback.some(isUnfinished);

/** The server treats the last word as the unfinished one. */
const unfinishedLast = (words: readonly QuestionWord[]): QuestionWord[] =>
  [...words].sort((a, b) => Number(isUnfinished(a)) - Number(isUnfinished(b)));

/** Contains only hashes, numbers, and words as literals. */
function filterOf(question: TalentQuestion, others: readonly Filter[]): Filter {
  const tokens = [...new Set(question.skills.map(skillToken))];
  if (tokens.length > SKILLS_MAX) return NOBODY;
  return allOf([
    ...tokens.map((token) => tokenFilter('skillTokens', [token])),
    rangeFilter('experienceInYears', question.experienceInYears),
    rangeFilter('expectedSalaryInLpaInr', question.expectedSalaryInLpaInr),
    ...others,
  ]);
}

function withHidden(filter: Filter, hiddenTalentIds: readonly string[]): Pick<Parameters, 'filter_by'> {
  const hidden = idList(hiddenTalentIds);
  const filters = [
    ...(isEverybody(filter) ? [] : [filter.kind === 'any' ? `(${rendered(filter)})` : rendered(filter)]),
    ...(hidden === '' ? [] : [`id:!=[${hidden}]`]),
  ];
  return filters.length === 0 ? {} : { filter_by: filters.join(' && ') };
}

/** Ids as literals in a list. Drops an id that could end its literal: we never create such ids. */
export const idList = (talentIds: readonly string[]): string =>
  talentIds.flatMap((talentId) => literal(talentId) ?? []).join(',');
