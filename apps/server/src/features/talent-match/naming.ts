import type { SkillNaming, TitleNaming } from '@talaash/domain/talent-match/skill-evidence';
import { partsOf, phraseAt, relatedTerms, skillKey } from '@talaash/talent-index/words/phrase';
import { childrenOfSkill } from '@talaash/talent-index/words/skill-kind';
import { SkillMentions } from '@talaash/talent-index/words/skill-mention';
import { STOP_WORDS } from '@talaash/talent-index/words/vocabulary';
import { wordsOf } from '@talaash/talent-index/words/word';

/** Reads which of these skills a text names as the search index does, by the vocabulary. */
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

/** The concepts and words of a title, each as the first of those that mean nearly the same. */
function titleWords(title: string): Set<string> {
  const parts = partsOf(wordsOf(title));
  const found = new Set<string>();
  for (let at = 0; at < parts.texts.length; ) {
    const concept = phraseAt(parts.codes, at);
    const term = concept?.term ?? parts.texts[at] ?? '';
    if (!STOP_WORDS.has(term)) found.add([term, ...relatedTerms(term)].toSorted()[0] ?? term);
    at += concept?.length ?? 1;
  }
  return found;
}
