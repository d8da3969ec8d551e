import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { useMayAnswer } from '../../lib/permission.ts';
import { useViewer, viewerQuery } from '../../lib/session.ts';
import { useLocalState } from '../../ui/base/local.ts';
import { lastSeen } from './last-seen.ts';
import type { ThreadSummary } from './thread.ts';

/**
 * Marks a thread as read while its tab is visible; a background tab leaves it unread, and so does a member of the company who only
 * reads. Returns the read state from when the thread was opened.
 */
export function useReadMark({ thread, isUnread }: ThreadSummary, newestAt: string | undefined) {
  const queries = useQueryClient();
  const { threadId } = thread.key;
  const marks = useMayAnswer();
  const [opened] = useLocalState<{ isUnread: boolean; lastSeen: string | undefined }>(
    () => ({ isUnread, lastSeen: lastSeen.read(threadId) }),
    { isUnread, lastSeen: undefined },
  );
  const { mutate } = useMutation(
    api.thread.markRead.mutationOptions({
      onSuccess: () => {
        void queries.invalidateQueries({ queryKey: api.thread.key() });
        void queries.invalidateQueries({ queryKey: viewerQuery.queryKey });
      },
    }),
  );

  // The conversation may be read already, by a colleague: the member's own entries are not.
  const { mutate: markOwn } = useMutation(api.notification.markThreadRead.mutationOptions());
  const { companyRole, unreadNotifications } = useViewer();
  const mayHaveOwn = companyRole !== null && unreadNotifications.all > 0;

  useEffect(() => {
    if (newestAt === undefined) return;
    const markIfVisible = () => {
      if (document.visibilityState !== 'visible') return;
      lastSeen.write(threadId, newestAt);
      if (isUnread && marks) mutate({ threadId });
      else if (mayHaveOwn) markOwn({ threadId });
    };
    markIfVisible();
    document.addEventListener('visibilitychange', markIfVisible);
    return () => document.removeEventListener('visibilitychange', markIfVisible);
  }, [threadId, isUnread, newestAt, marks, mutate, mayHaveOwn, markOwn]);

  return opened;
}
