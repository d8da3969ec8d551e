/** A query of OpenSearch. */
export type Clause = Readonly<Record<string, unknown>>;

export const EVERYBODY: Clause = { match_all: {} };
export const NOBODY: Clause = { match_none: {} };

const isEverybody = (clause: Clause): boolean => 'match_all' in clause;
const isNobody = (clause: Clause): boolean => 'match_none' in clause;

/** What a clause asks, if it is nothing but a list of clauses that all must fit. */
const partsOf = (clause: Clause): readonly Clause[] => {
  const { filter, ...others } = (clause['bool'] ?? { none: true }) as { filter?: readonly Clause[] };
  return filter !== undefined && Object.keys(others).length === 0 ? filter : [clause];
};

export function allOf(clauses: readonly Clause[]): Clause {
  // A clause that two parts share is asked once.
  const narrowing = [...new Set(clauses.flatMap(partsOf))].filter((clause) => !isEverybody(clause));
  const [only = EVERYBODY] = narrowing;
  if (narrowing.some(isNobody)) return NOBODY;
  return narrowing.length < 2 ? only : { bool: { filter: narrowing } };
}

export function anyOf(clauses: readonly Clause[]): Clause {
  const possible = clauses.filter((clause) => !isNobody(clause));
  const [only = NOBODY] = possible;
  if (possible.some(isEverybody)) return EVERYBODY;
  return possible.length < 2 ? only : { bool: { should: possible, minimum_should_match: 1 } };
}

/** Who has at least so many of some clauses. */
export const atLeast = (count: number, clauses: readonly Clause[]): Clause =>
  count > clauses.length ? NOBODY : { bool: { should: clauses, minimum_should_match: count } };

export function without(clause: Clause, excluded: Clause): Clause {
  if (isNobody(excluded) || isNobody(clause)) return clause;
  if (isEverybody(excluded)) return NOBODY;
  return { bool: { ...(isEverybody(clause) ? {} : { filter: [clause] }), must_not: [excluded] } };
}

/** As if some people were not in the index. The others keep their scores. */
export const withoutHidden = (clause: Clause, hiddenTalentIds: readonly string[]): Clause =>
  hiddenTalentIds.length === 0
    ? clause
    : { bool: { must: [clause], must_not: [{ ids: { values: hiddenTalentIds } }] } };

export const term = (field: string, value: string | boolean): Clause => ({ term: { [field]: value } });

export const terms = (field: string, values: readonly string[]): Clause =>
  values.length === 0
    ? NOBODY
    : values.length === 1
      ? // OpenSearch looks up one value in less time than a list of one.
        term(field, values[0] as string)
      : { terms: { [field]: values } };

export const prefix = (field: string, value: string): Clause => ({ prefix: { [field]: value } });

/** Words that follow each other in one value of a field. */
export const phrase = (field: string, words: string): Clause =>
  words.trim() === ''
    ? NOBODY
    : { match_phrase: { [field]: { query: words.trim(), analyzer: 'whitespace' } } };

type Ends = { gte?: number | string; gt?: number | string; lte?: number | string; lt?: number | string };

export const range = (field: string, ends: Ends): Clause => ({ range: { [field]: ends } });

/** Numbers within a range with inclusive ends; a missing or infinite end is open. */
export function within(
  field: string,
  { min = -Infinity, max = Infinity }: { min?: number | undefined; max?: number | undefined },
): Clause {
  if (Number.isNaN(min) || Number.isNaN(max) || min > max || min === Infinity || max === -Infinity)
    return NOBODY;
  if (min === -Infinity && max === Infinity) return EVERYBODY;
  return range(field, {
    ...(min === -Infinity ? {} : { gte: min }),
    ...(max === Infinity ? {} : { lte: max }),
  });
}

/** Gives points to whom a clause finds. */
export const scored = (clause: Clause, points: number): Clause => ({
  constant_score: { filter: clause, boost: points },
});

/** The greatest of some points. */
export const bestOf = (points: readonly Clause[]): Clause =>
  points.length === 1 ? (points[0] as Clause) : { dis_max: { queries: points } };

/** The sum of some points; it finds who has any. */
export const sumOf = (points: readonly Clause[]): Clause =>
  points.length === 0 ? NOBODY : { bool: { should: points, minimum_should_match: 1 } };

/** Who is found by a clause, with some points. */
export const withPoints = (clause: Clause, points: readonly Clause[]): Clause => ({
  bool: { filter: [clause], should: points, minimum_should_match: 0 },
});

/** Who has at least so many points. */
export const withAtLeast = (points: Clause, least: number): Clause =>
  least <= 0
    ? EVERYBODY
    : isNobody(points)
      ? NOBODY
      : { function_score: { query: points, min_score: least } };
