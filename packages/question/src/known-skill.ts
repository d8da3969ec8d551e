import { skillKey } from '@talaash/lexicon/phrase';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import { KIND_SKILLS } from '@talaash/lexicon/skill-kind';
import { CONCEPTS, labelOf } from '@talaash/lexicon/vocabulary';
import { CRAFTS } from '@talaash/lexicon/craft';

const conceptSkills = CONCEPTS.filter(
  (concept) => concept.isSkill && !ROLE_NOUNS.has(labelOf(concept).split(' ').at(-1)?.toLowerCase() ?? ''),
).map(labelOf);

/** The skills of the lexicon, each once. No profile has to list them. */
export const KNOWN_SKILLS: readonly string[] = [
  ...new Map([...conceptSkills, ...KIND_SKILLS, ...CRAFTS].map((name) => [skillKey(name), name])).values(),
];
