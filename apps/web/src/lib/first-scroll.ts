import type { AnyRouter } from '@tanstack/react-router';

/** How the page stood before the router first scrolled it. */
let before: { top: number; isAtEnd: boolean } | undefined;
let isScrolled = false;

/** Whether the router may scroll to where somebody was. It asks just before it does. */
export function noteFirstScroll(): true {
  const { scrollHeight, clientHeight } = document.documentElement;
  before ??= { top: scrollY, isAtEnd: scrollY + clientHeight >= scrollHeight - 1 };
  return true;
}

/**
 * Has somebody stay where they have scrolled to before the page was taken over. The browser itself has led back to where they were, if the
 * page was long enough for that; else the router does.
 */
export function keepFirstScroll(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    if (!before || before.top === scrollY || (before.isAtEnd && before.top < scrollY)) return;
    isScrolled = true;
    scrollTo({ top: before.top, behavior: 'instant' });
  });
}

/** Whether somebody has scrolled the page before it was taken over. */
export const isScrolledFirst = (): boolean => isScrolled;
