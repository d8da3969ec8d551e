import type { SkillNaming, TitleNaming } from '@talaash/domain/talent-match/skill-evidence';
import { labelsByWords, namedSkills } from '@talaash/talent-index/words/named-skill';
import { partsOf, phraseAt, relatedTerms, skillKey } from '@talaash/talent-index/words/phrase';
import { STOP_WORDS } from '@talaash/talent-index/words/vocabulary';
import { wordsOf } from '@talaash/talent-index/words/word';

/** Reads names as the search does: by the vocabulary, and by these labels besides it. */
export function namingOf(labels: readonly string[]): SkillNaming & TitleNaming {
  const others = labelsByWords(labels);
  return {
    keyOf: skillKey,
    namedIn: (text, isProse) => new Set(namedSkills(text, isProse, others).map(skillKey)),
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
