import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from '../ui/overlay/confirm.tsx';

/** Asks for confirmation before the person leaves a page with unsaved changes. */
export function useLeavingGuard(isGuarded: boolean): void {
  const confirm = useConfirm();
  useBlocker({
    disabled: !isGuarded,
    enableBeforeUnload: isGuarded,
    shouldBlockFn: async ({ current, next }) =>
      // Other parameters of the same page keep the form.
      current.pathname !== next.pathname &&
      !(await confirm({
        title: 'Leave without saving?',
        body: 'Your changes are not saved. A draft stays on this device until you come back.',
      })),
  });
}
