import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import type { SearchConditionKind, SearchCondition } from '@talaash/domain/talent-search/schema';
import { skillKey } from '@talaash/lexicon/phrase';
import { isNeeded } from '@talaash/question/understanding';
import { understand } from '@talaash/question/understand';
import { countsAsNeeded } from '@talaash/talent-index/answers/group-kind';
import { preferredDoers } from '@talaash/talent-index/answers/preferred';
import { type SearchQuery, searchQueryOf } from '@talaash/talent-index/answers/search-query';
import { outsidePoints, WEIGHT, weightsOf } from '@talaash/talent-index/answers/weight';
import { NOBODY as NO_TALLY } from '@talaash/talent-index/everybody';
import type { NumberRange, TalentAnswer, TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import type { Asker, Search } from './asker.ts';
import {
  allOf,
  type Clause,
  EVERYBODY,
  NOBODY,
  scored,
  term,
  terms,
  within,
  without,
  withPoints,
} from './clause.ts';
import { type FitClauses, fitClauses } from './condition-clause.ts';
import { explain, leftOut } from './evidence.ts';
import { countFacets } from './facet-search.ts';
import { excludedOf, findGroups, type FoundGroup, raisedByTrade } from './found-group.ts';
import { matchOrder } from './match-order.ts';
import { ofJobBy, requiredGroups, strongBy, sumOfGroups, type Weighed } from './required-group.ts';
import { flag } from './stored-person.ts';
import type { WordList } from './word-list.ts';

/** Where a question is asked. */
export type Place = { asker: Asker; namesIndex: string; words: WordList };

/** More of a result than these are not ordered by the match with a job post: each is read for it. */
const MATCHED_MAX = 1000;

/** What a question finds. @param hasHits whether people are shown; a tally shows nobody */
export async function answerFrom(
  { asker, namesIndex, words }: Place,
  question: TalentQuestion,
  hasHits: boolean,
): Promise<TalentAnswer> {
  const { redacted, asTyped, nowMs } = question;
  const query = searchQueryOf(question, understand(question.text, { asTyped }));
  if (query.kind === 'nobody' || !(await canBeMet(question, asker)))
    return { hits: [], ...NO_TALLY, reading: query.reading };
  const talents = await asker.count(EVERYBODY);
  const context = { asker, words, talents, redacted, asTyped, nowMs };
  const [found, excluded] = await Promise.all([
    findGroups(query.groups, context),
    excludedOf(query.exclusions, context),
  ]);
  const raised = await raisedByTrade(found.groups, context);
  const groups = [...raised.filter(countsAsNeeded), ...raised.filter((group) => !countsAsNeeded(group))];
  const facts = query.facts.map((fact) => fitClauses(fact, nowMs));
  const passing = passingBy(question, query);
  const hidden =
    question.hiddenTalentIds.length === 0 ? NOBODY : { ids: { values: question.hiddenTalentIds } };
  const shown = without(allOf(question.skills.map((label) => term('skills', skillKey(label)))), excluded);
  // Hidden people are subtracted last.
  const filtered = (clause: Clause) => without(clause, hidden);
  const weighed: Weighed = {
    asker,
    groups,
    weights: weightsOf(groups),
    facts,
    passing: filtered(allOf([shown, passing()])),
    asTyped,
  };
  const { answer, dropped, mentioned } = await requiredGroups(weighed);
  const isPage = hasHits && Number.isSafeInteger(question.page) && question.page >= 0;
  const [counts, tally] = await Promise.all([
    rankedHits(weighed, { question, query, answer, dropped, isPage }),
    countFacets({ found: filtered(allOf([shown, answer])), passing, redacted, nowMs }, asker, namesIndex),
  ]);
  const { documents, total, all, allWordsTotal } = counts;
  const [matches, left] = await Promise.all([
    explain(documents, found.words, {
      skills: [...question.skills, ...question.niceSkills],
      facts: query.reading.facts.map(({ condition }) => condition),
      nowMs,
      asker,
    }),
    leftOut(dropped, documents, asker),
  ]);
  const corrections = found.words.flatMap(({ text, correction }) =>
    correction === undefined ? [] : [{ from: text, to: correction }],
  );
  return {
    hits: documents.map(({ talentId }, at) => ({ talentId, match: matches[at] as (typeof matches)[number] })),
    total,
    nearTotal: all - total,
    allWordsTotal,
    isPartial: all > allWordsTotal,
    reading: {
      ...query.reading,
      corrections: [...query.reading.corrections, ...corrections],
      dropped: groups.filter((group) => left.has(group)).map(({ text }) => text),
      mentioned,
    },
    ...tally,
  };
}

/** Nobody meets an impossible range, or has a skill that is nobody's. */
async function canBeMet(question: TalentQuestion, asker: Asker): Promise<boolean> {
  const isImpossible = ({ min, max }: NumberRange) =>
    Number.isNaN(min) || Number.isNaN(max) || (min !== undefined && max !== undefined && min > max);
  if (isImpossible(question.experienceInYears) || isImpossible(question.expectedSalaryInLpaInr)) return false;
  const havers = await Promise.all(
    question.skills.map((label) => asker.count(term('skills', skillKey(label)), 1)),
  );
  return havers.every((count) => count > 0);
}

/** Who passes the filters, without those of a kind. */
function passingBy(question: TalentQuestion, { filters }: SearchQuery) {
  const parts: { kind: SearchConditionKind; clause: Clause }[] = [
    { kind: 'experience', clause: within('experienceInYears', question.experienceInYears) },
    { kind: 'salary', clause: within('expectedSalaryInLpaInr', question.expectedSalaryInLpaInr) },
    ...filters.map((filter) => ({ kind: filter.kind, clause: fitClauses(filter, question.nowMs).inside })),
  ];
  return (kind?: SearchConditionKind): Clause =>
    allOf(parts.filter((part) => part.kind !== kind).map(({ clause }) => clause));
}

/** What orders people besides the line between inside and near. A score of OpenSearch is not negative, so nothing is taken off. */
function pointsBy(weighed: Weighed, question: TalentQuestion, query: SearchQuery): Clause[] {
  const { weights, facts } = weighed;
  const { point, weakLoss } = weights;
  const preferred = Math.floor(point * WEIGHT.pointsOfPreferred);
  const doers = preferredDoers(query);
  const ofFact = (fact: SearchCondition, { inside, near, unknown }: FitClauses): Clause[] => {
    const outside = outsidePoints(fact);
    return [
      scored(inside, point * outside),
      scored(near, point * (outside - WEIGHT.pointsOfFact.near)),
      scored(unknown, point * (outside - WEIGHT.pointsOfFact.unknown)),
    ];
  };
  return [
    ...sumOfGroups(weighed, () => true),
    scored(ofJobBy(weighed), weakLoss),
    ...question.niceSkills.map((label) => scored(term('skills', skillKey(label)), preferred)),
    ...query.facts.flatMap((fact) =>
      fact.kind === 'level'
        ? [
            scored(
              terms(
                'flags',
                fact.levels.map((level) => flag('level', level)),
              ),
              preferred,
            ),
          ]
        : [],
    ),
    ...(doers === undefined
      ? []
      : [
          scored(
            allOf([
              term('flags', flag('leads', false)),
              within('experienceInYears', { min: doers.yearsMin || undefined }),
            ]),
            Math.floor(point * WEIGHT.pointsOfDoer),
          ),
        ]),
    ...query.facts.flatMap((fact, at) => ofFact(fact, facts[at] as FitClauses)),
  ].filter((clause) => !('match_none' in ((clause['constant_score'] as { filter?: Clause })?.filter ?? {})));
}

type Asked = {
  question: TalentQuestion;
  query: SearchQuery;
  answer: Clause;
  dropped: readonly FoundGroup[];
  isPage: boolean;
};

/** How many are found, and those of a page: who is inside of everything first, then who fits all facts, then the others. */
async function rankedHits(weighed: Weighed, asked: Asked) {
  const { asker, groups, weights, facts, passing } = weighed;
  const { question, query, answer, dropped, isPage } = asked;
  const all = allOf([passing, answer]);
  const words = allOf(groups.filter(isNeeded).map(({ has }) => has));
  const isEverybody = facts.length === 0 && dropped.length === 0;
  const first = allOf([...facts.map(({ inside }) => inside), strongBy(weighed, weights.strongMin)]);
  const inside = isEverybody ? all : allOf([all, words, first]);
  const others = isEverybody
    ? []
    : facts.length === 0
      ? [without(all, allOf([words, first]))]
      : [without(allOf([all, first]), words), without(all, first)];
  const [found, total, allWordsTotal, ...sizes] = await Promise.all([
    asker.count(all),
    asker.count(inside),
    asker.count(dropped.length === 0 ? all : allOf([all, words])),
    ...others.map((tier) => asker.count(tier)),
  ]);
  const counts = { all: found, total, allWordsTotal };
  if (!isPage) return { ...counts, documents: [] };
  const from = question.page * SEARCH_PAGE_SIZE;
  const sort = ORDERS[question.sort];
  if (question.sort !== 'match')
    return { ...counts, documents: await documentsOf(asker, { query: all, sort }, from, SEARCH_PAGE_SIZE) };
  const points = pointsBy(weighed, question, query);
  let before = 0;
  const parts = [inside, ...others].map(async (tier, at) => {
    const size = at === 0 ? total : (sizes[at - 1] as number);
    const start = Math.max(0, from - before);
    const end = Math.min(size, from + SEARCH_PAGE_SIZE - before);
    before += size;
    return start < end
      ? tierHits(asker, { query: withPoints(tier, points), sort }, question, start, end - start)
      : [];
  });
  return { ...counts, documents: (await Promise.all(parts)).flat() };
}

async function tierHits(
  asker: Asker,
  search: Search,
  { match, nowMs }: TalentQuestion,
  start: number,
  wanted: number,
): Promise<TalentDocument[]> {
  if (match === undefined || start >= MATCHED_MAX) return documentsOf(asker, search, start, wanted);
  const read = await documentsOf(asker, search, 0, MATCHED_MAX);
  return read
    .map((document) => ({ document, order: matchOrder(match, nowMs, document) }))
    .sort((a, b) => b.order - a.order)
    .slice(start, start + wanted)
    .map(({ document }) => document);
}

const FRESHEST = [{ updatedAtMs: 'desc' }, { talentId: 'asc' }] as const;

const ORDERS: Record<TalentQuestion['sort'], readonly unknown[]> = {
  match: [{ _score: 'desc' }, ...FRESHEST],
  newest: FRESHEST,
  experience: [{ experienceInYears: 'desc' }, ...FRESHEST],
  salary: [{ expectedSalaryInLpaInr: 'asc' }, ...FRESHEST],
  notice: [{ noticePeriodInWeeks: 'asc' }, ...FRESHEST],
};

/** OpenSearch ranks no more at once. */
const RANKED_MAX = 10_000;

/** The people at some places of an order. Walks to places far down, so that no node ranks more than a step at once. */
async function documentsOf(
  asker: Asker,
  search: Search,
  from: number,
  size: number,
): Promise<TalentDocument[]> {
  let after: readonly unknown[] | undefined;
  let left = from;
  while (left + size > RANKED_MAX) {
    const step = Math.min(left, RANKED_MAX);
    const passed = await asker.search({
      ...search,
      ...afterOf(after),
      size: step,
      _source: false,
      track_total_hits: false,
    });
    after = passed.hits.hits.at(-1)?.sort;
    if (passed.hits.hits.length < step || after === undefined) return [];
    left -= step;
  }
  const { hits } = await asker.search({
    ...search,
    ...afterOf(after),
    ...(after === undefined ? { from: left } : {}),
    size: after === undefined ? size : size + left,
    _source: ['document'],
    track_total_hits: false,
  });
  const documents = hits.hits.map(({ _source }) => _source?.['document'] as TalentDocument);
  return after === undefined ? documents : documents.slice(left);
}

const afterOf = (after: readonly unknown[] | undefined) =>
  after === undefined ? {} : { search_after: after };
