import { countsAsNeeded, isMust, isPartial } from '@talaash/talent-index/answers/group-kind';
import { DROP, dropOrder, leastKept } from '@talaash/talent-index/answers/role';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { FoundGroup } from './sql-search-group.ts';

/** With fewer people of the right kind than this, words are left out. */
export const ENOUGH = 20;

/** How many have all of some groups, and how many of them are of the right kind; both at most `ENOUGH`. */
type Count = { having: number; strong: number };
type CountOf = (kept: readonly FoundGroup[]) => Promise<Count>;

/** The groups and the facts of a question. */
type QueryGroups = { groups: readonly FoundGroup[]; query: { facts: readonly SearchCondition[] } };

/** Whether every needed group may be left out. */
const mayDropAll = ({ groups, query }: QueryGroups, needed: readonly FoundGroup[]) =>
  query.facts.length > 0 ||
  groups.some((group) => !countsAsNeeded(group) && !isPartial(group)) ||
  needed.every(isPartial);

/** The needed groups that are kept, and how many people have them: as many groups as leave enough people. */
export async function keptGroups(
  rows: QueryGroups,
  needed: readonly FoundGroup[],
  countOf: CountOf,
): Promise<{ kept: readonly FoundGroup[]; count: Count }> {
  const keptMin = mayDropAll(rows, needed) ? 0 : 1;
  const least = leastKept(needed);
  let kept = needed;
  let count = await countOf(kept);
  while (kept.length > keptMin && !isEnough(count, kept.length <= least)) {
    const next = await nextToDrop(needed, kept, count, countOf);
    if (next === undefined) break;
    kept = kept.filter((group) => group !== next);
    count = await countOf(kept);
  }
  return { kept: await withFreeGroups(needed, kept, count, countOf), count };
}

const isEnough = ({ having, strong }: Count, isLeast: boolean): boolean =>
  isLeast ? having > 0 : strong >= ENOUGH;

/** The group to leave out next: of those that tell least, the one without which most are found. */
async function nextToDrop(
  needed: readonly FoundGroup[],
  kept: readonly FoundGroup[],
  count: Count,
  countOf: CountOf,
): Promise<FoundGroup | undefined> {
  const orderOf = dropOrder(needed);
  const droppable = kept.filter((group) => !isMust(group));
  if (droppable.length === 0) return undefined;
  const first = Math.min(...droppable.map(orderOf));
  if (first > DROP.noun && count.having >= ENOUGH) return undefined;
  const left: { group: FoundGroup; found: number }[] = [];
  for (const group of droppable.filter((one) => orderOf(one) === first)) {
    const rest = kept.filter((one) => one !== group);
    left.push({ group, found: count.having === 0 ? (await countOf(rest)).having : 0 });
  }
  const most = Math.max(...left.map(({ found }) => found));
  const ofMost = left.filter(({ found }) => found === most).map(({ group }) => group);
  const fewest = Math.min(...ofMost.map(({ found }) => found));
  return ofMost.findLast(({ found }) => found === fewest);
}

/** The kept groups with those that were left out although nobody is found by it. */
async function withFreeGroups(
  needed: readonly FoundGroup[],
  before: readonly FoundGroup[],
  count: Count,
  countOf: CountOf,
): Promise<readonly FoundGroup[]> {
  const orderOf = dropOrder(needed);
  let kept = before;
  const tried = needed.filter((group) => !kept.includes(group) && orderOf(group) !== DROP.noun);
  for (const group of tried.toSorted((a, b) => orderOf(b) - orderOf(a) || b.found - a.found)) {
    const more = needed.filter((one) => one === group || kept.includes(one));
    const { having, strong } = await countOf(more);
    if (having === count.having && strong === count.strong) kept = more;
  }
  return kept;
}
