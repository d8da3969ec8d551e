import { Email, SignUpRequest } from '@talaash/domain/account/schema';
import type { ProviderResult } from '@talaash/domain/identity-provider/choice';
import { identityOutcome } from '@talaash/domain/identity-provider/rule';
import { and, eq } from 'drizzle-orm';
import type { Identity } from '../../adapters/identity-provider/port.ts';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { admitAccount, useInvitation } from '../../call/registration.ts';
import type { Tx } from '../../db/client.ts';
import { accounts, users } from '../../db/schema/account.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Visit } from './identity-handshake.ts';
import { providerIdOf } from './queries.ts';

/** The account of an identity, or why there is none. */
export type Settled = { uid: string; isNew: boolean } | { refused: ProviderResult };

/** Finds, links or creates the account of an identity. It stores only the identity's subject, and no token. */
export async function settleIdentity(deps: Deps, visit: Visit, identity: Identity): Promise<Settled> {
  const settle = () => deps.events.transaction((tx) => settleIn(deps, tx, visit, identity));
  return settle().catch((error: unknown) => {
    // Of two parallel log-ins, as after a double click, the second finds what the first has stored.
    if (isUniqueViolation(error) || error instanceof UsedMeanwhile) return settle();
    throw error;
  });
}

async function settleIn(deps: Deps, tx: Tx, visit: Visit, identity: Identity): Promise<Settled> {
  const providerId = providerIdOf(visit.provider, identity.issuer);
  const [known] = await tx
    .select({ uid: users.id, isDisabled: users.isDisabled })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, providerId), eq(accounts.accountId, identity.subject)));
  const email = Email.safeParse(identity.email).data;
  // Locked until the commit, so that a change of the email or a deletion of the account waits.
  const [sameEmail] =
    email === undefined ? [] : await tx.select().from(users).where(eq(users.email, email)).for('update');
  const outcome = identityOutcome({
    isKnown: known !== undefined,
    isEmailVerifiedThere: identity.isEmailVerified && email !== undefined,
    sameEmail: sameEmail && { isEmailVerified: sameEmail.emailVerified },
  });
  if (outcome === 'emailUnverified' || outcome === 'notLinked') return { refused: outcome };
  const owner = known ?? (sameEmail && { uid: sameEmail.id, isDisabled: sameEmail.isDisabled });
  if (owner?.isDisabled) return { refused: 'disabled' };
  if (known) return { uid: known.uid, isNew: false };
  if (owner) {
    await insertWay(tx, owner.uid, providerId, identity);
    return { uid: owner.uid, isNew: false };
  }
  return createIn(deps, tx, visit, { ...identity, email: email ?? '' });
}

/** A new account, if registration admits one. */
async function createIn(
  deps: Deps,
  tx: Tx,
  visit: Visit,
  identity: Identity & { email: string },
): Promise<Settled> {
  const admitted = await admitAccount(deps, tx, { ...visit, email: identity.email });
  if ('refused' in admitted) return admitted;
  const uid = await insertAccount(tx, identity);
  if (admitted.invitation && !(await useInvitation(tx, admitted.invitation, uid)))
    // Nothing is stored: another request used the link first, which the second look finds.
    throw new UsedMeanwhile();
  await insertWay(tx, uid, providerIdOf(visit.provider, identity.issuer), identity);
  return { uid, isNew: true };
}

class UsedMeanwhile extends Error {}

async function insertWay(tx: Tx, uid: string, providerId: string, identity: Identity): Promise<void> {
  await tx.insert(accounts).values({
    id: newRecordId(),
    userId: uid,
    providerId,
    accountId: identity.subject,
  });
}

/** An account whose email the provider has verified. */
async function insertAccount(tx: Tx, { email, name }: { email: string; name: string | undefined }) {
  const uid = newRecordId();
  await tx.insert(users).values({ id: uid, name: nameOf(name, email), email, emailVerified: true });
  return uid;
}

/** The provider's name if our rules accept it, else the local part of the email, as far as they accept that. */
function nameOf(name: string | undefined, email: string): string {
  const tried = [name, email.split('@', 1)[0]?.replaceAll(/[^\p{L}]+/gu, ' ')];
  for (const one of tried) {
    const read = SignUpRequest.shape.name.safeParse(one);
    if (read.success) return read.data;
  }
  return 'New member';
}
