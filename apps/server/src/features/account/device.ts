import type { Device } from '@talaash/contract/account';
import { SESSION_DAYS_MAX } from '@talaash/domain/account/limit';
import { and, desc, eq, gt } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { readUserAgent } from './queries.ts';
import { sessions } from '../../db/schema/account.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The sessions of an account, the last used first. */
export async function listDevices(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { uid, sessionId }: SignedInViewer,
): Promise<Device[]> {
  const found = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, uid),
        gt(sessions.expiresAt, new Date(now())),
        gt(sessions.createdAt, new Date(now() - SESSION_DAYS_MAX * DAY_MS)),
      ),
    )
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(100);
  return found.map(({ id, userAgent, createdAt, updatedAt }) => ({
    deviceId: id,
    ...readUserAgent(userAgent ?? ''),
    isThisDevice: id === sessionId,
    signedInIsoDateTimeUtc: createdAt.toISOString(),
    lastUsedIsoDateTimeUtc: updatedAt.toISOString(),
  }));
}

/**
 * Ends the session of one device, and with it its live streams. The device's cookie still makes it known: its next log-in counts
 * as an unknown device only after all sessions were ended.
 * @throws NOT_FOUND for somebody else's session, and for one that has ended
 */
export async function endDevice(
  { events }: Pick<Deps, 'events'>,
  { uid }: SignedInViewer,
  deviceId: string,
): Promise<void> {
  await events.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, deviceId), eq(sessions.userId, uid)))
      .returning({ id: sessions.id });
    if (!ended) throw refusal('NOT_FOUND');
    await record(tx, { kind: 'session.ended', actorUid: uid, payload: { sessionId: ended.id } });
  });
}
