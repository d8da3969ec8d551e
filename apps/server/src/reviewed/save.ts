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

/** A record that is reviewed when it is saved. The row with its verdict is its holder: that of the talent or company, or its own. */
export type ReviewedRecord<Row extends Version, Held extends Holder> = {
  /** How an error names it: "profile of talent x". */
  name: string;
  /** What somebody is told who saves it after it was deleted. */
  notFoundSentence?: string;
  review: (reviewer: Reviewer, row: Row) => Promise<AiReviewResponse>;
  /** Locks the holder until the transaction ends, so that saves and reviews wait for each other, and reads the record. */
  hold: (tx: Tx) => Promise<{ holder: Held; stored: Row | undefined } | undefined>;
  /** Stores the verdict of a queued review, with its event. */
  putVerdict: (tx: Tx, holder: Held, verdict: AiReviewResponse, now: number) => Promise<unknown>;
};

type Save<Row extends Version, Held extends Holder, Columns extends object, Saved> = {
  draft: { updatedIsoDateTimeUtc?: string | undefined };
  /** The record as it is stored before the review. */
  before: Row | undefined;
  /** Throws when the draft may not replace what is stored. */
  requireSavable?: (stored: Row | undefined) => void;
  /** What the draft puts into the record's own columns. */
  columns: () => Promise<Columns>;
  /** The row for the reviewer to read. */
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
 * Saves a record together with its automated review. When the reviewer does not answer, the save stands and the review
 * is queued. Throws NOT_FOUND when there is no holder any more, CONFLICT when a newer version is stored.
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
  const verdict = await askReviewer(log, () => record.review(reviewer, reviewed));

  return events.transaction(async (tx) => {
    const held = await record.hold(tx);
    if (!held) throw refusal('NOT_FOUND', record.notFoundSentence);
    // Somebody may have saved during the review.
    requireSavable(held.stored);
    const versioned = { ...columns, ...versionAfter(held.stored, now()) };
    const saved = await store(tx, versioned, { holder: held.holder, verdict });
    if (!verdict) await queueReview(tx);
    return { ...saved, verdict };
  });
}

/**
 * Gives the record in `row` the review that it waits for. Throws when the reviewer cannot answer or the record was saved
 * again meanwhile, for the queue to try again.
 */
export async function reviewQueued<Row extends Version, Held extends Holder>(
  { events, now, reviewer }: SaveDeps,
  record: ReviewedRecord<Row, Held>,
  row: Row,
): Promise<void> {
  const verdict = await record.review(reviewer, row);
  await events.transaction(async (tx) => {
    const held = await record.hold(tx);
    if (!held?.holder?.reviewQueuedAt) return;
    if (held.stored?.updatedIsoDateTimeUtc !== row.updatedIsoDateTimeUtc) {
      throw new Error(`The ${record.name} was saved again while it was being reviewed.`);
    }
    await record.putVerdict(tx, held.holder, verdict, now());
  });
}

function versionAfter(stored: Version | undefined, now: number): Version {
  const updatedIsoDateTimeUtc = nextVersion(now, stored);
  return {
    createdIsoDateTimeUtc: stored?.createdIsoDateTimeUtc ?? updatedIsoDateTimeUtc,
    updatedIsoDateTimeUtc,
  };
}
