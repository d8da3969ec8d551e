/** What the keyboard reaches and a press of Enter activates. Not fields: focusing one opens a phone's keyboard. */
const PRESSABLE = 'a[href], button:not([disabled]), [role="checkbox"], summary';

/** Moves the focus to the first link or button of an element. False when there is none. */
export function focusFirst(within: Element | null | undefined): boolean {
  const targets = within?.querySelectorAll<HTMLElement>(PRESSABLE) ?? [];
  const target = [...targets].find((element) => element.checkVisibility());
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
  return target !== undefined;
}

/** Moves the focus to where the page's content begins. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The same when nothing has the focus, so that Tab continues in a page that was opened by a shortcut or by going back. */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body) focusMain();
}

/**
 * Keeps the focus on the page. When the focused element disappears, browsers give the focus to the body, and a keyboard or
 * a screen reader begins again at the top. Here it goes to what is nearest to where it was.
 */
export function keepFocus(): void {
  let path: readonly Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    path = target instanceof Element ? ancestorsOf(target) : [];
  });
  new MutationObserver((records) => {
    const [focused, ...around] = path;
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const items = itemsBeside(records, path);
    path = [];
    if (items.some(focusFirst)) return;
    const nearest = around.find((element) => element.isConnected && element.id !== 'main');
    if (!nearest?.closest('main, dialog') || !focusFirst(nearest)) focusMain();
  }).observe(document.documentElement, { childList: true, subtree: true });
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

function ancestorsOf(element: Element): Element[] {
  const found = [];
  for (let next: Element | null = element; next; next = next.parentElement) found.push(next);
  return found;
}
