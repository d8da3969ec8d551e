import { Column, getTableColumns, is, Placeholder, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type Values<Table extends PgTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQL | PgColumn | Placeholder;
};

/**
 * An INSERT of one row for each row that a query finds, for a part of a WITH. The builder's own would need a value for every
 * column; here a column without a value gets its default.
 *
 * @param from the query without its SELECT: its FROM and conditions
 */
export function insertFrom<Table extends PgTable>(table: Table, values: Values<Table>, from: SQL): SQL {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const names: SQL[] = [];
  const selected: SQL[] = [];
  for (const [name, value] of Object.entries<unknown>(values)) {
    const column = columns[name];
    if (!column) throw new Error(`The table has no column ${name}.`);
    names.push(sql`${sql.identifier(column.name)}`);
    const isExpression = is(value, SQL) || is(value, Column);
    selected.push(isExpression ? sql`${value}` : sql`${sql.param(value, column)}`);
  }
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(selected, sql`, `)} ${from}`;
}
