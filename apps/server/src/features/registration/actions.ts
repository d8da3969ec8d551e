import { COMMAND_LINE_UID } from '@talaash/domain/admin-action/limit';
import { REGISTRATION_INVITATION_VALID_DAYS } from '@talaash/domain/registration/limit';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { newRecordId } from '../../base/record-id.ts';
import type { Tx } from '../../db/client.ts';
import { registrationInvitations } from '../../db/schema/registration-invitation.ts';
import type { Jobs } from '../../jobs/queue.ts';
import { recordAdminAction } from '../admin-action/actions.ts';
import { newInvitationCode } from '../../base/invitation-code.ts';

/**
 * Invites somebody to register. The link is mailed, or answered where it is for nobody in particular.
 * @param email whose it is; undefined for whoever gets the link
 * @returns the code of the link; undefined when it is mailed, because then nobody else is to have it
 */
export async function inviteToRegister(
  tx: Tx,
  { jobs, nowMs }: { jobs: Pick<Jobs, 'send'>; nowMs: number },
  { email, userType }: { email: string | undefined; userType: UserType },
): Promise<string | undefined> {
  const registrationInvitationId = newRecordId();
  const link = email === undefined ? newInvitationCode() : undefined;
  await tx.insert(registrationInvitations).values({
    registrationInvitationId,
    userType,
    email,
    codeHash: link?.hash,
    expiresAt: new Date(nowMs + REGISTRATION_INVITATION_VALID_DAYS * 24 * 60 * 60 * 1000).toISOString(),
  });
  // The trail is kept for good, so it does not say who was invited.
  const after = { userType, isForOneEmail: email !== undefined };
  await recordAdminAction(tx, { act: 'registration.invited', adminUid: COMMAND_LINE_UID, on: null, after });
  if (link === undefined) await jobs.send('registration.inviteMail', { registrationInvitationId }, { tx });
  return link?.code;
}
