/**
 * Reads an address's parameters for a route. The router keeps parameters that the route's reader leaves out, so an unknown one
 * would reach the page as typed. Here it becomes undefined.
 */
export const searchParams =
  <Search extends object>(read: (raw: Record<string, unknown>) => Search) =>
  (raw: Record<string, unknown>): Search => ({
    ...(Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])) as Search),
    ...read(raw),
  });

/** The parameter if it is a string, else undefined. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
