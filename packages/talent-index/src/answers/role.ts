import { NEARNESS } from '../words/field.ts';
import type { AskedGroup } from './asked.ts';

/** What somebody is called who does a job, at the end of its name. */
const ROLE_NOUNS: ReadonlySet<string> = new Set(
  (
    'administrator analyst architect artist coder consultant coordinator designer developer director engineer executive ' +
    'lead manager master owner programmer recruiter researcher scientist specialist strategist tester trainer writer'
  ).split(' '),
);
/** A job is named by its noun and one of this many words before it. */
const QUALIFIERS_MAX = 2;

/** The scores that say that a word is in the title: the noun may be a related one, such as engineer for developer. */
export const ROLE = { nounMin: 48, qualifierMin: 72, score: 80 } as const;

/** Whether a group is a noun of a role. */
export const isRoleNoun = ({ anyOf }: AskedGroup): boolean =>
  anyOf.some(
    (wanted) =>
      wanted.kind === 'word' &&
      wanted.word.terms.some(({ term, nearness }) => nearness >= NEARNESS.plural && ROLE_NOUNS.has(term)),
  );

type Part = { isNeeded: boolean; isDomain: boolean; isNoun: boolean };

/** The first role that is asked: a noun, and the words before it of which its title has one. */
export function roleIn<Group extends Part>(
  groups: readonly Group[],
): { noun: Group; qualifiers: Group[] } | undefined {
  const words = groups.filter(({ isNeeded, isDomain }) => isNeeded && !isDomain);
  const at = words.findIndex(({ isNoun }, place) => isNoun && place > 0);
  const noun = words[at];
  if (noun === undefined) return undefined;
  return { noun, qualifiers: words.slice(Math.max(0, at - QUALIFIERS_MAX), at) };
}
