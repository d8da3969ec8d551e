import { wordsOfAll } from './entry.ts';
import { SKILL_KIND } from './generated/skill-kind.ts';
import { skillKey } from './phrase.ts';
import { SKILL_CHILDREN } from './skill-child.ts';

const KIND_OF = new Map(
  SKILL_KIND.flatMap(({ word, names }) => names.map((name) => [skillKey(name.word), word] as const)),
);
const CHILDREN_OF = new Map(SKILL_CHILDREN.map(([parent, children]) => [skillKey(parent), children]));

/** The kind of a skill; undefined if unknown. */
export const kindOfSkill = (label: string): string | undefined => KIND_OF.get(skillKey(label));

/** The skills that imply this one: PostgreSQL implies SQL. */
export const childrenOfSkill = (label: string): readonly string[] => CHILDREN_OF.get(skillKey(label)) ?? [];

/** All skills with a kind or with a skill that implies them. */
export const KIND_SKILLS: readonly string[] = [
  ...SKILL_KIND.flatMap(({ names }) => wordsOfAll(names)),
  ...SKILL_CHILDREN.flatMap(([parent, children]) => [parent, ...children]),
];
