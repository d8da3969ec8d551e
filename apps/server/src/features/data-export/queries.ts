import type { DataExport } from '@talaash/contract/data-export';
import { DATA_EXPORT_HOURS_MAX } from '@talaash/domain/data-export/limit';
import { DATA_EXPORT_SENTENCES } from '@talaash/domain/data-export/words';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Db } from '../../db/client.ts';
import { dataExports } from '../../db/schema/data-export.ts';
import { readToken } from '../../mail/signed-token.ts';

export type DataExportRow = typeof dataExports.$inferSelect;

/** Where the archive of an export is stored. */
export const archivePath = ({ uid, dataExportId }: Pick<DataExportRow, 'uid' | 'dataExportId'>): string =>
  `exports/${uid}/${dataExportId}.zip`;

/** The latest export of an account that has not expired. */
export async function readLatestExport(
  db: Pick<Db, 'select'>,
  uid: string,
  nowMs: number,
): Promise<DataExportRow | undefined> {
  const [latest] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.uid, uid), gt(dataExports.expiresAt, new Date(nowMs).toISOString())))
    .orderBy(desc(dataExports.createdIsoDateTimeUtc), desc(dataExports.dataExportId))
    .limit(1);
  return latest;
}

/** An export that can be downloaded by this account. */
export async function readArchive(
  db: Pick<Db, 'select'>,
  { dataExportId, uid, nowMs }: { dataExportId: string; uid: string; nowMs: number },
): Promise<DataExportRow | undefined> {
  const [found] = await db
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.dataExportId, dataExportId),
        eq(dataExports.uid, uid),
        eq(dataExports.state, 'ready'),
        gt(dataExports.expiresAt, new Date(nowMs).toISOString()),
      ),
    );
  return found;
}

/** The export of a mailed link, for somebody who cannot log in. Throws NOT_FOUND. */
export async function readLinkedArchive(
  { db, now, secrets }: Pick<Deps, 'db' | 'now' | 'secrets'>,
  token: string,
): Promise<DataExportRow> {
  const dataExportId = readToken('export', token, secrets.appeal);
  const [owned] =
    dataExportId === undefined
      ? []
      : await db
          .select({ uid: dataExports.uid })
          .from(dataExports)
          .where(eq(dataExports.dataExportId, dataExportId));
  const found =
    owned && dataExportId && (await readArchive(db, { dataExportId, uid: owned.uid, nowMs: now() }));
  if (!found) throw refusal('NOT_FOUND', DATA_EXPORT_SENTENCES.goneLink);
  return found;
}

/** Whether an export has waited so long that it will not be made any more. */
export const isOverdue = (row: DataExportRow, nowMs: number): boolean =>
  row.state === 'waiting' &&
  Date.parse(row.createdIsoDateTimeUtc) < nowMs - DATA_EXPORT_HOURS_MAX * 60 * 60 * 1000;

export const toDataExport = (row: DataExportRow, nowMs: number): DataExport => ({
  dataExportId: row.dataExportId,
  state: isOverdue(row, nowMs) ? 'failed' : row.state,
  filename: row.filename,
  bytes: row.bytes,
  createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
  expiresIsoDateTimeUtc: row.expiresAt,
});
