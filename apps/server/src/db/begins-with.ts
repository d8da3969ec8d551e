import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** No text that a person types goes on with this. */
const LAST_CHARACTER = '\u{10FFFF}';

/**
 * Whether a text begins with another, letter by letter, for a column with an index of `text_pattern_ops`. A range and no LIKE:
 * PostgreSQL plans a prepared statement for all values at once, and such a plan uses the index for a range alone.
 */
export const beginsWith = (column: PgColumn, beginning: string): SQL =>
  sql`(${column} ~>=~ ${beginning} and ${column} ~<~ ${beginning + LAST_CHARACTER})`;
