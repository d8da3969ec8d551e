import type { UserType } from '@talaash/domain/user-profile/choice';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type ThreadFilter, type ThreadSummary, threadsQuery } from './thread.ts';

/** The threads of one side, filtered by name and otherwise, and the selected one. */
export function useThreads(
  side: UserType,
  selectedId: string | undefined,
  filter: Omit<ThreadFilter, 'name'> = {},
) {
  const [name, setName] = useState('');
  const deferredName = useDeferredValue(name);
  const all = useQuery(threadsQuery(side));
  const filtered = useQuery({
    ...threadsQuery(side, { ...filter, name: deferredName }),
    placeholderData: (previous) => previous,
  });
  const isSelected = ({ thread }: ThreadSummary) => thread.key.threadId === selectedId;
  // Found among all threads first, so that it stays open when the filter leaves it out.
  const selected = all.data?.find(isSelected) ?? filtered.data?.find(isSelected);
  return {
    selected,
    /** The address has the id of a thread that this side does not have. */
    isMissing: selectedId !== undefined && !selected && all.isSuccess && filtered.isSuccess,
    list: {
      name,
      onName: setName,
      threads: filtered.data,
      selectedId,
      isFailed: filtered.isError,
      onRetry: () => void filtered.refetch(),
    },
  };
}
