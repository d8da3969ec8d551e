import { ANSWER_RATE_DAYS } from '../answer-rate/limit.ts';
import type { JobCategory } from '../job-post/choice.ts';
import { JOB_CATEGORY_LABELS } from '../job-post/words.ts';
import { MARKET_COMPANIES_MIN, MARKET_DAYS, MARKET_POSTS_MIN, MARKET_SHARE_STEP } from './limit.ts';
import { namedPlace, type PostPlace } from './place.ts';
import type { MarketPlace } from './rule.ts';
import type { MarketBar, MarketPay, PayAnswers } from './schema.ts';

export const MARKET_PAY_TITLE = 'Market pay';

export const MARKET_PAY_NONE = `Fewer than ${MARKET_POSTS_MIN} posts of ${MARKET_COMPANIES_MIN} other companies state the pay of such a job.`;

/** The places that figures can be of. */
export const MARKET_EVERYWHERE = 'All of India';

/** The place of a post as the name of a choice; undefined if it states none. */
export function marketPlaceName(post: PostPlace): string | undefined {
  if (post.workPlace === 'Remote') return 'Remote jobs';
  const name = namedPlace(post);
  return name !== undefined && post.workPlace === 'RemoteOrOnSite' ? `${name} or remote` : name;
}

/** In place of the figures of a place. */
export const marketPlaceNone = (place: string): string =>
  `Too few posts for ${place}. These figures are of all of India.`;

/** "₹10 to 12 LPA". */
export function marketBarLabel({ from, to }: MarketBar): string {
  if (from === null) return `under ₹${to} LPA`;
  return to === null ? `from ₹${from} LPA` : `₹${from} to ${to} LPA`;
}

export const marketBarShare = ({ percent }: MarketBar): string =>
  percent === 0 ? `under ${MARKET_SHARE_STEP} %` : `${percent} %`;

export const MARKET_BARS_WORDS = {
  name: 'Posts by their pay',
  heads: ['Pay a year', 'Share of posts'],
  note: `Shares are rounded to ${MARKET_SHARE_STEP} %. Each bar has posts of at least ${MARKET_COMPANIES_MIN} companies.`,
  places: 'Place of the posts',
  fold: 'Hide the figures',
  unfold: 'Show the figures',
} as const;

/** "From 24 posts of 9 companies with a matching title." */
export function marketSourceSentence({ basis, posts, companies }: MarketPay, category: JobCategory): string {
  const kind = {
    matchingTitle: 'with a matching title',
    similarTitle: 'with a similar title',
    category: `in ${JOB_CATEGORY_LABELS[category]}`,
  }[basis];
  return `From ${posts} posts of ${companies} other companies ${kind}, of the last ${MARKET_DAYS} days.`;
}

/** The three amounts with their labels. */
export const marketFacts = ({ lowerQuartile, median, upperQuartile }: MarketPay) => [
  { label: 'A quarter pays less than', value: `₹${lowerQuartile} LPA` },
  { label: 'Half pays less than', value: `₹${median} LPA` },
  { label: 'A quarter pays more than', value: `₹${upperQuartile} LPA` },
];

/** Instead of where the typed pay lies, while none is typed. */
export const marketMedianSentence = ({ median }: MarketPay): string =>
  `Half of these posts pay less than ₹${median} LPA.`;

/** Where the typed pay lies. */
export const MARKET_PLACE_SENTENCES: Record<MarketPlace, string> = {
  low: 'Your range is below three quarters of these posts.',
  middle: 'Your range is in the middle half of these posts.',
  high: 'Your range is above three quarters of these posts.',
};

/** What it costs not to state pay, from the answers of all companies' invitations. */
export const payAnswersSentence = ({ withPay, withoutPay }: PayAnswers): string =>
  `Talents answered ${withPay} % of invitations with pay in the last ${ANSWER_RATE_DAYS} days, and ${withoutPay} % without.`;
