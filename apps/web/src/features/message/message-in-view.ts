import { useEffect } from 'react';
import type { Messages } from './message.ts';

/** Loads older pages until they have the message, then shows it. */
export function useMessageInView(
  messageId: string | undefined,
  { query, list }: Messages,
  show: (messageId: string) => void,
): void {
  const isLoaded = list.some(({ key }) => key.messageId === messageId);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    if (messageId === undefined || isLoaded || !hasNextPage || isFetching || isFetchNextPageError) return;
    void fetchNextPage();
  }, [messageId, isLoaded, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  useEffect(() => {
    if (messageId !== undefined && isLoaded) show(messageId);
  }, [messageId, isLoaded, show]);
}
