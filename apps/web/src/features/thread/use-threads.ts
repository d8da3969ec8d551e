import type { UserType } from '@talaash/domain/user-profile/choice';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { threadsQuery } from './thread.ts';

/** The threads of one side, filtered by name, and the selected one. */
export function useThreads(side: UserType, selectedId: string | undefined) {
  const [filter, setFilter] = useState('');
  const deferredFilter = useDeferredValue(filter);
  const all = useQuery(threadsQuery(side, ''));
  const filtered = useQuery({
    ...threadsQuery(side, deferredFilter),
    placeholderData: (previous) => previous,
  });
  // Found among all threads, so that it stays open when the filter leaves it out.
  const selected = all.data?.find(({ thread }) => thread.key.threadId === selectedId);
  return {
    selected,
    /** The address has the id of a thread that this side does not have. */
    isMissing: selectedId !== undefined && !selected && all.isSuccess,
    list: {
      filter,
      onFilter: setFilter,
      threads: filtered.data,
      selectedId,
      isFailed: filtered.isError,
      onRetry: () => void filtered.refetch(),
    },
  };
}
