import type { AiReviewResponse } from '@talaash/domain/review/schema';
import type { Reviewer } from '../adapters/reviewer/port.ts';
import type { Deps } from '../call/deps.ts';
import { refusal } from '../call/refusal.ts';
import { nextVersion, requireLatestVersion } from '../call/version.ts';
import type { Tx } from '../db/client.ts';
import { askReviewer } from './ask.ts';

export type SaveDeps = Pick<Deps, 'db' | 'events' | 'jobs' | 'log' | 'now' | 'reviewer'>;

type Version = { createdIsoDateTimeUtc: string; updatedIsoDateTimeUtc: string };

type Holder = { reviewQueuedAt: string | null } | undefined;

/**
 * A record that is reviewed when it is saved. Its holder is the row that stores the verdict: the talent or company of a
 * profile, or the job post itself.
 */
export type ReviewedRecord<Row extends Version, Held extends Holder> = {
  /** Its name in error messages: "profile of talent x". */
  name: string;
  /** The message for a save after the record was deleted. */
  notFoundSentence?: string;
  review: (reviewer: Reviewer, row: Row, signal?: AbortSignal) => Promise<AiReviewResponse>;
  /** Locks the holder until the transaction ends, which serializes saves and reviews. Also reads the record. */
  lock: (tx: Tx) => Promise<{ holder: Held; stored: Row | undefined } | undefined>;
  /** Stores the verdict of a queued review, with its event. */
  storeVerdict: (tx: Tx, holder: Held, verdict: AiReviewResponse, now: number) => Promise<unknown>;
};

type Save<Row extends Version, Held extends Holder, Columns extends object, Saved> = {
  draft: { updatedIsoDateTimeUtc?: string | undefined };
  /** The stored record before the review; undefined for a new one. */
  before: Row | undefined;
  /** Throws when the draft may not replace what is stored. */
  requireSavable?: (stored: Row | undefined) => void;
  /** The columns that the draft fills. */
  columns: () => Promise<Columns>;
  /** The row that the reviewer reads. */
  toRow: (columns: Columns & Version) => Row;
  /** Stores the columns and the verdict, with their events. */
  store: (
    tx: Tx,
    columns: Columns & Version,
    review: { holder: Held; verdict: AiReviewResponse | undefined },
  ) => Promise<Saved>;
  queueReview: (tx: Tx) => Promise<void>;
};

/**
 * Saves a record together with its automated review. When the reviewer does not answer, the record is saved anyway and
 * the review is queued. Throws NOT_FOUND when the holder was deleted, CONFLICT when a newer version is stored.
 */
export async function saveReviewed<
  Row extends Version,
  Held extends Holder,
  Columns extends object,
  Saved extends object,
>(
  { events, log, now, reviewer }: SaveDeps,
  record: ReviewedRecord<Row, Held>,
  {
    draft,
    before,
    columns: readColumns,
    toRow,
    store,
    queueReview,
    ...save
  }: Save<Row, Held, Columns, Saved>,
): Promise<Saved & { verdict: AiReviewResponse | undefined }> {
  const requireSavable = (stored: Row | undefined) => {
    requireLatestVersion(stored, draft);
    save.requireSavable?.(stored);
  };
  requireSavable(before);
  const columns = await readColumns();
  const reviewed = toRow({ ...columns, ...versionAfter(before, now()) });
  const verdict = await askReviewer(log, (signal) => record.review(reviewer, reviewed, signal));

  return events.transaction(async (tx) => {
    const locked = await record.lock(tx);
    if (!locked) throw refusal('NOT_FOUND', record.notFoundSentence);
    // Another save may have been stored during the review.
    requireSavable(locked.stored);
    const versioned = { ...columns, ...versionAfter(locked.stored, now()) };
    const saved = await store(tx, versioned, { holder: locked.holder, verdict });
    if (!verdict) await queueReview(tx);
    return { ...saved, verdict };
  });
}

/**
 * Reviews a record whose review is queued. Throws when the reviewer cannot answer or when the record was saved in the
 * meantime, so that the queue retries.
 */
export async function reviewQueued<Row extends Version, Held extends Holder>(
  { events, now, reviewer }: SaveDeps,
  record: ReviewedRecord<Row, Held>,
  row: Row,
): Promise<void> {
  const verdict = await record.review(reviewer, row);
  await events.transaction(async (tx) => {
    const locked = await record.lock(tx);
    if (!locked?.holder?.reviewQueuedAt) return;
    if (locked.stored?.updatedIsoDateTimeUtc !== row.updatedIsoDateTimeUtc) {
      throw new Error(`The ${record.name} was saved again while it was being reviewed.`);
    }
    await record.storeVerdict(tx, locked.holder, verdict, now());
  });
}

function versionAfter(stored: Version | undefined, now: number): Version {
  const updatedIsoDateTimeUtc = nextVersion(now, stored);
  return {
    createdIsoDateTimeUtc: stored?.createdIsoDateTimeUtc ?? updatedIsoDateTimeUtc,
    updatedIsoDateTimeUtc,
  };
}
