import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { toast } from '../../ui/overlay/toast.ts';
import { useUnderway } from '../../ui/overlay/underway.ts';

/**
 * A lazy-loaded dialog with a profile: it loads when the person is about to open a profile.
 *
 * @param name identifies its query
 */
export const lateDialog = <Props>(name: string, load: () => Promise<ComponentType<Props>>) =>
  queryOptions({
    queryKey: [name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    // Code, not data: it must not be serialized into a server-rendered page.
    meta: { isCode: true },
  });

/** @returns the dialog while it is open; undefined until it has loaded. If it cannot be loaded, a toast says so and it closes. */
export function useLateDialog<Props>(
  dialog: ReturnType<typeof lateDialog<Props>>,
  isOpen: boolean,
  onClose: () => void,
): { Dialog: ComponentType<Props> } | undefined {
  const { data, isError, isFetching } = useQuery({ ...dialog, enabled: isOpen });
  useUnderway(isOpen && isFetching);
  const isLost = isOpen && isError && !isFetching;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isLost) return;
    toast.error('The profile did not load. Check your connection and open it again.');
    close();
  }, [isLost]);
  return isOpen && data ? { Dialog: data } : undefined;
}
