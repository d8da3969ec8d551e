import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from '../ui/overlay/confirm.tsx';

/** Asks for confirmation before a page with unsaved changes is left. */
export function useLeavingGuard(isGuarded: boolean): void {
  const confirm = useConfirm();
  useBlocker({
    disabled: !isGuarded,
    enableBeforeUnload: isGuarded,
    shouldBlockFn: async ({ current, next }) =>
      // The same page under other parameters keeps its form.
      current.pathname !== next.pathname &&
      !(await confirm({
        title: 'Leave without saving?',
        body: 'Your changes are not saved. A draft stays on this device until you come back.',
      })),
  });
}
