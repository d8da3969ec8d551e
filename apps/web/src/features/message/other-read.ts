import type { Message } from '@talaash/domain/message/schema';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

registerStale({ 'thread.readMarked': () => [api.thread.getReadMark.key()] });

/** The newest own message that the other side has read, and when; undefined if there is none, or if that is not shared. */
export function useOtherRead(threadId: string, ownMessages: readonly Message[]) {
  const readAt = useQuery(api.thread.getReadMark.queryOptions({ input: { threadId } })).data
    ?.otherReadIsoDateTimeUtc;
  if (!readAt) return undefined;
  const last = ownMessages.findLast(({ createdIsoDateTimeUtc }) => createdIsoDateTimeUtc <= readAt);
  return last && { messageId: last.key.messageId, readAt };
}
