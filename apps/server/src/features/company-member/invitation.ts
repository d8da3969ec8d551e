import type { Membership } from '@talaash/contract/company-member';
import { MEMBER_INVITATION_VALID_DAYS, MEMBER_INVITATIONS_A_DAY } from '@talaash/domain/company-member/limit';
import { joiningRefusal, memberInvitationRefusal } from '@talaash/domain/company-member/rule';
import type { MemberInvitation, NewMember } from '@talaash/domain/company-member/schema';
import { COMPANY_MEMBER_REFUSALS, COMPANY_MEMBER_SENTENCES } from '@talaash/domain/company-member/words';
import { and, eq, sql } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import { countTryUnder } from '../../call/counted-try.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { keyOf } from '../../call/try-key.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Db, Tx } from '../../db/client.ts';
import { storeCompanyKeys } from '../../db/company-shield.ts';
import { recordMemberships } from '../../call/membership.ts';
import { companyMembers, memberInvitations } from '../../db/schema/company-member.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { record } from '../../events/record.ts';
import { lockCompany } from '../company/queries.ts';
import { readUserProfile } from '../user-profile/queries.ts';
import { queueSeats, takeSeat } from '../subscription/seat.ts';
import { findReceived, listInvitations, listMembers, listMemberships, lockReceived } from './queries.ts';

const DAY_SECONDS = 24 * 60 * 60;

type Acting = { companyId: string; uid: string };

/** Invites a person by mail. An invitation to the same address is replaced. */
export async function inviteMember(
  deps: Pick<Deps, 'db' | 'events' | 'jobs' | 'now'>,
  { companyId, uid }: Acting,
  { email: typed, role }: NewMember,
): Promise<MemberInvitation> {
  const email = typed.toLowerCase();
  await countInvitation(deps, ['member-invitations', companyId], MEMBER_INVITATIONS_A_DAY.company);
  // Anybody can name anybody's mailbox.
  await countInvitation(deps, ['member-mailbox', email], MEMBER_INVITATIONS_A_DAY.mailbox);
  return deps.events.transaction(async (tx) => {
    // Of two invitations at once, the second counts the first.
    if (!(await lockCompany(tx, companyId))) throw refusal('NOT_FOUND');
    const members = await listMembers(tx, companyId);
    const waiting = (await listInvitations(tx, companyId, deps.now())).filter((one) => one.email !== email);
    const refused = memberInvitationRefusal({
      taken: members.length + waiting.length,
      isMember: members.some((one) => one.email.toLowerCase() === email),
    });
    if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
    const invitation = {
      memberInvitationId: newRecordId(),
      email,
      role,
      endsIsoDateTimeUtc: new Date(
        deps.now() + MEMBER_INVITATION_VALID_DAYS * DAY_SECONDS * 1000,
      ).toISOString(),
    };
    await tx
      .delete(memberInvitations)
      .where(and(eq(memberInvitations.companyId, companyId), eq(memberInvitations.email, email)));
    await tx.insert(memberInvitations).values({ ...invitation, companyId, invitedByUid: uid });
    await deps.jobs.send(
      'companyMember.inviteMail',
      { memberInvitationId: invitation.memberInvitationId },
      { tx },
    );
    await record(tx, { kind: 'companyMember.changed', actorUid: uid, companyId });
    return invitation;
  });
}

async function countInvitation(
  deps: Pick<Deps, 'db' | 'now'>,
  whom: readonly [name: string, whom: string],
  max: number,
): Promise<void> {
  const retryAfterSeconds = await countTryUnder(deps, keyOf(whom), { max, seconds: DAY_SECONDS });
  if (retryAfterSeconds > 0)
    throw refusal('TOO_MANY_REQUESTS', COMPANY_MEMBER_SENTENCES.tooManyInvitations, { retryAfterSeconds });
}

/** Withdraws an invitation. Does nothing if there is none (any more). */
export const revokeInvitation = (
  { events }: Pick<Deps, 'events'>,
  { companyId, uid }: Acting,
  memberInvitationId: string,
): Promise<void> =>
  events.transaction(async (tx) => {
    const gone = await tx
      .delete(memberInvitations)
      .where(
        and(
          eq(memberInvitations.companyId, companyId),
          eq(memberInvitations.memberInvitationId, memberInvitationId),
        ),
      )
      .returning({ email: memberInvitations.email });
    if (gone.length > 0) await record(tx, { kind: 'companyMember.changed', actorUid: uid, companyId });
  });

