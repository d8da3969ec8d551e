import { and, eq, isNull } from 'drizzle-orm';
import { invitationUrl, newInvitationCode } from '../../base/invitation-code.ts';
import type { Deps } from '../../call/deps.ts';
import { registrationInvitations } from '../../db/schema/registration-invitation.ts';
import type { JobData } from '../../jobs/job.ts';
import { registrationInvitationMail } from '../../mail/registration-invitation-mail.ts';
import { sendMail } from '../../mail/send.ts';

/** Mails the link of an invitation. Its code is created now, so the queue never stores one. */
export async function mailRegistrationInvitation(
  deps: Deps,
  { registrationInvitationId }: JobData['registration.inviteMail'],
): Promise<void> {
  const { code, hash } = newInvitationCode();
  const [invitation] = await deps.db
    .update(registrationInvitations)
    .set({ codeHash: hash })
    .where(
      and(
        eq(registrationInvitations.registrationInvitationId, registrationInvitationId),
        isNull(registrationInvitations.usedByUid),
      ),
    )
    .returning();
  if (!invitation?.email) return;
  const { email, userType } = invitation;
  const url = invitationUrl(deps.baseUrl(), { userType, code, email });
  await sendMail(deps, { email }, registrationInvitationMail({ email, userType, url }));
}
