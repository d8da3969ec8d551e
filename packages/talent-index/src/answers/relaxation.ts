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

/** With fewer people of the right kind than this, words are left out. */
const ENOUGH = SEARCH_PAGE_SIZE;

type Context = {
  segments: readonly SearchedSegment[];
  /** Who passes the filters, by segment. */
  passing: readonly Int32Array[];
  scorings: readonly Scoring[];
  asTyped: boolean;
};

/**
 * What people must have. All needed words; when too few of the right kind have all, words are left out one by one in the order of
 * `dropOrder`, of equals the rarest: up to half of those beside the noun of the role, or as many as it takes to find anybody. What is left out
 * for nothing, because as many are found with it, is put back; what must be had is never left out. Where no needed word is left, people fit a fact or have a word that only helps and is not still being typed.
 * Whoever has a certificate that was left out is found without the rest.
 *
 * @returns sets that people must be in, by segment; the needed groups that were left out; and the jobs that nobody who passes has as title or skill
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
  const { kept, strong } = asTyped ? { kept: needed, strong: ENOUGH } : keptOf(needed, keptMin, countOf);
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
 * Who has all kept groups and is of a trade, by segment: has a qualifier as title or skill, or any of them, if some were kept, and the noun as
 * title. Where few are right, people of other trades who only write of it do not fill the page.
 * Undefined when nobody who passes is.
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
 * Where fewer people than a page are found for a few words, also those who lack more of them: the least telling are left out first, one
 * after the other and in each combination, until a page is full. Everybody has one of the telling words as title or skill.
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
type FoundCount = { having: number; strong: number };

type Droppable = GroupKind & Pick<FoundGroup, 'found'>;

/**
 * The needed groups that stay, and how many of the right kind have them, at most `ENOUGH`.
 *
 * @param keptMin so many stay at least
 */
function keptOf<Group extends Droppable>(
  needed: readonly Group[],
  keptMin: number,
  countOf: (kept: readonly Group[]) => FoundCount,
): { kept: Group[]; strong: number } {
  const orderOf = dropOrder(needed);
  const least = leastKept(needed);
  let kept = [...needed];
  let count = countOf(kept);
  while (kept.length > keptMin) {
    if (kept.length <= least ? count.having > 0 : count.strong >= ENOUGH) break;
    const next = nextOf(kept, orderOf, count.having === 0 ? (some) => countOf(some).having : undefined);
    if (next === undefined || (orderOf(next) > DROP.noun && count.having >= ENOUGH)) break;
    kept = kept.filter((group) => group !== next);
    count = countOf(kept);
  }
  return { kept: withPutBack(needed, kept, count, countOf), strong: count.strong };
}

/**
 * Puts back each group that costs nobody of the right kind, nor of the first page, the most important first. The noun of a role is not
 * put back: whoever has the rest of it is called something else.
 */
function withPutBack<Group extends Droppable>(
  needed: readonly Group[],
  kept: readonly Group[],
  found: FoundCount,
  countOf: (kept: readonly Group[]) => FoundCount,
): Group[] {
  const orderOf = dropOrder(needed);
  const dropped = needed.filter((group) => !kept.includes(group) && orderOf(group) !== DROP.noun);
  let all = [...kept];
  for (const group of dropped.toSorted((a, b) => orderOf(b) - orderOf(a) || b.found - a.found)) {
    const more = needed.filter((one) => one === group || all.includes(one));
    const { having, strong } = countOf(more);
    if (having === found.having && strong === found.strong) all = more;
  }
  return all;
}

/**
 * The group that is left out next: of the first in order that without which the most are found, if nobody has all; of equals that which the fewest have, and of those the
 * last.
 */
function nextOf<Group extends Droppable>(
  kept: readonly Group[],
  orderOf: (group: Group) => number,
  foundWith: ((kept: readonly Group[]) => number) | undefined,
): Group | undefined {
  const droppable = kept.filter((group) => !isMust(group));
  const first = Math.min(...droppable.map(orderOf));
  const left = droppable
    .filter((group) => orderOf(group) === first)
    .map((group) => ({ group, found: foundWith?.(kept.filter((one) => one !== group)) ?? 0 }));
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
