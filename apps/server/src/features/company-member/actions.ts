import type { GivenRole } from '@talaash/domain/company-member/choice';
import { handOverRefusal } from '@talaash/domain/company-member/rule';
import type { CompanyMember } from '@talaash/domain/company-member/schema';
import { COMPANY_MEMBER_REFUSALS } from '@talaash/domain/company-member/words';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { endSecretsSoon } from '../../db/company-api-key.ts';
import { endConnections } from '../../db/company-connected-program.ts';
import { storeCompanyKeys } from '../../db/company-shield.ts';
import { endMemberships, readOwnedSide, recordMemberships } from '../../call/membership.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { reportCases } from '../../db/schema/report.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { record } from '../../events/record.ts';
import { queueAccountMail } from '../account-mail/queue.ts';
import { lockCompany } from '../company/queries.ts';
import { queueSeats } from '../subscription/seat.ts';
import { isOfMember, listMembers, listMemberships } from './queries.ts';

type Writing = Pick<Deps, 'config' | 'events' | 'jobs' | 'now'>;
type OfMember = { companyId: string; actorUid: string; uid: string };

/** The company, locked, of which the caller still is the owner: it may have been handed over since the call was admitted. */
async function lockOwned(tx: Tx, { companyId, actorUid }: OfMember) {
  const company = await lockCompany(tx, companyId);
  if (company?.createdByUid !== actorUid) throw refusal('NOT_FOUND');
  return company;
}

const recordChange = (tx: Tx, { companyId, actorUid }: OfMember) =>
  record(tx, { kind: 'companyMember.changed', actorUid, companyId });

/**
 * Gives a member another role.
 * @throws NOT_FOUND for somebody who is no member; BUSINESS_RULE_VIOLATION for the owner
 */
export const setRole = ({ events }: Writing, of: OfMember, role: GivenRole): Promise<CompanyMember> =>
  events.transaction(async (tx) => {
    const company = await lockOwned(tx, of);
    if (company.createdByUid === of.uid)
      throw refusal('BUSINESS_RULE_VIOLATION', COMPANY_MEMBER_REFUSALS.ownerKeepsRole);
    const changed = await tx
      .update(companyMembers)
      .set({ role })
      .where(isOfMember(of.companyId, of.uid))
      .returning();
    const member = (await listMembers(tx, of.companyId)).find(({ uid }) => uid === of.uid);
    if (changed.length === 0 || !member) throw refusal('NOT_FOUND');
    await recordChange(tx, of);
    await recordMemberships(tx, [of.uid]);
    return member;
  });

/** Ends a membership: the owner's act, or the member's own. Does nothing for somebody who is no member. */
export const removeMember = (deps: Writing, of: OfMember): Promise<void> =>
  deps.events.transaction(async (tx) => {
    const company = of.actorUid === of.uid ? await lockCompany(tx, of.companyId) : await lockOwned(tx, of);
    if (company?.createdByUid === of.uid)
      throw refusal('BUSINESS_RULE_VIOLATION', COMPANY_MEMBER_REFUSALS.ownerStays);
    const [member] = await tx.select().from(companyMembers).where(isOfMember(of.companyId, of.uid));
    if (!member) return;
    await endMemberships(tx, of.companyId, [of.uid]);
    await queueSeats(deps, of.companyId, tx);
    await recordChange(tx, of);
  });

/** What waits about a company is decided about its next owner: a decision about the former one would not reach the company. */
const handCasesOver = (tx: Tx, { companyId, actorUid, uid }: OfMember) =>
  tx
    .update(reportCases)
    .set({ uid })
    .where(
      and(eq(reportCases.uid, actorUid), eq(reportCases.companyId, companyId), eq(reportCases.state, 'open')),
    );

/** Makes a member the owner. The former owner becomes a recruiter, so no company is without an owner, nor with two.
 * The secrets of API keys that the former owner knows end soon, and the programs that the former owner connected end at once. */
export const handOver = (deps: Writing, of: OfMember): Promise<void> =>
  deps.events.transaction(async (tx) => {
    const company = await lockOwned(tx, of);
    if (company.createdByUid === of.uid) return;
    const [member] = await tx
      .select({ isEmailVerified: users.emailVerified, joinedAt: companyMembers.joinedIsoDateTimeUtc })
      .from(companyMembers)
      .innerJoin(users, eq(users.id, companyMembers.uid))
      .where(isOfMember(of.companyId, of.uid))
      .for('update');
    if (!member) throw refusal('NOT_FOUND');
    const { companyId: owned } = await readOwnedSide(tx, of.uid);
    const refused = handOverRefusal({
      isEmailVerified: member.isEmailVerified,
      ownsAnother: owned !== null,
    });
    if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
    await handCasesOver(tx, of);
    await tx.delete(companyMembers).where(isOfMember(of.companyId, of.uid));
    await tx.update(companies).set({ createdByUid: of.uid }).where(eq(companies.companyId, of.companyId));
    await tx.insert(companyMembers).values({
      companyId: of.companyId,
      uid: of.actorUid,
      role: 'recruiter',
      joinedIsoDateTimeUtc: new Date(deps.now()).toISOString(),
    });
    if (await endSecretsSoon(tx, of.companyId))
      await queueAccountMail(deps, { uid: of.uid, mail: 'apiKeysTakenOver' }, tx);
    await endConnections(tx, of.companyId);
    // The keys of an owner's email last.
    await storeCompanyKeys(tx, of.companyId);
    await recordChange(tx, of);
    await recordMemberships(tx, [of.uid, of.actorUid]);
  });

/** Changes the company that an account acts for. */
export const actFor = ({ events }: Writing, uid: string, companyId: string): Promise<void> =>
  events.transaction(async (tx) => {
    // Nobody ends the membership meanwhile.
    await lockCompany(tx, companyId);
    const membership = (await listMemberships(tx, uid)).find((one) => one.companyId === companyId);
    if (!membership) throw refusal('NOT_FOUND');
    if (membership.isCurrent) return;
    await tx
      .update(userProfiles)
      .set({ companyId, updatedIsoDateTimeUtc: sql`now()` })
      .where(eq(userProfiles.uid, uid));
    await recordMemberships(tx, [uid]);
  });
