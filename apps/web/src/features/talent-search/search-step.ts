import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { type SearchState, stepTo, withProfile, withText } from './search-state.ts';

type Step = { search: SearchState; replace: boolean; resetScroll: boolean };

/** How one goes on from a search, each way with the place in the history that going back should lead to. */
export function useSearchSteps(state: SearchState, navigate: (step: Step) => unknown) {
  const { history } = useRouter();
  const isOpenedHere = useRef(false);

  const go = (next: SearchState, isTyped = false) => void navigate(stepTo(state, next, isTyped));
  return {
    go: (next: SearchState) => go(next),
    /** Letter by letter. */
    typeText: (text: string) => go(withText(state, text), true),
    /** A whole text at once. */
    askFor: (text: string) => go(withText(state, text)),
    openProfile(talentId: string) {
      const isOpen = state.profile !== undefined;
      if (!isOpen) isOpenedHere.current = true;
      void navigate({ search: withProfile(state, talentId), replace: isOpen, resetScroll: false });
    },
    /** Back to the results, or to a search of its own where the address began with the profile. */
    closeProfile() {
      if (isOpenedHere.current) history.back();
      else go(withProfile(state, undefined));
    },
  };
}
