import type pg from 'pg';
import { StartRefusal } from '../base/start-refusal.ts';

/** The extension that lets an index compare texts beside ranges. No account is in two meetings at once because of it. */
export const RANGE_INDEX = 'btree_gist';

/** @throws StartRefusal before the migrations, if they could not create the extension */
export async function requireRangeIndex(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean; isAvailable: boolean; mayCreate: boolean }>(
    `select exists (select from pg_extension where extname = $1) as "isThere",
      exists (select from pg_available_extensions where name = $1) as "isAvailable",
      has_database_privilege(current_database(), 'CREATE') as "mayCreate"`,
    [RANGE_INDEX],
  );
  const [found] = rows;
  if (!found || found.isThere) return;
  if (!found.isAvailable)
    throw new StartRefusal(
      `The database server does not have the extension ${RANGE_INDEX}: install the contrib package of this PostgreSQL.`,
    );
  if (!found.mayCreate)
    throw new StartRefusal(
      `The user of the database may not create the extension ${RANGE_INDEX}: make this user the owner of the database, or create it as a superuser.`,
    );
}
