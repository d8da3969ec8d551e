import type { SearchCondition, SearchConditionKind } from './schema.ts';

/** A condition of one kind. */
export type ConditionOf<Kind extends SearchConditionKind> = Extract<SearchCondition, { kind: Kind }>;

/** A function for each kind of condition. */
export type ConditionTable<More extends unknown[], Result> = {
  readonly [Kind in SearchConditionKind]: (condition: ConditionOf<Kind>, ...more: More) => Result;
};

/** Calls the function of the condition's kind. */
export function byKind<More extends unknown[], Result>(
  table: ConditionTable<More, Result>,
  condition: SearchCondition,
  ...more: More
): Result {
  // The table pairs each kind with its own function, which the compiler cannot follow through one key.
  const ofKind = table[condition.kind] as (condition: SearchCondition, ...more: More) => Result;
  return ofKind(condition, ...more);
}
