import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { installationFacts } from '../db/schema/installation.ts';

const NAME = 'maintenance';

/** Whether the product is closed by the command, on all servers. */
export async function readMaintenance(db: Pick<Db, 'select'>): Promise<boolean> {
  const [fact] = await db.select().from(installationFacts).where(eq(installationFacts.name, NAME));
  return fact?.value === true;
}

/** Closes or opens the product. Every server follows within two seconds. */
export async function setMaintenance(db: Pick<Db, 'insert'>, isOn: boolean): Promise<void> {
  await db
    .insert(installationFacts)
    .values({ name: NAME, value: isOn })
    .onConflictDoUpdate({
      target: installationFacts.name,
      set: { value: isOn, updatedIsoDateTimeUtc: sql`now()` },
    });
}
