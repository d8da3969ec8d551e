import { useState } from 'react';
import { searchParams, textOf } from '../../lib/search-params.ts';

/** What the address says of a list of the admin portal. An absent field filters nothing. */
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

/** The navigations from a list, and the texts of rejections that were not sent yet, by record. */
export function useAdminList(state: ListState, navigate: (step: Step) => unknown) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const go = (change: { [Key in keyof ListState]?: ListState[Key] | undefined }, replace: boolean) => {
    const next = Object.entries({ ...state, ...change }).filter(([, value]) => value);
    void navigate({ search: Object.fromEntries(next), replace, resetScroll: false });
  };
  return {
    onSearch: (search: string | undefined) => go({ search }, true),
    onPendingOnly: (isPendingOnly: boolean) => go({ pending: isPendingOnly || undefined }, true),
    onOpen: (open: string) => go({ open }, state.open !== undefined),
    onClose: () => go({ open: undefined }, true),
    draftOf: (id: string) => drafts[id] ?? '',
    keepDraft: (id: string) => (text: string) => setDrafts((kept) => ({ ...kept, [id]: text })),
  };
}
