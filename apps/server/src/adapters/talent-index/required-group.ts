import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import { isNeeded } from '@talaash/question/understanding';
import {
  countsAsNeeded,
  isCertificate,
  isDomain,
  isPartial,
  isTitle,
} from '@talaash/talent-index/answers/group-kind';
import { keptOf } from '@talaash/talent-index/answers/relaxation';
import { jobText, ROLE, type Trade, tradeIn } from '@talaash/talent-index/answers/role';
import { isOfJob, type Weights } from '@talaash/talent-index/answers/weight';
import { isTelling, TOLD_MIN, wideningSteps } from '@talaash/talent-index/answers/widening';
import type { Asker, Bucket } from './asker.ts';
import {
  allOf,
  anyOf,
  type Clause,
  EVERYBODY,
  scored,
  sumOf,
  withAtLeast,
  without,
  withPoints,
} from './clause.ts';
import type { FitClauses } from './condition-clause.ts';
import { type FoundGroup, pointsOf } from './found-group.ts';
import { hasAny } from './found-word.ts';

const ENOUGH = SEARCH_PAGE_SIZE;

export type Weighed = {
  asker: Asker;
  /** Needed ones first. */
  groups: readonly FoundGroup[];
  weights: Weights;
  /** Of each fact that orders. */
  facts: readonly FitClauses[];
  /** Who passes the filters. */
  passing: Clause;
  asTyped: boolean;
};

export type Required = {
  /** Who is found, besides the filters. */
  answer: Clause;
  dropped: FoundGroup[];
  /** The jobs that nobody who passes has as title or skill. */
  mentioned: string[];
};

/** The points of some groups; nobody has any where there are none. */
export function sumOfGroups(
  { groups, weights }: Pick<Weighed, 'groups' | 'weights'>,
  isMeant: (group: FoundGroup) => boolean,
): Clause[] {
  const scoredTerms = new Set<string>();
  return groups.flatMap((group, g) => {
    const multiplier = weights.multipliers[g] as number;
    if (!isMeant(group) || multiplier === 0) return [];
    const own = group.points.flatMap((one) => ('term' in one ? one.term : []));
    // Lucene adds the boosts of equal clauses of a sum, and the similarity would read another multiplier and nearness from them.
    const isRepeated = own.some((term) => scoredTerms.has(term));
    for (const term of own) scoredTerms.add(term);
    const points = pointsOf(isRepeated ? { ...group, points: group.levels } : group, multiplier);
    return points === undefined ? [] : [points];
  });
}

/** Who is of the right kind. @param least the sum of the needed groups */
export const strongBy = (weighed: Pick<Weighed, 'groups' | 'weights'>, least: number): Clause =>
  weighed.groups.some(countsAsNeeded) ? havingPoints(weighed, countsAsNeeded, least) : EVERYBODY;

/** Who has at least so many points of some groups. */
function havingPoints(
  weighed: Pick<Weighed, 'groups' | 'weights'>,
  isMeant: (group: FoundGroup) => boolean,
  least: number,
): Clause {
  const { groups, weights } = weighed;
  const counted = groups.flatMap((group, g) =>
    isMeant(group) && weights.multipliers[g] !== 0
      ? [{ levels: group.levels, multiplier: weights.multipliers[g] as number }]
      : [],
  );
  const [only] = counted;
  // Points of one group need no sum.
  return only !== undefined && counted.length === 1 && least > 0
    ? hasAny(only.levels, least / only.multiplier)
    : withAtLeast(sumOf(sumOfGroups(weighed, isMeant)), least);
}

/** Who does not do another job. */
export const ofJobBy = (weighed: Pick<Weighed, 'groups' | 'weights'>): Clause =>
  havingPoints(weighed, isOfJob, weighed.weights.weakMin);

/** The groups that stay, and how many of the right kind have them. */
async function chosen(
  { asker, weights, passing, asTyped, groups }: Weighed,
  needed: readonly FoundGroup[],
  keptMin: number,
): Promise<{ kept: FoundGroup[]; strong: number }> {
  if (asTyped) return { kept: [...needed], strong: ENOUGH };
  const countOf = async (kept: readonly FoundGroup[]) => {
    const isAnywhere = needed.some((group) => isDomain(group) && !kept.includes(group));
    const least = isAnywhere ? weights.strongMinAnywhere : weights.strongMin;
    const haveAll = allOf([passing, ...kept.map(({ has }) => has)]);
    const [having, strong] = await Promise.all([
      asker.count(haveAll, ENOUGH),
      asker.count(allOf([haveAll, strongBy({ groups, weights }, least)]), ENOUGH),
    ]);
    return { having, strong };
  };
  const choice = keptOf(needed, keptMin);
  let step = choice.next();
  while (step.done !== true) step = choice.next(await countOf(step.value));
  return step.value;
}

/** Who is found: everybody where nothing is asked. @param some who has something that is not needed */
function answerOf({
  narrowed,
  isNarrowed,
  certified,
  some,
}: {
  narrowed: Clause;
  isNarrowed: boolean;
  certified: readonly FoundGroup[];
  some: readonly Clause[];
}): Clause {
  if (isNarrowed) return anyOf([narrowed, ...certified.map(({ has }) => has)]);
  return some.length > 0 ? anyOf(some) : EVERYBODY;
}

