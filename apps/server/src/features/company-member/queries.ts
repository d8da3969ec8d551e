import type { ReceivedInvitation, Membership } from '@talaash/contract/company-member';
import type { CompanyMember, MemberInvitation } from '@talaash/domain/company-member/schema';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { companyMembers, memberInvitations } from '../../db/schema/company-member.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';

type Reading = Pick<Db, 'select'>;

const person = { uid: users.id, name: users.name, email: users.email };

/** The members of a company: the owner, then the others by name. */
export async function listMembers(db: Reading, companyId: string): Promise<CompanyMember[]> {
  const owner = await db
    .select({ ...person, joinedIsoDateTimeUtc: companies.createdIsoDateTimeUtc })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.createdByUid))
    .where(eq(companies.companyId, companyId));
  const others = await db
    .select({
      ...person,
      role: companyMembers.role,
      joinedIsoDateTimeUtc: companyMembers.joinedIsoDateTimeUtc,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.uid))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(users.name), asc(users.id));
  return [...owner.map((one) => ({ ...one, role: 'owner' as const })), ...others];
}

export const isOfMember = (companyId: string, uid: string) =>
  and(eq(companyMembers.companyId, companyId), eq(companyMembers.uid, uid));

const stillWaits = (nowMs: number) => gt(memberInvitations.endsIsoDateTimeUtc, new Date(nowMs).toISOString());

/** The invitations of a company that wait, the newest first. */
export const listInvitations = (db: Reading, companyId: string, nowMs: number): Promise<MemberInvitation[]> =>
  db
    .select({
      memberInvitationId: memberInvitations.memberInvitationId,
      email: memberInvitations.email,
      role: memberInvitations.role,
      endsIsoDateTimeUtc: memberInvitations.endsIsoDateTimeUtc,
    })
    .from(memberInvitations)
    .where(and(eq(memberInvitations.companyId, companyId), stillWaits(nowMs)))
    .orderBy(desc(memberInvitations.endsIsoDateTimeUtc), asc(memberInvitations.memberInvitationId));

/** The companies for which an account can act: its own first. */
export async function listMemberships(db: Reading, uid: string): Promise<Membership[]> {
  const isCurrent = sql<boolean>`exists (select from ${userProfiles}
    where ${userProfiles.uid} = ${uid} and ${userProfiles.companyId} = ${companies.companyId})`;
  const facts = { companyId: companies.companyId, name: companyProfiles.name, isCurrent };
  const own = await db
    .select(facts)
    .from(companies)
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, companies.companyId))
    .where(eq(companies.createdByUid, uid));
  const others = await db
    .select({ ...facts, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.companyId, companyMembers.companyId))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, companies.companyId))
    .where(eq(companyMembers.uid, uid))
    .orderBy(asc(companyMembers.joinedIsoDateTimeUtc), asc(companies.companyId));
  return [...own.map((one) => ({ ...one, role: 'owner' as const })), ...others];
}

/** The invitations to an address that wait, the newest first. */
export const listReceived = (db: Reading, email: string, nowMs: number): Promise<ReceivedInvitation[]> =>
  db
    .select({
      memberInvitationId: memberInvitations.memberInvitationId,
      companyName: companyProfiles.name,
      role: memberInvitations.role,
      invitedBy: users.name,
      endsIsoDateTimeUtc: memberInvitations.endsIsoDateTimeUtc,
    })
    .from(memberInvitations)
    .leftJoin(users, eq(users.id, memberInvitations.invitedByUid))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, memberInvitations.companyId))
    .where(and(eq(memberInvitations.email, email.toLowerCase()), stillWaits(nowMs)))
    .orderBy(desc(memberInvitations.endsIsoDateTimeUtc), asc(memberInvitations.memberInvitationId));

const isReceived = (memberInvitationId: string, email: string, nowMs: number) =>
  and(
    eq(memberInvitations.memberInvitationId, memberInvitationId),
    eq(memberInvitations.email, email.toLowerCase()),
    stillWaits(nowMs),
  );

/** An invitation to an address that waits; undefined if there is none. */
export async function findReceived(db: Reading, memberInvitationId: string, email: string, nowMs: number) {
  const [invitation] = await db
    .select()
    .from(memberInvitations)
    .where(isReceived(memberInvitationId, email, nowMs));
  return invitation;
}

/** The same, locked until the transaction ends. */
export async function lockReceived(tx: Tx, memberInvitationId: string, email: string, nowMs: number) {
  const [invitation] = await tx
    .select()
    .from(memberInvitations)
    .where(isReceived(memberInvitationId, email, nowMs))
    .for('update');
  return invitation;
}
