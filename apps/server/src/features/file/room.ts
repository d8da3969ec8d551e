import { statfs } from 'node:fs/promises';
import { ATTACHMENT_KINDS } from '@talaash/domain/attachment/rule';
import { MESSAGE_STORED_BYTES_MAX, STORED_BYTES_MAX, type UploadKind } from '@talaash/domain/file/limit';
import {
  FILES_FULL_SENTENCE,
  MESSAGE_STORED_BYTES_SENTENCE,
  STORED_BYTES_SENTENCE,
} from '@talaash/domain/file/words';
import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { Deps } from '../../call/deps.ts';
import type { Db, Tx } from '../../db/client.ts';
import { files } from '../../db/schema/file.ts';
import { lockCompany } from '../company/queries.ts';
import { lockTalent } from '../talent/queries.ts';
import { type FileOwner, ownedBy } from './queries.ts';

type NewBytes = { owner: FileOwner; kind: UploadKind; bytes: number };

/** Refuses an upload before it is received, if the owner or the disk has no room for it. */
export async function requireRoom(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  added: NewBytes,
): Promise<void> {
  await requireFreeDisk(config, added.bytes);
  await requireQuota(db, added);
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
export async function lockQuota(tx: Tx, added: NewBytes): Promise<void> {
  const { owner } = added;
  const locked = await ('talentId' in owner
    ? lockTalent(tx, owner.talentId)
    : lockCompany(tx, owner.companyId));
  // The account was deleted during the upload.
  if (!locked) throw refusal('UNAUTHORIZED');
  await requireQuota(tx, added);
}

/** The files of messages have a limit of their own: they stay as long as the messages. */
async function requireQuota(db: Pick<Db, 'select'>, { owner, kind, bytes }: NewBytes): Promise<void> {
  const isOfMessage = (ATTACHMENT_KINDS as readonly UploadKind[]).includes(kind);
  const [stored] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(and(ownedBy(owner), (isOfMessage ? inArray : notInArray)(files.kind, [...ATTACHMENT_KINDS])));
  const [max, sentence] = isOfMessage
    ? [MESSAGE_STORED_BYTES_MAX, MESSAGE_STORED_BYTES_SENTENCE]
    : [STORED_BYTES_MAX, STORED_BYTES_SENTENCE];
  if ((stored?.bytes ?? 0) + bytes > max) throw refusal('BUSINESS_RULE_VIOLATION', sentence);
}
