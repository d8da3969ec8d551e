import { isNeeded } from '@talaash/question/understanding';
import type { TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import { isTelling, TOLD_MIN, wideningSteps } from '@talaash/talent-index/answers/widening';
import { rarity } from '@talaash/question/field';
import type { PlainGroup } from './plain-groups.ts';

const ENOUGH = 20;

/** Where fewer than a page are found, also those who lack more words, the least telling first. */
export function plainWidened(
  groups: readonly PlainGroup[],
  passing: readonly TalentDocument[],
  isHeld: (document: TalentDocument) => boolean,
  { asTyped }: TalentQuestion,
  talents: number,
): { left: PlainGroup[]; isAnswer: (document: TalentDocument) => boolean } {
  const ofGroup = new Map<object, PlainGroup>();
  const needed = groups.filter(isNeeded).map((group) => {
    const word = { ...group, rarity: rarity(group.found, talents) };
    ofGroup.set(word, group);
    return word;
  });
  const found = new Set(passing.filter(isHeld).map(({ talentId }) => talentId));
  const left = new Set<PlainGroup>();
  if (asTyped || found.size >= ENOUGH) return { left: [], isAnswer: isHeld };
  const telling = needed.filter(isTelling(needed));
  const isTold = ({ talentId }: TalentDocument) =>
    telling.some(({ scores }) => (scores.get(talentId) ?? 0) >= TOLD_MIN);
  const added: ((document: TalentDocument) => boolean)[] = [];
  let lost = 0;
  for (const step of wideningSteps(needed)) {
    if (found.size >= ENOUGH && step.loss > lost) break;
    lost = step.loss;
    const has = (document: TalentDocument) =>
      isTold(document) && step.kept.every(({ scores }) => scores.has(document.talentId));
    const before = found.size;
    for (const document of passing) if (has(document)) found.add(document.talentId);
    if (found.size > before) for (const one of step.left) left.add(ofGroup.get(one) as PlainGroup);
    added.push(has);
  }
  return {
    left: [...left],
    isAnswer: (document) => isHeld(document) || added.some((has) => has(document)),
  };
}
