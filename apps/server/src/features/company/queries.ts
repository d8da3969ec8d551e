import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { companies } from '../../db/schema/company.ts';

export async function readCompany(db: Pick<Db, 'select'>, companyId: string) {
  const [company] = await companyQuery(db).execute({ companyId });
  return company;
}

const companyQuery = prepared((db: Pick<Db, 'select'>) =>
  db
    .select()
    .from(companies)
    .where(eq(companies.companyId, sql.placeholder('companyId')))
    .prepare('company'),
);

/** The company, locked until the transaction ends, so that changes of its profile and its reviews wait for each other. */
export async function lockCompany(tx: Tx, companyId: string) {
  const [company] = await tx
    .select()
    .from(companies)
    .where(eq(companies.companyId, companyId))
    .for('no key update');
  return company;
}
