import { keyOfWanted, type Operand } from './item.ts';

/** One that is wanted, or any of several; all alternatives are wanted together. */
export type Alternatives = { operands: Operand[]; isExcluded: boolean };

/** Operands that ask for the same thing count once. */
export function distinct(operands: readonly Operand[]): Operand[] {
  const byKey = new Map<string, Operand>();
  for (const operand of operands) {
    const key = keyOfWanted(operand.wanted);
    if (!byKey.has(key)) byKey.set(key, operand);
  }
  return [...byKey.values()];
}

/** Removes duplicates, and alternatives that a narrower one includes. */
export function withoutRepeats(all: readonly Alternatives[]): Alternatives[] {
  const keyed = all.map((one) => ({
    one,
    keys: new Set(one.operands.map(({ wanted }) => keyOfWanted(wanted))),
  }));
  const kept = new Map<string, Alternatives>();
  const single = new Map<string, Operand[]>();
  for (const { one, keys } of keyed)
    if (!one.isExcluded && keys.size === 1) single.set([...keys][0] as string, one.operands);
  for (const { one, keys } of keyed) {
    if (!one.isExcluded && keys.size > 1 && [...keys].some((key) => single.has(key))) continue;
    const key = `${one.isExcluded} ${[...keys].toSorted().join('|')}`;
    if (!kept.has(key)) kept.set(key, one);
  }
  return [...kept.values()];
}
