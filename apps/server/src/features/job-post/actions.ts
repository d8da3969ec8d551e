import type { JobPostDraft } from '@talaash/domain/job-post/schema';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { eq } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import { nextVersion, requireLatestVersion } from '../../call/version.ts';
import type { Tx } from '../../db/client.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { newRecordId } from '../../base/record-id.ts';
import { askReviewer } from '../../reviewed/ask.ts';
import { readCompanyProfile } from '../company-profile/queries.ts';
import { toJobPost } from './present.ts';
import { holdOwnJobPost, type JobPostRow, readJobPost, readOwnJobPost } from './queries.ts';

type Saver = { companyId: string; uid: string };
type SaveDeps = Pick<Deps, 'db' | 'events' | 'jobs' | 'log' | 'now' | 'reviewer'>;

/**
 * Creates or saves a job post together with its review; it is stored either way. When the reviewer does not answer, the
 * review is queued. Throws NOT_FOUND for another company's, CONFLICT when a newer version is stored.
 */
export async function saveJobPost(
  deps: SaveDeps,
  { companyId, uid }: Saver,
  draft: JobPostDraft,
): Promise<{ jobPost: JobPostRow; verdict: AiReviewResponse | undefined }> {
  const { db, events, jobs, log, now, reviewer } = deps;
  if (draft.companyId !== undefined && draft.companyId !== companyId) throw refusal('NOT_FOUND');
  const jobPostId = draft.key?.jobPostId ?? newRecordId();
  const own = { companyId, jobPostId };
  const before = draft.key ? await readOwnJobPost(db, own) : undefined;
  if (draft.key && !before) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
  if (!before && !(await readCompanyProfile(db, companyId))) {
    throw refusal('BUSINESS_RULE_VIOLATION', JOB_POST_SENTENCES.profileNeeded);
  }
  requireLatestVersion(before, draft);
  const values = toRow(draft);
  const unreviewed = { aiReviewResponse: null, reviewQueuedAt: null };
  const reviewed = toJobPost({ ...own, ...values, ...unreviewed, ...versionOf(before, now()) });
  const verdict = await askReviewer(log, () => reviewer.reviewJobPost(reviewed));

  return events.transaction(async (tx) => {
    const stored = before && (await holdOwnJobPost(tx, own));
    if (before && !stored) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
    requireLatestVersion(stored, draft);
    const version = versionOf(stored, now());
    const reviewQueuedAt = verdict ? null : version.updatedIsoDateTimeUtc;
    const row = { ...values, ...version, aiReviewResponse: verdict ?? null, reviewQueuedAt };
    const [jobPost] = await tx
      .insert(jobPosts)
      .values({ ...own, ...row })
      .onConflictDoUpdate({ target: jobPosts.jobPostId, set: row })
      .returning();
    if (!jobPost) throw new Error(`The job post ${jobPostId} was not stored.`);
    await record(tx, { kind: 'jobPost.saved', actorUid: uid, ...own });
    if (verdict) await recordVerdict(tx, own, verdict, uid);
    else await jobs.send('jobPost.review', { jobPostId }, { key: jobPostId, tx });
    return { jobPost, verdict };
  });
}

/** Gives a queued job post its review. Throws when the reviewer cannot answer, for the queue to try again. */
export async function reviewQueuedJobPost(deps: SaveDeps, jobPostId: string): Promise<void> {
  const { db, events, reviewer } = deps;
  const jobPost = await readJobPost(db, jobPostId);
  if (!jobPost) return;
  const verdict = await reviewer.reviewJobPost(toJobPost(jobPost));
  await events.transaction(async (tx) => {
    const held = await holdOwnJobPost(tx, jobPost);
    if (!held?.reviewQueuedAt) return;
    if (held.updatedIsoDateTimeUtc !== jobPost.updatedIsoDateTimeUtc) {
      throw new Error(`The job post ${jobPostId} was saved again while it was being reviewed.`);
    }
    // The text's version stays: whoever is editing it may still save.
    await tx
      .update(jobPosts)
      .set({ aiReviewResponse: verdict, reviewQueuedAt: null })
      .where(eq(jobPosts.jobPostId, jobPostId));
    await recordVerdict(tx, held, verdict, null);
  });
}

/** Deletes a job post; threads and shortlists keep what they noted of it. Throws NOT_FOUND for another company's. */
export async function deleteJobPost(
  { events }: Pick<Deps, 'events'>,
  { companyId, uid, jobPostId }: Saver & { jobPostId: string },
): Promise<void> {
  await events.transaction(async (tx) => {
    const held = await holdOwnJobPost(tx, { companyId, jobPostId });
    if (!held) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
    await tx.delete(jobPosts).where(eq(jobPosts.jobPostId, jobPostId));
    await record(tx, { kind: 'jobPost.deleted', actorUid: uid, companyId, jobPostId });
  });
}

const toRow = (draft: JobPostDraft) => ({
  category: draft.category,
  title: draft.title,
  description: draft.description,
  hasCompetitiveSalary: draft.hasCompetitiveSalary ?? null,
  hasFlexibleHours: draft.hasFlexibleHours ?? null,
  hasPerformanceBonus: draft.hasPerformanceBonus ?? null,
  hasLearningOpportunities: draft.hasLearningOpportunities ?? null,
});

function versionOf(stored: JobPostRow | undefined, now: number) {
  const updatedIsoDateTimeUtc = nextVersion(now, stored);
  return {
    createdIsoDateTimeUtc: stored?.createdIsoDateTimeUtc ?? updatedIsoDateTimeUtc,
    updatedIsoDateTimeUtc,
  };
}

const recordVerdict = (
  tx: Tx,
  { companyId, jobPostId }: { companyId: string; jobPostId: string },
  { reviewStatus }: AiReviewResponse,
  actorUid: string | null,
) => record(tx, { kind: 'jobPost.reviewed', actorUid, companyId, jobPostId, payload: { reviewStatus } });
