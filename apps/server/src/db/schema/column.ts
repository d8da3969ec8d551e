import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A timestamp with milliseconds. It is read as an ISO string in UTC, which is the format of the API. */
export const isoDateTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** Bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The transaction that wrote a row. It has 64 bits, so it never wraps around. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The columns of a record's table: one for each field of its schema, except those stored in other columns. Use it with
 * `satisfies`: a field without a column does not compile, nor does a column without a field.
 */
export type ColumnsOf<T, Except extends keyof T, Others extends string> = Record<
  Exclude<keyof T, Except> | Others,
  unknown
>;

export const timestamps = () => ({
  createdIsoDateTimeUtc: isoDateTime('created_at').notNull().default(sql`now()`),
  updatedIsoDateTimeUtc: isoDateTime('updated_at').notNull().default(sql`now()`),
});
