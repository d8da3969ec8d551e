import { isNeeded } from '@talaash/question/understanding';
import { ordinalsIn } from '../segments/bitset.ts';
import type { Registers } from '../segments/growing-segment.ts';
import { addAll, copyOf, countOrdinals, countShared, emptySet, keepShared } from '../segments/set-memory.ts';
import type { FoundGroup } from './group-search.ts';
import type { ScoreSheet } from './score-sheet.ts';
import type { Preferred } from './scoring-pass.ts';
import { havingAll } from './segment-result.ts';
import { mayHaveSimilar, NAME_SCORE, SIMILAR, skillsOfFound } from './similar.ts';
import type { SearchedSegment } from './word-search.ts';

type Context = {
  segments: readonly SearchedSegment[];
  registers: Registers;
  talents: number;
  /** Who passes the filters, by segment. */
  passing: readonly Int32Array[];
  asTyped: boolean;
};

/** People who are similar to those found, by segment. */
export type Similar = {
  having: Int32Array[];
  /** The points for their skills. */
  preferred: Preferred[][];
  /** The numbers of these skills. */
  skills: number[];
};

/**
 * If less than a page is found, also finds who has the skills of those few: whoever asks for "aircon" also means the HVAC
 * technician, and the skills of the few who write the word say so.
 *
 * @param required sets that people must be in, by segment
 */
export function findSimilar(
  groups: readonly FoundGroup[],
  required: readonly Int32Array[][],
  context: Context,
): Similar | undefined {
  const { segments, talents, passing, asTyped } = context;
  if (asTyped || talents > SIMILAR.talentsMax || !mayHaveSimilar(groups)) return undefined;
  if (required.some((sets) => sets.length === 0)) return undefined;
  const found = segments.map((_, s) => havingAll(passing[s] as Int32Array, required[s] as Int32Array[]));
  const count = found.reduce((sum, set) => sum + countOrdinals(set), 0);
  if (count === 0 || count >= SIMILAR.enough || isNamed(groups, found)) return undefined;
  const skills = skillsOf(found, count, context);
  const byCount = segments.map(({ segment }) => {
    const atLeast = Array.from({ length: SIMILAR.counts[0] }, () => emptySet(segment.size));
    for (const key of skills) {
      const having = segment.ordinalsOfSkills([key]);
      for (let least = atLeast.length - 1; least > 0; least -= 1) {
        const more = copyOf(atLeast[least - 1] as Int32Array);
        keepShared(more, having);
        addAll(atLeast[least] as Int32Array, more);
      }
      addAll(atLeast[0] as Int32Array, having);
    }
    return (least: number) => atLeast[least - 1] as Int32Array;
  });
  const countWith = (least: number) =>
    found.reduce((sum, set, s) => {
      const all = havingAll(passing[s] as Int32Array, [(byCount[s] as (typeof byCount)[number])(least)]);
      addAll(all, set);
      return sum + countOrdinals(all);
    }, 0);
  const least = SIMILAR.counts.find((one) => countWith(one) >= SIMILAR.enough) ?? 1;
  if (countWith(least) === count) return undefined;
  return {
    having: byCount.map((having) => having(least)),
    preferred: byCount.map((having) =>
      SIMILAR.counts.map((one) => ({ ordinalSet: having(one), points: SIMILAR.points })),
    ),
    skills,
  };
}

/** Whether a needed word is the name of somebody who was found. */
const isNamed = (groups: readonly FoundGroup[], found: readonly Int32Array[]): boolean =>
  groups.some(
    (group) =>
      isNeeded(group) &&
      found.some((set, s) =>
        ordinalsIn(set).some((ordinal) => (group.sheets[s] as ScoreSheet).scores[ordinal] === NAME_SCORE),
      ),
  );

/** The keys of the skills that identify the found people. */
function skillsOf(
  found: readonly Int32Array[],
  count: number,
  { segments, registers, talents }: Context,
): number[] {
  const register = registers.skills;
  const holders = new Map<number, number>();
  for (const [s, { segment }] of segments.entries()) {
    const { starts, labels } = segment.skills;
    for (const ordinal of ordinalsIn(found[s] as Int32Array))
      for (let at = starts[ordinal] as number; at < (starts[ordinal + 1] as number); at += 1) {
        const key = register.keyOfLabel[labels[at] as number] as number;
        holders.set(key, (holders.get(key) ?? 0) + 1);
      }
  }
  const havers = (key: number) =>
    segments.reduce(
      (sum, { segment }) => sum + countShared(segment.presence.bits, segment.ordinalsOfSkills([key])),
      0,
    );
  const counted = [...holders].map(([number, own]) => ({
    number,
    key: register.keys[number] as string,
    holders: own,
    talents: havers(number),
  }));
  return skillsOfFound(counted, count, talents).map(({ number }) => number);
}
