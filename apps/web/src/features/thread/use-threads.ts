import type { UserType } from '@talaash/domain/user-profile/choice';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { threadsQuery } from './thread.ts';

/** The threads of one side as its page shows them: filtered by name, with the one that is open. */
export function useThreads(side: UserType, selectedId: string | undefined) {
  const [filter, setFilter] = useState('');
  const settledFilter = useDeferredValue(filter);
  const all = useQuery(threadsQuery(side, ''));
  const filtered = useQuery({
    ...threadsQuery(side, settledFilter),
    placeholderData: (before) => before,
  });
  // Also one that the filter leaves out stays open.
  const selected = all.data?.find(({ thread }) => thread.key.threadId === selectedId);
  return {
    selected,
    /** The address names one that this side does not have. */
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
