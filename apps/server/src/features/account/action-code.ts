import { createHash, randomBytes } from 'node:crypto';
import type { AuthActionMode } from '@talaash/domain/account/choice';
import { AUTH_ACTION_FAILURES } from '@talaash/domain/account/words';
import { and, eq, gt, gte, like, lt, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users, verifications } from '../../db/schema/account.ts';
import { newRecordId } from '../../base/record-id.ts';

/** What a mailed link refers to: the account, and the email address. */
export type ActionGrant = { uid: string; email: string };

/** A found grant, and when its link was created. */
export type FoundGrant = ActionGrant & { madeAt: Date };

const HOUR_MS = 60 * 60 * 1000;

export const ACTION_CODE_VALID_HOURS: Record<AuthActionMode, number> = {
  verifyEmail: 24,
  resetPassword: 1,
  verifyAndChangeEmail: 24,
  // Long enough for an owner who was away for some days when a thief changed the address.
  recoverEmail: 7 * 24,
  deleteAccount: 1,
};

/** Only the hash is stored, so a leaked database contains no usable links. */
const identifierOf = (mode: AuthActionMode, code: string) =>
  `${mode}:${createHash('sha256').update(code).digest('base64url')}`;

/** Creates the code of a link. It works once, until it expires. */
export async function newActionCode(
  db: Db | Tx,
  mode: AuthActionMode,
  grant: ActionGrant,
  nowMs: number,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db.delete(verifications).where(lt(verifications.expiresAt, new Date(nowMs)));
  await db.transaction(async (tx) => {
    // Locked until the commit: a deleted account leaves no code.
    const owner = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, grant.uid))
      .for('key share');
    if (owner.length === 0) return;
    await tx.insert(verifications).values({
      id: newRecordId(),
      identifier: identifierOf(mode, code),
      value: JSON.stringify({ uid: grant.uid, email: grant.email }),
      createdAt: new Date(nowMs),
      expiresAt: new Date(nowMs + ACTION_CODE_VALID_HOURS[mode] * HOUR_MS),
    });
  });
  return code;
}

/** The grant behind a link, which stays usable. @throws NOT_FOUND with the mode's sentence */
export async function checkActionCode(
  db: Db | Tx,
  mode: AuthActionMode,
  code: string,
  nowMs: number,
): Promise<FoundGrant> {
  const [found] = await db
    .select()
    .from(verifications)
    .where(isValid(mode, code, nowMs));
  return grantOf(found, mode);
}

/** Deletes the code, so only one of two parallel requests succeeds. @throws NOT_FOUND with the mode's sentence */
export async function consumeActionCode(
  tx: Tx,
  mode: AuthActionMode,
  code: string,
  nowMs: number,
): Promise<FoundGrant> {
  const [deleted] = await tx
    .delete(verifications)
    .where(isValid(mode, code, nowMs))
    .returning();
  return grantOf(deleted, mode);
}

/** Voids an account's links of a mode: all, or those created since a time. */
export async function voidActionCodes(
  tx: Tx,
  mode: AuthActionMode,
  uid: string,
  since = new Date(0),
): Promise<void> {
  // The value begins with the account; see `newActionCode`. Other rows of this table may be the library's.
  const ofAccount = `{"uid":${JSON.stringify(uid)},`;
  await tx
    .delete(verifications)
    .where(
      and(
        like(verifications.identifier, `${mode}:%`),
        sql`starts_with(${verifications.value}, ${ofAccount})`,
        gte(verifications.createdAt, since),
      ),
    );
}

const isValid = (mode: AuthActionMode, code: string, nowMs: number) =>
  and(eq(verifications.identifier, identifierOf(mode, code)), gt(verifications.expiresAt, new Date(nowMs)));

function grantOf(row: typeof verifications.$inferSelect | undefined, mode: AuthActionMode): FoundGrant {
  if (!row) throw refusal('NOT_FOUND', AUTH_ACTION_FAILURES[mode]);
  const { uid, email } = JSON.parse(row.value) as ActionGrant;
  return { uid, email, madeAt: row.createdAt };
}
