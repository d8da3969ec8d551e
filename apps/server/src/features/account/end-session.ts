import { and, eq, like, ne } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { sessions, verifications } from '../../db/schema/account.ts';
import { record } from '../../events/record.ts';
import { forgetDevices } from './known-device.ts';

/**
 * Ends an account's sessions on every device, and thereby their live streams. The devices are unknown afterwards. Answers
 * the number under which devices are known from now on.
 */
export async function endSessions(tx: Tx, uid: string, exceptSessionId = ''): Promise<number> {
  // First, because signing in looks at this number after its session has begun: it waits for this transaction.
  const generation = await forgetDevices(tx, uid);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, uid), ne(sessions.id, exceptSessionId)))
    .returning({ id: sessions.id });
  await voidChallenges(tx, uid);
  await record(
    tx,
    ...ended.map(({ id }) => ({
      kind: 'session.ended' as const,
      actorUid: uid,
      payload: { sessionId: id },
    })),
  );
  return generation;
}

/** Whoever has entered the password and not yet the second factor has to begin again. */
export async function voidChallenges(tx: Pick<Tx, 'delete'>, uid: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, uid), like(verifications.identifier, '2fa-%')));
}
