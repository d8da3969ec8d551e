import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';

/** The person whose data is exported. */
export type Exported = { uid: string; talentId: string | null; companyId: string | null };

/** A noun of an export: its title, its file, and how its records are read. */
export type ExportedNoun = { title: string; read: (db: Db, whose: Exported) => Promise<unknown[]> };

export function noun<Table extends PgTable>(
  title: string,
  table: Table,
  whose: (exported: Exported) => SQL,
  present: (row: Table['$inferSelect']) => unknown = (row) => row,
): ExportedNoun {
  return {
    title,
    read: async (db, exported) => {
      const rows = await db.select().from<PgTable>(table).where(whose(exported));
      return rows.map((row) => present(row as Table['$inferSelect']));
    },
  };
}

/** No account has an empty id. */
export const ofTalent =
  ({ talentId: column }: { talentId: PgColumn }) =>
  ({ talentId }: Exported) =>
    eq(column, talentId ?? '');
export const ofCompany =
  ({ companyId: column }: { companyId: PgColumn }) =>
  ({ companyId }: Exported) =>
    eq(column, companyId ?? '');
export const ofSide = (table: { talentId: PgColumn; companyId: PgColumn }) => (exported: Exported) =>
  (exported.talentId === null ? ofCompany(table) : ofTalent(table))(exported);
