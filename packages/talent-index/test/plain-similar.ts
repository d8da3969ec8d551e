import { isNeeded } from '@talaash/question/understanding';
import { mayHaveSimilar, NAME_SCORE, SIMILAR, skillsOfFound } from '@talaash/talent-index/answers/similar';
import type { TalentDocument } from '@talaash/talent-index/port';
import type { PlainGroup } from './plain-groups.ts';
import { plainKey } from './plain-key.ts';

/** Who shares the skills of the few who were found, and how many of them somebody has. */
export type PlainSimilar = {
  isSimilar: (document: TalentDocument) => boolean;
  /** How many of the counts that give points are reached. */
  countsReached: (document: TalentDocument) => number;
};

export function plainSimilar(
  groups: readonly PlainGroup[],
  found: readonly TalentDocument[],
  passing: readonly TalentDocument[],
  all: readonly TalentDocument[],
): PlainSimilar | undefined {
  const isNamed = groups.some(
    (group) => isNeeded(group) && found.some(({ talentId }) => group.scores.get(talentId) === NAME_SCORE),
  );
  if (all.length > SIMILAR.talentsMax || !mayHaveSimilar(groups) || isNamed) return undefined;
  if (found.length === 0 || found.length >= SIMILAR.enough) return undefined;
  const having = (key: string, documents: readonly TalentDocument[]) =>
    documents.filter(({ skills }) => skills.some((skill) => plainKey(skill) === key)).length;
  const keys = [...new Set(found.flatMap(({ skills }) => skills.map(plainKey)))];
  const counted = keys.map((key) => ({ key, holders: having(key, found), talents: having(key, all) }));
  const own = new Set(skillsOfFound(counted, found.length, all.length).map(({ key }) => key));
  const shared = ({ skills }: TalentDocument) =>
    new Set(skills.map(plainKey).filter((key) => own.has(key))).size;
  const others = passing.filter((document) => !found.includes(document));
  const added = (least: number) => others.filter((document) => shared(document) >= least).length;
  const least = SIMILAR.counts.find((count) => found.length + added(count) >= SIMILAR.enough) ?? 1;
  if (added(least) === 0) return undefined;
  return {
    isSimilar: (document) => shared(document) >= least,
    countsReached: (document) => SIMILAR.counts.filter((count) => shared(document) >= count).length,
  };
}
