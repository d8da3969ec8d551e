import { and, eq, ne } from 'drizzle-orm';
import { withTemporaryFile } from '../../base/temporary-file.ts';
import { readOwnedSide } from '../../call/membership.ts';
import { users } from '../../db/schema/account.ts';
import { dataExports } from '../../db/schema/data-export.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import type { JobData } from '../../jobs/job.ts';
import { dataExportMail } from '../../mail/data-export-mail.ts';
import { sendMail } from '../../mail/send.ts';
import { signToken } from '../../mail/signed-token.ts';
import { writeArchive } from './archive.ts';
import { archivePath, type DataExportRow } from './queries.ts';

/** Makes the archive of an export, and deletes the previous one. If the account is deleted meanwhile, nothing remains. */
export async function makeDataExport(
  deps: Deps,
  { dataExportId }: JobData['dataExport.make'],
): Promise<void> {
  const found = await readRequested(deps, dataExportId);
  if (!found) return;
  const { row, exported } = found;
  const path = archivePath(row);
  const bytes = await withTemporaryFile(deps.config, async (file) => {
    const written = await writeArchive(deps, exported, file);
    await deps.fileStore.put(path, { file }, 'application/zip');
    return written;
  });
  await deps.events.transaction(async (tx) => {
    // By a job that the commit queues: if this node dies, no archive stays that nobody finds.
    const deleteLater = (paths: string[]) => deps.jobs.send('file.deleteStored', { paths }, { tx });
    const [ready] = await tx
      .update(dataExports)
      .set({ state: 'ready', bytes })
      .where(eq(dataExports.dataExportId, dataExportId))
      .returning();
    if (!ready) return deleteLater([path]);
    await record(tx, { kind: 'dataExport.changed', actorUid: row.uid });
    await deps.jobs.send('dataExport.mail', { dataExportId }, { tx });
    const replaced: DataExportRow[] = await tx
      .delete(dataExports)
      .where(and(eq(dataExports.uid, row.uid), ne(dataExports.dataExportId, dataExportId)))
      .returning();
    if (replaced.length > 0) await deleteLater(replaced.map(archivePath));
  });
}

async function readRequested({ db }: Deps, dataExportId: string) {
  const [row]: DataExportRow[] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.dataExportId, dataExportId), eq(dataExports.state, 'waiting')));
  if (!row) return undefined;
  return { row, exported: { uid: row.uid, ...(await readOwnedSide(db, row.uid)) } };
}

/**
 * Tells the owner that the export is ready. The mail has no link to the archive itself: downloading requires a log-in. Only who is
 * shut out for good gets a link to the page that has it.
 */
export async function mailDataExport(
  deps: Deps,
  { dataExportId }: JobData['dataExport.mail'],
): Promise<void> {
  const [owner] = await deps.db
    .select({
      email: users.email,
      isDisabled: users.isDisabled,
      userType: userProfiles.userType,
      expiresAt: dataExports.expiresAt,
    })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.uid))
    .leftJoin(userProfiles, eq(userProfiles.uid, dataExports.uid))
    .where(and(eq(dataExports.dataExportId, dataExportId), eq(users.emailVerified, true)));
  if (!owner) return;
  const { isDisabled, userType, expiresAt } = owner;
  const url = new URL(userType === null ? '/' : `/${userType}/settings#export`, deps.baseUrl());
  if (isDisabled) {
    url.href = new URL('/decisions', deps.baseUrl()).href;
    url.searchParams.set('export', signToken('export', dataExportId, deps.secrets.appeal));
  }
  await sendMail(deps, owner, dataExportMail({ url: url.href, expiresAt, isDisabled }));
}
