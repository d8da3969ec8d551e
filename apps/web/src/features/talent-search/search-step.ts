import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isHydrating } from '../../ui/base/hydration.ts';
import { useLatestCallback } from '../../ui/base/use-latest-callback.ts';
import { readSearchState, type SearchState } from './search-address.ts';
import {
  withoutForbidden,
  navigationTo,
  rebased,
  toQuestion,
  withoutProfile,
  withProfile,
  withText,
} from './search-state.ts';

type Step = { search: SearchState; replace: boolean; resetScroll: boolean };

/**
 * The current search, and the function that starts another. The address holds the search, but the router does not follow it
 * during hydration: a search started then is shown at once anyway.
 *
 * @param followed the router's search, without the profile
 * @param navigate changes the address; it resolves when the router has followed
 */
export function useSearchQuery(followed: SearchState, navigate: (step: Step) => Promise<void>) {
  const [early, setEarly] = useState<SearchState>();
  async function ask(step: Step) {
    if (!isHydrating()) return navigate(step);
    setEarly(withoutProfile(step.search));
    await navigate(step);
    setEarly(undefined);
  }
  return [early ?? followed, ask] as const;
}

/**
 * The navigations of a search. Each pushes or replaces the history entry, so that going back leads where the person expects.
 *
 * @param state the shown search; the address may be ahead of it
 * @param isRedacted whether to drop filters that guests may not use
 */
export function useSearchSteps(state: SearchState, isRedacted: boolean, navigate: (step: Step) => unknown) {
  const router = useRouter();
  const { history } = router;
  const isOpenedHere = useRef(false);
  /** The typed text that is not in the address until the debounce is over. */
  const typing = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any other text of the address replaces what was typed.
  useEffect(() => {
    typing.current = undefined;
  }, [state.q]);

  /** The talent with the open profile. The state may leave it out, so that the results do not rerender for it. */
  const openId = () => readSearchState(router.latestLocation.search).profile;
  const latest = () => {
    const query = withoutProfile(readSearchState(router.latestLocation.search));
    return isRedacted ? withoutForbidden(query) : query;
  };
  const show = (next: SearchState, isTyped = false) =>
    void navigate(navigationTo(latest(), withProfile(next, openId()), isTyped));
  const go = (next: SearchState, isTyped = false) => show(rebased(next, state, latest()), isTyped);
  return {
    go: (next: SearchState) => go(next),
    /** Replaces the whole search, for example with a saved one: nothing of the previous one stays. */
    show: (next: SearchState) => show(next),
    /** Stores the number of shown pages in the address, unless the person has started another search meanwhile. */
    showPages(page: number) {
      // The router restores the scroll position once the page has arrived, and only if no other navigation comes first.
      if (router.state.resolvedLocation?.state.__TSR_key !== router.latestLocation.state.__TSR_key) return;
      const now = readSearchState(router.latestLocation.search);
      if (JSON.stringify(toQuestion(now)) === JSON.stringify(toQuestion(state))) go({ ...state, page });
    },
    /** Reports each letter at once; `typeText` follows after the debounce. */
    beginText(text: string) {
      typing.current = text;
    },
    /** Replaces the history entry, for text that is typed letter by letter. */
    typeText: (text: string) => go(withText(state, text), true),
    /** Pushes a history entry, for a text chosen as a whole. */
    searchFor: (text: string) => go(withText(state, text)),
    /** A stable function, for the rows. */
    openProfile: useLatestCallback((talentId: string) => {
      const isOpen = openId() !== undefined;
      if (!isOpen) isOpenedHere.current = true;
      // Going back leads to the typed text, not to the one before it.
      const now = latest();
      const from = typing.current === undefined ? now : withText(now, typing.current);
      if (from !== now) {
        void navigate({ search: from, replace: true, resetScroll: false });
        // The router merges simultaneous history changes into one entry.
        history.flush();
      }
      void navigate({ search: withProfile(from, talentId), replace: isOpen, resetScroll: false });
    }),
    /** Goes back if this page opened the profile. Otherwise removes it from the address. */
    closeProfile() {
      if (isOpenedHere.current) history.back();
      else void navigate({ search: latest(), replace: true, resetScroll: false });
    },
  };
}
