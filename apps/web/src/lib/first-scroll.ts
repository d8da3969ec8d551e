import type { AnyRouter } from '@tanstack/react-router';

/** The scroll position before the router first scrolled. */
let before: { top: number; isAtEnd: boolean } | undefined;
let isScrolled = false;

/** Lets the router restore the scroll position. The router asks just before it scrolls, so the current position is noted here. */
export function noteFirstScroll(): true {
  const { scrollHeight, clientHeight } = document.documentElement;
  before ??= { top: scrollY, isAtEnd: scrollY + clientHeight >= scrollHeight - 1 };
  return true;
}

/**
 * Keeps the scroll position that the visitor chose before hydration. The browser restores the earlier position itself if the page
 * is long enough; otherwise the router does.
 */
export function keepFirstScroll(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    if (!before || before.top === scrollY || (before.isAtEnd && before.top < scrollY)) return;
    isScrolled = true;
    scrollTo({ top: before.top, behavior: 'instant' });
  });
}

/** Whether the visitor scrolled before hydration. */
export const isScrolledFirst = (): boolean => isScrolled;
