import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useLatestCallback } from '../../ui/base/use-latest-callback.ts';
import { searchParams, textOf } from '../../lib/search-params.ts';

/** What the address says of a company's list: its filters and the open profile. An absent field filters nothing. */
export type ListState = {
  /** The beginning of a name. */
  name?: string;
  /** The id of a job post. */
  job?: string;
  /** The talent whose profile is open. */
  profile?: string;
};

export const readListState = searchParams((raw): ListState => {
  const [name, job, profile] = ['name', 'job', 'profile'].map((key) => textOf(raw[key]));
  return { ...(name ? { name } : {}), ...(job ? { job } : {}), ...(profile ? { profile } : {}) };
});

/** What the list depends on. Opening a profile above it and stepping through profiles leaves it as it is. */
export const withoutProfile = ({ profile: _, ...state }: ListState): ListState => state;

type Step = { search: ListState; replace: boolean; resetScroll: false };

/** The navigations from a list. A filter replaces the history entry; an opened profile pushes one. */
export function useListSteps(state: ListState, navigate: (step: Step) => unknown) {
  const router = useRouter();
  const { history } = router;
  const isOpenedHere = useRef(false);
  /** Whose profile is open now. The state may leave it out, so that the list does not render again for it. */
  const openId = () => readListState(router.latestLocation.search).profile;
  const go = (change: { [Key in keyof ListState]?: ListState[Key] | undefined }, replace: boolean) => {
    const next = Object.entries({ ...state, profile: openId(), ...change }).filter(([, value]) => value);
    void navigate({ search: Object.fromEntries(next), replace, resetScroll: false });
  };
  return {
    filterName: (name: string) => {
      if (name !== (state.name ?? '')) go({ name }, true);
    },
    filterJob: (job: string | undefined) => go({ job }, true),
    /** The same function always, for the rows. */
    openProfile: useLatestCallback((talentId: string) => {
      const isOpen = openId() !== undefined;
      if (!isOpen) isOpenedHere.current = true;
      go({ profile: talentId }, isOpen);
    }),
    /** Goes back when this page opened the profile. Otherwise removes it from the address. */
    closeProfile() {
      if (isOpenedHere.current) history.back();
      else go({ profile: undefined }, true);
    },
  };
}
