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
import type { Asker } from './asker.ts';
import {
  allOf,
  anyOf,
  type Clause,
  EVERYBODY,
  scored,
  term,
  terms,
  within,
  without,
  NOBODY,
  withPoints,
} from './clause.ts';
import { type FitClauses, fitClauses } from './condition-clause.ts';
import { explain, leftOut } from './evidence.ts';
import { countFacets } from './facet-search.ts';
import { documentsOf, FRESHEST, type HitsOf, ORDERS, tierHits } from './found-page.ts';
import { excludedOf, findGroups } from './found-group.ts';
import type { FoundWord } from './found-word.ts';
import { ofJobBy, requiredGroups, strongBy, sumOfGroups, type Weighed } from './required-group.ts';
import { findSimilar, type Similar } from './similar-search.ts';
import { flag } from './stored-person.ts';
import { raisedByTrade } from './trade-search.ts';
import type { WordList } from './word-list.ts';

/** Where a question is asked. */
export type Place = { asker: Asker; namesIndex: string; words: WordList; shards: number };

/** What a question finds. @param hasHits whether people are shown; a tally shows nobody */
export async function answerFrom(
  place: Place,
  question: TalentQuestion,
  hasHits: boolean,
): Promise<TalentAnswer> {
  const { asker, words } = place;
  const { redacted, asTyped, nowMs } = question;
  const query = searchQueryOf(question, understand(question.text, { asTyped }));
  const nobody: TalentAnswer = { hits: [], ...NO_TALLY, reading: query.reading };
  if (query.kind === 'nobody' || isImpossible(question)) return nobody;
  const context = { asker, words, talents: asker.count(EVERYBODY), redacted, asTyped, nowMs };
  // All of these are asked in the same requests.
  const [found, excluded, isSkillHeld] = await Promise.all([
    findGroups(query.groups, context),
    excludedOf(query.exclusions, context),
    areSkillsHeld(question, asker),
    context.talents,
  ]);
  if (!isSkillHeld) return nobody;
  const raised = await raisedByTrade(found.groups, context);
  const groups = [...raised.filter(countsAsNeeded), ...raised.filter((group) => !countsAsNeeded(group))];
  const facts = query.facts.map((fact) => fitClauses(fact, nowMs));
  const passing = passingBy(question, query);
  const shown = without(allOf(question.skills.map((label) => term('skills', skillKey(label)))), excluded);
  const weighed: Weighed = {
    asker,
    groups,
    weights: weightsOf(groups),
    facts,
    passing: allOf([shown, passing()]),
    asTyped,
  };
  const { answer: required, dropped, mentioned } = await requiredGroups(weighed);
  const similar = await findSimilar(weighed, required, context.talents);
  const answer = anyOf([required, similar.has]);
  const hasSimilar = similar.skills.length > 0;
  const isPage = hasHits && Number.isSafeInteger(question.page) && question.page >= 0;
  const counted = {
    found: (kind?: SearchConditionKind) => allOf([shown, passing(kind), answer]),
    redacted,
    nowMs,
  };
  const counting = countFacets(counted, asker, place);
  const isFound = counting.then(({ found: all }) => all);
  const [counts, { found: all, ...tally }] = await Promise.all([
    rankedHits(weighed, {
      question,
      query,
      answer,
      haveAllWords: dropped.length === 0 && !hasSimilar,
      similar,
      isPage,
      isFound,
    }),
    counting,
  ]);
  const { documents, total, allWordsTotal } = counts;
  const matches = explain(documents, found.words, {
    skills: [...question.skills, ...question.niceSkills],
    similarSkills: similar.skills,
    facts: query.reading.facts.map(({ condition }) => condition),
    nowMs,
  });
  const left = await leftOut(dropped, documents, asker);
  return {
    hits: documents.map(({ talentId }, at) => ({ talentId, match: matches[at] as (typeof matches)[number] })),
    total,
    nearTotal: all - total,
    allWordsTotal,
    isPartial: all > allWordsTotal,
    reading: {
      ...query.reading,
      corrections: [...query.reading.corrections, ...correctionsOf(found.words)],
      dropped: groups.filter((group) => left.has(group)).map(({ text }) => text),
      mentioned,
      hasSimilar,
    },
    ...tally,
  };
}

