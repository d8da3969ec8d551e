import type { InvitationStatus } from './choice.ts';

/** Whether an invitation is waiting for an answer. After its conversation has ended, it is not. */
export const isInvitationPending = ({
  status,
  isEnded,
}: {
  status: InvitationStatus;
  isEnded: boolean;
}): boolean => status === 'Pending' && !isEnded;
