import { isInvitationPending } from '../invitation/pending.ts';
import type { ThreadSide } from './choice.ts';
import type { Thread } from './schema.ts';
import { BLOCKED_SENTENCES, UNAVAILABLE_SENTENCES } from '../block/words.ts';
import { INVITATION_OVER_SENTENCES, THREAD_DELETED_SENTENCE, THREAD_ENDED_SENTENCES } from './words.ts';

/** Why nothing can be sent or answered in this thread; undefined if it is open. */
export const endedThreadRefusal = (
  thread: Pick<
    Thread,
    'endedIsoDateTimeUtc' | 'deletedSide' | 'jobPostInvitationStatus' | 'isBlocked' | 'isPaused'
  >,
  side: ThreadSide,
): string | undefined => {
  if (thread.deletedSide !== undefined) return THREAD_DELETED_SENTENCE;
  if (thread.endedIsoDateTimeUtc !== undefined) return THREAD_ENDED_SENTENCES[side];
  if (thread.isBlocked) return BLOCKED_SENTENCES[side];
  if (thread.isPaused) return UNAVAILABLE_SENTENCES[side];
  const status = thread.jobPostInvitationStatus;
  return status === 'TakenBack' || status === 'Expired' ? INVITATION_OVER_SENTENCES[status][side] : undefined;
};

/** Whether a thread's invitation waits for its answer. */
export const hasWaitingInvitation = (
  thread: Pick<Thread, 'endedIsoDateTimeUtc' | 'jobPostInvitationStatus'>,
): boolean =>
  isInvitationPending({
    status: thread.jobPostInvitationStatus,
    isEnded: thread.endedIsoDateTimeUtc !== undefined,
  });

/** Whether a conversation is over or paused: ended, or its invitation declined, taken back or expired. Then nobody is prompted to write. */
export const isConversationOver = (
  thread: Pick<Thread, 'endedIsoDateTimeUtc' | 'jobPostInvitationStatus' | 'isPaused'>,
): boolean =>
  thread.isPaused === true ||
  thread.endedIsoDateTimeUtc !== undefined ||
  !(thread.jobPostInvitationStatus === 'Pending' || thread.jobPostInvitationStatus === 'Accepted');