const correctionsOf = (words: readonly FoundWord[]): TalentAnswer['reading']['corrections'] =>
  words.flatMap(({ text, correction }) => (correction === undefined ? [] : [{ from: text, to: correction }]));

/** Nobody meets an impossible range. */
function isImpossible({ experienceInYears, expectedSalaryInLpaInr }: TalentQuestion): boolean {
  const isEmpty = ({ min, max }: NumberRange) =>
    Number.isNaN(min) || Number.isNaN(max) || (min !== undefined && max !== undefined && min > max);
  return isEmpty(experienceInYears) || isEmpty(expectedSalaryInLpaInr);
}

async function areSkillsHeld({ skills }: TalentQuestion, asker: Asker): Promise<boolean> {
  const havers = await Promise.all(skills.map((label) => asker.count(term('skills', skillKey(label)), 1)));
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
  ].filter((clause) => {
    const { filter = {} } = (clause['constant_score'] ?? {}) as { filter?: Clause };
    return !('match_none' in filter) && !('match_all' in filter);
  });
}

type Asked = {
  question: TalentQuestion;
  query: SearchQuery;
  answer: Clause;
  /** Whether everybody who is found has all needed words. */
  haveAllWords: boolean;
  similar: Similar;
  isPage: boolean;
  /** How many are found; counted with the facets. */
  isFound: Promise<number>;
};

/** How many are found, and those of a page: who is inside of everything first, then who fits all facts, then the others. */
async function rankedHits(weighed: Weighed, asked: Asked) {
  const { asker, groups, weights, facts, passing } = weighed;
  const { question, query, answer, haveAllWords, similar, isPage, isFound } = asked;
  const all = allOf([passing, answer]);
  const words = allOf(groups.filter(isNeeded).map(({ has }) => has));
  const isEverybody = facts.length === 0 && haveAllWords;
  const first = allOf([...facts.map(({ inside }) => inside), strongBy(weighed, weights.strongMin)]);
  const inside = isEverybody ? all : allOf([all, words, first]);
  const others = isEverybody
    ? []
    : facts.length === 0
      ? [without(all, allOf([words, first]))]
      : [without(allOf([all, first]), words), without(all, first)];
  const allWords = haveAllWords ? isFound : asker.count(allOf([all, words]));
  const from = question.page * SEARCH_PAGE_SIZE;
  const sort = ORDERS[question.sort];
  if (!isPage || question.sort !== 'match') {
    const [total, allWordsTotal, documents] = await Promise.all([
      isEverybody ? isFound : asker.count(inside),
      allWords,
      isPage ? documentsOf(asker, { query: all, sort }, from, SEARCH_PAGE_SIZE) : { documents: [] },
    ]);
    return { total, allWordsTotal, documents: documents.documents };
  }
  const points = [...pointsBy(weighed, question, query), ...similar.points];
  const hitsOf = (tier: Clause, start: number, wanted: number) =>
    tierHits(
      asker,
      points.length === 0 ? { query: tier, sort: FRESHEST } : { query: withPoints(tier, points), sort },
      question,
      start,
      wanted,
    );
  const [{ documents, total: counted }, found, allWordsTotal] = await Promise.all([
    hitsOf(inside, from, SEARCH_PAGE_SIZE),
    isFound,
    allWords,
  ]);
  const total = isEverybody ? found : (counted ?? (await asker.count(inside)));
  const missing = SEARCH_PAGE_SIZE - documents.length;
  const isFull = missing === 0 || found === total;
  const rest = isFull ? [] : await laterHits(asker, others, hitsOf, Math.max(0, from - total), missing);
  return { total, allWordsTotal, documents: [...documents, ...rest] };
}

/** Those who follow the first part of a result. @param start of the page, counted from the end of the first part */
async function laterHits(
  asker: Asker,
  tiers: readonly Clause[],
  hitsOf: HitsOf,
  start: number,
  wanted: number,
): Promise<TalentDocument[]> {
  const [second = NOBODY] = tiers;
  const before = start === 0 || tiers.length === 1 ? 0 : await asker.count(second);
  const parts = tiers.map((tier, at) => hitsOf(tier, at === 0 ? start : Math.max(0, start - before), wanted));
  return (await Promise.all(parts)).flatMap(({ documents }) => documents).slice(0, wanted);
}
