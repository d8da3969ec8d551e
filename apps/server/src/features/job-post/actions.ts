import { JOB_POST_RESTORE_MINUTES } from '@talaash/domain/job-post/limit';
import { JOB_POST_FIELDS, type JobPostDraft } from '@talaash/domain/job-post/schema';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { eq } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import type { Tx } from '../../db/client.ts';
import { withNulls } from '../../db/without-nulls.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { newRecordId } from '../../base/record-id.ts';
import { recordVerdict } from '../../reviewed/outcome.ts';
import { type ReviewedRecord, reviewQueued, type SaveDeps, saveReviewed } from '../../reviewed/save.ts';
import { readCompanyProfile } from '../company-profile/queries.ts';
import { opened } from './openness.ts';
import { toOwnJobPost } from './present.ts';
import {
  lockKeptOrDeletedJobPost,
  lockOwnJobPost,
  type JobPostColumns,
  type JobPostRow,
  readJobPost,
  readOwnJobPost,
} from './queries.ts';

type Saver = { companyId: string; uid: string };
type OwnJobPost = { companyId: string; jobPostId: string };

/**
 * Creates or saves a job post together with its automated review, whatever the verdict. If the reviewer does not answer, the
 * review is queued. Throws NOT_FOUND for another company's job post, CONFLICT if a newer version is stored.
 */
export async function saveJobPost(
  deps: SaveDeps,
  { companyId, uid }: Saver,
  draft: JobPostDraft,
): Promise<{ jobPost: JobPostRow; verdict: AiReviewResponse | undefined }> {
  const { db, jobs } = deps;
  if (draft.companyId !== undefined && draft.companyId !== companyId) throw refusal('NOT_FOUND');
  const jobPostId = draft.key?.jobPostId ?? newRecordId();
  const own = { companyId, jobPostId };
  const before = draft.key ? await readOwnJobPost(db, own) : undefined;
  if (draft.key && !before) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
  if (!before && !(await readCompanyProfile(db, companyId))) {
    throw refusal('BUSINESS_RULE_VIOLATION', JOB_POST_SENTENCES.profileNeeded);
  }
  return saveReviewed(deps, before ? reviewedJobPost(own) : newJobPost(own), {
    draft,
    before,
    columns: async () => toColumns(draft),
    toRow: (columns) => ({
      ...own,
      ...columns,
      aiReviewResponse: null,
      reviewQueuedAt: null,
      deletedAt: null,
      ...opened(columns.updatedIsoDateTimeUtc),
      hiddenByAdminAt: null,
    }),
    async store(tx, columns, { verdict }) {
      const reviewQueuedAt = verdict ? null : columns.updatedIsoDateTimeUtc;
      // Whoever saves a job post means that it is open.
      const row = {
        ...columns,
        ...opened(columns.updatedIsoDateTimeUtc),
        aiReviewResponse: verdict ?? null,
        reviewQueuedAt,
      };
      const [jobPost] = await tx
        .insert(jobPosts)
        .values({ ...own, ...row })
        .onConflictDoUpdate({ target: jobPosts.jobPostId, set: row })
        .returning();
      if (!jobPost) throw new Error(`The job post ${jobPostId} was not stored.`);
      await record(tx, { kind: 'jobPost.saved', actorUid: uid, ...own });
      if (verdict) await recordVerdict(tx, verdict, { kind: 'jobPost.reviewed', actorUid: uid, ...own });
      return { jobPost };
    },
    queueReview: (tx) => queueReview(jobs, jobPostId, tx),
  });
}

export const queueReview = (jobs: Deps['jobs'], jobPostId: string, tx: Tx) =>
  jobs.send('jobPost.review', { jobPostId }, { key: jobPostId, tx });

/** Runs a queued review. Throws if the reviewer cannot answer, so that the queue retries. */
export async function reviewQueuedJobPost(deps: SaveDeps, jobPostId: string): Promise<void> {
  const jobPost = await readJobPost(deps.db, jobPostId);
  if (jobPost) await reviewQueued(deps, reviewedJobPost(jobPost), jobPost);
}

/** A job post stores its own verdict. */
const reviewedJobPost = ({
  companyId,
  jobPostId,
}: OwnJobPost): ReviewedRecord<JobPostRow, JobPostRow | undefined> => ({
  name: `job post ${jobPostId}`,
  notFoundSentence: JOB_POST_SENTENCES.notFound,
  review: (reviewer, jobPost, signal) => reviewer.reviewJobPost(toOwnJobPost(jobPost), signal),
  async lock(tx) {
    const stored = await lockOwnJobPost(tx, { companyId, jobPostId });
    return stored && { holder: stored, stored };
  },
  async storeVerdict(tx, _jobPost, verdict) {
    // The version does not change, so an open editor can still save.
    await tx
      .update(jobPosts)
      .set({ aiReviewResponse: verdict, reviewQueuedAt: null })
      .where(eq(jobPosts.jobPostId, jobPostId));
    await recordVerdict(tx, verdict, { kind: 'jobPost.reviewed', actorUid: null, companyId, jobPostId });
  },
});

/** A new job post has no row to lock yet. */
const newJobPost = (own: OwnJobPost) => ({
  ...reviewedJobPost(own),
  lock: async () => ({ holder: undefined, stored: undefined }),
});

/**
 * Deletes a job post. It disappears at once; its row stays until the deletion can no longer be undone. Threads and shortlists
 * keep their copy of its data. Throws NOT_FOUND for another company's job post.
 */
export async function deleteJobPost(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  { companyId, uid, jobPostId }: Saver & { jobPostId: string },
): Promise<void> {
  await events.transaction(async (tx) => {
    const locked = await lockOwnJobPost(tx, { companyId, jobPostId });
    if (!locked) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
    const deletedAt = new Date(now()).toISOString();
    await tx.update(jobPosts).set({ deletedAt }).where(eq(jobPosts.jobPostId, jobPostId));
    await record(tx, { kind: 'jobPost.deleted', actorUid: uid, companyId, jobPostId });
  });
}

/**
 * Undoes the deletion of a job post. Idempotent. Throws NOT_FOUND for another company's job post and for one that was deleted too
 * long ago.
 */
export async function restoreJobPost(
  { events, jobs, now }: Pick<Deps, 'events' | 'jobs' | 'now'>,
  { companyId, uid, jobPostId }: Saver & { jobPostId: string },
): Promise<JobPostRow> {
  return events.transaction(async (tx) => {
    const locked = await lockKeptOrDeletedJobPost(tx, { companyId, jobPostId });
    if (!locked || !isRestorable(locked, now())) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
    if (locked.deletedAt === null) return locked;
    await tx.update(jobPosts).set({ deletedAt: null }).where(eq(jobPosts.jobPostId, jobPostId));
    await record(tx, { kind: 'jobPost.restored', actorUid: uid, companyId, jobPostId });
    // The queued review found no job post in the meantime.
    if (locked.reviewQueuedAt !== null) await queueReview(jobs, jobPostId, tx);
    return { ...locked, deletedAt: null };
  });
}

const isRestorable = ({ deletedAt }: JobPostRow, now: number): boolean =>
  deletedAt === null || now - Date.parse(deletedAt) <= JOB_POST_RESTORE_MINUTES * 60_000;

export const toColumns = (draft: JobPostDraft): JobPostColumns => withNulls(draft, JOB_POST_FIELDS);
