import { JOB_CATEGORIES } from '../job-post/choice.ts';
import { JOB_POST_TITLE_LENGTH } from '../job-post/limit.ts';
import { optionalChoice, z } from '../base/schema.ts';
import { WORK_PLACES } from '../job-terms/choice.ts';
import { WORK_PLACE_NAME_LENGTH } from '../job-terms/limit.ts';

/** What the posts have in common with the one that is written. */
export const MARKET_BASES = ['matchingTitle', 'similarTitle', 'category'] as const;
export type MarketBasis = (typeof MARKET_BASES)[number];

/** The posts whose middle of pay lies from one amount to below another. The first and the last bar may be open. */
export const MarketBar = z.strictObject({
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** The share of the posts, rounded to five percent. */
  percent: z.number().int(),
});
export type MarketBar = z.infer<typeof MarketBar>;

/** What other companies' posts state as pay, in lakhs of rupees a year. Of each range, the middle counts. */
export const MarketPay = z.strictObject({
  basis: z.enum(MARKET_BASES),
  posts: z.number().int(),
  companies: z.number().int(),
  /** A quarter of the posts state less. */
  lowerQuartile: z.number(),
  median: z.number(),
  /** A quarter of the posts state more. */
  upperQuartile: z.number(),
  /** Each of at least five companies; none if there are too few posts for three bars. */
  bars: z.array(MarketBar),
});
export type MarketPay = z.infer<typeof MarketPay>;

/** The percentage of invitations that were answered, over 90 days. */
export const PayAnswers = z.strictObject({ withPay: z.number().int(), withoutPay: z.number().int() });
export type PayAnswers = z.infer<typeof PayAnswers>;

/** The job post that is written. Its title may be empty still. */
export const PayFiguresQuestion = z.strictObject({
  title: z.string().max(JOB_POST_TITLE_LENGTH.max),
  category: z.enum(JOB_CATEGORIES),
  workPlace: optionalChoice(WORK_PLACES),
  workPlaceName: z.string().max(WORK_PLACE_NAME_LENGTH.max).optional(),
});
export type PayFiguresQuestion = z.infer<typeof PayFiguresQuestion>;

/** Figures beside the pay of a job post; null while there are too few. */
export const PayFigures = z.strictObject({
  market: MarketPay.nullable(),
  /** Of the posts at the same place, or of remote ones. Null without a place, too. */
  marketAtPlace: MarketPay.nullable(),
  answers: PayAnswers.nullable(),
});
export type PayFigures = z.infer<typeof PayFigures>;
