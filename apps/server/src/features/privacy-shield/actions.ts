import { shieldKey, shieldRefusal } from '@talaash/domain/privacy-shield/rule';
import type { ShieldEntryDraft } from '@talaash/domain/privacy-shield/schema';
import { PRIVACY_SHIELD_SENTENCES } from '@talaash/domain/privacy-shield/sentences';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { privacyShields } from '../../db/schema/privacy-shield.ts';
import { talents } from '../../db/schema/talent.ts';
import { record } from '../../events/record.ts';
import { lockTalent } from '../talent/queries.ts';
import { readKnownCompanyName, readShieldKeys, withDomains } from './queries.ts';

type Writing = Pick<Deps, 'events'>;
type Owner = { talentId: string; uid: string };

/**
 * Hides a talent from companies. Throws the refusal of an entry that hides from nobody or is one too many; then it adds none of them.
 */
export async function addToShield(
  { events }: Writing,
  { talentId, uid }: Owner,
  entries: readonly ShieldEntryDraft[],
): Promise<void> {
  await events.transaction(async (tx) => {
    await lockTalent(tx, talentId);
    const keys = await readShieldKeys(tx, talentId);
    const added: { talentId: string; key: string; label: string }[] = [];
    for (const { kind, value } of entries) {
      const refused = shieldRefusal(kind, value, keys);
      if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
      const key = shieldKey(kind, value) ?? '';
      if (keys.includes(key)) continue;
      keys.push(key);
      added.push({ talentId, key, label: await labelOf(tx, talentId, { kind, value }) });
    }
    if (added.length === 0) return;
    await tx.insert(privacyShields).values(added).onConflictDoNothing();
    await record(tx, { kind: 'privacyShield.saved', actorUid: uid, talentId });
  });
}

/** Hides a talent from the companies of a name, with the mail domains of those that are here. @returns what was not hidden from yet */
export async function hideFromEmployer(
  deps: Writing & Pick<Deps, 'db'>,
  owner: Owner,
  name: string,
): Promise<ShieldEntryDraft[]> {
  const keys = await readShieldKeys(deps.db, owner.talentId);
  const key = shieldKey('name', name);
  const [employer] = key ? await withDomains(deps.db, [{ name, key, isCurrent: false }]) : [];
  const entries: ShieldEntryDraft[] = [
    { kind: 'name', value: name },
    ...(employer?.domains ?? []).map((value) => ({ kind: 'domain' as const, value })),
  ];
  const added = entries.filter(({ kind, value }) => !keys.includes(shieldKey(kind, value) ?? ''));
  await addToShield(deps, owner, added.length > 0 ? added : entries);
  return added;
}

async function labelOf(tx: Tx, talentId: string, { kind, value }: ShieldEntryDraft): Promise<string> {
  if (kind === 'agency') return PRIVACY_SHIELD_SENTENCES.agencies;
  if (kind === 'domain') return (shieldKey(kind, value) ?? '').slice('domain:'.length);
  if (kind === 'name') return value;
  // A single company is named by its id, which must not tell the names of companies that the talent does not know.
  const name = await readKnownCompanyName(tx, talentId, value);
  if (name === undefined) throw refusal('NOT_FOUND', PRIVACY_SHIELD_SENTENCES.unknownCompany);
  return name;
}

export async function removeFromShield(
  { events }: Writing,
  { talentId, uid }: Owner,
  entries: readonly ShieldEntryDraft[],
): Promise<void> {
  const keys = entries.flatMap(({ kind, value }) => shieldKey(kind, value) ?? []);
  await events.transaction(async (tx) => {
    const removed = await tx
      .delete(privacyShields)
      .where(and(eq(privacyShields.talentId, talentId), inArray(privacyShields.key, keys)))
      .returning({ key: privacyShields.key });
    if (removed.length > 0) await record(tx, { kind: 'privacyShield.saved', actorUid: uid, talentId });
  });
}

/** Sets whether companies see what guests see until the talent accepts. The index forgets or learns the name with the event. */
export async function setAnonymous(
  { events }: Writing,
  { talentId, uid }: Owner,
  isAnonymousUntilAccepted: boolean,
): Promise<void> {
  await events.transaction(async (tx) => {
    const changed = await tx
      .update(talents)
      .set({ isAnonymousUntilAccepted })
      .where(
        and(eq(talents.talentId, talentId), ne(talents.isAnonymousUntilAccepted, isAnonymousUntilAccepted)),
      )
      .returning({ talentId: talents.talentId });
    if (changed.length > 0) await record(tx, { kind: 'privacyShield.saved', actorUid: uid, talentId });
  });
}
