import { indianDate } from '@talaash/domain/talent-dashboard/week';
import { lt } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { rateLimits, sessions } from '../../db/schema/account.ts';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';
import { noticeDeliveries } from '../../db/schema/notice.ts';
import { profileOpenings } from '../../db/schema/profile-opening.ts';
import type { Deps } from '../../call/deps.ts';
import { pruneEvents } from '../../events/prune.ts';
import type { Jobs } from '../../jobs/queue.ts';

const HOUR_SECONDS = 60 * 60;
const DAY_MS = 24 * HOUR_SECONDS * 1000;

/** How many days each kind of row is kept that nobody needs for good. */
const KEPT_DAYS = {
  /** A browser or a search index that was away for longer reads everything anew. */
  events: 14,
  /** Longer than the events whose repetition they prevent. */
  noticeDeliveries: 30,
  /** Longer than every span that a limit counts. */
  oneTimeCodeSends: 30,
  /** Longer than the weeks that a dashboard plots. */
  profileOpenings: 90,
  rateLimits: 30,
  /** After their end. */
  sessions: 1,
};

/** Queues the next run. While one waits, another is not added, so one node at a time does it, whichever is free. */
export const queuePruning = (jobs: Jobs, runAfterSeconds = 0): Promise<void> =>
  jobs.send('retention.prune', {}, { key: 'the next run', runAfterSeconds });

/** Deletes what has become old, and reminds the operator of the mails that were given up. */
export async function prune({
  db,
  jobs,
  log,
  now,
}: Pick<Deps, 'db' | 'jobs' | 'log' | 'now'>): Promise<void> {
  // First, so that a run that fails does not end them all.
  await queuePruning(jobs, HOUR_SECONDS);
  const before = (kind: keyof typeof KEPT_DAYS) => new Date(now() - KEPT_DAYS[kind] * DAY_MS);
  await pruneEvents(db, before('events'));
  await deleteInBatches(
    db,
    noticeDeliveries,
    lt(noticeDeliveries.createdIsoDateTimeUtc, before('noticeDeliveries').toISOString()),
  );
  await deleteInBatches(
    db,
    oneTimeCodeSends,
    lt(oneTimeCodeSends.sentAt, before('oneTimeCodeSends').toISOString()),
  );
  await deleteInBatches(
    db,
    profileOpenings,
    lt(profileOpenings.day, indianDate(before('profileOpenings').getTime())),
  );
  await deleteInBatches(db, rateLimits, lt(rateLimits.lastRequest, before('rateLimits').getTime()));
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, before('sessions')));
  const failed = await jobs.listFailedMails();
  if (failed.length > 0)
    log.warn({ count: failed.length }, 'Mails were given up: `npm run mails -- failed` lists them.');
}
