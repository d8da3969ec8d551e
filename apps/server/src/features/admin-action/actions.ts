import type { AdminAct } from '@talaash/domain/admin-action/choice';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Tx } from '../../db/client.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { record } from '../../events/record.ts';

/** The affected account, with its side if it has one. */
type Subject = { uid: string; talentId?: string | null; companyId?: string | null };

type Values = Record<string, unknown>;

export type NewAdminAction = {
  act: AdminAct;
  adminUid: string;
  /**
   * The affected account. If null, `before` and `after` must hold no personal data: they are cleared only with the account that
   * the row names.
   */
  on: Subject | null;
  /** What was changed, as it was and as it is now. */
  before?: Values;
  after?: Values;
};

/** Records an admin's action in its transaction, so that neither exists without the other. */
export async function recordAdminAction(
  tx: Tx,
  { act, adminUid, on, before, after }: NewAdminAction,
): Promise<void> {
  const { uid = null, talentId = null, companyId = null } = on ?? {};
  const row = { act, adminUid, uid, talentId, companyId, before, after };
  await tx.insert(adminActions).values({ adminActionId: newRecordId(), ...row });
  await record(tx, { kind: 'adminAction.recorded', actorUid: adminUid, payload: { act } });
}

/**
 * Clears the values of the actions on a person. Who did what and when stays. The database allows it only once the account is
 * recorded as deleted, in the same transaction or before.
 */
export async function eraseFromAdminActions(tx: Tx, uid: string): Promise<void> {
  await tx
    .update(adminActions)
    .set({ before: null, after: null })
    .where(and(eq(adminActions.uid, uid), or(isNotNull(adminActions.before), isNotNull(adminActions.after))));
}
