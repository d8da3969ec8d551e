import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { viewerQuery } from '../../lib/session.ts';
import { lastSeen } from './last-seen.ts';
import type { ThreadSummary } from './thread.ts';

/**
 * Marks a conversation as read while it is really in view: a tab in the background leaves it unread. Returns how it stood
 * when it was opened.
 */
export function useReadMark({ thread, isUnread }: ThreadSummary, newestAt: string | undefined) {
  const queries = useQueryClient();
  const { threadId } = thread.key;
  const [opened] = useState({ isUnread, lastSeen: lastSeen.read(threadId) });
  const { mutate } = useMutation(
    api.thread.markRead.mutationOptions({
      onSuccess: () => {
        void queries.invalidateQueries({ queryKey: api.thread.key() });
        void queries.invalidateQueries({ queryKey: viewerQuery.queryKey });
      },
    }),
  );

  useEffect(() => {
    if (newestAt === undefined) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      lastSeen.write(threadId, newestAt);
      if (isUnread) mutate({ threadId });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [threadId, isUnread, newestAt, mutate]);

  return opened;
}
