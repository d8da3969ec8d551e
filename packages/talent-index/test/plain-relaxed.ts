import { isNeeded } from '@talaash/question/understanding';
import { countsAsNeeded, isDomain, isMust, isPartial } from '@talaash/talent-index/answers/group-kind';
import { DROP, dropOrder, jobText, leastKept, tradeIn } from '@talaash/talent-index/answers/role';
import type { SearchQuery } from '@talaash/talent-index/answers/search-query';
import type { TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import type { PlainGroup } from './plain-groups.ts';
import { isOfTrade } from './plain-trade.ts';

/** With fewer people of the right kind than this, words are left out. */
export const ENOUGH = 20;

export type Scored = {
  score: number;
  isInsideFacts: boolean;
  isFirst: boolean;
  isStrong: boolean;
  isStrongAnywhere: boolean;
  /** What each count of the skills of similar people is worth. */
  similarPoints: number;
};

/** Whether something is asked besides what is needed, or all of it is half-typed. */
const mayDropAll = (groups: readonly PlainGroup[]): boolean =>
  groups.some((group) => !countsAsNeeded(group) && !isPartial(group)) ||
  groups.filter(isNeeded).every(isPartial);

/** The needed groups that are kept when too few people have all, and who is of the asked trade. */
export function relaxed(
  groups: readonly PlainGroup[],
  passing: readonly TalentDocument[],
  query: SearchQuery,
  question: TalentQuestion,
  score: (document: TalentDocument) => Scored,
): { kept: PlainGroup[]; isOfKind: (document: TalentDocument) => boolean; unheld: string[] } {
  const needed = groups.filter(isNeeded);
  const anybody = () => true;
  if (question.asTyped) return { kept: needed, isOfKind: anybody, unheld: [] };
  const keptMin = query.facts.length > 0 || mayDropAll(groups) ? 0 : 1;
  const havingAll = (kept: readonly PlainGroup[]) =>
    passing.filter(({ talentId }) => kept.every(({ scores }) => scores.has(talentId)));
  const strongOf = (kept: readonly PlainGroup[]) => {
    const isAnywhere = needed.some((group) => isDomain(group) && !kept.includes(group));
    const strong = havingAll(kept)
      .map(score)
      .filter(isAnywhere ? ({ isStrongAnywhere }) => isStrongAnywhere : ({ isStrong }) => isStrong);
    return Math.min(ENOUGH, strong.length);
  };
  const orderOf = dropOrder(needed);
  const least = leastKept(needed);
  let kept = needed;
  while (kept.length > keptMin) {
    if (kept.length <= least ? havingAll(kept).length > 0 : strongOf(kept) >= ENOUGH) break;
    const droppable = kept.filter((group) => !isMust(group));
    if (droppable.length === 0) break;
    const first = Math.min(...droppable.map(orderOf));
    if (first > DROP.noun && havingAll(kept).length >= ENOUGH) break;
    const isNobody = havingAll(kept).length === 0;
    const without = (group: PlainGroup) =>
      isNobody ? Math.min(ENOUGH, havingAll(kept.filter((one) => one !== group)).length) : 0;
    const allFirst = droppable.filter((one) => orderOf(one) === first);
    const most = Math.max(...allFirst.map(without));
    const ofFirst = allFirst.filter((one) => without(one) === most);
    const fewest = Math.min(...ofFirst.map(({ found }) => found));
    const next = ofFirst.findLast(({ found }) => found === fewest);
    kept = kept.filter((group) => group !== next);
  }
  const countOf = (some: readonly PlainGroup[]) => [strongOf(some), Math.min(ENOUGH, havingAll(some).length)];
  const most = String(countOf(kept));
  const dropped = needed.filter((group) => !kept.includes(group) && orderOf(group) !== DROP.noun);
  for (const group of dropped.toSorted((a, b) => orderOf(b) - orderOf(a) || b.found - a.found)) {
    const more = needed.filter((one) => one === group || kept.includes(one));
    if (String(countOf(more)) === most) kept = more;
  }
  const trade = strongOf(kept) < ENOUGH ? tradeIn(needed, kept) : undefined;
  if (trade === undefined) return { kept, isOfKind: anybody, unheld: [] };
  const isOfKind = ({ talentId }: TalentDocument) =>
    isOfTrade(
      trade.noun.scores.get(talentId) ?? 0,
      trade.qualifiers.map(({ scores }) => scores.get(talentId) ?? 0),
    );
  return havingAll(kept).some(isOfKind)
    ? { kept, isOfKind, unheld: [] }
    : { kept, isOfKind: anybody, unheld: [jobText(trade)] };
}
