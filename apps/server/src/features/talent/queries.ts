import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { talents } from '../../db/schema/talent.ts';

export async function readTalent(db: Pick<Db, 'select'>, talentId: string) {
  const [talent] = await db.select().from(talents).where(eq(talents.talentId, talentId));
  return talent;
}

/** The talent, locked until the transaction ends, so that changes of its profile and its reviews wait for each other. */
export async function lockTalent(tx: Tx, talentId: string) {
  const [talent] = await tx.select().from(talents).where(eq(talents.talentId, talentId)).for('no key update');
  return talent;
}
