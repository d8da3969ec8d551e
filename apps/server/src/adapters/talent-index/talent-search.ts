import { SEARCH_PAGE_SIZE, SKILL_FACETS_MAX } from '@talaash/domain/talent-search/limit';
import { SKILLS_MAX } from '@talaash/domain/talent-profile/limit';
import type { SearchField } from '@talaash/domain/talent-search/choice';
import type { SearchParams } from 'typesense';
import { aboutImpact, FIELD_IMPACT } from '@talaash/talent-index/words/field';
import type { NumberRange, TalentQuestion } from '@talaash/talent-index/port';
import { EDITS_BY_LENGTH, type QuestionWord, readText } from '@talaash/talent-index/words/question-word';
import { skillToken, type StoredTalent, withoutStopWords } from './stored-talent.ts';

/** What of a question differs from one to the next; all else stands in the key or is the same for everybody. */
export type TalentSearch = { words: QuestionWord[]; parameters: Parameters };
type Parameters = SearchParams<StoredTalent>;

/** Searched fields by what a word in them is worth. */
const WORTHS = Object.entries({ ...FIELD_IMPACT, about: aboutImpact(1) } satisfies Record<
  SearchField,
  number
>)
  .map(([field, worth]) => ({ field: field as SearchField, worth }))
  .sort((a, b) => b.worth - a.worth);

const storedFieldOf = (field: SearchField): keyof StoredTalent => (field === 'skills' ? 'skillWords' : field);
const searchFields = new Map<string, SearchField>(WORTHS.map(({ field }) => [storedFieldOf(field), field]));

/** The field of a talent that a field of the collection was made from. */
export const searchFieldOf = (storedField: string): SearchField | undefined => searchFields.get(storedField);

/**
 * What a key of one kind allows, as parameters that stand in the key and that no search can override: a guest's neither
 * searches nor shows the name.
 */
export function scopeOf(kind: 'guest' | 'company') {
  const searched = WORTHS.filter(({ field }) => kind === 'company' || field !== 'name');
  const fields = searched.map(({ field }) => storedFieldOf(field)).join(',');
  return {
    query_by: fields,
    query_by_weights: searched.map(({ worth }) => worth).join(','),
    // As in the engine of our own: prose is not corrected, for it has some word near every other.
    num_typos: searched.map(({ worth }) => (worth < FIELD_IMPACT.jobCategory ? 0 : TYPOS_MAX)).join(','),
    include_fields: 'id,skills',
    exclude_fields: 'name',
    highlight_fields: fields,
    highlight_full_fields: 'none',
  };
}

const TYPOS_MAX = Math.max(...EDITS_BY_LENGTH.map(({ edits }) => edits));
const lengthFor = (edits: number) => EDITS_BY_LENGTH.find((rule) => rule.edits === edits)?.length ?? 0;

/** How many beginnings and misspellings of a word are looked into: beyond it counts are too small rather than late. */
const CANDIDATES_MAX = 200;

/** The same for every question. */
const MANNER = {
  text_match_type: 'max_weight',
  min_len_1typo: lengthFor(1),
  min_len_2typo: lengthFor(2),
  enable_typos_for_numerical_tokens: false,
  enable_typos_for_alpha_numerical_tokens: false,
  demote_synonym_match: true,
  max_candidates: CANDIDATES_MAX,
} as const;

/** The server ranks everybody before a page: who asks for one beyond these is told how many there are, and shown nobody. */
const PAGES_MAX = 500;

/** Labels of one skill are counted one by one: of more than are shown, enough are left when they are put together. */
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
      ...MANNER,
      q: words.length === 0 ? '*' : askedWords(words).join(' '),
      prefix: isUnfinishedWord,
      ...(filter === '' ? {} : { filter_by: filter }),
      sort_by: `${words.length === 0 ? '' : '_text_match:desc,'}updatedAtMs:desc,place:asc`,
      ...(question.page < PAGES_MAX
        ? { page: question.page + 1, per_page: SEARCH_PAGE_SIZE }
        : { page: 1, per_page: 0 }),
      facet_by: 'skills,experienceInYears,expectedSalaryInLpaInr',
      max_facet_values: FACET_VALUES_MAX,
      // Fewer than a page with every word: those who lack some follow.
      drop_tokens_threshold: SEARCH_PAGE_SIZE,
    },
  };
}

/** Asks how many have every word of a search, where some may lack one. */
export function allWordsOnly({ parameters }: TalentSearch): Parameters | undefined {
  const { facet_by: _, max_facet_values: __, ...rest } = parameters;
  if (!rest.q?.includes(' ')) return undefined;
  return { ...rest, drop_tokens_threshold: 0, page: 1, per_page: 0 };
}

/** A question's only word may be one that says nothing yet. */
function askedWords(words: readonly QuestionWord[]): string[] {
  const all = words.flatMap(({ text }) => text.split(' '));
  const asked = withoutStopWords(all);
  return asked.length === 0 ? all : asked;
}

const isUnfinished = ({ prefix, fallback }: QuestionWord): boolean =>
  prefix !== undefined || fallback.some(isUnfinished);

/** The server takes the last word for the unfinished one. */
const unfinishedLast = (words: readonly QuestionWord[]): QuestionWord[] =>
  [...words].sort((a, b) => Number(isUnfinished(a)) - Number(isUnfinished(b)));

/** Undefined when nobody passes. Made of our own words, numbers and ids alone. */
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

/** Ids as literals in a list. One with a sign that would end a literal is nobody's: ids are made by us. */
export const idList = (talentIds: readonly string[]): string =>
  talentIds
    .filter((talentId) => talentId !== '' && !/[`\\\p{Cc}]/u.test(talentId))
    .map((talentId) => `\`${talentId}\``)
    .join(',');

const NUMBER_MAX = 1e9;

/** Empty for an open range, undefined for one in which nothing lies. */
function rangeFilter(field: string, { min, max }: NumberRange): string | undefined {
  const [from, to] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  if (!(from <= to) || from > NUMBER_MAX || to < -NUMBER_MAX) return undefined;
  // Written out: the server reads no exponents.
  return [
    ...(from > -NUMBER_MAX ? [`${field}:>=${from.toFixed(6)}`] : []),
    ...(to < NUMBER_MAX ? [`${field}:<=${to.toFixed(6)}`] : []),
  ].join(' && ');
}
