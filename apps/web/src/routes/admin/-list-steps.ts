import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ListState } from './-list-state.ts';

/** The navigations of a list with an open record, in the address under `open`. */
export function useOpening<State extends { open?: string }>(
  state: State,
  navigate: (step: { search: State; replace: boolean; resetScroll: false }) => unknown,
) {
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  const go = (change: { [Key in keyof State]?: State[Key] | undefined }, replace: boolean) => {
    const next = Object.entries({ ...state, ...change }).filter(([, value]) => value);
    void navigate({ search: Object.fromEntries(next) as State, replace, resetScroll: false });
  };
  return {
    filter(change: { [Key in keyof State]?: State[Key] | undefined }) {
      // The previous history entry has the old filter, so closing must not go back to it.
      isOpenedHere.current = false;
      go(change, true);
    },
    onOpen(open: string) {
      const isOpen = state.open !== undefined;
      if (!isOpen) isOpenedHere.current = true;
      go({ open } as Partial<State>, isOpen);
    },
    /** Goes back if this page opened the record. Otherwise removes it from the address. */
    onClose() {
      if (isOpenedHere.current) history.back();
      else go({ open: undefined } as Partial<State>, true);
      isOpenedHere.current = false;
    },
  };
}

/** The navigations of a list of profiles, and the unsent rejection texts by record. */
export function useAdminList(state: ListState, navigate: Parameters<typeof useOpening<ListState>>[1]) {
  const { filter, onOpen, onClose } = useOpening(state, navigate);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  return {
    onSearch: (search: string | undefined) => filter({ search }),
    onPendingOnly: (isPendingOnly: boolean) => filter({ pending: isPendingOnly || undefined }),
    onOpen,
    onClose,
    draftOf: (id: string) => drafts[id] ?? '',
    keepDraft: (id: string) => (text: string) => setDrafts((kept) => ({ ...kept, [id]: text })),
  };
}
