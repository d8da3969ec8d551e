import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isTakingOver } from '../../ui/base/taking-over.ts';
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
 * What is asked, and the function that asks something else. The address says what is asked, but the router does not follow it while the
 * page is taken over: what somebody asks then is shown at once all the same.
 *
 * @param followed what the router has read from the address, without the profile
 * @param navigate changes the address; it ends when the router has followed
 */
export function useSearchQuery(followed: SearchState, navigate: (step: Step) => Promise<void>) {
  const [early, setEarly] = useState<SearchState>();
  async function ask(step: Step) {
    if (!isTakingOver()) return navigate(step);
    setEarly(withoutProfile(step.search));
    await navigate(step);
    setEarly(undefined);
  }
  return [early ?? followed, ask] as const;
}

/**
 * The navigations from a search. Each pushes or replaces the history entry, so that going back leads where one expects.
 *
 * @param state what is shown; the address may be ahead of it
 * @param isRedacted whether filters that guests may not ask are left out of it
 */
export function useSearchSteps(state: SearchState, isRedacted: boolean, navigate: (step: Step) => unknown) {
  const router = useRouter();
  const { history } = router;
  const isOpenedHere = useRef(false);
  /** Typed, and not in the address before the debounce is over. */
  const typing = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any other text of the address replaces what was typed.
  useEffect(() => {
    typing.current = undefined;
  }, [state.q]);

  /** Whose profile is open now. The state may leave it out, so that the results do not render again for it. */
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
    /** A search as a whole, such as a saved one: nothing of the one before stays. */
    show: (next: SearchState) => show(next),
    /** Says in the address how many pages are shown, unless somebody has gone to another search meanwhile. */
    showPages(page: number) {
      // Whoever goes back is scrolled to where they were when the page has arrived, and only if nothing else is done before.
      if (router.state.resolvedLocation?.state.__TSR_key !== router.latestLocation.state.__TSR_key) return;
      const now = readSearchState(router.latestLocation.search);
      if (JSON.stringify(toQuestion(now)) === JSON.stringify(toQuestion(state))) go({ ...state, page });
    },
    /** Tells of each letter at once; `typeText` follows after the debounce. */
    beginText(text: string) {
      typing.current = text;
    },
    /** Replaces the history entry, for text that is typed letter by letter. */
    typeText: (text: string) => go(withText(state, text), true),
    /** Pushes a history entry, for a text that is chosen at once. */
    searchFor: (text: string) => go(withText(state, text)),
    /** The same function always, for the rows. */
    openProfile: useLatestCallback((talentId: string) => {
      const isOpen = openId() !== undefined;
      if (!isOpen) isOpenedHere.current = true;
      // Going back leads to the text that was typed, not to the one before.
      const now = latest();
      const from = typing.current === undefined ? now : withText(now, typing.current);
      if (from !== now) {
        void navigate({ search: from, replace: true, resetScroll: false });
        // The history joins what happens at once into one entry.
        history.flush();
      }
      void navigate({ search: withProfile(from, talentId), replace: isOpen, resetScroll: false });
    }),
    /** Goes back when this page opened the profile. Otherwise removes it from the address. */
    closeProfile() {
      if (isOpenedHere.current) history.back();
      else void navigate({ search: latest(), replace: true, resetScroll: false });
    },
  };
}
