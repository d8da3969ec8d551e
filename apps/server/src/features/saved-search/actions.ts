import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { firstAlertAtMs, savedSearchRefusal, visitsAfter } from '@talaash/domain/saved-search/rule';
import type { SavedSearchDraft } from '@talaash/domain/saved-search/schema';
import { SAVED_SEARCH_SENTENCES } from '@talaash/domain/saved-search/words';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { nextVersion } from '../../call/version.ts';
import type { Tx } from '../../db/client.ts';
import { savedSearches } from '../../db/schema/saved-search.ts';
import { record } from '../../events/record.ts';
import { visitsOf } from './present.ts';
import {
  hasJobPost,
  isOwn,
  listSavedSearches,
  lockSavedSearches,
  type OwnSavedSearch,
  type SavedSearchRow,
} from './queries.ts';

type Saver = { companyId: string; uid: string };

/**
 * Saves a new search, or changes a saved one. Throws NOT_FOUND for another company's search or job post, VALIDATION_FAILED for a
 * duplicate name, and BUSINESS_RULE_VIOLATION beyond the limit.
 */
export async function saveSearch(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  { companyId, uid }: Saver,
  draft: SavedSearchDraft,
): Promise<SavedSearchRow> {
  const savedSearchId = draft.key?.savedSearchId ?? newRecordId();
  const own = { companyId, savedSearchId };
  return events.transaction(async (tx) => {
    await lockSavedSearches(tx, companyId);
    const stored = draft.key ? await requireOwn(tx, own) : undefined;
    const { jobPostId = null, name } = draft;
    if (
      jobPostId !== null &&
      jobPostId !== stored?.jobPostId &&
      !(await hasJobPost(tx, { companyId, jobPostId }))
    )
      throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
    const others = await listSavedSearches(tx, companyId, savedSearchId);
    const refused = savedSearchRefusal(others, { name, isNew: stored === undefined });
    if (refused?.field) throw validationRefusal({ 'savedSearch.name': refused.message });
    if (refused) throw refusal('BUSINESS_RULE_VIOLATION', refused.message);
    const updatedIsoDateTimeUtc = nextVersion(now(), stored);
    const columns = {
      name,
      question: draft.question,
      jobPostId,
      updatedIsoDateTimeUtc,
      ...alertColumns(draft, stored, now()),
    };
    const [saved] = await tx
      .insert(savedSearches)
      .values({ ...own, ...columns, createdIsoDateTimeUtc: updatedIsoDateTimeUtc })
      .onConflictDoUpdate({ target: savedSearches.savedSearchId, set: columns })
      .returning();
    if (!saved) throw new Error(`The saved search ${savedSearchId} was not stored.`);
    await record(tx, { kind: 'savedSearch.saved', actorUid: uid, companyId });
    return saved;
  });
}

/** The first alert comes a day or a week after it was turned on, with the people added since then. */
function alertColumns(
  { alert }: SavedSearchDraft,
  stored: SavedSearchRow | undefined,
  nowMs: number,
): Pick<SavedSearchRow, 'alert' | 'alertDueAt' | 'alertedAt'> {
  if (stored?.alert === alert) return { alert, alertDueAt: stored.alertDueAt, alertedAt: stored.alertedAt };
  const dueMs = firstAlertAtMs(alert, nowMs);
  if (dueMs === null) return { alert, alertDueAt: null, alertedAt: null };
  const alertedAt = stored?.alertedAt ?? new Date(nowMs).toISOString();
  return { alert, alertDueAt: new Date(dueMs).toISOString(), alertedAt };
}

/** Records the company's visit to a saved search. @throws NOT_FOUND for another company's */
export async function visitSearch(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  own: OwnSavedSearch,
): Promise<SavedSearchRow> {
  return db.transaction(async (tx) => {
    const stored = await requireOwn(tx, own);
    const { visitedMs, visitedBeforeMs } = visitsAfter(visitsOf(stored), now());
    const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
    const visits = { visitedAt: iso(visitedMs), visitedBeforeAt: iso(visitedBeforeMs) };
    if (visits.visitedAt !== stored.visitedAt) await tx.update(savedSearches).set(visits).where(isOwn(own));
    return { ...stored, ...visits };
  });
}

/** Deletes a saved search. @throws NOT_FOUND for another company's */
export async function deleteSearch(
  { events }: Pick<Deps, 'events'>,
  { uid, ...own }: OwnSavedSearch & { uid: string },
): Promise<void> {
  await events.transaction(async (tx) => {
    await requireOwn(tx, own);
    await tx.delete(savedSearches).where(isOwn(own));
    await record(tx, { kind: 'savedSearch.deleted', actorUid: uid, companyId: own.companyId });
  });
}

async function requireOwn(tx: Tx, own: OwnSavedSearch): Promise<SavedSearchRow> {
  const [stored] = await tx.select().from(savedSearches).where(isOwn(own)).for('update');
  if (!stored) throw refusal('NOT_FOUND', SAVED_SEARCH_SENTENCES.notFound);
  return stored;
}
