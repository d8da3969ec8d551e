import { UNUSED_HOURS_MAX } from '@talaash/domain/file/limit';
import { alias } from 'drizzle-orm/pg-core';
import { and, eq, exists, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { Db } from '../../db/client.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { files } from '../../db/schema/file.ts';
import { messages } from '../../db/schema/message.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import type { JobData } from '../../jobs/job.ts';
import { largePath } from '@talaash/domain/file/path';

const hourMs = 60 * 60 * 1000;
const deletedAtOnce = 100;

/** The rest waits for the next hour. */
const roundsMax = 50;

type DeleteDeps = Pick<Deps, 'db' | 'jobs' | 'now'>;

/** Deletes files that no record has named for a day: their rows at once, their stored bytes by a job. */
export async function deleteUnusedFiles(deps: DeleteDeps): Promise<void> {
  await markUnused(deps);
  for (let round = 0; round < roundsMax; round += 1) {
    if ((await deleteSome(deps)) < deletedAtOnce) return;
  }
}

/** Records since when a file is unused. A file that is used again, after a save was undone, starts over. */
async function markUnused({ db, now }: DeleteDeps): Promise<void> {
  const unusedSince = new Date(now()).toISOString();
  await db
    .update(files)
    .set({ unusedSince })
    .where(and(isNull(files.unusedSince), not(isUsed(db))));
  await db
    .update(files)
    .set({ unusedSince: null })
    .where(and(isNotNull(files.unusedSince), isUsed(db)));
}

/**
 * @returns how many were deleted. A save that names a file locks its row (`keepFiles`), so the file is skipped. The second
 * statement reads again, so it sees a save that was committed just before the rows were locked.
 */
const deleteSome = ({ db, jobs, now }: DeleteDeps): Promise<number> =>
  db.transaction(async (tx) => {
    const dayAgo = new Date(now() - UNUSED_HOURS_MAX * hourMs).toISOString();
    const due = await tx
      .select({ id: files.id })
      .from(files)
      .where(lt(files.unusedSince, dayAgo))
      .limit(deletedAtOnce)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const deleted = await tx
      .delete(files)
      .where(and(inArray(files.id, ids), not(isUsed(tx))))
      .returning({ path: files.path });
    // Queued with the rows, so no stored file is orphaned; run later, because events wait for open transactions.
    const paths = deleted.flatMap(({ path }) => [...new Set([path, largePath(path)])]);
    if (paths.length > 0) await jobs.send('file.deleteStored', { paths }, { tx });
    return deleted.length;
  });

/** Deletes the stored bytes at these paths, as far as they exist and are not those of a recorded file. */
export async function deleteStoredFiles(
  { db, fileStore }: Pick<Deps, 'db' | 'fileStore'>,
  { paths }: JobData['file.deleteStored'],
): Promise<void> {
  const recorded = await db.select({ path: files.path }).from(files).where(inArray(files.path, paths));
  const kept = new Set(recorded.flatMap(({ path }) => [path, largePath(path)]));
  for (const path of paths) if (!kept.has(path)) await fileStore.delete(path);
}

/** Whether a message carries the file, or a record names it or a picture made from it. A record can name only files of its own owner. */
function isUsed(db: Pick<Db, 'select'>) {
  const one = { one: sql`1` };
  const named = (reference: unknown) => sql`${reference} ->> 'id' = ${files.id}`;
  const byTalent = db
    .select(one)
    .from(talentProfiles)
    .where(
      and(
        eq(talentProfiles.talentId, files.talentId),
        or(named(talentProfiles.profilePicture), named(talentProfiles.resume)),
      ),
    );
  const byCompany = db
    .select(one)
    .from(companyProfiles)
    .where(and(eq(companyProfiles.companyId, files.companyId), named(companyProfiles.logo)));
  const made = alias(files, 'made');
  const asOriginal = db
    .select(one)
    .from(made)
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, made.talentId))
    .where(
      and(
        eq(made.talentId, files.talentId),
        eq(made.originalFileId, files.id),
        sql`${talentProfiles.profilePicture} ->> 'id' = ${made.id}`,
      ),
    );
  const byMessage = db.select(one).from(messages).where(eq(messages.messageId, files.messageId));
  return sql`(${exists(byMessage)} or ${exists(byTalent)} or ${exists(byCompany)} or ${exists(asOriginal)})`;
}
