import { type ShowDialog, showModal } from './modal.tsx';

/** What such a browser leaves out of the picture can have no focus and is not read out either. */
const canCover = (): boolean =>
  CSS.supports('content-visibility', 'hidden') && 'showPopover' in HTMLElement.prototype;

/**
 * Shows a dialog that fills the window and lets nothing of the page through. `showModal()` would make everything around it
 * inert, and the browser computes the style of each element for that, once to open and once more to close: above a list of
 * people that takes several times as long as this. Escape asks to close it, with a `cancel` event, as it does a modal dialog.
 */
export const showCovering: ShowDialog = (dialog, isTopmost) => {
  if (!canCover()) return showModal(dialog, isTopmost);
  const uncover = coverAround(dialog);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isTopmost()) return;
    event.preventDefault();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  window.addEventListener('keydown', closeOnEscape);
  dialog.ariaModal = 'true';
  dialog.popover = 'manual';
  dialog.showPopover();
  return () => {
    window.removeEventListener('keydown', closeOnEscape);
    uncover();
    if (dialog.isConnected) dialog.hidePopover();
  };
};

/** Leaves everything around the dialog out of the picture, also what comes later. It keeps its size, and so the page its scroll position. */
function coverAround(dialog: HTMLElement): () => void {
  const covered = new Set<HTMLElement>();
  const cover = (elements: HTMLElement[]) => {
    // All are measured before the first changes.
    const heights = elements.map(heightInside);
    for (const [index, element] of elements.entries()) {
      element.style.containIntrinsicBlockSize = `${heights[index]}px`;
      element.style.contentVisibility = 'hidden';
      covered.add(element);
    }
  };
  const around = (parent: Element) => [...parent.children].filter((child) => isAround(child, dialog));
  const parents = parentsOf(dialog);
  cover(parents.flatMap(around));
  const later = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    cover(added.filter((node) => node.isConnected && isAround(node, dialog)) as HTMLElement[]);
  });
  for (const parent of parents) later.observe(parent, { childList: true });
  return () => {
    later.disconnect();
    for (const { style } of covered) {
      style.contentVisibility = '';
      style.containIntrinsicBlockSize = '';
    }
  };
}

function parentsOf(dialog: HTMLElement): HTMLElement[] {
  const found = [];
  for (let parent = dialog.parentElement; parent; parent = parent.parentElement) {
    found.push(parent);
    if (parent === document.body) break;
  }
  return found;
}

/** Not another dialog: one that opens above it stays in view. */
const isAround = (node: Node, dialog: HTMLElement): node is HTMLElement =>
  node instanceof HTMLElement &&
  !node.contains(dialog) &&
  !node.matches('dialog, script, noscript, template, [popover]');

/** The height of an element's content, in pixels. */
function heightInside(element: HTMLElement): number {
  const style = getComputedStyle(element);
  const edges = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  return edges.reduce((rest, edge) => rest - Number.parseFloat(edge), element.getBoundingClientRect().height);
}
