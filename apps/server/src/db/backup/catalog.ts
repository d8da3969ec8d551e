import pg from 'pg';

export type StoredTable = { name: string; columns: string[] };

/** The product's tables with their stored columns, ordered so that no table comes before one that it references. */
export async function listTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows: tables } = await client.query<StoredTable>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = 'public'::regnamespace and relkind = 'r' and ${isNoExtension('pg_class')}
    group by relname order by relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select source.relname as from, target.relname as to
    from pg_constraint join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const ordered: StoredTable[] = [];
  while (ordered.length < tables.length) {
    const done = new Set(ordered.map(({ name }) => name));
    const next = tables.filter(
      ({ name }) =>
        !done.has(name) && references.every((reference) => reference.from !== name || done.has(reference.to)),
    );
    if (next.length === 0) throw new Error('The foreign keys of the tables form a circle.');
    ordered.push(...next);
  }
  return ordered;
}

/** Tables of an extension are not the product's. */
export const isNoExtension = (catalog: 'pg_class' | 'pg_proc'): string =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e')`;

export type AppliedMigration = { hash: string; at: number };

/** The applied migrations in order; none if the database was never used. */
export async function listApplied(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!found[0]?.isThere) return [];
  const { rows } = await client.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash, at }) => ({ hash, at: Number(at) }));
}

/** A table's name in a statement. */
export const tableName = (name: string): string => `public.${pg.escapeIdentifier(name)}`;

/** The names of columns in a statement. */
export const columnNames = (columns: readonly string[]): string =>
  columns.map((name) => pg.escapeIdentifier(name)).join(', ');
