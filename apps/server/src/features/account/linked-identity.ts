import type { LinkedIdentity } from '@talaash/contract/account';
import { unlinkRefusal } from '@talaash/domain/identity-provider/rule';
import { GOOGLE_NAME } from '@talaash/domain/identity-provider/words';
import { asc, eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { accounts, users } from '../../db/schema/account.ts';
import { record } from '../../events/record.ts';
import { PASSWORD_PROVIDER_ID, providerIdOf } from './queries.ts';

type Way = typeof accounts.$inferSelect;

const isIdentity = ({ providerId }: Way) => providerId !== PASSWORD_PROVIDER_ID;

/** The identities of an account, the oldest first. */
export async function listIdentities(deps: Deps, uid: string): Promise<LinkedIdentity[]> {
  const ways = await deps.db
    .select()
    .from(accounts)
    .where(eq(accounts.userId, uid))
    .orderBy(asc(accounts.createdAt));
  return ways.filter(isIdentity).map((way) => ({
    identityId: way.id,
    name: nameOf(deps, way),
    linkedIsoDateTimeUtc: way.createdAt.toISOString(),
  }));
}

/** The name on its button; for a provider that is no longer configured, its address. */
function nameOf({ config }: Deps, { providerId }: Way): string {
  const known = config.identityProviders.find(({ id, issuer }) => providerIdOf(id, issuer) === providerId);
  return known?.name ?? providerId.replace(/^oidc:/, '').replace(/^google$/, GOOGLE_NAME);
}

/** @throws NOT_FOUND for another account's, CONFLICT for the last way to log in */
export async function removeIdentity({ events }: Deps, uid: string, identityId: string): Promise<void> {
  await events.transaction(async (tx) => {
    // Of two parallel removals, the second sees the result of the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, uid)).for('update');
    const ways = await tx.select().from(accounts).where(eq(accounts.userId, uid));
    const identities = ways.filter(isIdentity);
    if (!identities.some(({ id }) => id === identityId)) throw refusal('NOT_FOUND');
    const hasPassword = ways.some(({ password }) => password !== null);
    const refused = unlinkRefusal({ hasPassword, identitiesCount: identities.length });
    if (refused !== undefined) throw refusal('CONFLICT', refused);
    await tx.delete(accounts).where(eq(accounts.id, identityId));
    await record(tx, { kind: 'account.changed', actorUid: uid });
  });
}
