import type { ThreadSide } from './choice.ts';
import type { Thread } from './schema.ts';
import { THREAD_DELETED_SENTENCE, THREAD_ENDED_SENTENCES } from './words.ts';

/** Why nothing can be sent or answered in this thread; undefined if it is open. */
export const endedThreadRefusal = (
  thread: Pick<Thread, 'endedIsoDateTimeUtc' | 'deletedSide'>,
  side: ThreadSide,
): string | undefined => {
  if (thread.deletedSide !== undefined) return THREAD_DELETED_SENTENCE;
  return thread.endedIsoDateTimeUtc === undefined ? undefined : THREAD_ENDED_SENTENCES[side];
};

/** Whether a conversation is over: ended, or its invitation declined. Then nobody is prompted to write. */
export const isConversationOver = (
  thread: Pick<Thread, 'endedIsoDateTimeUtc' | 'jobPostInvitationStatus'>,
): boolean => thread.endedIsoDateTimeUtc !== undefined || thread.jobPostInvitationStatus === 'Rejected';
