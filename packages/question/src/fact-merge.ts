import { INDIAN_STATES } from '@talaash/domain/locality/choice';
import { SEARCH_CONDITION_VALUES_MAX } from '@talaash/domain/talent-search/limit';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { Operand } from './item.ts';
import { cityOf, liesIn } from './place.ts';

/** Facts of one kind that ask for any of several values are one. The others stay as they are. */
export function mergedFacts(operands: readonly Operand[]): Operand[] {
  const merged: Operand[] = [];
  for (const operand of operands) {
    const at = merged.findIndex((other) => unionOf(conditionOf(other), conditionOf(operand)) !== undefined);
    const known = merged[at];
    const union = known === undefined ? undefined : unionOf(conditionOf(known), conditionOf(operand));
    if (known === undefined || union === undefined) merged.push(operand);
    else
      merged[at] = {
        ...known,
        wanted: { kind: 'fact', condition: union },
        from: Math.min(known.from, operand.from),
        to: Math.max(known.to, operand.to),
      };
  }
  return merged;
}

export function conditionOf(operand: Operand): SearchCondition {
  if (operand.wanted.kind !== 'fact') throw new TypeError('Not a fact');
  return operand.wanted.condition;
}

/** A condition that any of two meets; undefined when no one condition says so. */
export function unionOf(one: SearchCondition, other: SearchCondition): SearchCondition | undefined {
  if (one.kind === 'place' && other.kind === 'place' && one.withinKm === other.withinKm)
    return {
      ...one,
      names: union(one.names, other.names),
      ...(one.around || other.around ? { around: union(one.around ?? [], other.around ?? []) } : {}),
    };
  if (
    (one.kind === 'experience' && other.kind === 'experience') ||
    (one.kind === 'salary' && other.kind === 'salary')
  )
    return { kind: one.kind, ...hullOf(one, other) };
  if (one.kind === 'notice' && other.kind === 'notice') return one.maxWeeks >= other.maxWeeks ? one : other;
  if (one.kind === 'employer' && other.kind === 'employer' && one.when === other.when)
    return { ...one, names: union(one.names, other.names) };
  if (one.kind === 'degree' && other.kind === 'degree')
    return { ...one, names: union(one.names, other.names) };
  if (one.kind === 'level' && other.kind === 'level')
    return { ...one, levels: union(one.levels, other.levels) };
  if (one.kind === 'category' && other.kind === 'category')
    return { ...one, categories: union(one.categories, other.categories) };
  if (one.kind === 'openToWork' && other.kind === 'openToWork')
    return { ...one, statuses: union(one.statuses, other.statuses) };
  return undefined;
}

type Range = { min?: number | undefined; max?: number | undefined };

/** The least range that holds two. */
function hullOf(one: Range, other: Range): Range {
  const min = one.min === undefined || other.min === undefined ? undefined : Math.min(one.min, other.min);
  const max = one.max === undefined || other.max === undefined ? undefined : Math.max(one.max, other.max);
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

const STATES: ReadonlySet<string> = new Set(INDIAN_STATES);
/** Delhi is also a city. */
const isState = (name: string): boolean => STATES.has(name) && cityOf(name) === undefined;

const union = <Value>(one: readonly Value[], other: readonly Value[]): Value[] =>
  [...new Set([...one, ...other])].slice(0, SEARCH_CONDITION_VALUES_MAX);

/**
 * Two facts of a text about one thing as one: ranges narrow each other, places side by side are a place and where it lies, all
 * others are any of both. Undefined when the first one stands.
 *
 * @param isOffice where an ad says in which suburb its office is: people of the whole city are meant
 */
export function narrowed(
  one: SearchCondition,
  other: SearchCondition,
  isOffice = false,
): SearchCondition | undefined {
  if (
    (one.kind === 'experience' && other.kind === 'experience') ||
    (one.kind === 'salary' && other.kind === 'salary')
  ) {
    const isOpen =
      (one.max === undefined && other.min === undefined) ||
      (one.min === undefined && other.max === undefined);
    const both = { ...one, ...other };
    if (isOpen && (both.min ?? 0) <= (both.max ?? Number.POSITIVE_INFINITY)) return both;
    return undefined;
  }
  if (one.kind === 'place' && other.kind === 'place') {
    // "Gurgaon, Delhi NCR": the rest of the region is near.
    if (isPartOf(one, other)) return { ...one, around: [...other.names] };
    if (isPartOf(other, one)) return { ...other, around: [...one.names] };
    if (other.names.every((name) => one.names.some((own) => liesIn(own, name))))
      return isOffice && !other.names.some(isState) ? other : one;
    if (one.names.every((name) => other.names.some((own) => liesIn(own, name))))
      return isOffice && !one.names.some(isState) ? one : other;
  }
  if (one.kind === 'notice') return undefined;
  return unionOf(one, other);
}

type Places = { names: readonly string[] };

/** Whether places are some of those that a group such as NCR has. */
const isPartOf = (some: Places, all: Places): boolean =>
  some.names.length < all.names.length && some.names.every((name) => all.names.includes(name));
