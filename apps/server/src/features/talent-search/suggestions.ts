import {
  EXPECTED_SALARY_STEP_IN_LPA_INR,
  EXPERIENCE_STEP_IN_YEARS,
} from '@talaash/domain/talent-profile/limit';
import type { SearchSuggestionKind } from '@talaash/domain/talent-search/choice';
import { SEARCH_SUGGESTION_TRIES_MAX, SEARCH_SUGGESTIONS_MAX } from '@talaash/domain/talent-search/limit';
import type { SearchReading, SearchSuggestion } from '@talaash/domain/talent-search/schema';
import { conditionWords } from '@talaash/domain/talent-search/condition-words';
import type { TalentQuestion, TalentTally } from '@talaash/talent-index/port';
import { knownWords, nearestWord } from '@talaash/lexicon/nearest-word';

type Question = SearchSuggestion['question'];
type Try = Omit<SearchSuggestion, 'total'>;
type RangeField = 'experienceInYears' | 'expectedSalaryInLpaInr';

/** The searcher: the same people are found as in a search. */
type Asker = Pick<TalentQuestion, 'hiddenTalentIds' | 'redacted' | 'nowMs' | 'points'>;

const RANGES: {
  field: RangeField;
  step: number;
  without: SearchSuggestionKind;
  wider: SearchSuggestionKind;
  only: SearchSuggestionKind;
}[] = [
  {
    field: 'experienceInYears',
    step: EXPERIENCE_STEP_IN_YEARS,
    without: 'withoutExperience',
    wider: 'widerExperience',
    only: 'onlyExperience',
  },
  {
    field: 'expectedSalaryInLpaInr',
    step: EXPECTED_SALARY_STEP_IN_LPA_INR,
    without: 'withoutSalary',
    wider: 'widerSalary',
    only: 'onlySalary',
  },
];

/**
 * Alternatives to a search without results that do find people: a corrected spelling first, then the search with one part less or
 * a wider range, by how many people they find. If none of these does, each part alone. A search with results has no alternatives.
 *
 * @param tally runs some queries. It is called at most four times, with four dozen queries in all
 */
export async function suggestSearches(
  tally: (questions: TalentQuestion[]) => Promise<TalentTally[]>,
  asker: Asker,
  question: Question,
): Promise<SearchSuggestion[]> {
  const ask = (questions: Question[]) => tally(questions.map((one) => toTalentQuestion(one, asker)));
  const [query, everybody] = await ask([question, EVERYBODY]);
  if (!query || query.total > 0) return [];
  const common = everybody?.facets.skills.map(({ value }) => value) ?? [];
  const tries = [
    ...spelling(question, common),
    ...withoutOne(question, query.reading),
    ...withoutFact(question, query.reading.facts),
  ];
  const probes = RANGES.flatMap(({ field }) => probesOf(question, field));
  const tallies = await ask([...tries.map((one) => one.question), ...probes.map((probe) => probe.question)]);
  const wider = RANGES.flatMap((range) =>
    widened(
      question,
      range,
      probes.flatMap(({ field, side }, i) =>
        field === range.field ? [{ side, tally: tallies[tries.length + i] }] : [],
      ),
    ),
  );
  const near = [...counted(tries, tallies), ...counted(wider, await askAll(ask, wider))];
  const found = near.length > 0 ? near : await findWithOnlyOne(ask, question, common);
  return found
    .sort((a, b) => Number(b.kind === 'spelling') - Number(a.kind === 'spelling') || b.total - a.total)
    .slice(0, SEARCH_SUGGESTIONS_MAX);
}

type Ask = (questions: Question[]) => Promise<TalentTally[]>;

const askAll = async (ask: Ask, tries: readonly Try[]): Promise<TalentTally[]> =>
  tries.length === 0 ? [] : ask(tries.map((one) => one.question));

/** Those with results, and how many. */
const counted = (tries: readonly Try[], tallies: readonly TalentTally[]): SearchSuggestion[] =>
  tries.map((one, i) => ({ ...one, total: tallies[i]?.total ?? 0 })).filter(({ total }) => total > 0);

/** If one part less is not enough: each part of the query alone. */
async function findWithOnlyOne(
  ask: Ask,
  question: Question,
  labels: readonly string[],
): Promise<SearchSuggestion[]> {
  const { query, skills } = question;
  const tries: Try[] = [
    ...spelling({ ...EVERYBODY, query }, labels),
    ...(query === '' ? [] : [{ kind: 'onlyText' as const, value: query, question: { ...EVERYBODY, query } }]),
    ...skills.slice(0, SEARCH_SUGGESTION_TRIES_MAX.skills).map((skill) => ({
      kind: 'onlySkill' as const,
      value: skill,
      question: { ...EVERYBODY, skills: [skill] },
    })),
    ...RANGES.filter(({ field }) => isSet(question[field])).map(({ field, only }) => ({
      kind: only,
      value: '',
      question: { ...EVERYBODY, [field]: question[field] },
    })),
  ];
  return counted(tries, await askAll(ask, tries));
}

