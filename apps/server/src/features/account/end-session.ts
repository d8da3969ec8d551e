import { and, eq, like, ne } from 'drizzle-orm';
import { readCookie, sessionCookieName } from '../../call/cookie.ts';
import type { Deps } from '../../call/deps.ts';
import { signedValue } from '../../call/viewer.ts';
import type { Tx } from '../../db/client.ts';
import { sessions, verifications } from '../../db/schema/account.ts';
import { record } from '../../events/record.ts';
import { forgetDevices } from './known-device.ts';

/**
 * Ends an account's sessions on every device, and with them their live streams. All devices are unknown afterwards. Returns the
 * generation of known devices from now on.
 */
export async function endSessions(tx: Tx, uid: string, exceptSessionId = ''): Promise<number> {
  // First, because logging in reads this number after its session has started: it waits for this transaction.
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

/**
 * Ends the session that this browser had, if an answer replaces or clears its cookie: nobody could end it there any more.
 * @param answer the headers of the answer, with its cookies
 */
export async function endReplacedSession(
  { config, secrets, events }: Pick<Deps, 'config' | 'secrets' | 'events'>,
  cookieHeader: string | undefined,
  answer: Headers,
): Promise<void> {
  const name = sessionCookieName(config);
  const token = signedValue(readCookie(cookieHeader, name), secrets.session);
  if (token === undefined || !answer.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`))) return;
  await events.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(eq(sessions.token, token))
      .returning({ id: sessions.id, uid: sessions.userId });
    if (ended)
      await record(tx, { kind: 'session.ended', actorUid: ended.uid, payload: { sessionId: ended.id } });
  });
}

/** Somebody who entered the password but not yet the second factor has to start again. */
export async function voidChallenges(tx: Pick<Tx, 'delete'>, uid: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, uid), like(verifications.identifier, '2fa-%')));
}
