import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from './client.ts';
import { connectedPrograms } from './schema/connected-program.ts';

/** Ends every connection of a company for good, because the person who allowed it owns the company no longer. */
export async function endConnections(tx: Tx, companyId: string): Promise<void> {
  await tx
    .update(connectedPrograms)
    .set({ revokedIsoDateTimeUtc: sql`now()` })
    .where(and(eq(connectedPrograms.companyId, companyId), isNull(connectedPrograms.revokedIsoDateTimeUtc)));
}
