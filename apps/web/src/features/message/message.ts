import type { UserType } from '@talaash/domain/user-profile/choice';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { registerStale } from '../../lib/live.ts';

const messages = () => [api.message.key()];

registerStale({
  'invitation.sent': messages,
  'invitation.accepted': messages,
  'invitation.rejected': messages,
  'invitation.declineUndone': messages,
  'invitation.edited': messages,
  'invitation.takenBack': messages,
  'invitation.payRaised': messages,
  'invitation.followedUp': messages,
  'invitation.expired': messages,
  'message.sent': messages,
  'message.hidden': messages,
  'thread.ended': messages,
});

const paged = (threadId: string) => ({
  input: (cursor: string | null) => ({ threadId, cursor }),
  ...byCursor,
});

/** The two sides use different senders and calls. */
export const MESSAGE_SIDES = {
  company: {
    ownSender: 'Company',
    query: (threadId: string) => api.message.listForCompany.infiniteOptions(paged(threadId)),
    send: api.message.sendAsCompany.call,
  },
  talent: {
    ownSender: 'Talent',
    query: (threadId: string) => api.message.listForTalent.infiniteOptions(paged(threadId)),
    send: api.message.sendAsTalent.call,
  },
} as const satisfies Record<UserType, unknown>;

/** The loaded messages of a thread, the oldest first. Older pages load on demand. */
export function useMessages(side: UserType, threadId: string) {
  const query = useInfiniteQuery(MESSAGE_SIDES[side].query(threadId));
  const list = query.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  return { query, list, newestAt: list.at(-1)?.createdIsoDateTimeUtc };
}

export type Messages = ReturnType<typeof useMessages>;
