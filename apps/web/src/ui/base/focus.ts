/** What the keyboard reaches and a press of Enter activates. Not text fields: focusing one opens a phone's keyboard. */
const PRESSABLE =
  'a[href], button:not([disabled]), input[type="file"]:not([disabled]), [role="checkbox"], summary';

/** What a loss of focus stays within. Further away, the page would scroll to a place that nobody asked for. */
const NEIGHBORHOOD = 'section, dialog';

/** Moves the focus to the first link or button of an element. False when there is none. */
export function focusFirst(within: Element | null | undefined): boolean {
  const target = pressablesOf(within).find((element) => element.checkVisibility());
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
  return target !== undefined;
}

/** The same within what is in view, so that nothing scrolls. */
function focusFirstInView(within: Element): boolean {
  const target = pressablesOf(within).find((element) => {
    // Not of a row that is out of view and therefore left out of the picture: to measure it would lay it out.
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
 * @param at the index of the item that it goes on from; -1 begins at the first
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

/** Moves the focus to where the page's content begins. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The same when nothing has the focus, so that Tab continues in a page that was opened by a shortcut or by going back. */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body) focusMain();
}

/** An element and everything around it, from the inside out. */
export function ancestorsOf(element: Element | null): readonly Element[] {
  const found = [];
  for (let next = element; next; next = next.parentElement) found.push(next);
  return found;
}

/**
 * Moves the focus to what is nearest to where it was.
 *
 * @param path the ancestors of what had the focus
 * @param focusIn moves it into an element; false when there is nothing to focus
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
 * Keeps the focus on the page. When the focused element disappears or becomes disabled, browsers give the focus to the body,
 * and a keyboard or a screen reader begins again at the top. Here it goes to what is nearest to where it was. Nothing scrolls for
 * it: whoever goes back to an earlier search loses the focused row, and is not to be led away from where they were.
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
    if (!itemsBeside(records, lost).some(focusFirstInView)) focusNear(lost, focusFirstInView);
  }).observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}

/** The next and the previous item of a list when the item with this path was removed from it. */
function itemsBeside(records: MutationRecord[], path: readonly Element[]): Element[] {
  const removal = records.find(({ removedNodes }) =>
    [...removedNodes].some(
      (node) => node instanceof Element && node.matches('li, tr') && path.includes(node),
    ),
  );
  return [removal?.nextSibling, removal?.previousSibling].filter(
    (node) => node instanceof Element && node.isConnected,
  ) as Element[];
}
