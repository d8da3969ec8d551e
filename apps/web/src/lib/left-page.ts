import type { AnyRouter, HistoryLocation } from '@tanstack/react-router';
import { isScrolledFirst } from './first-scroll.ts';

/** What had the focus, in words that find it again in a page that was rendered anew. */
type Focused = { tag: string; sign: string | null; nth: number };

/** How a page was left: how far it was scrolled, in pixels, and the link or button that had the focus. */
type Left = { y: number; focused?: Focused };

type Place = Pick<HistoryLocation, 'pathname' | 'state'>;
type Step = { location: Place; action: { type: string } };

const STORAGE_KEY = 'talaash-left-pages';
/** After a reload, a page has its height back once its lists are read again, on a slow network too. Later, a jump would surprise. */
const SCROLLS_WITHIN_MS = 10_000;

/** By the key of the entry of the history, in this tab. */
const leftPages = new Map<string, Left>();

/**
 * Going back or forward, and a reload, lead to where somebody was: scrolled as far, and with the focus where it was. The router
 * scrolls too, but only once, when lists that are read again are not there yet, and not where another navigation has come between.
 *
 * @returns a function that ends it
 */
export function followLeftPages(router: AnyRouter): () => void {
  readStored();
  // Where the router is going, if somebody went back before it was there.
  let here: Place = router.history.location;
  let stop = isScrolledFirst() ? () => {} : comeBack(here.state.__TSR_key);
  // This is loaded late: somebody may have gone back already, and that page may not be there yet.
  let isFirst = true;
  let isBackOrForward = false;
  const leave = () => {
    keep(here.state.__TSR_key);
    store();
  };
  window.addEventListener('pagehide', leave);
  const ends = [
    // Before anything of the next page is shown, which may be less high.
    router.history.subscribe(({ location, action: { type } }: Step) => {
      isFirst = false;
      isBackOrForward = type === 'BACK' || type === 'FORWARD' || type === 'GO';
      // Nobody comes back to an entry that is replaced.
      if (type !== 'REPLACE') keep(here.state.__TSR_key);
      here = location;
    }),
    router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
      if (isFirst || !(pathChanged || isBackOrForward)) return;
      stop();
      // Nobody has left an entry that is new: only going back or forward leads somewhere.
      stop = comeBack(toLocation.state.__TSR_key);
    }),
  ];
  return () => {
    stop();
    window.removeEventListener('pagehide', leave);
    for (const end of ends) end();
  };
}

function readStored(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    for (const [key, left] of stored as [string, Left][]) leftPages.set(key, left);
  } catch {
    // Without storage it is known until a reload.
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...leftPages]));
  } catch {
    // Without storage it is known until a reload.
  }
}

function keep(key: string | undefined): void {
  if (key === undefined) return;
  const element = document.activeElement;
  const left: Left = { y: scrollY };
  if (element?.matches('a, button')) {
    const found = { tag: element.tagName, sign: signOf(element) };
    left.focused = { ...found, nth: allLike(found).findIndex((other) => other === element) };
  }
  leftPages.set(key, left);
}

/** @returns a function that stops waiting for the page to become as high as it was */
function comeBack(key: string | undefined): () => void {
  const left = leftPages.get(key ?? '');
  const wants = new AbortController();
  const stop = () => wants.abort();
  if (!left) return stop;
  const settle = () => {
    focusAgain(left.focused);
    if (document.documentElement.scrollHeight - innerHeight < left.y) return;
    scrollTo({ top: left.y, behavior: 'instant' });
    stop();
  };
  const observer = new ResizeObserver(settle);
  const timer = setTimeout(stop, SCROLLS_WITHIN_MS);
  wants.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  // Whoever acts is where they want to be.
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    window.addEventListener(act, stop, { signal: wants.signal, passive: true });
  observer.observe(document.body);
  return stop;
}

function focusAgain(before: Focused | undefined): void {
  // Elsewhere already, as where somebody pressed meanwhile.
  if (!before || document.activeElement?.matches('body, #main') !== true) return;
  const again = allLike(before);
  (again[before.nth] ?? again[0])?.focus({ preventScroll: true });
}

/** The words of a link may change with what it leads to. */
const signOf = (element: Element): string | null =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent;

const allLike = ({ tag, sign }: { tag: string; sign: string | null }): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((element) => signOf(element) === sign);
