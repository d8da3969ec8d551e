import type { AnyRouter } from '@tanstack/react-router';

/** The scroll position before the router first scrolled. */
let before: { top: number; isAtEnd: boolean } | undefined;
let isScrolled = false;

/**
 * Lets the router restore the scroll position. The router asks just before it scrolls, so the current position is noted here, once:
 * each reading makes the browser lay the page out.
 */
export function noteFirstScroll(): true {
  before ??= readScroll();
  return true;
}

function readScroll(): typeof before {
  const { scrollHeight, clientHeight } = document.documentElement;
  return { top: scrollY, isAtEnd: scrollY + clientHeight >= scrollHeight - 1 };
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
