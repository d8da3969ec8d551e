import { isNeeded } from '@talaash/question/understanding';
import {
  countsAsNeeded,
  type GroupKind,
  isCertificate,
  isDomain,
  isMust,
  isPartial,
  isTitle,
} from './group-kind.ts';
import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import { addAll, copyOf, countOrdinals, emptySet, keepShared } from '../segments/set-memory.ts';
import type { FoundGroup } from './group-search.ts';
import { DROP, dropOrder, jobText, leastKept, ROLE, scoresFrom, type Trade, tradeIn } from './role.ts';
import type { ScoreSheet } from './score-sheet.ts';
import { type Scoring, ScoringPass } from './scoring-pass.ts';
import { havingAll } from './segment-result.ts';
import type { FitSets } from './fit-set.ts';
import { isTelling, TOLD_MIN, wideningSteps } from './widening.ts';
import type { SearchedSegment } from './word-search.ts';

/** Words are dropped if fewer people of the right kind than this have all of them. */
const ENOUGH = SEARCH_PAGE_SIZE;

type Context = {
  segments: readonly SearchedSegment[];
  /** Who passes the filters, by segment. */
  passing: readonly Int32Array[];
  scorings: readonly Scoring[];
  asTyped: boolean;
};

/**
 * Decides which words people must have. It starts with all required words. If too few people of the right kind have all, it drops
 * words one by one in the order of `dropOrder`, the rarest first among equals: up to half of those besides the noun of the role,
 * or as many as it takes to find anybody. It restores a dropped word if as many people are found with it, and never drops a
 * mandatory word. If no required word is left, people must fit a fact or have an optional word that is not still being typed.
 * Holders of a dropped certificate are found without the other words.
 *
 * @returns sets that people must be in, by segment; the dropped required groups; and the jobs that nobody who passes has as title
 * or skill
 */
export function requiredGroups(
  groups: readonly FoundGroup[],
  { segments, passing, scorings, asTyped }: Context,
): { required: Int32Array[][]; dropped: FoundGroup[]; mentioned: string[] } {
  const needed = groups.filter(isNeeded);
  const helping = groups.filter((group) => !countsAsNeeded(group) && !isPartial(group));
  const setsOf = (some: readonly FoundGroup[], s: number) =>
    some.map(({ sheets }) => (sheets[s] as ScoreSheet).ordinalSet);
  const hasFacts = (scorings[0]?.facts.length ?? 0) > 0;
  const keptMin = hasFacts || helping.length > 0 || needed.every(isPartial) ? 0 : 1;
  const countOf = (kept: readonly FoundGroup[]): FoundCount => {
    let [strong, having] = [0, 0];
    const isAnywhere = needed.some((group) => isDomain(group) && !kept.includes(group));
    for (const [s, { segment }] of segments.entries()) {
      const candidates = havingAll(passing[s] as Int32Array, setsOf(kept, s));
      having = Math.min(ENOUGH, having + countOrdinals(candidates));
      const scoring = scorings[s] as Scoring;
      const { strongMin, strongMinAnywhere } = scoring.weights;
      strong += new ScoringPass(s, segment, scoring).countStrong(candidates, ENOUGH - strong, {
        strongMin: isAnywhere ? strongMinAnywhere : strongMin,
      });
      if (strong >= ENOUGH) break;
    }
    return { strong, having };
  };
  const { kept, strong } = asTyped
    ? { kept: needed, strong: ENOUGH }
    : driven(keptOf(needed, keptMin), countOf);
  const trade = strong < ENOUGH ? tradeIn(needed, kept) : undefined;
  const ofTrade = trade === undefined ? undefined : setsOfTrade(trade, kept, segments, passing);
  const certificates = needed.filter((group) => isCertificate(group) && !kept.includes(group));
  const orCertified = ([first, ...others]: Int32Array[], s: number): Int32Array[] => {
    if (first === undefined || certificates.length === 0) return [...(first ? [first] : []), ...others];
    return [anyOf([havingAll(first, others), ...setsOf(certificates, s)])];
  };
  const required = segments.map((_, s) => {
    if (ofTrade !== undefined) return orCertified([ofTrade[s] as Int32Array], s);
    if (kept.length > 0) return orCertified(setsOf(kept, s), s);
    const some = [...setsOf(helping, s), ...(scorings[s]?.facts ?? []).flatMap(fittingSets)];
    return some.length === 0 ? [] : [anyOf(some)];
  });
  const wider = asTyped ? undefined : widened(needed, required, segments, passing);
  return {
    required: wider?.required ?? required,
    dropped: needed.filter((group) => !kept.includes(group) || wider?.dropped.includes(group)),
    mentioned: [
      ...kept.filter((group) => isTitle(group) && !isAnybodys(group, passing)).map(({ text }) => text),
      ...(trade !== undefined && ofTrade === undefined ? [jobText(trade)] : []),
    ],
  };
}

