import { WHERE_CONDITIONS_MAX } from '@talaash/domain/base/limit';
import { and, asc, desc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { validationRefusal } from './refusal.ts';
import type { Log } from '../base/log.ts';
import type { Db } from '../db/client.ts';

type ColumnName<Table extends PgTable> = keyof Table['$inferSelect'] & string;

type PageQuery<Table extends PgTable> = {
  db: Pick<Db, 'select'>;
  log: Log;
  table: Table;
  where: SQL[];
  /** The timestamp column, not null in the queried rows. The newest comes first, unless `isOldestFirst`. */
  at: ColumnName<Table>;
  /** The column that orders rows with the same timestamp, unique within the query. */
  id: ColumnName<Table>;
  isOldestFirst?: boolean;
  limit: number;
  /** The cursor of the previous page; null for the first page. */
  cursor: string | null;
};

export type Page<Row> = { rows: Row[]; cursor: string | null };

/**
 * A page of records, newest or oldest first, with a cursor to the next page. A query with more than three where-conditions is a
 * bug: it is logged and returns an empty list. Throws VALIDATION_FAILED for a cursor that we never issued.
 */
export async function readPage<Table extends PgTable>(
  query: PageQuery<Table>,
): Promise<Page<Table['$inferSelect']>> {
  const { db, log, table, where, limit } = query;
  if (where.length > WHERE_CONDITIONS_MAX) {
    const message = `A page query has more than ${WHERE_CONDITIONS_MAX} where-conditions.`;
    log.error({ conditions: where.length }, message);
    return { rows: [], cursor: null };
  }
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const [at, id] = [columns[query.at], columns[query.id]];
  if (!at || !id) throw new Error(`A page needs the columns ${query.at} and ${query.id}.`);
  const source: PgTable = table;
  const order = query.isOldestFirst ? asc : desc;
  const rows: Table['$inferSelect'][] = await db
    .select()
    .from(source)
    .where(and(...where, afterCursor({ at, id }, query)))
    .orderBy(order(at), order(id))
    .limit(limit + 1);
  return pageOf(rows, limit, (row) => {
    const values = row as Record<string, string>;
    return { at: values[query.at] ?? '', id: values[query.id] ?? '' };
  });
}

/** The rows after a cursor, in the order of the two columns; undefined for the first page. @throws VALIDATION_FAILED as `readPage` */
export function afterCursor(
  columns: { at: PgColumn; id: PgColumn },
  { cursor, isOldestFirst = false }: Pick<PageQuery<PgTable>, 'cursor' | 'isOldestFirst'>,
): SQL | undefined {
  if (cursor === null) return undefined;
  const { at, id } = readCursor(cursor);
  const beyond = isOldestFirst ? sql`>` : sql`<`;
  return sql`(${columns.at}, ${columns.id}) ${beyond} (${at}::timestamptz, ${id})`;
}

type Position = { at: string; id: string };

/** The page of the fetched rows. They contain one row more than the limit if there is a next page. */
export function pageOf<Row>(found: Row[], limit: number, positionOf: (row: Row) => Position): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, cursor: found.length > limit && last ? writeCursor(positionOf(last)) : null };
}

const writeCursor = ({ at, id }: Position): string => Buffer.from(`${at} ${id}`).toString('base64url');

const POSITION = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([\w-]{1,100})$/;

/** @throws VALIDATION_FAILED for a cursor that we never issued */
export function readCursor(cursor: string): Position {
  const [, at, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!at || !id || Number.isNaN(Date.parse(at)) || writeCursor({ at, id }) !== cursor) {
    const message = 'This page of the list was not found. Please start again from the first page.';
    throw validationRefusal({ cursor: message });
  }
  return { at, id };
}
