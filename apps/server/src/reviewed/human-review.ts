import { changedFields } from '@talaash/domain/review/change';
import { isHumanReviewPending } from '@talaash/domain/review/rule';
import type {
  EarlierHumanReview,
  HumanReviewAnswer,
  HumanReviewResponse,
} from '@talaash/domain/review/schema';
import { HUMAN_REVIEW_SENTENCES, notPendingSentence } from '@talaash/domain/review/words';
import { desc, eq } from 'drizzle-orm';
import { newRecordId } from '../base/record-id.ts';
import { refusal } from '../call/refusal.ts';
import { nextVersion } from '../call/version.ts';
import type { Db, Tx } from '../db/client.ts';
import { users } from '../db/schema/account.ts';
import { humanReviews } from '../db/schema/human-review.ts';
import { type NewEvent, record } from '../events/record.ts';

/** Whose review it is. */
type Reviewed = { talentId: string } | { companyId: string };

type Holder = {
  humanReviewResponse: HumanReviewResponse | null;
  humanReviewWaitingSince: string | null;
  updatedIsoDateTimeUtc: string;
};

type Answering<Held extends Holder> = {
  of: Reviewed;
  /** Locked until the transaction ends, so that of two answers one finds the other. */
  holder: Held;
  profile: { updatedIsoDateTimeUtc: string } | undefined;
  /** The version of the profile that the admin read. An answer without a version is to any. */
  readVersion: string | undefined;
  answer: HumanReviewAnswer;
  adminUid: string;
  now: number;
  event: NewEvent;
  update: (columns: ReturnType<typeof columnsAfter>) => Promise<Held[]>;
};

/**
 * Stores an admin's answer with the profile that it is about. Throws CONFLICT when no review is pending, and when the
 * profile was edited after the admin read it.
 */
export async function answerHumanReview<Held extends Holder>(
  tx: Tx,
  { of, holder, profile, readVersion, answer, adminUid, now, event, update }: Answering<Held>,
): Promise<Held> {
  const { humanReviewResponse, humanReviewWaitingSince } = holder;
  if (!isHumanReviewPending({ humanReviewResponse: humanReviewResponse ?? undefined })) {
    const last = humanReviewResponse ? await readLast(tx, of) : undefined;
    throw refusal('CONFLICT', notPendingSentence(last && toAnswer(last)));
  }
  if (profile && readVersion && Date.parse(readVersion) < Date.parse(profile.updatedIsoDateTimeUtc)) {
    throw refusal('CONFLICT', HUMAN_REVIEW_SENTENCES.edited);
  }
  const columns = columnsAfter(answer, nextVersion(now, holder));
  const [updated = holder] = await update(columns);
  await tx.insert(humanReviews).values({
    humanReviewId: newRecordId(),
    ...of,
    adminUid,
    ...answer,
    reviewedProfile: profile ?? null,
    waitingSince: humanReviewWaitingSince ?? columns.updatedIsoDateTimeUtc,
    reviewedIsoDateTimeUtc: columns.updatedIsoDateTimeUtc,
  });
  // Without the comments: events outlive the record.
  await record(tx, { ...event, payload: { reviewer: 'human', reviewStatus: answer.reviewStatus } });
  return updated;
}

const columnsAfter = (answer: HumanReviewAnswer, updatedIsoDateTimeUtc: string) => ({
  humanReviewResponse: answer,
  humanReviewWaitingSince: null,
  ...(answer.reviewStatus === 'pass' ? { isHumanReviewPassedAtleastOnce: true } : {}),
  updatedIsoDateTimeUtc,
});

/** How many human reviews were answered, and the last one with what is different in the profile now. */
export async function readEarlierHumanReview(
  db: Db,
  of: Reviewed,
  profile: object | undefined,
): Promise<{ humanReviewsCount: number; earlierHumanReview?: EarlierHumanReview }> {
  const [last, humanReviewsCount] = await Promise.all([readLast(db, of), db.$count(humanReviews, isOf(of))]);
  if (!last) return { humanReviewsCount };
  const { commentsMarkdown, reviewedIsoDateTimeUtc } = last.review;
  const changes = changedFields(last.review.reviewedProfile ?? {}, profile ?? {});
  const earlierHumanReview = { ...toAnswer(last), commentsMarkdown, reviewedIsoDateTimeUtc, changes };
  return { humanReviewsCount, earlierHumanReview };
}

async function readLast(db: Pick<Db, 'select'>, of: Reviewed) {
  const [last] = await db
    .select({ review: humanReviews, reviewerName: users.name })
    .from(humanReviews)
    .leftJoin(users, eq(users.id, humanReviews.adminUid))
    .where(isOf(of))
    .orderBy(desc(humanReviews.reviewedIsoDateTimeUtc))
    .limit(1);
  return last;
}

const isOf = (of: Reviewed) =>
  'talentId' in of ? eq(humanReviews.talentId, of.talentId) : eq(humanReviews.companyId, of.companyId);

const toAnswer = ({ review, reviewerName }: NonNullable<Awaited<ReturnType<typeof readLast>>>) => ({
  reviewStatus: review.reviewStatus,
  ...(reviewerName === null ? {} : { reviewerName }),
});
