import { JOB_POST_ANSWER_DAYS, JOB_POST_ASK_DAYS } from '@talaash/domain/job-post/limit';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import type { EventKind } from '@talaash/domain/event/choice';
import { and, eq, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { record } from '../../events/record.ts';
import { type JobPostRow, lockOwnJobPost } from './queries.ts';

/** The columns of a job post that its company has just called open. */
export const opened = (at: string) => ({
  confirmedIsoDateTimeUtc: at,
  askedIsoDateTimeUtc: null,
  closedIsoDateTimeUtc: null,
});

/** Opens or closes a job post. Idempotent: confirming an open one starts its month again. Throws NOT_FOUND for another company's. */
export function setJobPostOpen(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  own: { companyId: string; jobPostId: string; isOpen: boolean; uid: string },
): Promise<JobPostRow> {
  const { companyId, jobPostId, isOpen, uid } = own;
  const at = new Date(now()).toISOString();
  return events.transaction(async (tx) => {
    const locked = await lockOwnJobPost(tx, own);
    if (!locked) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
    if (!isOpen && locked.closedIsoDateTimeUtc !== null) return locked;
    const change = isOpen ? opened(at) : { askedIsoDateTimeUtc: null, closedIsoDateTimeUtc: at };
    await tx.update(jobPosts).set(change).where(eq(jobPosts.jobPostId, jobPostId));
    const kind = isOpen ? 'jobPost.opened' : 'jobPost.closed';
    await record(tx, { kind, actorUid: uid, companyId, jobPostId });
    return { ...locked, ...change };
  });
}

/** How many job posts one transaction changes. */
const BATCH = 200;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Closes the job posts whose question nobody has answered, and asks about those that are a month old. Every hour. */
export async function settleJobPosts({ events, now }: Pick<Deps, 'events' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now() - days * DAY_MS).toISOString();
  const at = new Date(now()).toISOString();
  await inBatches(events, (tx) =>
    settle(tx, {
      isDue: and(
        isNotNull(jobPosts.askedIsoDateTimeUtc),
        lte(jobPosts.askedIsoDateTimeUtc, daysAgo(JOB_POST_ANSWER_DAYS)),
      ),
      change: { askedIsoDateTimeUtc: null, closedIsoDateTimeUtc: at },
      kind: 'jobPost.closed',
    }),
  );
  await inBatches(events, (tx) =>
    settle(tx, {
      isDue: isNull(jobPosts.askedIsoDateTimeUtc),
      change: { askedIsoDateTimeUtc: at },
      kind: 'jobPost.asked',
    }),
  );

  function settle(
    tx: Tx,
    step: { isDue: SQL | undefined; change: Partial<JobPostRow>; kind: EventKind },
  ): Promise<number> {
    return settleBatch(tx, { ...step, confirmedBefore: daysAgo(JOB_POST_ASK_DAYS) });
  }
}

async function inBatches(events: Deps['events'], act: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await events.transaction(act)) === BATCH);
}

type Step = { isDue: SQL | undefined; change: Partial<JobPostRow>; kind: EventKind; confirmedBefore: string };

/** One that somebody answers meanwhile is left for the next run. */
async function settleBatch(tx: Tx, { isDue, change, kind, confirmedBefore }: Step): Promise<number> {
  const due = await tx
    .select({ jobPostId: jobPosts.jobPostId })
    .from(jobPosts)
    .where(
      and(
        isNull(jobPosts.closedIsoDateTimeUtc),
        isNull(jobPosts.deletedAt),
        lte(jobPosts.confirmedIsoDateTimeUtc, confirmedBefore),
        isDue,
      ),
    )
    .orderBy(jobPosts.confirmedIsoDateTimeUtc)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const changed = await tx
    .update(jobPosts)
    .set(change)
    .where(
      inArray(
        jobPosts.jobPostId,
        due.map(({ jobPostId }) => jobPostId),
      ),
    )
    .returning({ companyId: jobPosts.companyId, jobPostId: jobPosts.jobPostId });
  await record(tx, ...changed.map((ids) => ({ kind, actorUid: null, ...ids })));
  return due.length;
}
