import { type Facts, LEVEL, type Level } from './fact.ts';
import { BYSTANDERS, kinOf } from './role.ts';

export type Grade = 0 | 1 | 2 | 3;

/** What a question asks for, in facts; a missing field is not asked. README.md has the rules. */
export type Wish = {
  /** The first is the asked role, the others are its other names. */
  roles?: readonly string[];
  skills?: readonly string[];
  place?: string;
  level?: Level;
  /** Words of a name; one that ends in `…` is a prefix. */
  names?: readonly string[];
  /** A spoken language: grade 3 as a skill, 2 when the profile mentions it. */
  language?: string;
  /** Grades given by hand, instead of the rules, by the talent's name. */
  byHand?: Readonly<Record<string, Grade>>;
};

export function gradeOf(wish: Wish, facts: Facts): Grade {
  const byHand = wish.byHand?.[facts.name];
  if (byHand !== undefined) return byHand;
  const craft = craftGrade(wish, facts);
  const losses =
    placeLoss(wish, facts) + levelLoss(wish, facts) + nameLoss(wish, facts) + languageLoss(wish, facts);
  return asGrade(craft - losses);
}

const asGrade = (number: number): Grade => Math.max(0, Math.min(3, number)) as Grade;

function craftGrade({ roles, skills }: Wish, facts: Facts): number {
  if (roles !== undefined) return roleGrade(roles, facts) - (skills ? skillLoss(skills, facts) : 0);
  if (skills === undefined) return 3;
  const grade = 3 - skillLoss(skills, facts);
  return BYSTANDERS.has(facts.role) ? Math.min(1, grade) : grade;
}

function roleGrade(roles: readonly string[], facts: Facts): number {
  if (roles.includes(facts.role)) return 3;
  const { technology, near, beside } = kinOf(roles[0] ?? '');
  const hasIt = technology === undefined || facts.skills.has(technology);
  if (near.includes(facts.role)) return hasIt ? 2 : 1;
  if (beside.includes(facts.role)) return 1;
  return technology !== undefined && hasIt && !BYSTANDERS.has(facts.role) ? 1 : 0;
}

/** Less than half missing costs one point, half or more two, all three. */
function skillLoss(skills: readonly string[], facts: Facts): number {
  const missing = skills.filter((skill) => !facts.skills.has(skill)).length;
  if (missing === 0) return 0;
  if (missing === skills.length) return 3;
  return missing * 2 < skills.length ? 1 : 2;
}

const placeLoss = ({ place }: Wish, facts: Facts): number =>
  place === undefined || facts.places.includes(place) ? 0 : 2;

const levelLoss = ({ level }: Wish, facts: Facts): number =>
  level === undefined ? 0 : Math.min(2, Math.abs(LEVEL[level] - LEVEL[facts.level]));

/** Every asked word must be in the name. */
function nameLoss({ names }: Wish, facts: Facts): number {
  if (names === undefined) return 0;
  const own = facts.name.toLowerCase().split(' ');
  const isBorne = (name: string) =>
    own.some((word) => (name.endsWith('…') ? word.startsWith(name.slice(0, -1)) : word === name));
  return names.every(isBorne) ? 0 : 3;
}

function languageLoss({ language }: Wish, facts: Facts): number {
  if (language === undefined || facts.skills.has(language)) return 0;
  return facts.speaks.has(language) ? 1 : 3;
}