const EVERYBODY: Question = {
  query: '',
  skills: [],
  niceSkills: [],
  conditions: [],
  strict: [],
  asTyped: false,
  sort: 'match',
  experienceInYears: {},
  expectedSalaryInLpaInr: {},
};

const toTalentQuestion = ({ query, ...question }: Question, asker: Asker): TalentQuestion => ({
  ...question,
  ...asker,
  text: query,
  page: 0,
});

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The text with each misspelt word corrected. */
function spelling(question: Question, labels: readonly string[]): Try[] {
  const known = knownWords(labels);
  const words = wordsOf(question.query);
  const corrected = words.map((word, i) =>
    i < SEARCH_SUGGESTION_TRIES_MAX.words ? (nearestWord(word, known) ?? word) : word,
  );
  const query = corrected.join(' ');
  return query === words.join(' ')
    ? []
    : [{ kind: 'spelling', value: query, question: { ...question, query } }];
}

/**
 * The same search with one part less. The words of the text are removed as they were parsed: a phrase or an exclusion as a whole.
 */
function withoutOne(question: Question, { words, facts }: Reading): Try[] {
  const { skills, conditions, query } = question;
  const tries: Try[] = [];
  if (query.trim() !== '')
    tries.push({
      kind: 'withoutText',
      value: wordsOf(query).join(' '),
      question: { ...question, query: '' },
    });
  if (words.length + facts.length > 1)
    for (const { spans } of words.slice(0, SEARCH_SUGGESTION_TRIES_MAX.words))
      tries.push({
        kind: 'withoutWord',
        value: spans.map(({ start, end }) => query.slice(start, end)).join(' '),
        question: { ...question, query: withoutSpans(query, spans) },
      });
  for (const [at, skill] of skills.slice(0, SEARCH_SUGGESTION_TRIES_MAX.skills).entries())
    tries.push({
      kind: 'withoutSkill',
      value: skill,
      question: { ...question, skills: skills.toSpliced(at, 1) },
    });
  for (const [at, condition] of conditions.slice(0, SEARCH_SUGGESTION_TRIES_MAX.conditions).entries())
    tries.push({
      kind: 'withoutCondition',
      value: conditionWords(condition),
      question: { ...question, conditions: conditions.toSpliced(at, 1) },
    });
  for (const { field, without } of RANGES)
    if (isSet(question[field]))
      tries.push({ kind: without, value: '', question: { ...question, [field]: {} } });
  return tries;
}

/** The same search without one of the facts in its text. */
const withoutFact = (question: Question, facts: Facts): Try[] =>
  facts.slice(0, SEARCH_SUGGESTION_TRIES_MAX.facts).map(({ condition, spans }) => ({
    kind: 'withoutFact',
    value: conditionWords(condition),
    question: { ...question, query: withoutSpans(question.query, spans) },
  }));

type Reading = Pick<SearchReading, 'facts' | 'words'>;
type Facts = SearchReading['facts'];
type Spans = Facts[number]['spans'];

/** A text without some of its parts, and without operators that would then join nothing. */
const withoutSpans = (text: string, spans: Spans): string =>
  spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\b(AND|OR)(?: (?:AND|OR))+\b/g, '$1')
    .replace(/^(?: ?\b(?:AND|OR)\b| ?[,|])+/, '')
    .replace(/(?:\b(?:AND|OR|NOT)\b ?|[,|] ?)+$/, '')
    .trim();

const isSet = ({ min, max }: Question[RangeField]) => min !== undefined || max !== undefined;

/** Queries for the people beyond each end of a range. A reversed range has no ends to move. */
function probesOf(question: Question, field: RangeField) {
  const { min, max } = question[field];
  if (min !== undefined && max !== undefined && min > max) return [];
  return [
    ...(max === undefined
      ? []
      : [{ field, side: 'above' as const, question: { ...question, [field]: { min: max } } }]),
    ...(min === undefined
      ? []
      : [{ field, side: 'below' as const, question: { ...question, [field]: { max: min } } }]),
  ];
}

/** The range, extended as little as possible so that it includes somebody. */
function widened(
  question: Question,
  { field, step, wider }: (typeof RANGES)[number],
  beyond: readonly { side: 'above' | 'below'; tally: TalentTally | undefined }[],
): Try[] {
  const query = question[field];
  const ends = beyond.flatMap(({ side, tally }) => {
    const bounds = tally?.ranges[field];
    if (!bounds) return [];
    const range =
      side === 'above'
        ? { ...query, max: Math.ceil(bounds.min / step) * step }
        : { ...query, min: Math.floor(bounds.max / step) * step };
    const move = side === 'above' ? bounds.min - (query.max ?? 0) : (query.min ?? 0) - bounds.max;
    return [{ range, move }];
  });
  const [nearest] = ends.sort((a, b) => a.move - b.move);
  return nearest ? [{ kind: wider, value: '', question: { ...question, [field]: nearest.range } }] : [];
}
