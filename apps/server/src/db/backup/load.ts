import type pg from 'pg';
import { copyIn } from '../copy.ts';
import { columnNames, listTables, tableName } from './catalog.ts';
import type { Manifest } from './manifest.ts';

/** Writes a part of a table, as `dumpDatabase` wrote it. */
export function loadPart(
  client: pg.ClientBase,
  { name, columns }: Pick<Manifest['tables'][number], 'name' | 'columns'>,
  content: Buffer,
): Promise<void> {
  return copyIn(client, `copy ${tableName(name)} (${columnNames(columns)}) from stdin`, content);
}

/** Compares the tables with the manifest, as they are after the load. @returns what differs, one sentence each */
export async function findDifferences(client: pg.ClientBase, manifest: Manifest): Promise<string[]> {
  const differences: string[] = [];
  for (const { name, rows } of manifest.tables) {
    const counted = await client.query<{ count: string }>(`select count(*) from ${tableName(name)}`);
    const count = Number(counted.rows[0]?.count);
    if (count !== rows) differences.push(`The table ${name} has ${count} rows instead of ${rows}.`);
  }
  return differences;
}

/** Whether the tables that the migrations made are those of the manifest. */
export async function hasSameTables(client: pg.ClientBase, { tables }: Manifest): Promise<boolean> {
  const shape = (all: readonly { name: string; columns: readonly string[] }[]) =>
    all.map(({ name, columns }) => `${name}(${columns.toSorted().join()})`).toSorted();
  return shape(await listTables(client)).join() === shape(tables).join();
}

export async function setSequences(client: pg.ClientBase, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value, isUsed } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [tableName(name), value, isUsed]);
}

/**
 * Moves the events into the past of this cluster. An event is ordered by its transaction, and each cluster counts its own:
 * where the count is behind that of the backup, new events would come before old ones, and no follower would hear of them.
 * The transactions get small numbers instead, in the same order; consecutive ones share a number where the order of their
 * events allows it. What a follower has handled stays handled.
 */
export async function moveEventsToPast(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ isBehind: boolean }>(`
    select coalesce(max(xid) >= pg_snapshot_xmax(pg_current_snapshot()), false) as "isBehind"
    from (select xid from events union all select xid from event_marks) as positions`);
  if (!rows[0]?.isBehind) return;
  await client.query(`
    create temporary table position_moves as
      select xid, id, (sum(descent) over (order by xid, id) + 3)::text::xid8 as moved
      from (
        select xid, id, case when id < lag(id) over (order by xid, id) then 1 else 0 end as descent
        from (select xid, id from events union select xid, id from event_marks) as positions
      ) as steps;
    update events set xid = moved from position_moves
      where position_moves.xid = events.xid and position_moves.id = events.id;
    update event_marks set xid = moved from position_moves
      where position_moves.xid = event_marks.xid and position_moves.id = event_marks.id`);
}

/** After `moveEventsToPast` and outside of a transaction: counts transactions until all events are in the past. */
export async function passEvents(client: pg.ClientBase): Promise<void> {
  await client.query(`
    do $$
    declare last_used xid8 := (
      select max(xid) from (select xid from events union all select xid from event_marks) as positions);
    begin
      while last_used >= pg_current_xact_id() loop
        commit;
      end loop;
    end $$`);
}