/** As `requiredGroups` of our engine: which words people must have. */
export async function requiredGroups(weighed: Weighed): Promise<Required> {
  const { asker, groups, facts, passing, asTyped } = weighed;
  const needed = groups.filter(isNeeded);
  const helping = groups.filter((group) => !countsAsNeeded(group) && !isPartial(group));
  const some = [
    ...helping.map(({ has }) => has),
    ...facts.flatMap(({ inside, near, unknown }) => [inside, near, unknown]),
  ];
  const keptMin = some.length > 0 || needed.every(isPartial) ? 0 : 1;
  const { kept, strong } = await chosen(weighed, needed, keptMin);
  const trade = strong < ENOUGH ? tradeIn(needed, kept) : undefined;
  const inTrade = trade === undefined ? undefined : tradeClause(trade, kept);
  const isAnybody = inTrade !== undefined && (await asker.count(allOf([passing, inTrade]), 1)) > 0;
  const ofTrade = isAnybody ? inTrade : undefined;
  const certified = needed.filter((group) => isCertificate(group) && !kept.includes(group));
  const narrowed = ofTrade ?? allOf(kept.map(({ has }) => has));
  const answer = answerOf({
    narrowed,
    isNarrowed: ofTrade !== undefined || kept.length > 0,
    certified,
    some,
  });
  const [wider, unheld] = await Promise.all([
    asTyped || 'match_all' in answer ? undefined : widened(needed, answer, weighed),
    notHeld(kept.filter(isTitle), weighed),
  ]);
  return {
    answer: wider?.answer ?? answer,
    dropped: needed.filter((group) => !kept.includes(group) || wider?.left.has(group)),
    mentioned: [...unheld, ...(trade !== undefined && !isAnybody ? [jobText(trade)] : [])],
  };
}

/** The jobs that nobody who passes has as title or skill. */
async function notHeld(titles: readonly FoundGroup[], { asker, passing }: Weighed): Promise<string[]> {
  const texts = titles.map(async ({ levels, text }) =>
    (await asker.count(allOf([passing, hasAny(levels, ROLE.nounMin)]), 1)) === 0 ? [text] : [],
  );
  return (await Promise.all(texts)).flat();
}

/** Who has the kept groups and belongs to a trade. */
function tradeClause({ noun, qualifiers }: Trade<FoundGroup>, kept: readonly FoundGroup[]): Clause {
  const titled = hasAny(noun.levels, ROLE.nounMin);
  const ofTrade =
    qualifiers.length === 0
      ? titled
      : anyOf([
          allOf([titled, anyOf(qualifiers.map(({ has }) => has))]),
          ...qualifiers.map(({ levels }) => hasAny(levels, ROLE.nearMin)),
        ]);
  return allOf([ofTrade, ...kept.map(({ has }) => has)]);
}

/** As `widened` of our engine: where fewer than a page are found, also those who lack more words. */
async function widened(
  needed: readonly FoundGroup[],
  answer: Clause,
  { asker, passing }: Weighed,
): Promise<{ answer: Clause; left: ReadonlySet<FoundGroup> } | undefined> {
  const steps = wideningSteps(needed);
  if (steps.length === 0) return undefined;
  let count = await asker.count(allOf([passing, answer]), ENOUGH);
  if (count >= ENOUGH) return undefined;
  const isTold = isTelling(needed);
  const told = anyOf(needed.filter(isTold).map(({ levels }) => hasAny(levels, TOLD_MIN)));
  const open = await countPatterns(needed, allOf([without(passing, answer), told]), asker);
  const left = new Set<FoundGroup>();
  const added: number[] = [];
  for (const [at, step] of steps.entries()) {
    if (count >= ENOUGH && step.loss > (steps[at - 1]?.loss ?? 0)) break;
    const kept = patternOf(step.kept, needed);
    added.push(kept);
    let more = 0;
    for (const [pattern, people] of open) {
      if (!hasPattern(pattern, kept)) continue;
      open.delete(pattern);
      more += people;
    }
    if (more > 0) for (const group of step.left) left.add(group);
    count += more;
  }
  return { answer: anyOf([answer, allOf([told, havingAny(added, needed)])]), left };
}

/** A bit for each of some groups. */
const patternOf = (some: readonly FoundGroup[], groups: readonly FoundGroup[]): number =>
  some.reduce((pattern, group) => pattern | (1 << groups.indexOf(group)), 0);

const hasPattern = (pattern: number, kept: number): boolean => (pattern & kept) === kept;

/** The score of everybody is the pattern of the groups that they have. */
const patternPoints = (groups: readonly FoundGroup[]): Clause[] =>
  groups.flatMap(({ has }, at) => ('match_none' in has ? [] : [scored(has, 1 << at)]));

/** How many of some people have exactly which groups, by pattern. */
async function countPatterns(
  groups: readonly FoundGroup[],
  query: Clause,
  asker: Asker,
): Promise<Map<number, number>> {
  if ('match_none' in query) return new Map();
  const { aggregations } = await asker.search({
    query: withPoints(query, patternPoints(groups)),
    size: 0,
    track_total_hits: false,
    aggs: {
      patterns: { terms: { script: { source: '_score' }, value_type: 'long', size: 1 << groups.length } },
    },
  });
  const buckets = (aggregations?.['patterns']?.buckets ?? []) as Bucket[];
  return new Map(buckets.map(({ key, doc_count: people }) => [Number(key), people]));
}

/** Who has all groups of any of some patterns. */
function havingAny(patterns: readonly number[], groups: readonly FoundGroup[]): Clause {
  const isKept = Array.from({ length: 1 << groups.length }, (_, pattern) =>
    patterns.some((kept) => hasPattern(pattern, kept)),
  );
  const script = { source: 'params.isKept[(int) _score] ? 1 : 0', params: { isKept } };
  return withAtLeast(
    {
      function_score: {
        query: sumOf(patternPoints(groups)),
        script_score: { script },
        boost_mode: 'replace',
      },
    },
    1,
  );
}
