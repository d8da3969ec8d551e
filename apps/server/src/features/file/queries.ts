import type { FileRef } from '@talaash/domain/file-ref';
import type { UploadKind } from '@talaash/domain/upload';
import { and, eq } from 'drizzle-orm';
import { validationRefusal } from '../../api/refusal.ts';
import type { Db } from '../../db/client.ts';
import { files } from '../../db/schema/file.ts';
import { toFileRef } from './present.ts';

export type FileOwner = { talentId: string } | { companyId: string };

const ownedBy = (owner: FileOwner) =>
  'talentId' in owner ? eq(files.talentId, owner.talentId) : eq(files.companyId, owner.companyId);

/**
 * The reference to store for a file that a record names: ours, not what was sent. Throws VALIDATION_FAILED under `field`
 * when it is not the owner's own upload of that kind.
 */
export async function ownFileRef(
  db: Pick<Db, 'select'>,
  named: { owner: FileOwner; kind: UploadKind; field: string; file: FileRef | null | undefined },
): Promise<FileRef | undefined> {
  if (!named.file) return undefined;
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, named.file.id), eq(files.kind, named.kind), ownedBy(named.owner)));
  if (!file) throw validationRefusal({ [named.field]: 'This file is not here. Please upload it again.' });
  return toFileRef(file);
}
