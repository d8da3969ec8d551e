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

/** Refuses an upload before it is received, if the owner or the disk has no room for it. */
export async function requireRoom(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  owner: FileOwner,
  bytes: number,
): Promise<void> {
  await requireFreeDisk(config, bytes);
  await requireQuota(db, owner, bytes);
}

/** A full disk would also stop the database, so uploads stop earlier. */
export async function requireFreeDisk(
  { dataDir, freeDiskMinBytes }: Pick<Deps['config'], 'dataDir' | 'freeDiskMinBytes'>,
  bytes: number,
): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize - bytes < freeDiskMinBytes) throw refusal('SERVICE_UNAVAILABLE', FILES_FULL_SENTENCE);
}

/** Like `requireRoom`, for the owner alone. Uploads of one owner wait for each other, so their sum is exact. */
export async function lockQuota(tx: Tx, owner: FileOwner, bytes: number): Promise<void> {
  const locked = await ('talentId' in owner
    ? lockTalent(tx, owner.talentId)
    : lockCompany(tx, owner.companyId));
  // The account was deleted during the upload.
  if (!locked) throw refusal('UNAUTHORIZED');
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
