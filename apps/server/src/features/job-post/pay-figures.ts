import { ANSWER_RATE_DAYS, ANSWER_RATE_YOUNG_DAYS } from '@talaash/domain/answer-rate/limit';
import type { JobCategory } from '@talaash/domain/job-post/choice';
import { MARKET_DAYS, MARKET_POSTS_READ_MAX } from '@talaash/domain/pay-figures/limit';
import type { PaidPost } from '@talaash/domain/pay-figures/paid-post';
import type { PostPlace } from '@talaash/domain/pay-figures/place';
import {
  type CountedAnswers,
  marketPay,
  marketPayOfPart,
  payAnswers,
} from '@talaash/domain/pay-figures/rule';
import { samePlace } from '@talaash/domain/pay-figures/same-place';
import {
  MARKET_BASES,
  type MarketBasis,
  type MarketPay,
  type PayFigures,
} from '@talaash/domain/pay-figures/schema';
import { titleFit } from '@talaash/domain/talent-match/title';
import { titleWords } from '@talaash/lexicon/title-word';
import { sql } from 'drizzle-orm';
import { kept } from '../../base/kept.ts';
import type { Deps } from '../../call/deps.ts';
import { companies } from '../../db/schema/company.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { threads } from '../../db/schema/thread.ts';
import { isOwnerShutOut } from '../../db/visibility.ts';

type Asked = PostPlace & { companyId: string; title: string; category: JobCategory };

/** Figures beside the pay of a job post that a company writes. They count no post of its own. */
export async function readPayFigures(deps: Deps, asked: Asked): Promise<PayFigures> {
  const { companyId, title, category } = asked;
  const [posts, answers] = await Promise.all([paidPosts(deps, category), answersByPay(deps, '')]);
  const others = posts.filter((post) => post.companyId !== companyId);
  const fits = others.map((post) => ({
    ...post,
    fit: titleFit(title, { jobTitle: post.title, past: [] }, { titleWords }),
  }));
  const isThere = samePlace(asked);
  return {
    market: marketOf(fits, marketPay) ?? null,
    marketAtPlace: (isThere && marketOf(fits, (posts) => marketPayOfPart(posts, isThere))) ?? null,
    answers: answers ?? null,
  };
}

type TitledPost = PaidPost & PostPlace & { title: string };
type FittingPost = TitledPost & { fit: ReturnType<typeof titleFit> };

const COUNTS: Record<MarketBasis, (post: FittingPost) => boolean> = {
  matchingTitle: ({ fit }) => fit === 'inside',
  similarTitle: ({ fit }) => fit === 'inside' || fit === 'near',
  category: () => true,
};

/** The figures of the posts nearest to a title that are enough. */
function marketOf(
  posts: readonly FittingPost[],
  figuresOf: (posts: readonly FittingPost[]) => ReturnType<typeof marketPay>,
): MarketPay | undefined {
  for (const basis of MARKET_BASES) {
    const market = figuresOf(posts.filter(COUNTS[basis]));
    if (market) return { basis, ...market };
  }
  return undefined;
}

const MINUTE_MS = 60_000;

/** The posts of a category that state pay, newest first; none that admins have taken out of use. The pages of all companies ask for them while they type. */
const paidPosts = kept(10 * MINUTE_MS, async ({ db }: Deps, category): Promise<TitledPost[]> => {
  const { rows } = await db.execute<TitledPost>(sql`
    select ${jobPosts.companyId} as "companyId", ${jobPosts.title} as title,
      ${jobPosts.terms} ->> 'workPlace' as "workPlace", ${jobPosts.terms} ->> 'workPlaceName' as "workPlaceName",
      json_build_object('from', ${jobPosts.terms} -> 'pay' -> 'from', 'to', ${jobPosts.terms} -> 'pay' -> 'to') as pay
    from ${jobPosts}
    where ${jobPosts.category} = ${category} and ${jobPosts.deletedAt} is null and ${jobPosts.hiddenByAdminAt} is null
      and not ${isOwnerShutOut(companies, jobPosts.companyId)}
      and jsonb_typeof(${jobPosts.terms} -> 'pay') = 'object' and ${jobPosts.aiReviewResponse} ->> 'reviewStatus' = 'pass'
      and ${jobPosts.createdIsoDateTimeUtc} >= now() - ${MARKET_DAYS} * interval '1 day'
    order by ${jobPosts.createdIsoDateTimeUtc} desc limit ${MARKET_POSTS_READ_MAX}`);
  return rows;
});

type Counted = CountedAnswers & { statesPay: boolean };

/**
 * How invitations with and without pay were answered. What waits and is young does not count yet, and what was taken back never.
 * It reads all conversations of the time, so it is kept.
 */
const answersByPay = kept(60 * MINUTE_MS, async ({ db }: Deps) => {
  const invitedAt = sql`coalesce(${threads.invitedAt}, ${threads.createdIsoDateTimeUtc})`;
  const isAnswered = sql`(${threads.jobPostInvitationStatus} in ('Accepted', 'Rejected')
    or ${threads.jobPostInvitationStatus} = 'Pending' and ${threads.endedIsoDateTimeUtc} is not null)`;
  const { rows } = await db.execute<Counted>(sql`
    select coalesce(jsonb_typeof(${threads.terms} -> 'pay') = 'object', false) as "statesPay",
      count(*)::int as counted, count(*) filter (where ${isAnswered})::int as answered,
      count(distinct ${threads.companyId})::int as companies
    from ${threads}
    where ${threads.jobPostInvitationStatus} <> 'TakenBack' and (${threads.deletedSide} is null
        or ${threads.jobPostInvitationStatus} in ('Accepted', 'Rejected'))
      and ${invitedAt} >= now() - ${ANSWER_RATE_DAYS} * interval '1 day'
      and ${invitedAt} < now() - ${ANSWER_RATE_YOUNG_DAYS} * interval '1 day'
    group by 1`);
  const of = (states: boolean): CountedAnswers =>
    rows.find(({ statesPay }) => statesPay === states) ?? { counted: 0, answered: 0, companies: 0 };
  return payAnswers(of(true), of(false));
});
