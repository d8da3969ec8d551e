/** A condition of the server's filter language. It has no negation of groups, so each single one knows its own. */
export type Filter = { kind: 'one'; yes: string; no: string } | { kind: 'all' | 'any'; of: Filter[] };

export const allOf = (of: Filter[]): Filter => joined('all', of);
export const anyOf = (of: Filter[]): Filter => joined('any', of);

export const EVERYBODY: Filter = { kind: 'all', of: [] };
export const NOBODY: Filter = { kind: 'any', of: [] };

export const isEverybody = (filter: Filter): boolean => filter.kind === 'all' && filter.of.length === 0;
export const isNobody = (filter: Filter): boolean => filter.kind === 'any' && filter.of.length === 0;

function joined(kind: 'all' | 'any', of: Filter[]): Filter {
  const [isNeutral, isDecisive] = kind === 'all' ? [isEverybody, isNobody] : [isNobody, isEverybody];
  const decisive = of.find(isDecisive);
  if (decisive !== undefined) return decisive;
  const kept = of.flatMap((one) => (isNeutral(one) ? [] : one.kind === kind ? one.of : [one]));
  return kept.length === 1 ? (kept[0] as Filter) : { kind, of: kept };
}

export const negated = (filter: Filter): Filter =>
  filter.kind === 'one'
    ? { kind: 'one', yes: filter.no, no: filter.yes }
    : joined(filter.kind === 'all' ? 'any' : 'all', filter.of.map(negated));

/** The text of a filter that is neither everybody nor nobody. */
export const rendered = (filter: Filter): string =>
  filter.kind === 'one'
    ? filter.yes
    : filter.of
        .map((one) => (one.kind === 'one' ? rendered(one) : `(${rendered(one)})`))
        .join(filter.kind === 'all' ? ' && ' : ' || ');

/** Has any of some tokens, which are hashes. */
export const tokenFilter = (field: 'factTokens' | 'skillTokens', tokens: readonly string[]): Filter =>
  tokens.length === 0
    ? NOBODY
    : { kind: 'one', yes: `${field}:=[${tokens.join(',')}]`, no: `${field}:!=[${tokens.join(',')}]` };

/** Lakhs, years and weeks. Milliseconds are larger. */
const NUMBER_MAX = 1e9;

type NumberField = 'experienceInYears' | 'expectedSalaryInLpaInr' | 'noticePeriodInWeeks' | 'updatedAtMs';

/** A number within inclusive ends. */
export function rangeFilter(
  field: NumberField,
  { min = -Infinity, max = Infinity }: { min?: number | undefined; max?: number | undefined },
): Filter {
  const limit = field === 'updatedAtMs' ? Number.MAX_SAFE_INTEGER : NUMBER_MAX;
  if (!(min <= max) || min > limit || max < -limit) return NOBODY;
  // The server does not read exponents.
  const text = (number: number, whole: (number: number) => number) =>
    field === 'updatedAtMs' ? String(whole(number)) : number.toFixed(6);
  const ends: Filter[] = [];
  if (min > -limit) {
    const end = text(min, Math.ceil);
    ends.push({ kind: 'one', yes: `${field}:>=${end}`, no: `${field}:<${end}` });
  }
  if (max < limit) {
    const end = text(max, Math.floor);
    ends.push({ kind: 'one', yes: `${field}:<=${end}`, no: `${field}:>${end}` });
  }
  return allOf(ends);
}

/** A text between backticks, in which nothing is an operator; undefined when it could end its literal. */
export const literal = (text: string): string | undefined =>
  text === '' || /[`\\\p{Cc}]/u.test(text) ? undefined : `\`${text}\``;

/** Any of some fields has any of some texts, each as whole words. */
export function textFilter(fields: readonly string[], texts: readonly string[]): Filter {
  const literals = texts.flatMap((text) => literal(text) ?? []).join(',');
  return literals === ''
    ? NOBODY
    : anyOf(
        fields.map((field) => ({
          kind: 'one',
          yes: `${field}:[${literals}]`,
          no: `${field}:![${literals}]`,
        })),
      );
}
