import { useBlocker } from '@tanstack/react-router';
import { useStore } from '../base/store.ts';
import { openModals } from '../float/open-modals.ts';

/** Going back closes the topmost dialog and stays on the page, unless the address holds the dialog's open state. */
export function useBackClosesDialog(): void {
  const topmost = useStore(openModals).at(-1);
  useBlocker({
    disabled: topmost === undefined || topmost.hasAttribute('data-in-address'),
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      topmost?.dispatchEvent(new Event('cancel', { cancelable: true }));
      return true;
    },
  });
}
