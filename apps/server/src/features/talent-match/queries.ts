import type { MatchCriteria } from '@talaash/domain/talent-match/criteria';
import { WHY_FOUND_POSTS_MAX } from '@talaash/domain/talent-match/limit';
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { TalentIndex } from '@talaash/talent-index/port';
import { understand } from '@talaash/question/understand';
import type { Deps } from '../../call/deps.ts';
import type { Db } from '../../db/client.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { threads } from '../../db/schema/thread.ts';
import { findNamedSkills, type JobPostRow } from '../job-post/queries.ts';
import { criteriaOf, textOf } from './criteria.ts';
import { criteriaText } from './post-clause.ts';

/** The skills that people have change slowly. */
const KEPT_MS = 10 * 60 * 1000;
const KEPT_MAX = 1000;

/** The criteria of job posts by post and version, least recently used first. */
const kept = new WeakMap<TalentIndex, Map<string, { criteria: MatchCriteria; untilMs: number }>>();

/**
 * The criteria of a job post. Its skills are those that somebody in search has, which takes searches to find out, so the result
 * is cached for a while.
 */
export async function readCriteria(
  deps: Pick<Deps, 'talentIndex' | 'now'>,
  post: JobPostRow,
): Promise<MatchCriteria> {
  const known = kept.get(deps.talentIndex) ?? new Map();
  kept.set(deps.talentIndex, known);
  const version = `${post.jobPostId} ${post.updatedIsoDateTimeUtc}`;
  const found = known.get(version);
  if (found !== undefined && found.untilMs > deps.now()) return found.criteria;
  const criteria = await readPost(deps, post);
  known.delete(version);
  known.set(version, { criteria, untilMs: deps.now() + KEPT_MS });
  const [first] = known.keys();
  if (known.size > KEPT_MAX && first !== undefined) known.delete(first);
  return criteria;
}

async function readPost(
  deps: Pick<Deps, 'talentIndex'>,
  { title, description, terms }: Pick<JobPostRow, 'title' | 'description' | 'terms'>,
): Promise<MatchCriteria> {
  const post = { title, description: criteriaText(description) };
  return criteriaOf(
    { title, description, terms },
    await findNamedSkills(deps, post),
    understand(textOf({ title, description })),
  );
}

/** @property threadId of the conversation, if the talent was invited for the post and has not ended it */
export type FoundPost = { post: JobPostRow; threadId: string | null };

/** The job posts that a talent is invited or shortlisted for, latest first. One query. */
export function readPostsThatFound(db: Db, talentId: string): Promise<FoundPost[]> {
  const invited = and(
    eq(threads.jobPostId, jobPosts.jobPostId),
    eq(threads.talentId, talentId),
    isNull(threads.endedIsoDateTimeUtc),
  );
  const listed = and(
    eq(shortlistedProfiles.jobPostId, jobPosts.jobPostId),
    eq(shortlistedProfiles.companyId, jobPosts.companyId),
    eq(shortlistedProfiles.talentId, talentId),
  );
  return db
    .select({ post: getTableColumns(jobPosts), threadId: threads.threadId })
    .from(jobPosts)
    .leftJoin(threads, invited)
    .leftJoin(shortlistedProfiles, listed)
    .where(
      and(
        isNull(jobPosts.deletedAt),
        sql`${jobPosts.jobPostId} in (
          select job_post_id from threads where talent_id = ${talentId} and ended_at is null
          union select job_post_id from shortlisted_profiles where talent_id = ${talentId})`,
      ),
    )
    .orderBy(
      desc(sql`greatest(${threads.createdIsoDateTimeUtc}, ${shortlistedProfiles.createdIsoDateTimeUtc})`),
      desc(jobPosts.jobPostId),
    )
    .limit(WHY_FOUND_POSTS_MAX);
}
