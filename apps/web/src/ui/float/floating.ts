import { openModals } from './modal.tsx';

/**
 * Where floating parts go: into the topmost modal dialog, since all outside it is inert, else into the main
 * landmark, where they do not inherit the meaning that colours have in the header.
 */
export function floatingParent(): HTMLElement {
  return openModals.get().at(-1) ?? document.getElementById('main') ?? document.body;
}
