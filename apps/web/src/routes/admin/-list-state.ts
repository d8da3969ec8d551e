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
