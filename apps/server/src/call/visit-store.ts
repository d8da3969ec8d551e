import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { newRecordId } from '../base/record-id.ts';
import { verifications } from '../db/schema/account.ts';
import type { Deps } from './deps.ts';

/** A visit to another site from which the browser comes back with a state: a log-in at a provider, or one at a code host. */
type Visit = {
  /** What the visit is for. */
  purpose: string;
  state: string;
};

/** Only the hash of the state is stored, so a leaked database is of no use to forge an answer. */
const identifierOf = ({ purpose, state }: Visit) =>
  `${purpose}:${createHash('sha256').update(state).digest('base64url')}`;

/** Stores what a visit needs when the browser comes back. */
export async function storeVisitFacts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  visit: Visit,
  { facts, validSeconds }: { facts: object; validSeconds: number },
): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, new Date(now())));
  await db.insert(verifications).values({
    id: newRecordId(),
    identifier: identifierOf(visit),
    value: JSON.stringify(facts),
    expiresAt: new Date(now() + validSeconds * 1000),
  });
}

/** Takes what a visit has stored, once. Undefined if there is nothing, or if it has expired. */
export async function takeVisitFacts<Facts extends object>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  visit: Visit,
): Promise<Facts | undefined> {
  const [taken] = await db
    .delete(verifications)
    .where(
      and(eq(verifications.identifier, identifierOf(visit)), gt(verifications.expiresAt, new Date(now()))),
    )
    .returning();
  return taken && (JSON.parse(taken.value) as Facts);
}
