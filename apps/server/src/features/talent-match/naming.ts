import type { SkillNaming, TitleNaming } from '@talaash/domain/talent-match/skill-evidence';
import { skillKey } from '@talaash/lexicon/phrase';
import { childrenOfSkill } from '@talaash/lexicon/skill-kind';
import { SkillMentions } from '@talaash/lexicon/skill-mention';
import { titleWords } from '@talaash/lexicon/title-word';

/** Finds which of these skills a text names, with the vocabulary of the search index. */
export function namingOf(labels: readonly string[]): SkillNaming & TitleNaming {
  const looked = [...new Set(labels.flatMap((label) => [label, ...childrenOfSkill(label)]))];
  const keys = looked.map(skillKey);
  const mentions = new SkillMentions().lookFor(looked);
  return {
    keyOf: skillKey,
    childrenOf: childrenOfSkill,
    namedIn: (text, isProse) =>
      new Set(mentions.namedIn(text, isProse).map((position) => keys[position] ?? '')),
    titleWords,
  };
}
