/** A search parameter if it is a text, else undefined. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

interface RedirectSearch {
  /** The path of the page that asked for the login. */
  redirect?: string;
}

export function redirectSearch(search: Record<string, unknown>): RedirectSearch {
  const redirect = textOf(search['redirect']);
  return redirect === undefined ? {} : { redirect };
}
