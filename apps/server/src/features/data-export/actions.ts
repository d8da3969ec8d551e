import { DATA_EXPORT_KEPT_DAYS } from '@talaash/domain/data-export/limit';
import { DATA_EXPORT_SENTENCES } from '@talaash/domain/data-export/words';
import { SANCTION_SENTENCES } from '@talaash/domain/sanction/words';
import { eq } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import { refusal } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { users } from '../../db/schema/account.ts';
import { dataExports } from '../../db/schema/data-export.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { readLinkedSanction } from '../sanction/queries.ts';
import { type DataExportRow, isOverdue, readLatestExport } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts an export. The previous one can be downloaded until the new one is ready. @throws CONFLICT while one is being made */
export const requestExport = (
  { events, jobs, now }: Pick<Deps, 'events' | 'jobs' | 'now'>,
  { uid, name }: Pick<SignedInViewer, 'uid' | 'name'>,
): Promise<DataExportRow> =>
  events.transaction(async (tx) => {
    // One request of an account at a time.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, uid)).for('no key update');
    const latest = await readLatestExport(tx, uid, now());
    if (latest?.state === 'waiting' && !isOverdue(latest, now()))
      throw refusal('CONFLICT', DATA_EXPORT_SENTENCES.running);
    const dataExportId = newRecordId();
    const createdIsoDateTimeUtc = new Date(now()).toISOString();
    const [requested] = await tx
      .insert(dataExports)
      .values({
        dataExportId,
        uid,
        state: 'waiting',
        filename: filenameOf(name, createdIsoDateTimeUtc),
        expiresAt: new Date(now() + DATA_EXPORT_KEPT_DAYS * DAY_MS).toISOString(),
        createdIsoDateTimeUtc,
      })
      .returning();
    if (!requested) throw new Error('An export was not written.');
    await jobs.send('dataExport.make', { dataExportId }, { tx });
    await record(tx, { kind: 'dataExport.changed', actorUid: uid });
    return requested;
  });

/** For somebody who cannot log in: starts an export of the account of a mailed decision. Throws NOT_FOUND, CONFLICT. */
export async function requestLinkedExport(
  deps: Pick<Deps, 'db' | 'events' | 'jobs' | 'now' | 'secrets'>,
  token: string,
): Promise<void> {
  const { sanction } = await readLinkedSanction(deps, token);
  const [owner] = await deps.db
    .select({ uid: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, sanction.uid));
  if (!owner) throw refusal('NOT_FOUND', SANCTION_SENTENCES.linkInvalid);
  await requestExport(deps, owner);
}

/** talaash-meera-krishnan-2026-11-21.zip */
function filenameOf(name: string, isoDateTime: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${['talaash', ...words].join('-').slice(0, 60)}-${isoDateTime.slice(0, 10)}.zip`;
}
