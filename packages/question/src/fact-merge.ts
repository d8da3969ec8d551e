import { INDIAN_STATES } from '@talaash/domain/locality/choice';
import { SEARCH_CONDITION_VALUES_MAX } from '@talaash/domain/talent-search/limit';
import type { SearchCondition, SearchConditionKind } from '@talaash/domain/talent-search/schema';
import type { Operand } from './item.ts';
import { cityOf, liesIn } from './place.ts';

/** Merges facts of one kind that ask for any of several values. The others stay as they are. */
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

/** A condition that holds if any of two holds. Undefined if no single condition expresses that. */
export function unionOf(one: SearchCondition, other: SearchCondition): SearchCondition | undefined {
  const unite = UNIONS[one.kind] as Unite<SearchConditionKind> | undefined;
  return one.kind === other.kind ? unite?.(one, other) : undefined;
}

type Unite<Kind extends SearchConditionKind> = (
  one: Extract<SearchCondition, { kind: Kind }>,
  other: Extract<SearchCondition, { kind: Kind }>,
) => SearchCondition | undefined;

/** Kinds that are not listed have no union. */
const UNIONS: { [Kind in SearchConditionKind]?: Unite<Kind> } = {
  experience: (one, other) => ({ kind: 'experience', ...hullOf(one, other) }),
  salary: (one, other) => ({ kind: 'salary', ...hullOf(one, other) }),
  notice: (one, other) => (one.maxWeeks >= other.maxWeeks ? one : other),
  place: (one, other) => {
    if (one.withinKm !== other.withinKm) return undefined;
    const around = union(one.around ?? [], other.around ?? []);
    const hasAround = one.around !== undefined || other.around !== undefined;
    return { ...one, names: union(one.names, other.names), ...(hasAround ? { around } : {}) };
  },
  employer: (one, other) =>
    one.when === other.when ? { ...one, names: union(one.names, other.names) } : undefined,
  degree: (one, other) => ({ ...one, names: union(one.names, other.names) }),
  level: (one, other) => ({ ...one, levels: union(one.levels, other.levels) }),
  category: (one, other) => ({ ...one, categories: union(one.categories, other.categories) }),
  openToWork: (one, other) => ({ ...one, statuses: union(one.statuses, other.statuses) }),
};

type Range = { min?: number | undefined; max?: number | undefined };

/** The smallest range that contains both. */
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
 * Merges two facts about one thing: ranges narrow each other, adjacent places are a place and its region, all others are
 * alternatives. Undefined if the first one stays as it is.
 */
export function narrowed(
  one: SearchCondition,
  other: SearchCondition,
  isOffice = false,
): SearchCondition | undefined {
  if (one.kind === 'experience' && other.kind === 'experience') return sharedRange(one, other);
  if (one.kind === 'salary' && other.kind === 'salary') return sharedRange(one, other);
  if (one.kind === 'notice') return undefined;
  const place =
    one.kind === 'place' && other.kind === 'place' ? smallerPlace(one, other, isOffice) : undefined;
  return place ?? unionOf(one, other);
}

/** A least and a most as one range; undefined where both say the same end, or where nothing lies between. */
function sharedRange<Fact extends Range>(one: Fact, other: Fact): Fact | undefined {
  const isOpen =
    (one.max === undefined && other.min === undefined) || (one.min === undefined && other.max === undefined);
  const both = { ...one, ...other };
  return isOpen && (both.min ?? 0) <= (both.max ?? Number.POSITIVE_INFINITY) ? both : undefined;
}

type PlaceFact = Extract<SearchCondition, { kind: 'place' }>;

/** The smaller of two places if one contains the other; undefined otherwise. */
function smallerPlace(one: PlaceFact, other: PlaceFact, isOffice: boolean): PlaceFact | undefined {
  // "Gurgaon, Delhi NCR": the rest of the region is near.
  if (isPartOf(one, other)) return { ...one, around: [...other.names] };
  if (isPartOf(other, one)) return { ...other, around: [...one.names] };
  if (liesWithin(one, other)) return isOffice && !other.names.some(isState) ? other : one;
  if (liesWithin(other, one)) return isOffice && !one.names.some(isState) ? one : other;
  return undefined;
}

/** Whether some of the places lie in each of the larger ones. */
const liesWithin = (some: Places, larger: Places): boolean =>
  larger.names.every((name) => some.names.some((own) => liesIn(own, name)));

type Places = { names: readonly string[] };

/** Whether places are some of those that a group such as NCR has. */
const isPartOf = (some: Places, all: Places): boolean =>
  some.names.length < all.names.length && some.names.every((name) => all.names.includes(name));
