import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { searchParams, textOf } from '../../lib/search-params.ts';

/** The state of an admin list in the address. A missing field does not filter. */
export type ListState = {
  search?: string;
  pending?: true;
  /** The id of the open record. */
  open?: string;
};

export const readListState = searchParams((raw): ListState => {
  const [search, open] = [textOf(raw['search']), textOf(raw['open'])];
  return {
    ...(search ? { search } : {}),
    ...(raw['pending'] === true ? { pending: true } : {}),
    ...(open ? { open } : {}),
  };
});

type Step = { search: ListState; replace: boolean; resetScroll: false };

/** The navigations of a list, and the unsent rejection texts by record. */
export function useAdminList(state: ListState, navigate: (step: Step) => unknown) {
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const go = (change: { [Key in keyof ListState]?: ListState[Key] | undefined }, replace: boolean) => {
    const next = Object.entries({ ...state, ...change }).filter(([, value]) => value);
    void navigate({ search: Object.fromEntries(next), replace, resetScroll: false });
  };
  const filter = (change: Parameters<typeof go>[0]) => {
    // The previous history entry has the old filter, so closing must not go back to it.
    isOpenedHere.current = false;
    go(change, true);
  };
  return {
    onSearch: (search: string | undefined) => filter({ search }),
    onPendingOnly: (isPendingOnly: boolean) => filter({ pending: isPendingOnly || undefined }),
    onOpen(open: string) {
      const isOpen = state.open !== undefined;
      if (!isOpen) isOpenedHere.current = true;
      go({ open }, isOpen);
    },
    /** Goes back if this page opened the record. Otherwise removes it from the address. */
    onClose() {
      if (isOpenedHere.current) history.back();
      else go({ open: undefined }, true);
      isOpenedHere.current = false;
    },
    draftOf: (id: string) => drafts[id] ?? '',
    keepDraft: (id: string) => (text: string) => setDrafts((kept) => ({ ...kept, [id]: text })),
  };
}
