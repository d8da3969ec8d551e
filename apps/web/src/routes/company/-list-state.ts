import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useLatestCallback } from '../../ui/base/use-latest-callback.ts';
import { searchParams, textOf } from '../../lib/search-params.ts';

/** The state of a company's list in the address: its filters and the open profile. A missing field does not filter. */
export type ListState = {
  /** The start of a name. */
  name?: string;
  /** The id of a job post. */
  job?: string;
  /** The talent with the open profile. */
  profile?: string;
};

export const readListState = searchParams((raw): ListState => {
  const [name, job, profile] = ['name', 'job', 'profile'].map((key) => textOf(raw[key]));
  return { ...(name ? { name } : {}), ...(job ? { job } : {}), ...(profile ? { profile } : {}) };
});

/** The state that the list depends on. Opening a profile above it and stepping through profiles does not change it. */
export const withoutProfile = ({ profile: _, ...state }: ListState): ListState => state;

type Step = { search: ListState; replace: boolean; resetScroll: false };

/** The navigations of a list. A filter replaces the history entry; an opened profile pushes one. */
export function useListSteps(state: ListState, navigate: (step: Step) => unknown) {
  const router = useRouter();
  const { history } = router;
  const isOpenedHere = useRef(false);
  /** The talent with the open profile. The state may leave it out, so that the list does not rerender for it. */
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
    /** A stable function, for the rows. */
    openProfile: useLatestCallback((talentId: string) => {
      const isOpen = openId() !== undefined;
      if (!isOpen) isOpenedHere.current = true;
      go({ profile: talentId }, isOpen);
    }),
    /** Goes back if this page opened the profile. Otherwise removes it from the address. */
    closeProfile() {
      if (isOpenedHere.current) history.back();
      else go({ profile: undefined }, true);
    },
  };
}
