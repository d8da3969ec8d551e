import { isNeeded } from '@talaash/question/understanding';
import { countsAsNeeded, isCertificate, isPartial, isTitle } from '@talaash/talent-index/answers/group-kind';
import type { TalentAnswer, TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import { type SearchQuery, searchQueryOf } from '@talaash/talent-index/answers/search-query';
import { preferredDoers } from '@talaash/talent-index/answers/preferred';
import { ROLE } from '@talaash/talent-index/answers/role';
import { SIMILAR } from '@talaash/talent-index/answers/similar';
import { isOfJob, outsidePoints, WEIGHT, weightsOf } from '@talaash/talent-index/answers/weight';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { levelOfTitle } from '@talaash/domain/talent-search/level';
import { leads } from '@talaash/talent-index/segments/trait';
import { rarity } from '@talaash/question/field';
import { understand } from '@talaash/question/understand';
import { plainKey } from './plain-key.ts';
import { filterKeeps, passes, fit, shownIn } from './plain-filter.ts';
import { plainMatch } from './plain-match.ts';
import { boundsOf, plainFacets, plainHistogram } from './plain-facets.ts';
import { isExcluded, type PlainGroup, plainGroups } from './plain-groups.ts';
import { ENOUGH, relaxed, type Scored } from './plain-relaxed.ts';
import { raisedByTrade } from './plain-trade.ts';
import { plainSimilar } from './plain-similar.ts';
import { plainWidened } from './plain-widening.ts';
import { type Talent, termsFor } from './plain-words.ts';

/** The part of an answer that tests compare. */
export type PlainAnswer = Omit<TalentAnswer, 'hits'> & {
  talentIds: string[];
  /** By hit, how it stands to the facts of the reading. */
  standings: string[][];
};

/**
 * The rules of the search in the plainest code: it compares what is asked with every talent. Only questions and words are read as by the engine.
 */
export const plainSearch = (documents: readonly TalentDocument[], question: TalentQuestion): PlainAnswer =>
  searched(shownIn(documents, question), question);

function searched(documents: readonly TalentDocument[], question: TalentQuestion): PlainAnswer {
  const all = documents.map((document) => ({ document, terms: termsFor(document, question.redacted) }));
  const query = searchQueryOf(question, understand(question.text, { asTyped: question.asTyped }));
  const asFound = plainGroups(query.groups, all, question);
  const groups = question.asTyped ? asFound : raisedByTrade(asFound, all);
  const isPassing = ({ document, terms }: Talent, without?: string) =>
    query.kind !== 'nobody' &&
    passes(document, question, query, without) &&
    !query.exclusions.some((wanted) => isExcluded(wanted, { document, terms }, all, question));
  const order = [...groups.filter(countsAsNeeded), ...groups.filter((group) => !countsAsNeeded(group))];
  const score = scorer(order, query, question, documents.length);
  const passing = all.filter((talent) => isPassing(talent)).map(({ document }) => document);
  const isFiltered = filterKeeps(question, documents);
  const { kept: held, isOfKind, unheld } = relaxed(order, passing, query, question, score);
  const helping = order.filter((group) => !countsAsNeeded(group) && !isPartial(group));
  const isHeld = holdersOf(order, helping, { held, isOfKind, query, question });
  const { left, isAnswer: isWidened } = plainWidened(order, passing, isHeld, question, documents.length);
  const similar =
    question.asTyped || (held.length === 0 && helping.length === 0 && query.facts.length === 0)
      ? undefined
      : plainSimilar(order, passing.filter(isWidened), passing, documents);
  const isAnswer = (document: TalentDocument) => isWidened(document) || similar?.isSimilar(document) === true;
  const kept = held.filter((group) => !left.includes(group));
  const found = isFiltered ? passing.filter(isAnswer) : [];
  const needed = order.filter(isNeeded);
  const hasAll = ({ talentId }: TalentDocument) => needed.every(({ scores }) => scores.has(talentId));
  const isAnybody = query.facts.length === 0 && kept.length === needed.length && similar === undefined;
  const scored = rankedBy(found, question, (document) => {
    const own = score(document);
    const points = (similar?.countsReached(document) ?? 0) * own.similarPoints;
    return {
      ...own,
      score: own.score + points,
      isInside: hasAll(document) && (isAnybody || (own.isStrong && own.isInsideFacts)),
    };
  });
  const inside = scored.filter(({ isInside }) => isInside);
  const counted = (kind: string) =>
    isFiltered
      ? all
          .filter((talent) => isPassing(talent, kind))
          .map(({ document }) => document)
          .filter(isAnswer)
      : [];
  const page = scored
    .slice(question.page * ENOUGH, question.page * ENOUGH + ENOUGH)
    .map(({ document }) => document);
  return {
    talentIds: page.map(({ talentId }) => talentId),
    standings: page.map((document) =>
      query.reading.facts.map(({ condition }) => fit(condition, document, question)),
    ),
    total: inside.length,
    nearTotal: found.length - inside.length,
    allWordsTotal: found.filter(hasAll).length,
    isPartial: !found.every(hasAll),
    reading:
      isFiltered && query.kind !== 'nobody'
        ? {
            ...query.reading,
            corrections: [...query.reading.corrections, ...correctionsOf(groups)],
            dropped: order.filter((group) => isLeftOut(group, kept, page)).map(({ text }) => text),
            mentioned: [...notHeld(kept, passing), ...unheld],
            hasSimilar: similar !== undefined,
          }
        : query.reading,
    histograms: {
      experienceInYears: plainHistogram(counted('experience').map((one) => one.experienceInYears)),
      expectedSalaryInLpaInr: plainHistogram(counted('salary').map((one) => one.expectedSalaryInLpaInr)),
    },
    facets: plainFacets(found, counted, documents, question),
    ranges: {
      experienceInYears: boundsOf(found.map((document) => document.experienceInYears)),
      expectedSalaryInLpaInr: boundsOf(found.map((document) => document.expectedSalaryInLpaInr)),
    },
  };
}

/** Who is found before more words are left out. */
function holdersOf(
  order: readonly PlainGroup[],
  helping: readonly PlainGroup[],
  {
    held,
    isOfKind,
    query,
    question,
  }: {
    held: readonly PlainGroup[];
    isOfKind: (document: TalentDocument) => boolean;
    query: SearchQuery;
    question: TalentQuestion;
  },
) {
  const certificates = order.filter(
    (group) => isNeeded(group) && isCertificate(group) && !held.includes(group),
  );
  return (document: TalentDocument): boolean => {
    const has = ({ scores }: PlainGroup) => scores.has(document.talentId);
    if (held.length > 0) return (held.every(has) && isOfKind(document)) || certificates.some(has);
    if (helping.length === 0 && query.facts.length === 0) return true;
    return helping.some(has) || query.facts.some((fact) => fit(fact, document, question) !== 'outside');
  };
}

/** The jobs that nobody who passes has as title or skill. */
const notHeld = (kept: readonly PlainGroup[], passing: readonly TalentDocument[]): string[] =>
  kept
    .filter(
      (group) =>
        isTitle(group) && !passing.some(({ talentId }) => (group.scores.get(talentId) ?? 0) >= ROLE.nounMin),
    )
    .map(({ text }) => text);

/** Whether most of those who are shown lack a word that was left out. */
const isLeftOut = (
  group: PlainGroup,
  kept: readonly PlainGroup[],
  page: readonly TalentDocument[],
): boolean =>
  isNeeded(group) &&
  !kept.some((one) => one.scores === group.scores) &&
  page.filter(({ talentId }) => !group.scores.has(talentId)).length * 2 >= page.length;

const correctionsOf = (groups: readonly PlainGroup[]) => {
  const corrections = new Map<object, { from: string; to: string }>();
  for (const { words } of groups)
    for (const word of words)
      if (word.correction !== undefined) corrections.set(word, { from: word.text, to: word.correction });
  return [...corrections.values()];
};

function scorer(
  groups: readonly PlainGroup[],
  query: SearchQuery,
  question: TalentQuestion,
  talents: number,
) {
  const weights = weightsOf(groups.map((group) => ({ ...group, rarity: rarity(group.found, talents) })));
  const doers = preferredDoers(query);
  return (document: TalentDocument): Scored => {
    const sum = (isMeant: (group: PlainGroup) => boolean) =>
      groups.reduce(
        (total, group, g) =>
          total +
          (isMeant(group)
            ? (group.scores.get(document.talentId) ?? 0) * (weights.multipliers[g] as number)
            : 0),
        0,
      );
    const needed = sum(countsAsNeeded);
    const ofJob = sum(isOfJob);
    const isStrong = needed >= weights.strongMin;
    const fits = query.facts.map((fact) => fit(fact, document, question));
    const keys = new Set(document.skills.map(plainKey));
    const level = levelOfTitle(document.jobTitle);
    const preferred = [
      ...question.niceSkills.map((skill) => keys.has(plainKey(skill))),
      ...query.facts.map(
        (fact) => fact.kind === 'level' && level !== undefined && fact.levels.includes(level),
      ),
    ].filter(Boolean).length;
    const isDoer = doers !== undefined && !leads(document) && document.experienceInYears >= doers.yearsMin;
    return {
      isStrong,
      isStrongAnywhere: needed >= weights.strongMinAnywhere,
      similarPoints: Math.floor(weights.point * SIMILAR.points),
      isInsideFacts: fits.every((one) => one === 'inside'),
      isFirst: query.facts.length > 0 && isStrong && fits.every((one) => one === 'inside'),
      score:
        needed -
        (ofJob < weights.weakMin ? weights.weakLoss : 0) +
        sum((group) => !countsAsNeeded(group)) +
        preferred * Math.floor(weights.point * WEIGHT.pointsOfPreferred) +
        (isDoer ? Math.floor(weights.point * WEIGHT.pointsOfDoer) : 0) -
        fits.reduce((loss, one, at) => {
          const fact = query.facts[at] as SearchCondition;
          return loss + weights.point * (one === 'outside' ? outsidePoints(fact) : WEIGHT.pointsOfFact[one]);
        }, 0),
    };
  };
}

type Ranked = Scored & { document: TalentDocument; isInside: boolean; match: number };

function rankedBy(
  found: readonly TalentDocument[],
  question: TalentQuestion,
  score: (document: TalentDocument) => Scored & { isInside: boolean },
): Ranked[] {
  const matchOf = question.match === undefined ? () => 0 : plainMatch(question.match, question.nowMs);
  return found
    .map((document): Ranked => ({ document, ...score(document), match: matchOf(document) }))
    .toSorted(
      (a, b) =>
        compared(a, b, question) ||
        b.document.updatedAtMs - a.document.updatedAtMs ||
        (a.document.talentId < b.document.talentId ? -1 : 1),
    );
}

function compared(a: Ranked, b: Ranked, { sort }: TalentQuestion): number {
  switch (sort) {
    case 'match':
      return (
        Number(b.isInside) - Number(a.isInside) ||
        Number(b.isFirst) - Number(a.isFirst) ||
        b.match - a.match ||
        b.score - a.score
      );
    case 'newest':
      return 0;
    case 'experience':
      return b.document.experienceInYears - a.document.experienceInYears;
    case 'salary':
      return a.document.expectedSalaryInLpaInr - b.document.expectedSalaryInLpaInr;
    case 'notice':
      return a.document.facts.noticePeriodInWeeks - b.document.facts.noticePeriodInWeeks;
  }
}
