import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { talents } from '../../db/schema/talent.ts';

export async function readTalent(db: Pick<Db, 'select'>, talentId: string) {
  const [talent] = await talentQuery(db).execute({ talentId });
  return talent;
}

const talentQuery = prepared((db: Pick<Db, 'select'>) =>
  db
    .select()
    .from(talents)
    .where(eq(talents.talentId, sql.placeholder('talentId')))
    .prepare('talent'),
);

/** The talent, locked until the transaction ends, so that changes of its profile and its reviews wait for each other. */
export async function lockTalent(tx: Tx, talentId: string) {
  const [talent] = await tx.select().from(talents).where(eq(talents.talentId, talentId)).for('no key update');
  return talent;
}
