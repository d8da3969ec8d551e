import { isRole } from '@talaash/talent-index/answers/group-kind';
import { ROLE } from '@talaash/talent-index/answers/role';
import {
  isOfSeveral,
  isUsual,
  skillsNeeded,
  skillsOfTrade,
  TRADE,
  tradeNames,
} from '@talaash/talent-index/answers/trade-skill';
import type { PlainGroup } from './plain-groups.ts';
import { plainKey } from './plain-key.ts';
import type { Talent } from './plain-words.ts';

/** The groups with what those score who have the skills of the asked trade. */
export function raisedByTrade(groups: readonly PlainGroup[], all: readonly Talent[]): PlainGroup[] {
  for (const name of all.length <= TRADE.talentsMax ? tradeNames(groups) : []) {
    const holders = all
      .map(({ document }) => document)
      .filter(({ talentId }) => name.every(({ scores }) => (scores.get(talentId) ?? 0) >= ROLE.qualifierMin));
    if (holders.length < TRADE.holdersMin) continue;
    const looked = holders
      .sort((a, b) => b.updatedAtMs - a.updatedAtMs || (a.talentId < b.talentId ? -1 : 1))
      .slice(0, TRADE.holdersMax);
    const keysOf = ({ skills }: { skills: readonly string[] }) => new Set(skills.map(plainKey));
    const countIn = (documents: readonly { skills: readonly string[] }[]) => {
      const counts = new Map<string, number>();
      for (const document of documents)
        for (const key of keysOf(document)) counts.set(key, (counts.get(key) ?? 0) + 1);
      return counts;
    };
    const ofAll = countIn(all.map(({ document }) => document));
    const usual = [...countIn(looked)]
      .map(([key, count]) => ({ key, holders: count, talents: ofAll.get(key) ?? 0 }))
      .filter((skill) => isUsual(skill, looked.length));
    const skills = skillsOfTrade(usual, looked.length, all.length);
    if (skills.length === 0) break;
    const needed = skillsNeeded(skills.length);
    const raise = (group: PlainGroup): PlainGroup => {
      const isPart = isRole(group) && isOfSeveral(name);
      const scores = new Map(
        [...group.scores].map(([id, score]) => [id, isPart ? Math.min(score, ROLE.nearScore) : score]),
      );
      if (isPart) for (const { talentId } of holders) scores.set(talentId, ROLE.score);
      for (const { document } of all) {
        const keys = keysOf(document);
        const had = skills.filter(({ key }) => keys.has(key)).length;
        const isNear = isRole(group) && had >= needed.near;
        const score = had >= needed.own ? TRADE.score : isNear ? TRADE.nearScore : 0;
        if (score > (scores.get(document.talentId) ?? 0)) scores.set(document.talentId, score);
      }
      return { ...group, scores };
    };
    return groups.map((group) => (isRole(group) || name.includes(group) ? raise(group) : group));
  }
  return [...groups];
}

/** Whether somebody with these scores is of a trade, and does not only write of it. @param qualifiers none where all were left out */
export const isOfTrade = (noun: number, qualifiers: readonly number[]): boolean =>
  qualifiers.some((score) => score >= ROLE.nearMin) ||
  (noun >= ROLE.nounMin && (qualifiers.length === 0 || qualifiers.some((score) => score > 0)));
