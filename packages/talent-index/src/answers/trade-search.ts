import { isRole } from './group-kind.ts';
import { ordinalsIn } from '../segments/bitset.ts';
import { SAME } from '../segments/impact-table.ts';
import { isBefore, type Segment } from '../segments/segment.ts';
import { addAll, copyOf, countOrdinals, countShared, emptySet, keepShared } from '../segments/set-memory.ts';
import type { FoundGroup, SearchContext } from './group-search.ts';
import { ROLE, scoresFrom } from './role.ts';
import type { ScoreSheet } from './score-sheet.ts';
import { isOfSeveral, isUsual, skillsNeeded, skillsOfTrade, TRADE, tradeNames } from './trade-skill.ts';
import type { FoundWord } from './word-search.ts';

/** The talents with the skills of the requested trade, by segment. */
type Skilled = { near: Int32Array; own: Int32Array }[];

/**
 * People with the usual skills of a job title count almost as if they had the title: a dietitian may be called a nutritionist.
 * The raised groups get new sheets, because the words themselves do not explain a hit that lacks them.
 */
export function raisedByTrade(
  groups: readonly FoundGroup[],
  context: SearchContext,
): { groups: FoundGroup[]; words: FoundWord[] } {
  const isWanted = !context.asTyped && context.talents <= TRADE.talentsMax;
  for (const name of isWanted ? tradeNames(groups) : []) {
    const holders = holdersOf(name, context);
    const count = holders.reduce((sum, set) => sum + countOrdinals(set), 0);
    if (count < TRADE.holdersMin) continue;
    const skilled = skilledOf(skillsIn(holders, context), context);
    if (skilled === undefined) break;
    const words: FoundWord[] = [];
    const raised = groups.map((group) => {
      if (!isRole(group) && !name.includes(group)) return group;
      const word = raisedWord(
        group,
        skilled,
        isRole(group) && isOfSeveral(name) ? holders : undefined,
        context,
      );
      words.push(word);
      return { ...group, sheets: word.sheets };
    });
    return { groups: raised, words };
  }
  return { groups: [...groups], words: [] };
}

/** The share of a role's score for talents with only a part of the title. */
const PART_SCORES = SAME.map((score) => Math.min(score, ROLE.nearScore));

/** Who has all these words in the title, by segment. */
const holdersOf = (name: readonly FoundGroup[], { segments }: SearchContext): Int32Array[] =>
  segments.map(({ segment, pool }, s) => {
    const holders = copyOf(segment.presence.bits, emptySet(segment.size).length);
    for (const { sheets } of name) {
      const sheet = pool.acquire();
      sheet.raiseAll((sheets[s] as ScoreSheet).scores, scoresFrom(ROLE.qualifierMin));
      keepShared(holders, sheet.ordinalSet);
      pool.release(sheet);
    }
    return holders;
  });

/** The keys of the skills that identify the trade of the given people. */
function skillsIn(holders: readonly Int32Array[], { segments, registers, talents }: SearchContext): number[] {
  const register = registers.skills;
  const looked = latestOf(
    holders,
    segments.map(({ segment }) => segment),
  );
  const counts = new Map<number, number>();
  for (const { segment, ordinal } of looked) {
    const { starts, labels } = segment.skills;
    for (let at = starts[ordinal] as number; at < (starts[ordinal + 1] as number); at += 1) {
      const key = register.keyOfLabel[labels[at] as number] as number;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const havers = (key: number) =>
    segments.reduce(
      (sum, { segment }) => sum + countShared(segment.presence.bits, segment.ordinalsOfSkills([key])),
      0,
    );
  const usual = [...counts]
    .map(([number, count]) => ({ number, key: register.keys[number] as string, holders: count }))
    .filter((skill) => isUsual(skill, looked.length))
    .map((skill) => ({ ...skill, talents: havers(skill.number) }));
  return skillsOfTrade(usual, looked.length, talents).map(({ number }) => number);
}

type Looked = { segment: Segment; ordinal: number };

/** The talents of the given sets who were updated last. */
function latestOf(sets: readonly Int32Array[], segments: readonly Segment[]): Looked[] {
  const looked = segments.flatMap((segment, s) => {
    const set = sets[s] as Int32Array;
    return (segment.isSorted ? firstIn(set, TRADE.holdersMax) : ordinalsIn(set)).map((ordinal) => ({
      segment,
      ordinal,
    }));
  });
  return looked
    .sort((a, b) => (isBefore(a.segment, a.ordinal, b.segment, b.ordinal) ? -1 : 1))
    .slice(0, TRADE.holdersMax);
}

/** The lowest ordinals of a set. */
function firstIn(set: Int32Array, most: number): number[] {
  const first: number[] = [];
  for (let block = 0; block < set.length && first.length < most; block += 1)
    for (let bits = set[block] as number; bits !== 0 && first.length < most; bits &= bits - 1)
      first.push(block * 32 + 31 - Math.clz32(bits & -bits));
  return first;
}

function skilledOf(skills: readonly number[], { segments }: SearchContext): Skilled | undefined {
  if (skills.length === 0) return undefined;
  const needed = skillsNeeded(skills.length);
  return segments.map(({ segment }) => {
    const withAtLeast = Array.from({ length: needed.own }, () => emptySet(segment.size));
    for (const key of skills) {
      const having = segment.ordinalsOfSkills([key]);
      for (let least = needed.own - 1; least > 0; least -= 1) {
        const more = copyOf(withAtLeast[least - 1] as Int32Array);
        keepShared(more, having);
        addAll(withAtLeast[least] as Int32Array, more);
      }
      addAll(withAtLeast[0] as Int32Array, having);
    }
    return {
      near: withAtLeast[needed.near - 1] as Int32Array,
      own: withAtLeast[needed.own - 1] as Int32Array,
    };
  });
}

/** @param holders the only talents with the whole title; undefined if everybody with the role has it */
const raisedWord = (
  { sheets, kind }: FoundGroup,
  skilled: Skilled,
  holders: readonly Int32Array[] | undefined,
  { segments }: SearchContext,
): FoundWord => ({
  text: '',
  found: 0,
  correction: undefined,
  sheets: segments.map(({ pool }, s) => {
    const sheet = pool.acquire();
    const { near, own } = skilled[s] as Skilled[number];
    if (holders === undefined) sheet.raiseTo(sheets[s] as ScoreSheet);
    else {
      sheet.raiseAll((sheets[s] as ScoreSheet).scores, PART_SCORES);
      sheet.raiseSet(holders[s] as Int32Array, ROLE.score);
    }
    if (kind === 'role') sheet.raiseSet(near, TRADE.nearScore);
    sheet.raiseSet(own, TRADE.score);
    return sheet;
  }),
  termRanges: segments.map(() => []),
});
