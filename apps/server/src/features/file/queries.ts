import type { FileRef } from '@talaash/domain/file/schema';
import type { UploadKind } from '@talaash/domain/file/limit';
import { FILE_GONE_SENTENCE } from '@talaash/domain/file/words';
import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { validationRefusal } from '../../call/refusal.ts';
import { readingCompany, type SignedInViewer } from '../../call/viewer.ts';
import type { Db, Tx } from '../../db/client.ts';
import { files } from '../../db/schema/file.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { isVisibleTo } from '../../db/visibility.ts';
import { toFileRef } from './present.ts';

export type FileOwner = { talentId: string } | { companyId: string };

export const ownedBy = (owner: FileOwner) =>
  'talentId' in owner ? eq(files.talentId, owner.talentId) : eq(files.companyId, owner.companyId);

/**
 * The reference to store for a file that a record names: our own record of it, not the one that was sent. Throws
 * VALIDATION_FAILED for `field` unless it is the owner's own upload of that kind.
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
  if (!file) throw validationRefusal({ [named.field]: FILE_GONE_SENTENCE });
  return toFileRef(file);
}

/**
 * Locks the files that a record is about to name, so the cleanup does not delete them before the commit. Throws VALIDATION_FAILED
 * for the field of a deleted file.
 */
export async function keepFiles(
  tx: Tx,
  named: Readonly<Record<string, FileRef | null | undefined>>,
): Promise<void> {
  for (const [field, file] of Object.entries(named)) {
    if (!file) continue;
    const kept = await tx.select({ id: files.id }).from(files).where(eq(files.id, file.id)).for('key share');
    if (kept.length === 0) throw validationRefusal({ [field]: FILE_GONE_SENTENCE });
  }
}

/**
 * A stored picture, if the viewer may see it. Owners see their own and admins all. Approved companies see the current pictures
 * of talents in search or in their open threads; talents see the logos of companies that have invited them.
 */
export async function readPictureFile(db: Pick<Db, 'select'>, id: string, viewer: SignedInViewer) {
  const { talentId, companyId, isAdmin } = viewer;
  const readerId = readingCompany(viewer);
  const shownToCompany =
    readerId !== null &&
    exists(
      db
        .select({ one: sql`1` })
        .from(talentProfiles)
        .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
        .where(
          and(
            eq(talentProfiles.talentId, files.talentId),
            sql`${talentProfiles.profilePicture} ->> 'id' = ${files.id}`,
            isVisibleTo(readerId),
          ),
        ),
    );
  const shownToTalent =
    talentId !== null &&
    exists(
      db
        .select({ one: sql`1` })
        .from(threads)
        .where(and(eq(threads.companyId, files.companyId), eq(threads.talentId, talentId))),
    );
  const allowed = [
    talentId !== null && eq(files.talentId, talentId),
    companyId !== null && eq(files.companyId, companyId),
    shownToCompany,
    shownToTalent,
  ].filter((condition) => condition !== false);
  const [file] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.id, id),
        inArray(files.kind, ['profilePicture', 'companyLogo']),
        isAdmin ? undefined : or(sql`false`, ...allowed),
      ),
    );
  return file;
}
