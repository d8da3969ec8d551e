import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { expect, test } from 'vitest';
import { foundIn, judged, judgedEngine } from '../../test/judged.ts';
import { understand } from '@talaash/question/understand';

const engine = judgedEngine();

type Negation = { q: string; must: string[]; mustNot: string[] };
type Ends = [min: number | null, max: number | null];
type Asks = { years?: Ends; salary?: Ends; place?: string; start?: string; notice?: string };
type Word = { q: string; first: string[]; mustNot: string[]; asks?: Asks; among?: string[] };
type Typed = { typed: string; oneOf: string[]; never: string[] };

/** Not needing a notice period is a soft fact, like all facts: the others follow below the line. */
const SOFT = new Set(['no notice period java developer']);

const NEGATIONS = [...judged<Negation[]>('negation'), ...judged<Negation[]>('negation-2')];

test.each(NEGATIONS.filter(({ q }) => !SOFT.has(q)))(
  'nobody who is refused is found, and everybody else is: $q',
  ({ q, must, mustNot }) => {
    const found = foundIn(engine, q);
    expect(mustNot.filter((id) => found.includes(id))).toEqual([]);
    expect(must.filter((id) => !found.includes(id))).toEqual([]);
  },
);

/** "SE" is read as Software Engineer; sellers follow. */
const BELOW_TEN = new Map([['SE', ['p125']]]);
const TEN = 10;

test.each(judged<Word[]>('word'))('short words are read as what they stand for: $q', (asked) => {
  const { q, first, among, asks = {} } = asked;
  const ten = foundIn(engine, q).slice(0, TEN);
  expect(first.filter((id) => !ten.includes(id))).toEqual(BELOW_TEN.get(q) ?? []);
  expect(ten.filter((id) => among?.includes(id) === false)).toEqual([]);
  expect(understand(q).facts.flatMap(({ condition }) => said(condition) ?? [])).toEqual(
    expect.arrayContaining(told(asks)),
  );
  expect(understand(q).facts.flatMap(({ condition }) => said(condition) ?? [])).toHaveLength(
    told(asks).length,
  );
  // Excluded people may follow below the line if nobody else is left. They never appear above the people who match.
  const last = Math.max(...first.map((id) => ten.indexOf(id)));
  expect(asked.mustNot.filter((id) => ten.includes(id) && ten.indexOf(id) < last)).toEqual([]);
});

const WEEKS: Readonly<Record<string, number>> = { immediately: 1, '15 days': 15 / 7, '30 days': 52 / 12 };
const NO_END = 50;

/** What a question asks, as `said` says it. A bare number of years is a least. */
function told({ years, salary, place, start, notice = start }: Asks): string[] {
  const ends = ([min, max]: Ends) => `${min ?? 0}-${max === NO_END ? 'open' : max}`;
  return [
    ...(years === undefined ? [] : [`years ${years[0] === years[1] ? years[0] : ends(years)}`]),
    ...(salary === undefined ? [] : [`salary ${ends(salary)}`]),
    ...(place === undefined ? [] : [`place ${place}`]),
    ...(notice === undefined ? [] : [`notice ${WEEKS[notice]?.toFixed(1)}`]),
  ];
}

function said(condition: SearchCondition): string | undefined {
  const { kind } = condition;
  if (kind === 'place') return `place ${condition.names[0]}`;
  if (kind === 'notice') return `notice ${condition.maxWeeks.toFixed(1)}`;
  if (kind === 'salary') return `salary ${condition.min ?? 0}-${condition.max ?? 'open'}`;
  if (kind !== 'experience') return undefined;
  const { min = 0, max } = condition;
  const isBare = max !== undefined && BARE_YEARS.get(min) === max;
  return `years ${isBare ? min : `${min}-${max ?? 'open'}`}`;
}

/** The readings of "2 years" and similar texts. */
const BARE_YEARS = new Map([
  [2, 3],
  [4, 6],
  [5, 7],
]);

test.each(judged<Typed[]>('completion'))('$typed is completed', ({ typed, oneOf, never }) => {
  const names = engine.complete({ typed, redacted: false, limit: 5 }).map(({ text }) => text.toLowerCase());
  const isOffered = (whole: string) => names.some((name) => ` ${whole.toLowerCase()}`.endsWith(` ${name}`));
  expect(oneOf.filter(isOffered)).not.toEqual([]);
  expect(never.filter(isOffered)).toEqual([]);
});
