import { countsAsNeeded } from './group-kind.ts';
import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import type { SearchReading } from '@talaash/domain/talent-search/schema';
import type { TalentAnswer, TalentQuestion } from '../port.ts';
import { isNeeded, type Understanding } from '@talaash/question/understanding';
import { NOBODY } from '../everybody.ts';
import { addAll, countOrdinals, duringQuestion } from '../segments/set-memory.ts';
import type { Registers } from '../segments/growing-segment.ts';
import { type SearchQuery, searchQueryOf } from './search-query.ts';
import { explain } from './explanation.ts';
import { facetsOf } from './facet.ts';
import { filtered, filterOf, type Filter, type Passing } from './filter.ts';
import { findExcluded, findGroups, type FoundGroup, type SearchContext } from './group-search.ts';
import { preferredDoers, preferredSets } from './preferred.ts';
import { boundsOf, histogramsOf } from './number-facet.ts';
import { type Hit, ranked } from './ranking.ts';
import { requiredGroups } from './relaxation.ts';
import type { ScoreSheet } from './score-sheet.ts';
import type { Preferred, Scoring } from './scoring-pass.ts';
import { findSimilar } from './similar-search.ts';
import { collect, havingAll } from './segment-result.ts';
import { FitLookup } from './fit-set.ts';
import { MatchColumn } from './match-column.ts';
import { raisedByTrade } from './trade-search.ts';
import { outsidePoints, weightsOf } from './weight.ts';
import type { FoundWord, SearchedSegment } from './word-search.ts';

/** The parts of the index that a search reads. */
export type SearchedIndex = {
  segments: readonly SearchedSegment[];
  registers: Registers;
  talents: number;
};

export const answer = (
  index: SearchedIndex,
  question: TalentQuestion,
  understood: Understanding,
): TalentAnswer => duringQuestion(() => answerOf(index, question, understood));

function answerOf(index: SearchedIndex, question: TalentQuestion, understood: Understanding): TalentAnswer {
  const query = searchQueryOf(question, understood);
  const filter = filterOf(question, query.filters, index.registers);
  if (query.kind === 'nobody' || filter === undefined) return { hits: [], ...NOBODY, reading: query.reading };
  const { redacted, asTyped, nowMs } = question;
  const fitLookup = new FitLookup(index.registers, nowMs);
  const searched = { ...index, redacted, asTyped, fitLookup };
  const found = findGroups(query.groups, searched);
  const raised = raisedByTrade(found.groups, searched);
  const { groups } = raised;
  const words = [...found.words, ...raised.words];
  try {
    return new Search(index, question, query, filter, fitLookup, groups, words).answer();
  } finally {
    for (const { sheets } of words)
      for (const [s, { pool }] of index.segments.entries()) pool.release(sheets[s] as ScoreSheet);
  }
}

class Search {
  readonly #index: SearchedIndex;
  readonly #question: TalentQuestion;
  readonly #query: SearchQuery;
  readonly #filter: Filter;
  readonly #fitLookup: FitLookup;
  /** Required groups first. */
  readonly #groups: readonly FoundGroup[];
  readonly #words: readonly FoundWord[];

  constructor(
    index: SearchedIndex,
    question: TalentQuestion,
    query: SearchQuery,
    filter: Filter,
    fitLookup: FitLookup,
    groups: readonly FoundGroup[],
    words: readonly FoundWord[],
  ) {
    this.#index = index;
    this.#question = question;
    this.#query = query;
    this.#filter = filter;
    this.#fitLookup = fitLookup;
    this.#groups = [...groups.filter(countsAsNeeded), ...groups.filter((group) => !countsAsNeeded(group))];
    this.#words = words;
  }