/** Whether anybody who passes has a group's words as title or skill. */
const isAnybodys = ({ sheets, best }: FoundGroup, passing: readonly Int32Array[]): boolean =>
  best >= ROLE.nounMin && sheets.some((sheet, s) => sheet.hasAtLeast(ROLE.nounMin, passing[s] as Int32Array));

/**
 * The people who have all kept groups and belong to a trade, by segment: they have a qualifier (any of them, if some were kept)
 * as title or skill, and the noun in their title. This keeps people of other trades who only mention it from filling the page.
 * Undefined if nobody who passes belongs to it.
 */
function setsOfTrade(
  { noun, qualifiers }: Trade<FoundGroup>,
  kept: readonly FoundGroup[],
  segments: readonly SearchedSegment[],
  passing: readonly Int32Array[],
): Int32Array[] | undefined {
  const sets = segments.map(({ pool }, s) => {
    const sheetOf = ({ sheets }: FoundGroup) => sheets[s] as ScoreSheet;
    const ofTrade = withAtLeast(sheetOf(noun), ROLE.nounMin, pool);
    if (qualifiers.length > 0)
      keepShared(ofTrade, anyOf(qualifiers.map((group) => sheetOf(group).ordinalSet)));
    for (const qualifier of qualifiers) addAll(ofTrade, withAtLeast(sheetOf(qualifier), ROLE.nearMin, pool));
    return havingAll(
      ofTrade,
      kept.map((group) => sheetOf(group).ordinalSet),
    );
  });
  const isAnybody = sets.some((set, s) => countOrdinals(havingAll(passing[s] as Int32Array, [set])) > 0);
  return isAnybody ? sets : undefined;
}

/**
 * If a short query finds less than a page of people, also accepts people who lack more words. Drops the least telling words
 * first, one by one and in each combination, until the page is full. Everybody has one of the telling words as title or skill.
 *
 * @param required sets that people must be in, by segment
 */
function widened(
  needed: readonly FoundGroup[],
  required: readonly Int32Array[][],
  segments: readonly SearchedSegment[],
  passing: readonly Int32Array[],
): { required: Int32Array[][]; dropped: FoundGroup[] } | undefined {
  const steps = wideningSteps(needed);
  if (steps.length === 0 || required.some((sets) => sets.length === 0)) return undefined;
  const found = required.map(([first, ...others]) => havingAll(first as Int32Array, others));
  const countAll = () =>
    found.reduce((sum, set, s) => sum + countOrdinals(havingAll(passing[s] as Int32Array, [set])), 0);
  let count = countAll();
  if (count >= ENOUGH) return undefined;
  const isTold = isTelling(needed);
  const telling = segments.map(({ segment, pool }, s) => {
    const told = emptySet(segment.size);
    for (const group of needed)
      if (isTold(group)) addAll(told, withAtLeast(group.sheets[s] as ScoreSheet, TOLD_MIN, pool));
    return told;
  });
  const dropped = new Set<FoundGroup>();
  for (const [at, { left, kept, loss }] of steps.entries()) {
    if (count >= ENOUGH && loss > (steps[at - 1]?.loss ?? 0)) break;
    for (const [s, set] of found.entries())
      addAll(
        set,
        havingAll(
          telling[s] as Int32Array,
          kept.map(({ sheets }) => (sheets[s] as ScoreSheet).ordinalSet),
        ),
      );
    const after = countAll();
    if (after > count) for (const group of left) dropped.add(group);
    count = after;
  }
  return { required: found.map((set) => [set]), dropped: [...dropped] };
}

