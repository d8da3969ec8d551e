import {
  MARKET_BAR_STEPS_IN_LPA_INR,
  MARKET_BARS,
  MARKET_COMPANIES_MIN,
  MARKET_SHARE_STEP,
} from './limit.ts';
import { middleOf, type PaidPost, type PayRange } from './paid-post.ts';
import type { MarketBar } from './schema.ts';

/** The posts of one bar. */
type Bin = { from: number | null; to: number | null; posts: readonly PaidPost[] };

/**
 * A histogram of what posts state, of bars that are equally wide, except for those at the ends. Each bar has posts of at least
 * five companies, so none shows what a single one pays. Empty if that leaves fewer than three bars.
 */
export function marketBars(posts: readonly PaidPost[]): MarketBar[] {
  const plots = MARKET_BAR_STEPS_IN_LPA_INR.map((step) => binsOf(posts, step)).filter(
    (bins) => bins.length >= MARKET_BARS.min && bins.length <= MARKET_BARS.max,
  );
  const most = Math.max(0, ...plots.map((bins) => bins.length));
  const bins = plots.find(({ length }) => length === most) ?? [];
  return bins.map(({ from, to, posts: { length } }) => ({
    from,
    to,
    percent: Math.round(((length / posts.length) * 100) / MARKET_SHARE_STEP) * MARKET_SHARE_STEP,
  }));
}

const isEnough = ({ posts }: Pick<Bin, 'posts'>): boolean =>
  new Set(posts.map(({ companyId }) => companyId)).size >= MARKET_COMPANIES_MIN;

/** The bars of a width: the longest run of those that are enough, and everything below and above it as a bar each. */
function binsOf(posts: readonly PaidPost[], step: number): Bin[] {
  const byBin = Map.groupBy(posts, ({ pay }) => Math.floor(middleOf(pay) / step));
  const [first, last] = [Math.min(...byBin.keys()), Math.max(...byBin.keys())];
  const all = Array.from({ length: last - first + 1 }, (_, at): Bin => {
    const from = (first + at) * step;
    return { from, to: from + step, posts: byBin.get(first + at) ?? [] };
  });
  const run = longestRun(all);
  const below = all.slice(0, run.start).flatMap((bin) => bin.posts);
  const above = all.slice(run.end).flatMap((bin) => bin.posts);
  const inner = all.slice(run.start, run.end);
  // An end that is too small takes the bar beside it.
  const low = withEnd(below, () => inner.shift());
  const high = withEnd(above, () => inner.pop());
  return [
    ...(low ? [{ from: null, to: low.beside?.to ?? inner[0]?.from ?? null, posts: low.posts }] : []),
    ...inner,
    ...(high ? [{ from: high.beside?.from ?? inner.at(-1)?.to ?? null, to: null, posts: high.posts }] : []),
  ].filter(isEnough);
}

function withEnd(posts: readonly PaidPost[], takeBeside: () => Bin | undefined) {
  if (posts.length === 0) return undefined;
  const beside = isEnough({ posts }) ? undefined : takeBeside();
  return { beside, posts: [...posts, ...(beside?.posts ?? [])] };
}

/** The indexes of the longest run of bars that are enough. */
function longestRun(bins: readonly Bin[]): { start: number; end: number } {
  let best = { start: 0, end: 0 };
  let start = 0;
  for (const [at, bin] of bins.entries()) {
    if (!isEnough(bin)) start = at + 1;
    else if (at + 1 - start > best.end - best.start) best = { start, end: at + 1 };
  }
  return best;
}

/** Whether a range of pay reaches into a bar. One that ends where the bar begins does not. */
export const isInBar = (pay: PayRange, { from, to }: MarketBar): boolean =>
  (to === null || pay.from < to) && (from === null || pay.to > from || pay.from === from);
