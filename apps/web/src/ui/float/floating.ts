import { openModals } from './open-modals.ts';

/**
 * The parent of floating elements: the topmost modal dialog, because everything outside it is inert. Without a dialog it is the
 * main landmark, where they do not inherit the header's colours.
 */
export function floatingParent(): HTMLElement {
  return openModals.get().at(-1) ?? document.getElementById('main') ?? document.body;
}
