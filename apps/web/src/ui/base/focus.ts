/** What the keyboard reaches and Enter activates. Not text fields: focusing one opens a phone's keyboard. */
const PRESSABLE =
  'a[href], button:not([disabled]), input[type="file"]:not([disabled]), [role="checkbox"], summary';

/** A lost focus moves only within these elements. Further away, the page would scroll unexpectedly. */
const NEIGHBORHOOD = 'section, dialog';

/** Focuses the first link or button of an element. Returns false if it has none. */
export function focusFirst(within: Element | null | undefined): boolean {
  const target = pressablesOf(within).find((element) => element.checkVisibility());
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
  return target !== undefined;
}

/** The same within the viewport, so that nothing scrolls. */
function focusFirstInView(within: Element): boolean {
  const target = pressablesOf(within).find((element) => {
    // Skips rows that `content-visibility` leaves unrendered: measuring one would lay it out.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  target?.focus({ preventScroll: true });
  return target !== undefined;
}

const pressablesOf = (within: Element | null | undefined): HTMLElement[] => [
  ...(within?.querySelectorAll<HTMLElement>(PRESSABLE) ?? []),
];

/**
 * Moves the focus through a list.
 *
 * @param at the index of the item to start from; -1 starts before the first
 */
export function focusBeside<Item extends HTMLElement>(
  items: readonly Item[],
  at: number,
  step: 1 | -1,
): Item | undefined {
  const next = items[Math.max(0, Math.min(items.length - 1, at + step))];
  next?.focus();
  return next;
}

/** Focuses the start of the page's content. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The same if nothing has the focus, so that Tab continues in a page that a shortcut or going back opened. */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body) focusMain();
}

/** An element and its ancestors, from the inside out. */
export function ancestorsOf(element: Element | null): readonly Element[] {
  const found = [];
  for (let next = element; next; next = next.parentElement) found.push(next);
  return found;
}

/**
 * Moves the focus to the nearest focusable element.
 *
 * @param path the ancestors of the element that had the focus
 * @param focusIn moves the focus into an element; returns false if it has nothing to focus
 */
export function focusNear(
  path: readonly Element[],
  focusIn: (within: Element) => boolean = focusFirst,
): void {
  for (const around of path) {
    if (!around.isConnected) continue;
    if (around.id === 'main' || !around.closest('main, dialog')) break;
    if (focusIn(around)) return;
    if (around.matches(NEIGHBORHOOD)) break;
  }
  focusMain();
}

/**
 * Keeps the focus on the page. When the focused element disappears or becomes disabled, browsers focus the body, and a keyboard
 * or a screen reader starts again at the top. This moves the focus to the nearest element instead, without scrolling: a person
 * who goes back to an earlier search loses the focused row but keeps the scroll position.
 */
export function keepFocus(): void {
  let path: readonly Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    path = target instanceof Element ? ancestorsOf(target) : [];
  });
  new MutationObserver((records) => {
    const focused = path[0];
    if (!focused || document.activeElement !== document.body) return;
    if (focused.isConnected && !focused.matches(':disabled')) return;
    const lost = path;
    path = [];
    if (!neighboursOf(records, lost).some(focusFirstInView)) focusNear(lost, focusFirstInView);
  }).observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}

/** The next or previous item of a list after the item with this path was removed. */
function neighboursOf(records: MutationRecord[], path: readonly Element[]): Element[] {
  const removal = records.find(({ removedNodes }) =>
    [...removedNodes].some(
      (node) => node instanceof Element && node.matches('li, tr') && path.includes(node),
    ),
  );
  return [removal?.nextSibling, removal?.previousSibling].filter(
    (node) => node instanceof Element && node.isConnected,
  ) as Element[];
}