type Invited = Pick<SignedInViewer, 'uid' | 'email'>;
type Accepting = Pick<Deps, 'config' | 'db' | 'events' | 'jobs' | 'log' | 'now' | 'payments'>;

/**
 * Makes the invited person a member, who acts for the company from now on. Where seats have a price, the provider adds the seat
 * first; if it does not answer, nobody joins.
 */
export async function acceptInvitation(
  deps: Accepting,
  invited: Invited,
  memberInvitationId: string,
): Promise<string> {
  if (deps.config.seatPriceInDollars === null) return join(deps, invited, memberInvitationId);
  const invitation = await findReceived(deps.db, memberInvitationId, invited.email, deps.now());
  if (!invitation) throw refusal('NOT_FOUND', COMPANY_MEMBER_REFUSALS.ended);
  const { companyId } = invitation;
  const memberships = await readJoinable(deps.db, invited.uid);
  if (!memberships.some((one) => one.companyId === companyId)) await takeSeat(deps, companyId);
  try {
    return await join(deps, invited, memberInvitationId);
  } catch (error) {
    // The seat that was taken for nobody is given back.
    await queueSeats(deps, companyId);
    throw error;
  }
}

/** The memberships of a person who may join another company. */
async function readJoinable(db: Db | Tx, uid: string): Promise<Membership[]> {
  const profile = await readUserProfile(db, uid);
  const memberships = await listMemberships(db, uid);
  const refused = joiningRefusal({
    isTalent: profile?.userType === 'talent',
    memberships: memberships.length,
  });
  if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
  return memberships;
}

const join = (
  deps: Pick<Deps, 'config' | 'events' | 'jobs' | 'now'>,
  { uid, email }: Invited,
  memberInvitationId: string,
): Promise<string> =>
  deps.events.transaction(async (tx) => {
    const { now } = deps;
    const invitation = await lockReceived(tx, memberInvitationId, email, now());
    if (!invitation) throw refusal('NOT_FOUND', COMPANY_MEMBER_REFUSALS.ended);
    const { companyId, role } = invitation;
    // Changes of a company's members wait for each other.
    const company = await lockCompany(tx, companyId);
    if (!company) throw refusal('NOT_FOUND', COMPANY_MEMBER_REFUSALS.ended);
    await readJoinable(tx, uid);
    await tx.delete(memberInvitations).where(eq(memberInvitations.memberInvitationId, memberInvitationId));
    if (company.createdByUid !== uid)
      await tx
        .insert(companyMembers)
        .values({ companyId, uid, role, joinedIsoDateTimeUtc: new Date(now()).toISOString() })
        .onConflictDoUpdate({ target: [companyMembers.companyId, companyMembers.uid], set: { role } });
    const owner = await readUserProfile(tx, company.createdByUid);
    if (!owner) throw refusal('NOT_FOUND', COMPANY_MEMBER_REFUSALS.ended);
    const acting = await tx
      .insert(userProfiles)
      .values({ uid, userType: 'company', countryCode: owner.countryCode, companyId })
      .onConflictDoUpdate({
        target: userProfiles.uid,
        set: { companyId, updatedIsoDateTimeUtc: sql`now()` },
        setWhere: eq(userProfiles.userType, 'company'),
      })
      .returning({ uid: userProfiles.uid });
    // The account became a talent's while this ran.
    if (acting.length === 0)
      throw refusal('BUSINESS_RULE_VIOLATION', COMPANY_MEMBER_REFUSALS.talentCannotJoin);
    // Those who hide from the domain of the member's email hide from this company.
    await storeCompanyKeys(tx, companyId);
    await queueSeats(deps, companyId, tx);
    await record(tx, { kind: 'companyMember.changed', actorUid: uid, companyId });
    await recordMemberships(tx, [uid]);
    return companyId;
  });

/** Declines an invitation. Does nothing if there is none (any more). */
export const declineInvitation = (
  { events, now }: Pick<Deps, 'events' | 'now'>,
  { uid, email }: Pick<SignedInViewer, 'uid' | 'email'>,
  memberInvitationId: string,
): Promise<void> =>
  events.transaction(async (tx) => {
    const invitation = await lockReceived(tx, memberInvitationId, email, now());
    if (!invitation) return;
    await tx.delete(memberInvitations).where(eq(memberInvitations.memberInvitationId, memberInvitationId));
    await record(tx, {
      kind: 'companyMember.changed',
      actorUid: uid,
      companyId: invitation.companyId,
    });
  });
