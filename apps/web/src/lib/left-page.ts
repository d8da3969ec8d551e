import type { AnyRouter, HistoryLocation } from '@tanstack/react-router';
import { isScrolledFirst } from './first-scroll.ts';

/** The focused element, described so that it can be found again in a newly rendered page. */
type Focused = { tag: string; sign: string | null; nth: number };

/** The state of a page when the person left it: its scroll position in pixels, and the focused link or button. */
type Left = { y: number; focused?: Focused };

type Place = Pick<HistoryLocation, 'pathname' | 'state'>;
type Step = { location: Place; action: { type: string } };

const STORAGE_KEY = 'talaash-left-pages';
/**
 * After a reload, a page regains its height when its lists have loaded, on a slow network too. A later jump would surprise the
 * person.
 */
const SCROLLS_WITHIN_MS = 10_000;

/** By the key of the history entry, in this tab. */
const leftPages = new Map<string, Left>();

/**
 * Restores the scroll position and the focus after going back, going forward or a reload. The router restores the scroll too, but
 * only once, before refetched lists are there, and not if another navigation came between.
 *
 * @returns a function that stops it
 */
export function followLeftPages(router: AnyRouter): () => void {
  readStored();
  // The router's destination, if the person went back before it loaded.
  let here: Place = router.history.location;
  let stop = isScrolledFirst() ? () => {} : comeBack(here.state.__TSR_key);
  // This module loads late: the person may already have gone back, to a page that has not loaded.
  let isFirst = true;
  let isBackOrForward = false;
  const leave = () => {
    keep(here.state.__TSR_key);
    store();
  };
  window.addEventListener('pagehide', leave);
  const ends = [
    // Runs before any of the next page is shown, because that page may be shorter.
    router.history.subscribe(({ location, action: { type } }: Step) => {
      isFirst = false;
      isBackOrForward = type === 'BACK' || type === 'FORWARD' || type === 'GO';
      // A replaced entry cannot be returned to.
      if (type !== 'REPLACE') keep(here.state.__TSR_key);
      here = location;
    }),
    router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
      if (isFirst || !(pathChanged || isBackOrForward)) return;
      stop();
      // A new entry has no saved position: only going back or forward restores one.
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
    // Without storage, the positions last until a reload.
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...leftPages]));
  } catch {
    // Without storage, the positions last until a reload.
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

/** @returns a function that stops waiting for the page to regain its height */
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
  // An interaction means that the person is where they want to be.
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    window.addEventListener(act, stop, { signal: wants.signal, passive: true });
  observer.observe(document.body);
  return stop;
}

function focusAgain(before: Focused | undefined): void {
  // The focus has already moved elsewhere, for example by a press.
  if (!before || document.activeElement?.matches('body, #main') !== true) return;
  const again = allLike(before);
  (again[before.nth] ?? again[0])?.focus({ preventScroll: true });
}

/** The text of a link may change with its target. */
const signOf = (element: Element): string | null =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent;

const allLike = ({ tag, sign }: { tag: string; sign: string | null }): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((element) => signOf(element) === sign);
