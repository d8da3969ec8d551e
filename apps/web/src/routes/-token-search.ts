import { searchParams, textOf } from '../lib/search-params.ts';

/** The token of an emailed link, from the address. */
export const tokenSearch = searchParams((raw): { token?: string } => {
  const token = textOf(raw['token']);
  return token === undefined ? {} : { token };
});
