import type { UserType } from '@talaash/domain/user-profile/choice';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { moreOf } from '../../lib/load-more.tsx';
import { type ThreadFilter, type ThreadSummary, threadsQuery } from './thread.ts';

/** The threads of one side, with their filters, and the selected one. */
export function useThreads(
  side: UserType,
  selectedId: string | undefined,
  filter: Omit<ThreadFilter, 'name'> = {},
) {
  const [name, setName] = useState('');
  const deferredName = useDeferredValue(name);
  const all = useInfiniteQuery(threadsQuery(side));
  const filtered = useInfiniteQuery({
    ...threadsQuery(side, { ...filter, name: deferredName }),
    placeholderData: keepPreviousData,
  });
  // Hundreds of rows render interruptibly, so that key presses are handled in between.
  const threads = useDeferredValue(filtered.data);
  const more = moreOf(filtered);

  const isSelected = ({ thread }: ThreadSummary) => thread.key.threadId === selectedId;
  // Looked up among all threads first, so that it stays open when the filter excludes it.
  const selected = all.data?.find(isSelected) ?? filtered.data?.find(isSelected);

  // The address may name an old thread, which is on a later page.
  const isLooking = selectedId !== undefined && !selected && all.isSuccess && !all.isFetchNextPageError;
  const { hasNextPage, isFetching, fetchNextPage } = all;
  useEffect(() => {
    if (isLooking && hasNextPage && !isFetching) void fetchNextPage();
  }, [isLooking, hasNextPage, isFetching, fetchNextPage]);

  return {
    selected,
    /** The thread in the address does not exist on this side. */
    isMissing: isLooking && !hasNextPage && filtered.isSuccess,
    list: {
      name,
      onName: setName,
      threads,
      selectedId,
      query: filtered,
      // Not before the last page is shown, or the end of the list would seem to be near.
      more: { ...more, isLoadingMore: more.isLoadingMore || threads !== filtered.data },
    },
  };
}
