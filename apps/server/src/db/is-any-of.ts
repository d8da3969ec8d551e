import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The condition under which a column of texts has one of these values: one statement, however many there are. */
export const isAnyOf = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::text[])`;
