import { isFreshSession } from '@talaash/domain/account/rule';
import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { accounts, sessions } from '../../db/schema/account.ts';
import { giveBackTries, takeTries } from './try-delay.ts';

/**
 * Requires more than an open session: the password, or a session that has just started.
 * @throws VALIDATION_FAILED if the password is missing or wrong; FORBIDDEN for an account without one
 */
export async function requireOwner(
  deps: Deps,
  { uid, sessionId }: SignedInViewer,
  currentPassword: string | undefined,
): Promise<void> {
  const { startedAt, hash } = await readSession(deps, { uid, sessionId });
  if (currentPassword === undefined || hash === null) {
    if (isFreshSession(startedAt.getTime(), deps.now())) return;
    if (hash === null) throw refusal('FORBIDDEN', ACCOUNT_SENTENCES.logInAgain);
    throw validationRefusal({ currentPassword: ACCOUNT_SENTENCES.currentPasswordNeeded });
  }
  await checkPassword(deps, sessionId, hash, currentPassword);
}

/**
 * Requires the password, however new the session is.
 * @throws VALIDATION_FAILED if it is wrong; CONFLICT for an account without one
 */
export async function requirePassword(
  deps: Deps,
  viewer: SignedInViewer,
  currentPassword: string,
): Promise<void> {
  const { hash } = await readSession(deps, viewer);
  if (hash === null) throw refusal('CONFLICT', ACCOUNT_SENTENCES.withoutPassword);
  await checkPassword(deps, viewer.sessionId, hash, currentPassword);
}

async function readSession({ db }: Deps, { uid, sessionId }: Pick<SignedInViewer, 'uid' | 'sessionId'>) {
  const [session] = await db
    .select({ startedAt: sessions.createdAt, hash: accounts.password })
    .from(sessions)
    .leftJoin(accounts, and(eq(accounts.userId, sessions.userId), isNotNull(accounts.password)))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, uid)));
  if (!session) throw refusal('UNAUTHORIZED');
  return session;
}

async function checkPassword(
  deps: Deps,
  sessionId: string,
  hash: string,
  currentPassword: string,
): Promise<void> {
  // Per session: a thief with a stolen session does not lock the owner out, and cannot start another without the password.
  const taken = await takeTries(deps, ['currentPassword', sessionId]);
  const { password } = await deps.auth.$context;
  if (!(await password.verify({ hash, password: currentPassword }))) {
    throw validationRefusal({ currentPassword: ACCOUNT_SENTENCES.currentPasswordWrong });
  }
  await giveBackTries(deps, taken);
}
