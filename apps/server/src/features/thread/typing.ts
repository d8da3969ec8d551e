import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { users } from '../../db/schema/account.ts';
import { threads } from '../../db/schema/thread.ts';
import { isThreadPaused } from '../../db/visibility.ts';
import { shares } from '../conversation-preferences/queries.ts';
import { SIDES } from './queries.ts';

/**
 * Tells those who see a thread that a person is writing in it: the other side and the person's colleagues. Nothing is stored. Nobody
 * learns of it if the thread has ended or is paused, or if the person does not share it.
 * @returns false if the thread is not the party's
 */
export async function signalTyping(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { side, id }: ThreadParty,
  uid: string,
  threadId: string,
): Promise<boolean> {
  const isShown = sql<boolean>`(${threads.endedIsoDateTimeUtc} is null
    and ${threads.jobPostInvitationStatus} not in ('TakenBack', 'Expired')
    and ${not(isThreadPaused)} and ${shares('sharesTyping', uid)})`;
  const [found] = await db
    .select({ companyId: threads.companyId, talentId: threads.talentId, name: users.name, isShown })
    .from(threads)
    .innerJoin(users, eq(users.id, uid))
    .where(and(eq(threads.threadId, threadId), eq(SIDES[side].id, id)));
  if (!found) return false;
  const { companyId, talentId, name } = found;
  if (found.isShown) await events.signal({ threadId, side, uid, companyId, talentId, name });
  return true;
}
