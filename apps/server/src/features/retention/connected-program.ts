import {
  CONNECTION_ENDED_KEPT_DAYS,
  UNUSED_REGISTRATION_KEPT_DAYS,
} from '@talaash/domain/connected-program/limit';
import { lt, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import {
  connectedPrograms,
  connectedProgramTokens,
  oauthClients,
} from '../../db/schema/connected-program.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes tokens that have ended, connections some time after their end, and programs that nobody has connected. */
export async function pruneConnectedPrograms({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now() - days * DAY_MS).toISOString();
  await deleteInBatches(db, connectedProgramTokens, lt(connectedProgramTokens.endsIsoDateTimeUtc, before(0)));
  await deleteInBatches(
    db,
    connectedPrograms,
    lt(connectedPrograms.endsIsoDateTimeUtc, before(CONNECTION_ENDED_KEPT_DAYS)),
  );
  const isConnected = sql`exists (select from ${connectedPrograms} where ${connectedPrograms.clientId} = ${oauthClients.clientId})`;
  await deleteInBatches(
    db,
    oauthClients,
    sql`${lt(oauthClients.createdIsoDateTimeUtc, before(UNUSED_REGISTRATION_KEPT_DAYS))} and not ${isConnected}`,
  );
}
