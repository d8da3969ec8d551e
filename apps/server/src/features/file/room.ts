import { statfs } from 'node:fs/promises';
import { STORED_BYTES_MAX } from '@talaash/domain/file/limit';
import { FILES_FULL_SENTENCE, STORED_BYTES_SENTENCE } from '@talaash/domain/file/words';
import { sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { Deps } from '../../call/deps.ts';
import type { Db, Tx } from '../../db/client.ts';
import { files } from '../../db/schema/file.ts';
import { lockCompany } from '../company/queries.ts';
import { lockTalent } from '../talent/queries.ts';
import { type FileOwner, ownedBy } from './queries.ts';

/** Refuses an upload for which the owner or the disk has no room, before it is received. */
export async function requireRoom(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  owner: FileOwner,
  bytes: number,
): Promise<void> {
  await requireFreeDisk(config, bytes);
  await requireQuota(db, owner, bytes);
}

/** A full disk would stop the database, too, so uploads stop before. */
export async function requireFreeDisk(
  { dataDir, freeDiskMinBytes }: Pick<Deps['config'], 'dataDir' | 'freeDiskMinBytes'>,
  bytes: number,
): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize - bytes < freeDiskMinBytes) throw refusal('SERVICE_UNAVAILABLE', FILES_FULL_SENTENCE);
}

/** As `requireRoom` for the owner alone. Uploads of one owner wait for each other, so that their sum is exact. */
export async function lockQuota(tx: Tx, owner: FileOwner, bytes: number): Promise<void> {
  if ('talentId' in owner) await lockTalent(tx, owner.talentId);
  else await lockCompany(tx, owner.companyId);
  await requireQuota(tx, owner, bytes);
}

async function requireQuota(db: Pick<Db, 'select'>, owner: FileOwner, bytes: number): Promise<void> {
  const [stored] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(ownedBy(owner));
  if ((stored?.bytes ?? 0) + bytes > STORED_BYTES_MAX) {
    throw refusal('BUSINESS_RULE_VIOLATION', STORED_BYTES_SENTENCE);
  }
}
