import { type ShowDialog, showModal } from './modal.tsx';

/** In such a browser, hidden content cannot have the focus and is not read out either. */
const canCover = (): boolean =>
  CSS.supports('content-visibility', 'hidden') && 'showPopover' in HTMLElement.prototype;

/**
 * Shows a dialog that fills the window and hides the whole page. `showModal()` would make everything else inert, and the browser
 * recomputes the style of each element for that, on opening and on closing: above a list of people this takes several times as
 * long. Escape fires a `cancel` event, as in a modal dialog.
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

/**
 * Hides everything around the dialog, including elements added later. Each element keeps its size, so the page keeps its scroll
 * position.
 */
function coverAround(dialog: HTMLElement): () => void {
  const covered = new Set<HTMLElement>();
  const cover = (elements: HTMLElement[]) => {
    // Measure all elements before changing the first.
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

/** Excludes other dialogs: one that opens above stays visible. */
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
