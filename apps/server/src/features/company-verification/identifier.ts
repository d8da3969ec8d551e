import type { CompanyIdentifierKind } from '@talaash/domain/company-verification/choice';
import { COMPANY_IDENTIFIER_SENTENCES } from '@talaash/domain/company-verification/words';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { companyIdentifiers } from '../../db/schema/company-verification.ts';
import { record } from '../../events/record.ts';
import { recordAdminAction } from '../admin-action/actions.ts';
import { lockCompany } from '../company/queries.ts';

type Identifier = { companyId: string; kind: CompanyIdentifierKind; value: string };

const isIdentifier = ({ companyId, kind }: Identifier) =>
  and(eq(companyIdentifiers.companyId, companyId), eq(companyIdentifiers.kind, kind));

/** Stores a number that a company states, or removes it if it is empty. The same number again stays seen. */
export async function stateIdentifier(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  given: Identifier & { uid: string },
): Promise<void> {
  const { companyId, kind, value, uid } = given;
  await events.transaction(async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw refusal('NOT_FOUND');
    const [stored] = await tx.select().from(companyIdentifiers).where(isIdentifier(given));
    if ((stored?.value ?? '') === value) return;
    await tx.delete(companyIdentifiers).where(isIdentifier(given));
    const statedAt = new Date(now()).toISOString();
    if (value !== '') await tx.insert(companyIdentifiers).values({ companyId, kind, value, statedAt });
    await record(tx, { kind: 'companyIdentifier.changed', actorUid: uid, companyId });
  });
}

/** Records that an admin has seen the certificate of a number, in the audit trail too. Idempotent. */
export async function markIdentifierSeen(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  given: Identifier & { adminUid: string },
): Promise<void> {
  const { companyId, kind, value, adminUid } = given;
  await events.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const [stored] = await tx.select().from(companyIdentifiers).where(isIdentifier(given));
    if (!company || !stored) throw refusal('NOT_FOUND');
    if (stored.value !== value) throw refusal('CONFLICT', COMPANY_IDENTIFIER_SENTENCES.changed);
    const seen = await tx
      .update(companyIdentifiers)
      .set({ seenAt: new Date(now()).toISOString() })
      .where(and(isIdentifier(given), isNull(companyIdentifiers.seenAt)))
      .returning();
    if (seen.length === 0) return;
    await record(tx, { kind: 'companyIdentifier.changed', actorUid: adminUid, companyId });
    await recordAdminAction(tx, {
      act: 'companyIdentifier.seen',
      adminUid,
      on: { uid: company.createdByUid, companyId },
      after: { kind, value },
    });
  });
}
