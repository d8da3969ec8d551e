import type { AdminAct } from '@talaash/domain/admin-action/choice';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Tx } from '../../db/client.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { record } from '../../events/record.ts';

/** The account that an act was done to, with its side if it has one. */
type Subject = { uid: string; talentId?: string | null; companyId?: string | null };

type Values = Record<string, unknown>;

export type NewAdminAction = {
  act: AdminAct;
  adminUid: string;
  /**
   * Whom it was done to. With null, `before` and `after` hold nothing personal: they are emptied only with the account of
   * the person whom the row names.
   */
  on: Subject | null;
  /** What was changed, as it was and as it is now. */
  before?: Values;
  after?: Values;
};

/** Writes what an admin did, in the transaction of the act, so that neither exists without the other. */
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
 * Empties the values of the actions that were done to a person. Who did what and when stays. The database allows it only
 * once the account is noted as deleted, in the same transaction or before.
 */
export async function eraseFromAdminActions(tx: Tx, uid: string): Promise<void> {
  await tx
    .update(adminActions)
    .set({ before: null, after: null })
    .where(and(eq(adminActions.uid, uid), or(isNotNull(adminActions.before), isNotNull(adminActions.after))));
}
