import { and, eq, lte, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { Db, Tx } from '../../db/client.ts';
import { endMembershipsOf, readOwnedSide } from '../../call/membership.ts';
import { accountDeletions, deletedAccounts } from '../../db/schema/account-deletion.ts';
import { users, verifications } from '../../db/schema/account.ts';
import { memberInvitations } from '../../db/schema/company-member.ts';
import { companies } from '../../db/schema/company.ts';
import { contactMessages } from '../../db/schema/contact-message.ts';
import { files } from '../../db/schema/file.ts';
import { headshotRuns } from '../../db/schema/headshot.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { registrationInvitations } from '../../db/schema/registration-invitation.ts';
import { pipelineEntries } from '../../db/schema/pipeline.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { sideName } from '../../db/side-name.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import type { JobData } from '../../jobs/job.ts';
import { readSentPeople } from '../applicant-tracking/queries.ts';
import { eraseFromAdminActions } from '../admin-action/actions.ts';
import { queueSeats } from '../subscription/seat.ts';
import { eraseFromReports } from './erase-report.ts';
import { endSessions } from './end-session.ts';
import { eraseSends } from './erase-sent-code.ts';
import { eraseFromThreads } from './erase-thread.ts';
import { readDeletionDue } from './queries.ts';

/** The side of the account. */
export type ErasedSide = { uid: string; talentId: string | null; companyId: string | null };

/**
 * Deletes an account whose deletion is due, with all personal data. What remains are ids, and the other side's words in
 * conversations. Does nothing if the owner has cancelled the deletion.
 */
export async function eraseAccount(deps: Deps, uid: string): Promise<void> {
  // A first check before anything outside the transaction is touched. The transaction checks again.
  const due = await readDeletionDue(deps.db, uid);
  if (due === null || Date.parse(due) > deps.now()) return;
  await endSubscription(deps, uid);
  const names = await readNames(deps.db, uid);
  const email = await deps.events.transaction(async (tx) => {
    // First, because every other write for this account waits for one of these rows, and then finds it gone.
    const account = await lockDueAccount(tx, uid, deps.now());
    if (!account) return undefined;
    const { side } = account;
    const sent = side.talentId === null ? [] : await readSentPeople(tx, side.talentId);
    const threadIds = await eraseFromThreads(tx, side);
    await recordLeftLists(tx, side);
    await eraseLooseRows(tx, side, account);
    await eraseFromReports(tx, uid);
    await eraseSends(tx, uid, { secret: deps.secrets.oneTimeCode, nowMs: deps.now() });
    await endSessions(tx, uid);
    for (const left of await endMembershipsOf(tx, side)) await queueSeats(deps, left, tx);
    await tx.delete(users).where(eq(users.id, uid));
    await tx.insert(deletedAccounts).values({ uid, deletedAt: new Date(deps.now()).toISOString() });
    await eraseFromAdminActions(tx, uid);
    await record(tx, { kind: 'account.deleted', actorUid: uid, ...idsOf(side) });
    const words = [uid, account.email, ...Object.values(idsOf(side)), ...threadIds];
    await deps.jobs.forget(words, tx);
    for (const { companyId, candidateId, isOurs } of sent)
      if (candidateId !== null)
        await deps.jobs.send('applicantTracking.withdrawGone', { companyId, candidateId, isOurs }, { tx });
    await deps.jobs.send('account.eraseFiles', { uid, ...idsOf(side) }, { tx });
    return account.email;
  });
  const { mailbox } = deps.mailer;
  if (email === undefined || !mailbox) return;
  // The development mailbox, which stores mails instead of delivering them. Outside the transaction, because it reads all mails,
  // and only after the mails that were being written with the old names are stored.
  await deps.jobs.mailsWritten();
  await mailbox.forget([email, ...names]);
}

/** At the provider first: if its subscription cannot be ended, the account is not deleted, and the next run retries. */
async function endSubscription({ db, log, payments }: Deps, uid: string): Promise<void> {
  const [customer] = await db
    .select({ companyId: companies.companyId, paymentCustomerId: companies.paymentCustomerId })
    .from(companies)
    .where(eq(companies.createdByUid, uid));
  if (!customer?.paymentCustomerId) return;
  const { companyId, paymentCustomerId } = customer;
  await payments.deleteCustomer({ companyId, paymentCustomerId }).catch((error: unknown) => {
    log.error({ err: error }, 'A subscription could not be ended. Its account is not deleted yet.');
    throw refusal('SERVICE_UNAVAILABLE');
  });
}

/** The account and its side, both locked; undefined if its deletion is not due (any more). */
async function lockDueAccount(
  tx: Tx,
  uid: string,
  nowMs: number,
): Promise<{ email: string; isEmailVerified: boolean; side: ErasedSide } | undefined> {
  const [found] = await tx
    .select({
      email: users.email,
      isEmailVerified: users.emailVerified,
    })
    .from(users)
    .innerJoin(accountDeletions, eq(accountDeletions.uid, users.id))
    .where(and(eq(users.id, uid), lte(accountDeletions.dueAt, new Date(nowMs).toISOString())))
    .for('update', { of: users });
  if (!found) return undefined;
  const { email, isEmailVerified } = found;
  const { talentId, companyId } = await readOwnedSide(tx, uid);
  if (talentId !== null) await tx.select().from(talents).where(eq(talents.talentId, talentId)).for('update');
  if (companyId !== null)
    await tx.select().from(companies).where(eq(companies.companyId, companyId)).for('update');
  return { email, isEmailVerified, side: { uid, talentId, companyId } };
}

const idsOf = ({ talentId, companyId }: ErasedSide) => ({
  ...(talentId === null ? {} : { talentId }),
  ...(companyId === null ? {} : { companyId }),
});

/** The account's names and addresses. */
async function readNames(db: Db, uid: string): Promise<string[]> {
  const [found] = await db
    .select({
      account: users.name,
      side: sideName({ talentId: talents.talentId, companyId: companies.companyId }),
    })
    .from(users)
    .leftJoin(talents, eq(talents.createdByUid, users.id))
    .leftJoin(companies, eq(companies.createdByUid, users.id))
    .where(eq(users.id, uid));
  return Object.values(found ?? {}).filter((name) => name !== null);
}

/** The list entries are deleted with the talent; their companies get an event. */
async function recordLeftLists(tx: Tx, { uid, talentId }: ErasedSide): Promise<void> {
  if (talentId === null) return;
  const lists = [
    { table: shortlistedProfiles, kind: 'shortlistedProfile.deleted' },
    { table: pipelineEntries, kind: 'pipelineEntry.moved' },
    { table: hiddenProfiles, kind: 'hiddenProfile.deleted' },
  ] as const;
  for (const { table, kind } of lists) {
    const left = await tx
      .delete(table)
      .where(eq(table.talentId, talentId))
      .returning({ companyId: table.companyId });
    await record(tx, ...left.map(({ companyId }) => ({ kind, actorUid: uid, companyId, talentId })));
  }
}

/** The rows that no foreign key ties to the account. */
async function eraseLooseRows(
  tx: Tx,
  { uid, talentId, companyId }: ErasedSide,
  { email, isEmailVerified }: { email: string; isEmailVerified: boolean },
): Promise<void> {
  await tx
    .delete(verifications)
    .where(
      sql`starts_with(${verifications.value}, ${`{"uid":${JSON.stringify(uid)},`}) or strpos(${verifications.value}, ${JSON.stringify(email)}) > 0`,
    );
  // Includes messages that a guest sent from this address; the account's own are deleted with it. An unverified address may be
  // somebody else's, whose messages stay.
  if (isEmailVerified) await tx.delete(contactMessages).where(eq(contactMessages.email, email.toLowerCase()));
  // Used invitations are deleted with the account.
  await tx.delete(registrationInvitations).where(eq(registrationInvitations.email, email));
  if (isEmailVerified)
    await tx.delete(memberInvitations).where(eq(memberInvitations.email, email.toLowerCase()));
  if (talentId !== null) {
    await tx.delete(files).where(eq(files.talentId, talentId));
    await tx.delete(headshotRuns).where(eq(headshotRuns.talentId, talentId));
  }
  if (companyId !== null) await tx.delete(files).where(eq(files.companyId, companyId));
}

/** Deletes the stored files of a deleted account, including those of interrupted uploads. */
export async function eraseFiles(
  { fileStore }: Pick<Deps, 'fileStore'>,
  { uid, companyId }: JobData['account.eraseFiles'],
): Promise<void> {
  await fileStore.deleteAll(`talents/${uid}`);
  await fileStore.deleteAll(`exports/${uid}`);
  if (companyId !== undefined) await fileStore.deleteAll(`companies/${companyId}`);
}

/** Accounts whose week is over. */
export async function eraseDueAccounts(deps: Deps): Promise<void> {
  const due = await deps.db
    .select({ uid: accountDeletions.uid })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, new Date(deps.now()).toISOString()))
    .limit(1000);
  const failures: unknown[] = [];
  for (const { uid } of due) await eraseAccount(deps, uid).catch((error: unknown) => failures.push(error));
  // The next run retries them, and the log says so now.
  if (failures.length > 0) throw failures[0];
}
