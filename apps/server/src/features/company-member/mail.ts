import { eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { users } from '../../db/schema/account.ts';
import { memberInvitations } from '../../db/schema/company-member.ts';
import type { JobData } from '../../jobs/job.ts';
import { memberInvitationMail } from '../../mail/member-invitation-mail.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';

/** Mails a person that a company has invited them, if it has not withdrawn that. */
export async function mailMemberInvitation(
  deps: Pick<Deps, 'db'> & MailDeps,
  { memberInvitationId }: JobData['companyMember.inviteMail'],
): Promise<void> {
  const [invitation] = await deps.db
    .select({
      email: memberInvitations.email,
      role: memberInvitations.role,
      endsAt: memberInvitations.endsIsoDateTimeUtc,
      accountEmail: users.email,
    })
    .from(memberInvitations)
    .innerJoin(users, eq(users.id, memberInvitations.invitedByUid))
    .where(eq(memberInvitations.memberInvitationId, memberInvitationId));
  if (!invitation || Date.parse(invitation.endsAt) <= deps.now()) return;
  const url = new URL('/join', deps.baseUrl()).href;
  await sendMail(deps, { email: invitation.email }, memberInvitationMail({ ...invitation, url }));
}
