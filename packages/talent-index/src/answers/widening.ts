import { isMust, isTitle } from './group-kind.ts';
import { DROP, dropOrder } from './role.ts';

/** With more words, there would be too many combinations, and half of the words say enough. */
const WORDS_MAX = 6;

/** A word with this score is a title or skill of the talent, or their field of business. */
export const TOLD_MIN = 45;

/**
 * How much a word says, beside its rarity. Fields of business and the noun of a role say least, then words that nobody lists.
 * Qualifiers of a role and names of jobs say most.
 */
const TELLING: Record<number, number> = {
  [DROP.nobodys]: 0,
  [DROP.plain]: 3,
  [DROP.domain]: 2,
  [DROP.noun]: 2,
  [DROP.beside]: 4,
  [DROP.qualifier]: 6,
};

const tellingOf = (order: number): number => TELLING[order] ?? 0;

type Word = Parameters<ReturnType<typeof dropOrder>>[0] & { rarity: number };

const staysIn = (word: Word): boolean => isMust(word) || (isTitle(word) && word.found > 0);

/** Whether a word alone says whom the query looks for. True for all words except the noun of a role, which many trades share. */
export function isTelling<Group extends Word>(needed: readonly Group[]): (group: Group) => boolean {
  const orderOf = dropOrder(needed);
  return (group) => ![DROP.nobodys, DROP.noun].some((order) => order === orderOf(group));
}

/**
 * The order in which the words of a short query are dropped, in each combination, cheapest first. Never drops a mandatory word or
 * the name of a whole job that somebody has, and keeps one telling word. Empty for a query of one word or of many.
 */
export function wideningSteps<Group extends Word>(
  needed: readonly Group[],
): { kept: Group[]; left: Group[]; loss: number }[] {
  if (needed.length < 2 || needed.length > WORDS_MAX) return [];
  const orderOf = dropOrder(needed);
  const isTold = isTelling(needed);
  const lossOf = (group: Group) => tellingOf(orderOf(group)) * group.rarity;
  const combinations = Array.from({ length: 2 ** needed.length - 1 }, (_, kept) => kept + 1);
  return combinations
    .map((combination) => {
      const isKept = (at: number) => ((combination >> at) & 1) === 1;
      const left = needed.filter((_, at) => !isKept(at));
      return {
        kept: needed.filter((_, at) => isKept(at)),
        left,
        loss: left.reduce((sum, group) => sum + lossOf(group), 0),
      };
    })
    .filter(({ kept, left }) => left.length > 0 && kept.some(isTold) && !left.some(staysIn))
    .toSorted((one, other) => one.loss - other.loss);
}
