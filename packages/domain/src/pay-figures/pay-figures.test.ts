import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MARKET_BARS,
  MARKET_COMPANIES_MIN,
  MARKET_POSTS_MIN,
  MARKET_POSTS_OF_COMPANY_MAX,
  PAY_ANSWERS_COMPANIES_MIN,
  PAY_ANSWERS_INVITATIONS_MIN,
} from './limit.ts';
import { isInBar, marketBars } from './bars.ts';
import { middleOf, type PaidPost } from './paid-post.ts';
import { marketPay, marketPayOfPart, marketPlace, payAnswers } from './rule.ts';
import { samePlace } from './same-place.ts';
import type { MarketPay } from './schema.ts';
import {
  marketBarLabel,
  marketBarShare,
  marketFacts,
  marketMedianSentence,
  marketPlaceName,
  marketSourceSentence,
  payAnswersSentence,
} from './words.ts';

/** Posts of these companies, by their number, with these middles of pay. */
const postsOf = (...posts: [company: number, middle: number][]): PaidPost[] =>
  posts.map(([company, middle]) => ({ companyId: `c${company}`, pay: { from: middle - 1, to: middle + 1 } }));

const ten = Array.from({ length: 10 }, (_, at): [number, number] => [at % 5, 10 + at]);

test('ten posts of five companies have figures; nine posts, or four companies, have none', () => {
  expect(marketPay(postsOf(...ten))).toEqual({
    posts: 10,
    companies: 5,
    lowerQuartile: 12,
    median: 15,
    upperQuartile: 17,
    bars: [],
  });
  expect(marketPay(postsOf(...ten.slice(1)))).toBeUndefined();
  expect(marketPay(postsOf(...ten.map(([, pay], at): [number, number] => [at % 4, pay])))).toBeUndefined();
});

const paidPost = fc.record({
  companyId: fc.integer({ min: 0, max: 12 }).map(String),
  pay: fc.record({ from: fc.integer({ min: 1, max: 60 }), to: fc.integer({ min: 60, max: 120 }) }),
});

test('whatever posts there are, no company counts with more than three of them, and the figures are in order', () => {
  fc.assert(
    fc.property(fc.array(paidPost, { maxLength: 60 }), (posts) => {
      const market = marketPay(posts);
      const few = posts.filter(
        ({ companyId }, at) =>
          posts.slice(0, at).filter((other) => other.companyId === companyId).length <
          MARKET_POSTS_OF_COMPANY_MAX,
      );
      const companies = new Set(few.map(({ companyId }) => companyId)).size;
      const isEnough = few.length >= MARKET_POSTS_MIN && companies >= MARKET_COMPANIES_MIN;
      expect(market !== undefined).toBe(isEnough);
      if (!market) return;
      expect(market).toMatchObject({ posts: few.length, companies });
      expect(market.lowerQuartile).toBeLessThanOrEqual(market.median);
      expect(market.median).toBeLessThanOrEqual(market.upperQuartile);
    }),
  );
});

test('whatever posts there are, each bar has posts of five companies, none of them the half of it, and the bars hold all posts', () => {
  let plots = 0;
  fc.assert(
    fc.property(fc.array(crowdedPost, { minLength: MARKET_POSTS_MIN, maxLength: 200 }), (posts) => {
      const kept = posts.filter(
        ({ companyId }, at) =>
          posts.slice(0, at).filter((other) => other.companyId === companyId).length <
          MARKET_POSTS_OF_COMPANY_MAX,
      );
      const bars = marketBars(kept);
      if (bars.length === 0) return;
      plots += 1;
      expect(bars.length).toBeGreaterThanOrEqual(MARKET_BARS.min);
      expect(bars.length).toBeLessThanOrEqual(MARKET_BARS.max);
      const inBars = bars.map(({ from, to }) =>
        kept.filter(
          ({ pay }) => (from === null || middleOf(pay) >= from) && (to === null || middleOf(pay) < to),
        ),
      );
      expect(inBars.reduce((sum, { length }) => sum + length, 0)).toBe(kept.length);
      for (const [at, inBar] of inBars.entries()) {
        const counts = [...Map.groupBy(inBar, ({ companyId }) => companyId).values()].map((of) => of.length);
        expect(counts.length).toBeGreaterThanOrEqual(MARKET_COMPANIES_MIN);
        expect(Math.max(...counts)).toBeLessThan(inBar.length / 2);
        const percent = bars[at]?.percent ?? 0;
        expect(percent % 5).toBe(0);
        expect(Math.abs(percent - (inBar.length / kept.length) * 100)).toBeLessThanOrEqual(2.5);
      }
      for (const [at, { to }] of bars.slice(0, -1).entries()) expect(bars[at + 1]?.from).toBe(to);
    }),
    { seed: 20_261_128, numRuns: 500 },
  );
  expect(plots).toBeGreaterThan(100);
});

/** Many companies whose pay lies close together, and some far away. */
const crowdedPost = fc.record({
  companyId: fc.integer({ min: 0, max: 60 }).map(String),
  pay: fc
    .tuple(fc.integer({ min: 10, max: 24 }), fc.integer({ min: 0, max: 6 }), fc.boolean())
    .map(([from, more, isFar]) => ({ from: isFar ? from * 2 : from, to: (isFar ? from * 2 : from) + more })),
});

