import { textOf } from '../../lib/search-params.ts';

interface RedirectSearch {
  /** The path of the page that asked for the login. */
  redirect?: string;
}

export function redirectSearch(search: Record<string, unknown>): RedirectSearch {
  const redirect = textOf(search['redirect']);
  return redirect === undefined ? {} : { redirect };
}
