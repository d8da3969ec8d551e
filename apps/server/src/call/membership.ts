import { and, eq, inArray, sql } from 'drizzle-orm';
import { record } from '../events/record.ts';
import type { Db, Tx } from '../db/client.ts';
import { dropEndedKeys } from '../db/company-shield.ts';
import { users } from '../db/schema/account.ts';
import { companies } from '../db/schema/company.ts';
import { companyMembers } from '../db/schema/company-member.ts';
import { memberTimestamps } from '../db/schema/messages-page.ts';
import { notifications } from '../db/schema/notification.ts';
import { talents } from '../db/schema/talent.ts';
import { userProfiles } from '../db/schema/user-profile.ts';

/** The talent or company whose data belongs to an account, and is exported and deleted with it. A member owns no company. */
export type OwnedSide = { talentId: string | null; companyId: string | null };

export async function readOwnedSide(db: Pick<Db, 'select'>, uid: string): Promise<OwnedSide> {
  const [talent] = await db
    .select({ talentId: talents.talentId })
    .from(talents)
    .where(eq(talents.createdByUid, uid));
  const [company] = await db
    .select({ companyId: companies.companyId })
    .from(companies)
    .where(eq(companies.createdByUid, uid));
  return { talentId: talent?.talentId ?? null, companyId: company?.companyId ?? null };
}

/**
 * Ends what some members do for a company: whoever acts for it acts for their own company from now on, else for another one of which
 * they are a member, else for none. Their windows start again.
 */
export async function endMemberships(tx: Tx, companyId: string, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  const left = await tx
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.id, [...uids]));
  await tx
    .delete(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), inArray(companyMembers.uid, [...uids])));
  await tx
    .delete(memberTimestamps)
    .where(and(eq(memberTimestamps.companyId, companyId), inArray(memberTimestamps.uid, [...uids])));
  await tx
    .delete(notifications)
    .where(and(eq(notifications.companyId, companyId), inArray(notifications.uid, [...uids])));
  for (const { email } of left) await dropEndedKeys(tx, companyId, email.slice(email.lastIndexOf('@') + 1));
  const acting = and(eq(userProfiles.companyId, companyId), inArray(userProfiles.uid, [...uids]));
  const other = sql`coalesce(
    (select ${companies.companyId} from ${companies} where ${companies.createdByUid} = ${userProfiles.uid}
      and ${companies.companyId} <> ${companyId}),
    (select ${companyMembers.companyId} from ${companyMembers} where ${companyMembers.uid} = ${userProfiles.uid}
      order by ${companyMembers.joinedIsoDateTimeUtc}, ${companyMembers.companyId} limit 1))`;
  await tx.delete(userProfiles).where(and(acting, sql`${other} is null`));
  await tx.update(userProfiles).set({ companyId: other, updatedIsoDateTimeUtc: sql`now()` }).where(acting);
  await recordMemberships(tx, uids);
}

/**
 * Before an account is deleted: ends the memberships of all others in its company, which is deleted with it, and tells the companies of
 * which it is a member. @returns the ids of these
 */
export async function endMembershipsOf(
  tx: Tx,
  { uid, companyId }: Pick<OwnedSide, 'companyId'> & { uid: string },
): Promise<string[]> {
  const rows = await tx
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.uid, uid));
  const joined = rows.map((row) => row.companyId);
  for (const one of joined) {
    await endMemberships(tx, one, [uid]);
    await record(tx, { kind: 'companyMember.changed', actorUid: null, companyId: one });
  }
  if (companyId === null) return joined;
  await endMemberships(tx, companyId, await listOthers(tx, companyId));
  return joined;
}

/** The members of a company without its owner. */
async function listOthers(tx: Tx, companyId: string): Promise<string[]> {
  const others = await tx
    .select({ uid: companyMembers.uid })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId));
  return others.map(({ uid }) => uid);
}

/** The windows of these people start again, because what they may see has changed. */
export const recordMemberships = (tx: Tx, uids: readonly string[]): Promise<void> =>
  record(tx, ...uids.map((uid) => ({ kind: 'membership.changed' as const, actorUid: uid })));

/** The windows of a company's other members start again, because its owner is shut out, or is so no longer. */
export const recordShutOut = async (tx: Tx, companyId: string): Promise<void> =>
  recordMemberships(tx, await listOthers(tx, companyId));