test('bars are as narrow as five companies each allow, and the ends are open', () => {
  const of = (middle: number, companies: number, first = 0) =>
    Array.from({ length: companies }, (_, at): [number, number] => [first + at, middle]);
  const bars = marketBars(
    postsOf(...of(9, 2), ...of(12, 5), ...of(13, 5, 5), ...of(14, 6, 10), ...of(15, 5, 16), ...of(40, 2, 30)),
  );
  expect(bars.map((bar) => [marketBarLabel(bar), marketBarShare(bar)])).toEqual([
    ['under ₹13 LPA', '30 %'],
    ['₹13 to 14 LPA', '20 %'],
    ['₹14 to 15 LPA', '25 %'],
    ['from ₹15 LPA', '30 %'],
  ]);
  expect(bars.map((bar) => isInBar({ from: 13.5, to: 14 }, bar))).toEqual([false, true, false, false]);
  expect(bars.map((bar) => isInBar({ from: 14, to: 14 }, bar))).toEqual([false, false, true, false]);
  expect(marketBarShare({ from: 1, to: 2, percent: 0 })).toBe('under 5 %');
});

test('whatever posts there are, neither the figures of a place nor those of all without it are of fewer than five companies', () => {
  let shown = 0;
  const post = fc.record({ companyId: fc.integer({ min: 0, max: 12 }).map(String), isThere: fc.boolean() });
  fc.assert(
    fc.property(fc.array(post, { minLength: 20, maxLength: 120 }), (drawn) => {
      const posts = drawn.map((one) => ({ ...one, pay: { from: 10, to: 12 } }));
      const market = marketPayOfPart(posts, ({ isThere }) => isThere);
      if (!market) return;
      shown += 1;
      const companiesOf = (isThere: boolean) =>
        new Set(posts.filter((one) => one.isThere === isThere).map(({ companyId }) => companyId)).size;
      expect(market.companies).toBe(companiesOf(true));
      expect(companiesOf(true)).toBeGreaterThanOrEqual(MARKET_COMPANIES_MIN);
      expect([0, ...Array.from({ length: 9 }, (_, at) => at + MARKET_COMPANIES_MIN)]).toContain(
        companiesOf(false),
      );
    }),
    { seed: 20_261_128 },
  );
  expect(shown).toBeGreaterThan(10);
});

test('a place is compared by its name in any spelling, and remote jobs with remote jobs', () => {
  const at = (workPlaceName: string, workPlace: 'OnSite' | 'RemoteOrOnSite' | 'Remote' = 'OnSite') => ({
    workPlace,
    workPlaceName,
  });
  const isSame = samePlace(at(' bangalore'));
  expect(
    [at('Bengaluru'), at('BENGALURU', 'RemoteOrOnSite'), at('Pune'), at('Bengaluru', 'Remote'), {}].map(
      (post) => isSame?.(post),
    ),
  ).toEqual([true, true, false, false, false]);
  expect(
    [at('Pune'), at('', 'Remote')].map((post) => samePlace(at('Bengaluru', 'RemoteOrOnSite'))?.(post)),
  ).toEqual([false, true]);
  expect(
    [at('Pune'), at('Pune', 'RemoteOrOnSite')].map((post) => samePlace(at('', 'Remote'))?.(post)),
  ).toEqual([false, true]);
  for (const none of [{}, at(''), at('...')]) expect(samePlace(none)).toBeUndefined();
  expect([{}, at('Pune'), at('Pune', 'RemoteOrOnSite'), at('', 'Remote')].map(marketPlaceName)).toEqual([
    undefined,
    'Pune',
    'Pune or remote',
    'Remote jobs',
  ]);
});

const market: MarketPay = {
  basis: 'similarTitle',
  posts: 24,
  companies: 9,
  lowerQuartile: 16,
  median: 20,
  upperQuartile: 24,
  bars: [],
};

test.each([
  [{ from: 10, to: 21 }, 'low'],
  [{ from: 10, to: 22 }, 'middle'],
  [{ from: 20, to: 28 }, 'middle'],
  [{ from: 20, to: 29 }, 'high'],
] as const)('pay of %j is %s among those', (pay, place) => {
  expect(marketPlace(pay, market)).toBe(place);
});

test('figures name their source', () => {
  expect(marketSourceSentence(market, 'Software_Development')).toBe(
    'From 24 posts of 9 other companies with a similar title, of the last 180 days.',
  );
  expect(marketSourceSentence({ ...market, basis: 'category' }, 'Software_Testing')).toContain(
    'in Software Testing',
  );
  expect(marketMedianSentence(market)).toBe('Half of these posts pay less than ₹20 LPA.');
  expect(marketFacts(market).map(({ value }) => value)).toEqual(['₹16 LPA', '₹20 LPA', '₹24 LPA']);
});

const enough = { counted: PAY_ANSWERS_INVITATIONS_MIN, answered: 31, companies: PAY_ANSWERS_COMPANIES_MIN };

test('shares of answers need enough invitations of enough companies on both sides', () => {
  const without = { ...enough, answered: 20 };
  expect(payAnswers(enough, without)).toEqual({ withPay: 62, withoutPay: 40 });
  expect(payAnswersSentence({ withPay: 62, withoutPay: 40 })).toBe(
    'Talents answered 62 % of invitations with pay in the last 90 days, and 40 % without.',
  );
  for (const few of [{ counted: enough.counted - 1 }, { companies: enough.companies - 1 }]) {
    expect(payAnswers({ ...enough, ...few }, without)).toBeUndefined();
    expect(payAnswers(enough, { ...without, ...few })).toBeUndefined();
  }
});
