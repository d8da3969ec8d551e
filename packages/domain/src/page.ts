import { z } from './schema.ts';

export const DEFAULT_QUERY_LIMIT = 100;
export const WHERE_CONDITIONS_MAX = 3;

/** An opaque place in a list; null asks for the first page, and answers that there is no further one. */
export const Cursor = z.string().max(500).nullable().default(null);

export const limit = (max: number) => z.number().int().min(1).max(max).default(max);

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), cursor: z.string().nullable() });
