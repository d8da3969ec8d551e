/**
 * The reader of an address's parameters for a route. The router keeps a parameter that the route's own reader leaves out,
 * so one that nobody understands would reach the page as it was typed. Here it is undefined.
 */
export const searchParams =
  <Search extends object>(read: (raw: Record<string, unknown>) => Search) =>
  (raw: Record<string, unknown>): Search => ({
    ...(Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])) as Search),
    ...read(raw),
  });

/** A parameter if it is a text, else undefined. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