  answer(): TalentAnswer {
    const { segments, registers } = this.#index;
    const { page, nowMs, redacted } = this.#question;
    const isPage = Number.isSafeInteger(page) && page >= 0;
    const from = isPage ? page * SEARCH_PAGE_SIZE : 0;
    const to = isPage ? from + SEARCH_PAGE_SIZE : 0;
    const passing = this.#passing();
    const scorings = this.#scorings();
    const asked = { segments, passing: passing.map(({ all }) => all), asTyped: this.#question.asTyped };
    const { required, dropped, mentioned } = requiredGroups(this.#groups, { ...asked, scorings });
    const similar = findSimilar(this.#groups, required, {
      ...asked,
      registers,
      talents: this.#index.talents,
    });
    const needed = this.#groups.filter(isNeeded);
    const allSets = (s: number) =>
      dropped.length === 0 && similar === undefined
        ? []
        : needed.map(({ sheets }) => (sheets[s] as ScoreSheet).ordinalSet);
    const results = segments.map(({ segment }, s) =>
      collect(
        s,
        segment,
        passing[s] as Passing,
        { required: withSimilar(required[s] as Int32Array[], similar?.having[s]), all: allSets(s) },
        withPreferred(scorings[s] as Scoring, similar?.preferred[s]),
        to,
      ),
    );
    const hits = ranked(results, from, to);
    const found = sumOf(results, ({ count }) => count);
    const total = sumOf(results, ({ insideCount }) => insideCount);
    const allWordsTotal =
      dropped.length === 0 && similar === undefined
        ? found
        : sumOf(results, ({ ordinalSet }, s) => countOrdinals(havingAll(ordinalSet, allSets(s))));
    const matches = explain(hits, this.#words, {
      skills: [...this.#question.skills, ...this.#question.niceSkills],
      similarSkills: similar?.skills ?? [],
      facts: this.#query.reading.facts.map(({ condition }) => condition),
      registers,
      fitLookup: this.#fitLookup,
    });
    const { ranges } = this.#filter;
    return {
      hits: hits.map(({ segment, ordinal }, i) => ({
        talentId: segment.talentIdAt(ordinal),
        match: matches[i] as (typeof matches)[number],
      })),
      total,
      nearTotal: found - total,
      allWordsTotal,
      isPartial: found > allWordsTotal,
      reading: { ...this.#reading(dropped, hits), mentioned, hasSimilar: similar !== undefined },
      facets: facetsOf(results, registers, { redacted, nowMs }),
      histograms: histogramsOf(results),
      ranges: {
        experienceInYears: boundsOf(results, 'experienceInYears', ranges.experienceInYears),
        expectedSalaryInLpaInr: boundsOf(results, 'expectedSalaryInLpaInr', ranges.expectedSalaryInLpaInr),
      },
    };
  }

  #scorings(): Scoring[] {
    const { segments, registers } = this.#index;
    const { sort, match } = this.#question;
    const weights = weightsOf(this.#groups);
    const doers = preferredDoers(this.#query);
    return segments.map(
      ({ segment }): Scoring => ({
        groups: this.#groups,
        weights,
        facts: this.#query.facts.map((fact) => this.#fitLookup.of(fact, segment)),
        outsidePoints: this.#query.facts.map(outsidePoints),
        match:
          match === undefined || sort !== 'match'
            ? undefined
            : new MatchColumn(match, segment, registers, this.#fitLookup),
        preferred: preferredSets(segment, registers, {
          niceSkills: this.#question.niceSkills,
          facts: this.#query.facts,
          doers,
        }),
        sort,
      }),
    );
  }

  #passing(): Passing[] {
    const { segments, registers, talents } = this.#index;
    const { redacted, asTyped } = this.#question;
    const fitLookup = this.#fitLookup;
    const query: SearchContext = { segments, registers, talents, fitLookup, redacted, asTyped };
    const excluded =
      this.#query.exclusions.length === 0 ? undefined : findExcluded(this.#query.exclusions, query);
    return segments.map(({ segment }, s) => filtered(segment, this.#filter, fitLookup, excluded?.[s]));
  }

  /** Reports a word as dropped if most of the people on the page lack it. */
  #reading(dropped: readonly FoundGroup[], shown: readonly Hit[]): SearchReading {
    const isLeftOut = (group: FoundGroup) => {
      const lacking = shown.filter(({ s, ordinal }) => group.sheets[s]?.scores[ordinal] === 0);
      return dropped.includes(group) && lacking.length * 2 >= shown.length;
    };
    const corrections = this.#words.flatMap(({ text, correction }) =>
      correction === undefined ? [] : [{ from: text, to: correction }],
    );
    return {
      ...this.#query.reading,
      corrections: [...this.#query.reading.corrections, ...corrections],
      dropped: this.#groups.filter(isLeftOut).map(({ text }) => text),
    };
  }
}

/** The required sets of a segment that also let through another set. */
function withSimilar(required: Int32Array[], similar: Int32Array | undefined): Int32Array[] {
  const [first, ...others] = required;
  if (first === undefined || similar === undefined) return required;
  const all = havingAll(first, others);
  addAll(all, similar);
  return [all];
}

const withPreferred = (scoring: Scoring, preferred: readonly Preferred[] = []): Scoring => ({
  ...scoring,
  preferred: [...scoring.preferred, ...preferred],
});

const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item, at: number) => number): number =>
  items.reduce((sum, item, at) => sum + numberOf(item, at), 0);
