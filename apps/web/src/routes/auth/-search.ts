/** A text of the address, where it is one. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

interface RedirectSearch {
  /** The page of ours that asked for the login. */
  redirect?: string;
}

export function redirectSearch(search: Record<string, unknown>): RedirectSearch {
  const redirect = textOf(search['redirect']);
  return redirect === undefined ? {} : { redirect };
}
