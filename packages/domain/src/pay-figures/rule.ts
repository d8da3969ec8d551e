import {
  MARKET_COMPANIES_MIN,
  MARKET_POSTS_MIN,
  MARKET_POSTS_OF_COMPANY_MAX,
  MARKET_STEP_IN_LPA_INR,
  PAY_ANSWERS_COMPANIES_MIN,
  PAY_ANSWERS_INVITATIONS_MIN,
} from './limit.ts';
import { marketBars } from './bars.ts';
import { middleOf, type PaidPost, type PayRange } from './paid-post.ts';
import type { MarketPay, PayAnswers } from './schema.ts';

/**
 * What posts state as pay; undefined if they are too few, or of too few companies.
 *
 * @param posts newest first
 */
export function marketPay(posts: readonly PaidPost[]): Omit<MarketPay, 'basis'> | undefined {
  const counted = fewOfEach(posts);
  const companies = new Set(counted.map(({ companyId }) => companyId)).size;
  if (counted.length < MARKET_POSTS_MIN || companies < MARKET_COMPANIES_MIN) return undefined;
  const middles = counted.map(({ pay }) => middleOf(pay)).toSorted((a, b) => a - b);
  const [lowerQuartile = 0, median = 0, upperQuartile = 0] = [0.25, 0.5, 0.75].map((share) =>
    rounded(quantile(middles, share)),
  );
  return {
    posts: counted.length,
    companies,
    lowerQuartile,
    median,
    upperQuartile,
    bars: marketBars(counted),
  };
}

/**
 * The same of the posts of which something is true. The others have to be none or enough, too: otherwise the two figures together
 * would tell of the few others.
 */
export function marketPayOfPart<Post extends PaidPost>(
  posts: readonly Post[],
  isPart: (post: Post) => boolean,
): ReturnType<typeof marketPay> {
  const others = posts.filter((post) => !isPart(post));
  return others.length === 0 || marketPay(others) ? marketPay(posts.filter(isPart)) : undefined;
}

/** At most so many posts of each company, so that one with many does not set the figures. */
function fewOfEach(posts: readonly PaidPost[]): PaidPost[] {
  const taken = new Map<string, number>();
  return posts.filter(({ companyId }) => {
    const before = taken.get(companyId) ?? 0;
    taken.set(companyId, before + 1);
    return before < MARKET_POSTS_OF_COMPANY_MAX;
  });
}

/** A quantile of ascending amounts, between two of them if it falls there. */
function quantile(amounts: readonly number[], share: number): number {
  const at = (amounts.length - 1) * share;
  const below = amounts[Math.floor(at)] ?? 0;
  const above = amounts[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

const rounded = (amount: number): number =>
  Math.round(amount / MARKET_STEP_IN_LPA_INR) * MARKET_STEP_IN_LPA_INR;

/** Where pay lies among what other posts state. */
export type MarketPlace = 'low' | 'middle' | 'high';

export function marketPlace(pay: PayRange, { lowerQuartile, upperQuartile }: MarketPay): MarketPlace {
  const middle = middleOf(pay);
  if (middle < lowerQuartile) return 'low';
  return middle > upperQuartile ? 'high' : 'middle';
}

/** Invitations of one kind, and the companies that sent them. */
export type CountedAnswers = { counted: number; answered: number; companies: number };

/** How stating pay changes the answers; undefined if there are too few invitations of either kind, or of too few companies. */
export function payAnswers(withPay: CountedAnswers, withoutPay: CountedAnswers): PayAnswers | undefined {
  const isEnough = ({ counted, companies }: CountedAnswers) =>
    counted >= PAY_ANSWERS_INVITATIONS_MIN && companies >= PAY_ANSWERS_COMPANIES_MIN;
  if (!isEnough(withPay) || !isEnough(withoutPay)) return undefined;
  const percentOf = ({ counted, answered }: CountedAnswers) => Math.floor((answered / counted) * 100);
  return { withPay: percentOf(withPay), withoutPay: percentOf(withoutPay) };
}
