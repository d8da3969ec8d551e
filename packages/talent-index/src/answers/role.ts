import { type GroupKind, isDomain, isMust, isNoun, isTitle, mayBeOfTitle } from './group-kind.ts';
import { NEARNESS } from '@talaash/question/field';
import { phraseTerm } from '@talaash/lexicon/phrase';
import { SAME } from '../segments/impact-table.ts';
import { PERSON_NOUNS, WHOLE_JOBS } from '@talaash/lexicon/role-noun';
import { CONCEPTS, labelOf } from '@talaash/lexicon/vocabulary';
import { isOfFacts, type QueryGroup } from './search-query.ts';

/** A job is named by its noun and one of up to this many words before it. */
const QUALIFIERS_MAX = 2;

/** The minimum scores for a word in the title. The noun may be a related one, such as engineer for developer. */
export const ROLE = { nounMin: 47, qualifierMin: 62, score: 80, nearMin: 48, nearScore: 40 } as const;

/** The score for having the noun and a word before it. A talent who has the word as a skill is near the role. */
export const roleScore = (noun: number, qualifier: number): number => {
  if (noun < ROLE.nounMin || qualifier < ROLE.nearMin) return 0;
  return qualifier >= ROLE.qualifierMin ? ROLE.score : ROLE.nearScore;
};

/** `roleScore` by the score of a word before a noun that is in the title, and the most that it can be by the score of the noun. */
export const ROLE_SCORES = {
  byQualifier: Uint8Array.from({ length: ROLE.score + 1 }, (_, score) => roleScore(ROLE.nounMin, score)),
  byNoun: Uint8Array.from({ length: ROLE.score + 1 }, (_, score) => roleScore(score, ROLE.qualifierMin)),
};

/** Whether a group is a noun of a role. */
export const isRoleNoun = ({ anyOf }: QueryGroup): boolean =>
  anyOf.some(
    (wanted) =>
      wanted.kind === 'word' &&
      wanted.word.terms.some(({ term, nearness }) => nearness >= NEARNESS.plural && PERSON_NOUNS.has(term)),
  );

/** Nouns and concepts that name a whole job: nurse, site reliability engineer, data scientist. */
const TITLE_TERMS: ReadonlySet<string> = new Set([
  ...WHOLE_JOBS,
  ...CONCEPTS.filter(({ isJob }) => isJob).map((concept) => phraseTerm(labelOf(concept)) ?? ''),
]);

/** Whether a group names a whole job. */
export const isTitleOfJob = ({ anyOf }: QueryGroup): boolean =>
  anyOf.some(
    (wanted) =>
      wanted.kind === 'word' &&
      wanted.word.terms.some(({ term, nearness }) => nearness >= NEARNESS.plural && TITLE_TERMS.has(term)),
  );

/** The role of a query's group in the search. */
export function kindOf(group: QueryGroup): GroupKind {
  return { kind: isOfFacts(group) ? 'facts' : group.kind, names: namedBy(group), lenient: group.lenient };
}

function namedBy(group: QueryGroup): GroupKind['names'] {
  if (group.anyOf.every(({ kind }) => kind === 'domain')) return 'domain';
  if (!isTitleOfJob(group)) return isRoleNoun(group) ? 'noun' : 'other';
  return isRoleNoun(group) ? 'job' : 'title';
}

type Droppable = GroupKind & { found: number };

/**
 * The first role in the query: a noun, and the words before it (or, without any, after it). A matching title has one of these
 * words.
 */
export function roleIn<Group extends GroupKind>(
  groups: readonly Group[],
): { noun: Group; qualifiers: Group[] } | undefined {
  const words = groups.filter(mayBeOfTitle);
  const at = words.findIndex(isNoun);
  const noun = words[at];
  if (noun === undefined || words.length === 1) return undefined;
  const qualifiers =
    at === 0 ? words.slice(1, 1 + QUALIFIERS_MAX) : words.slice(Math.max(0, at - QUALIFIERS_MAX), at);
  return { noun, qualifiers };
}

/** The words that define the requested trade: the noun of the role and its qualifiers. */
export type Trade<Group> = { noun: Group; qualifiers: readonly Group[] };

/**
 * The trade that the kept needed groups name. Undefined if they name none, and beside an explicit AND, which requires words in
 * any field.
 */
export function tradeIn<Group extends Droppable>(
  needed: readonly Group[],
  kept: readonly Group[],
): Trade<Group> | undefined {
  const role = roleIn(needed);
  if (role === undefined) return undefined;
  const { noun } = role;
  const qualifiers = role.qualifiers.filter((group) => kept.includes(group));
  if (qualifiers.some(isMust) || (qualifiers.length === 0 && !kept.includes(noun))) return undefined;
  return { noun, qualifiers };
}

/** A job as in the query: "sales executive". */
export const jobText = ({ noun, qualifiers }: Trade<{ text: string }>): string =>
  [...qualifiers, noun].map(({ text }) => text).join(' ');

/** Scores that are at least `least`, by themselves; 0 for lower ones. */
export const scoresFrom = (least: number): Uint8Array => SAME.map((score) => (score < least ? 0 : score));

/** The group with the lowest number is dropped first. */
export const DROP = { nobodys: 0, domain: 1, plain: 2, noun: 3, beside: 4, qualifier: 5 } as const;

/**
 * The order in which required groups are dropped: words that nobody has, a domain, plain words of a sentence, words besides the
 * role, the noun of the role, and last its qualifiers. A person who knows Java is closer to a Java developer than any other
 * developer is.
 */
export function dropOrder<Group extends Droppable>(groups: readonly Group[]): (group: Group) => number {
  const role = roleIn(groups);
  return (group) => {
    if (group.found === 0) return DROP.nobodys;
    if (isDomain(group)) return DROP.domain;
    if (group.kind === 'plain') return DROP.plain;
    if (isTitle(group)) return DROP.qualifier;
    if (group === role?.noun) return DROP.noun;
    if (role?.qualifiers.includes(group) !== true) return DROP.beside;
    // Anything may follow the noun, such as a name.
    return groups.indexOf(group) < groups.indexOf(role.noun) ? DROP.qualifier : DROP.beside;
  };
}

/** The minimum number of required groups to keep if anybody has them: half of those besides the noun of the role. */
export function leastKept(groups: readonly GroupKind[]): number {
  const noun = roleIn(groups)?.noun;
  return Math.ceil(groups.filter((group) => group !== noun).length / 2);
}
