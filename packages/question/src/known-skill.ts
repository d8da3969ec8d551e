import { COLLEGES } from '@talaash/lexicon/college';
import { skillKey } from '@talaash/lexicon/phrase';
import { PLACE_SYNONYMS } from '@talaash/lexicon/place-synonym';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import { KIND_SKILLS } from '@talaash/lexicon/skill-kind';
import { TRADE_TITLES } from '@talaash/lexicon/trade-title';
import { SYNONYMS } from '@talaash/lexicon/vocabulary';
import { CRAFTS } from './craft-list.ts';
import { TECHNOLOGIES } from './technology-list.ts';

const NO_SKILLS = new Set([...COLLEGES, ...PLACE_SYNONYMS, ...TRADE_TITLES]);

/** Concepts of the vocabulary that are neither a place, a school nor a job. */
const conceptSkills = SYNONYMS.flatMap((forms) => {
  const [label = ''] = forms;
  const name = label.replace('?', '');
  const isJob = ROLE_NOUNS.has(name.split(' ').at(-1)?.toLowerCase() ?? '');
  return NO_SKILLS.has(forms) || isJob ? [] : [name];
});

/** Skills that are known without anybody listing them, each once. */
export const KNOWN_SKILLS: readonly string[] = [
  ...new Map(
    [...conceptSkills, ...KIND_SKILLS, ...TECHNOLOGIES, ...CRAFTS].map((name) => [skillKey(name), name]),
  ).values(),
];
