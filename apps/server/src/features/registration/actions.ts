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
 * Invites somebody to register. The link is mailed, or returned if it is not for a particular person.
 * @param email the invited address; undefined for a link that anybody may use
 * @returns the code of the link; undefined if it is mailed, because nobody else should have it
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
  // The trail is permanent, so it does not name the invited person.
  const after = { userType, isForOneEmail: email !== undefined };
  await recordAdminAction(tx, { act: 'registration.invited', adminUid: COMMAND_LINE_UID, on: null, after });
  if (link === undefined) await jobs.send('registration.inviteMail', { registrationInvitationId }, { tx });
  return link?.code;
}