function withAtLeast({ scores }: ScoreSheet, score: number, pool: SearchedSegment['pool']): Int32Array {
  const sheet = pool.acquire();
  sheet.raiseAll(scores, scoresFrom(score));
  const having = copyOf(sheet.ordinalSet);
  pool.release(sheet);
  return having;
}

/** Who fits a fact at least nearly, or may fit it. */
const fittingSets = ({ inside, near, unknown }: FitSets): Int32Array[] => [inside, near, unknown];

/** How many have some groups, and how many of them are of the right kind, both at most `ENOUGH`. */
export type FoundCount = { having: number; strong: number };

/** Counts people for a choice of groups. */
function driven<Group, Result>(
  choice: Generator<readonly Group[], Result, FoundCount>,
  countOf: (kept: readonly Group[]) => FoundCount,
): Result {
  let step = choice.next();
  while (step.done !== true) step = choice.next(countOf(step.value));
  return step.value;
}

type Droppable = GroupKind & Pick<FoundGroup, 'found'>;

/**
 * The needed groups to keep, and how many people of the right kind have them, at most `ENOUGH`. The generator yields the groups
 * to count, so that a remote index can count them.
 *
 * @param keptMin the minimum number of groups to keep
 */
export function* keptOf<Group extends Droppable>(
  needed: readonly Group[],
  keptMin: number,
): Generator<readonly Group[], { kept: Group[]; strong: number }, FoundCount> {
  const orderOf = dropOrder(needed);
  const least = leastKept(needed);
  let kept = [...needed];
  let count = yield kept;
  while (kept.length > keptMin) {
    if (kept.length <= least ? count.having > 0 : count.strong >= ENOUGH) break;
    const next = yield* nextOf(kept, orderOf, count.having === 0);
    if (next === undefined || (orderOf(next) > DROP.noun && count.having >= ENOUGH)) break;
    kept = kept.filter((group) => group !== next);
    count = yield kept;
  }
  return { kept: yield* withPutBack(needed, kept, count), strong: count.strong };
}

/**
 * Restores each dropped group, most important first, if that loses nobody of the right kind or of the first page. The noun of a
 * role is not restored: people who have the rest of the role have another title.
 */
function* withPutBack<Group extends Droppable>(
  needed: readonly Group[],
  kept: readonly Group[],
  found: FoundCount,
): Generator<readonly Group[], Group[], FoundCount> {
  const orderOf = dropOrder(needed);
  const dropped = needed.filter((group) => !kept.includes(group) && orderOf(group) !== DROP.noun);
  let all = [...kept];
  for (const group of dropped.toSorted((a, b) => orderOf(b) - orderOf(a) || b.found - a.found)) {
    const more = needed.filter((one) => one === group || all.includes(one));
    const { having, strong } = yield more;
    if (having === found.having && strong === found.strong) all = more;
  }
  return all;
}

/**
 * The next group to drop: if nobody has all, the one among the first in order without which most people are found; among equals
 * the rarest, then the last.
 */
function* nextOf<Group extends Droppable>(
  kept: readonly Group[],
  orderOf: (group: Group) => number,
  isNobody: boolean,
): Generator<readonly Group[], Group | undefined, FoundCount> {
  const droppable = kept.filter((group) => !isMust(group));
  const first = Math.min(...droppable.map(orderOf));
  const left: { group: Group; found: number }[] = [];
  for (const group of droppable.filter((one) => orderOf(one) === first)) {
    const others = kept.filter((one) => one !== group);
    left.push({ group, found: isNobody ? (yield others).having : 0 });
  }
  const most = Math.max(...left.map(({ found }) => found));
  return left
    .flatMap(({ group, found }) => (found === most ? [group] : []))
    .reduce<Group | undefined>(
      (one, other) => (one === undefined || other.found <= one.found ? other : one),
      undefined,
    );
}

function anyOf(sets: readonly Int32Array[]): Int32Array {
  const [first, ...others] = sets;
  const union = copyOf(first as Int32Array);
  for (const other of others) addAll(union, other);
  return union;
}
