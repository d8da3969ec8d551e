import { ALERT_PEOPLE_MAX } from '@talaash/domain/saved-search/limit';
import { nextAlertAtMs } from '@talaash/domain/saved-search/rule';
import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import { and, eq } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import { alertedTalents, savedSearches } from '../../db/schema/saved-search.ts';
import { listRecipients, readRecipient, type Recipient } from '../notice/queries.ts';
import { readSearchingCompany } from '../talent-search/queries.ts';
import { type Asker, questionSince } from './count.ts';
import {
  listDueCompanies,
  listDueSearches,
  listKnownTalents,
  listNewTalents,
  lockTalents,
  type SavedSearchRow,
} from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A review can pass days after the profile was saved. So the index is searched over these days too, and the database decides. */
const LOOK_BACK_MS = 14 * DAY_MS;

/** The index lags a moment behind. Nobody is named twice, so an overlap of an hour does no harm. */
const OVERLAP_MS = 60 * 60 * 1000;

/** Only the first pages of each search are read: 20 people a page. */
const PAGES_MAX = 20;

/** Queues the due alerts, one for each company. */
export async function queueDueAlerts({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  for (const companyId of await listDueCompanies(db, new Date(now()).toISOString()))
    await jobs.send('savedSearch.alert', { companyId }, { key: companyId });
}

type Needs = Pick<Deps, 'db' | 'jobs' | 'now' | 'talentIndex'>;

/**
 * Finds the new people of a company's due searches, and queues the mail that names them in the same transaction. While the index
 * is incomplete it changes nothing, so the next hour retries. A company that is not approved, is disabled or has turned off such
 * mails gets none; later it hears of everybody since the last one.
 */
export async function prepareAlert(deps: Needs, { companyId }: { companyId: string }): Promise<void> {
  const { db, jobs, now, talentIndex } = deps;
  const nowMs = now();
  const due = await listDueSearches(db, companyId, new Date(nowMs).toISOString());
  if (due.length === 0 || (await talentIndex.status()).state !== 'ready') return;
  const wanting = await listAlertRecipients(deps, companyId);
  const isWanted = wanting.length > 0;
  const found = isWanted ? await findNewPeople(deps, companyId, due, nowMs) : new Map<string, string[]>();
  const alertId = newRecordId();
  await db.transaction(async (tx) => {
    let named = 0;
    for (const search of due) {
      // Another node may have done it meanwhile.
      if (!(await moveDue(tx, search, nowMs, isWanted))) continue;
      const talentIds = found.get(search.savedSearchId) ?? [];
      named += await noteAlerted(tx, { companyId, alertId, savedSearchId: search.savedSearchId }, talentIds);
    }
    if (named > 0)
      await jobs.sendAll(
        wanting.map((uid) => ({ name: 'savedSearch.mail', data: { companyId, alertId, uid } })),
        tx,
      );
  });
}

/** The ids of the members who get a company's alerts. */
async function listAlertRecipients({ db }: Pick<Deps, 'db'>, companyId: string): Promise<string[]> {
  const company = await readSearchingCompany(db, companyId);
  return company?.isApproved ? listRecipients(db, companyId, 'searchAlert') : [];
}

/** A recipient of a company's alerts, without `uid` its owner; undefined while they get none. */
export async function readAlertRecipient(
  { db }: Pick<Deps, 'db'>,
  companyId: string,
  uid?: string,
): Promise<Recipient | undefined> {
  const company = await readSearchingCompany(db, companyId);
  if (!company?.isApproved) return undefined;
  return readRecipient(db, { side: 'company', id: companyId, uid }, 'searchAlert');
}

/** The new people of each search, best first. Nobody appears in two searches. */
async function findNewPeople(
  deps: Needs,
  companyId: string,
  searches: readonly SavedSearchRow[],
  nowMs: number,
): Promise<Map<string, string[]>> {
  const company = await readSearchingCompany(deps.db, companyId);
  const known = [...(company?.hiddenTalentIds ?? []), ...(await listKnownTalents(deps.db, companyId))];
  const found = new Map<string, string[]>();
  for (const search of searches) {
    const hiddenTalentIds = [...known, ...[...found.values()].flat()];
    const asker = { hiddenTalentIds, redacted: false, nowMs };
    found.set(search.savedSearchId, await newPeopleOf(deps, search, asker));
  }
  return found;
}

async function newPeopleOf(
  { db, talentIndex }: Needs,
  { question, alertedAt, createdIsoDateTimeUtc }: SavedSearchRow,
  asker: Asker,
): Promise<string[]> {
  const sinceMs = Date.parse(alertedAt ?? createdIsoDateTimeUtc) - OVERLAP_MS;
  const asked = questionSince(question, new Date(sinceMs - LOOK_BACK_MS).toISOString(), asker);
  const since = new Date(sinceMs).toISOString();
  const people: string[] = [];
  for (let page = 0; page < PAGES_MAX && people.length < ALERT_PEOPLE_MAX; page += 1) {
    const { hits, total } = await talentIndex.search({ ...asked, sort: 'match', page });
    const left = Math.max(0, total - page * SEARCH_PAGE_SIZE);
    const talentIds = hits.slice(0, left).map(({ talentId }) => talentId);
    if (talentIds.length === 0) break;
    const fresh = await listNewTalents(db, { talentIds, since });
    people.push(...talentIds.filter((talentId) => fresh.has(talentId)));
  }
  return people.slice(0, ALERT_PEOPLE_MAX);
}

/** Moves a search to its next alert. False if another node did so meanwhile. */
async function moveDue(
  tx: Tx,
  { savedSearchId, alert, alertDueAt, alertedAt }: SavedSearchRow,
  nowMs: number,
  isWanted: boolean,
): Promise<boolean> {
  if (alertDueAt === null) return false;
  const dueMs = nextAlertAtMs(alert, Date.parse(alertDueAt), nowMs);
  const moved = await tx
    .update(savedSearches)
    .set({
      alertDueAt: dueMs === null ? null : new Date(dueMs).toISOString(),
      alertedAt: isWanted ? new Date(nowMs).toISOString() : alertedAt,
    })
    .where(and(eq(savedSearches.savedSearchId, savedSearchId), eq(savedSearches.alertDueAt, alertDueAt)))
    .returning({ savedSearchId: savedSearches.savedSearchId });
  return moved.length > 0;
}

/** @returns how many were recorded. People who are gone, or whom another alert has named, are not. */
async function noteAlerted(
  tx: Tx,
  alert: { companyId: string; alertId: string; savedSearchId: string },
  talentIds: readonly string[],
): Promise<number> {
  if (talentIds.length === 0) return 0;
  const kept = await lockTalents(tx, talentIds);
  if (kept.length === 0) return 0;
  const noted = await tx
    .insert(alertedTalents)
    .values(kept.map((talentId) => ({ ...alert, talentId })))
    .onConflictDoNothing()
    .returning({ talentId: alertedTalents.talentId });
  return noted.length;
}
