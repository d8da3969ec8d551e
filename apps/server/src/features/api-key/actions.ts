import type { ApiKeyAct } from '@talaash/domain/api-key/choice';
import { apiKeyRefusal } from '@talaash/domain/api-key/rule';
import type { ApiKey, ApiKeyDraft, ApiKeyRotation } from '@talaash/domain/api-key/schema';
import { API_KEY_REFUSALS } from '@talaash/domain/api-key/words';
import { eq, sql } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import { hashOfSecret, newSecret, startOfSecrets } from '../../call/api-key-secret.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { nextVersion } from '../../call/version.ts';
import type { Tx } from '../../db/client.ts';
import { apiKeyChanges, apiKeys, apiKeySecrets } from '../../db/schema/api-key.ts';
import { record } from '../../events/record.ts';
import { queueAccountMail } from '../account-mail/queue.ts';
import { lockCompany } from '../company/queries.ts';
import { toApiKey } from './present.ts';
import { listApiKeys, listValidNames, lockApiKey, type OwnApiKey } from './queries.ts';

type Writing = Pick<Deps, 'config' | 'events' | 'jobs' | 'now'>;
type Owner = { companyId: string; uid: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Locks the company, of which the caller still is the owner: it may have been handed over since the call was admitted. */
async function requireOwner(tx: Tx, { companyId, uid }: Owner): Promise<void> {
  if ((await lockCompany(tx, companyId))?.createdByUid !== uid) throw refusal('NOT_FOUND');
}

/** A key of the company that is still valid, locked. @throws NOT_FOUND, BUSINESS_RULE_VIOLATION for one that is not */
async function requireValid(tx: Tx, own: OwnApiKey, nowMs: number) {
  const stored = await lockApiKey(tx, own);
  if (!stored) throw refusal('NOT_FOUND');
  if (stored.revokedIsoDateTimeUtc !== null || Date.parse(stored.endsIsoDateTimeUtc) <= nowMs)
    throw refusal('BUSINESS_RULE_VIOLATION', API_KEY_REFUSALS.ended);
  return stored;
}

/** Throws VALIDATION_FAILED or BUSINESS_RULE_VIOLATION for a key that the company cannot save. */
async function requireSavable(
  tx: Tx,
  of: { companyId: string; apiKeyId?: string },
  draft: ApiKeyDraft,
  nowMs: number,
): Promise<void> {
  const others = await listValidNames(tx, of, nowMs);
  const refused = apiKeyRefusal(others, { ...draft, isNew: of.apiKeyId === undefined }, nowMs);
  if (refused?.field) throw validationRefusal({ [refused.field]: refused.message });
  if (refused) throw refusal('BUSINESS_RULE_VIOLATION', refused.message);
}

/** Writes who did what, and tells the pages of the company. */
async function recordAct(
  tx: Tx,
  { companyId, uid }: Owner,
  { act, at, ...of }: { apiKeyId: string; name: string; act: ApiKeyAct; at: string },
): Promise<void> {
  await tx
    .insert(apiKeyChanges)
    .values({ ...of, apiKeyChangeId: newRecordId(), companyId, uid, act, atIsoDateTimeUtc: at });
  await record(tx, { kind: 'apiKey.changed', actorUid: uid, companyId });
}

async function readApiKey(tx: Tx, own: OwnApiKey, nowMs: number): Promise<ApiKey> {
  const [stored] = await listApiKeys(tx, own, nowMs);
  if (!stored) throw refusal('NOT_FOUND');
  return toApiKey(stored);
}

/** Stores the hash of a new secret, which is returned and kept nowhere. */
async function addSecret(tx: Tx, { config }: Writing, apiKeyId: string, at: string): Promise<string> {
  const start = startOfSecrets(config);
  const secret = newSecret(start);
  await tx.insert(apiKeySecrets).values({
    hash: hashOfSecret(secret),
    apiKeyId,
    start,
    lastFour: secret.slice(-4),
    createdIsoDateTimeUtc: at,
  });
  return secret;
}

type WithSecret = { apiKey: ApiKey; secret: string };

/**
 * Creates a key of the company, and mails its owner.
 * @throws VALIDATION_FAILED for a taken name or a wrong end, BUSINESS_RULE_VIOLATION beyond the limit
 */
export const createApiKey = (deps: Writing, owner: Owner, draft: ApiKeyDraft): Promise<WithSecret> =>
  deps.events.transaction(async (tx) => {
    await requireOwner(tx, owner);
    const { companyId, uid } = owner;
    const nowMs = deps.now();
    await requireSavable(tx, { companyId }, draft, nowMs);
    const apiKeyId = newRecordId();
    const at = new Date(nowMs).toISOString();
    const stamps = { createdIsoDateTimeUtc: at, updatedIsoDateTimeUtc: at };
    await tx.insert(apiKeys).values({ ...draft, ...stamps, apiKeyId, companyId, createdByUid: uid });
    const secret = await addSecret(tx, deps, apiKeyId, at);
    await recordAct(tx, owner, { apiKeyId, name: draft.name, act: 'created', at });
    await queueAccountMail(deps, { uid, mail: 'apiKeyCreated', apiKeyName: draft.name }, tx);
    return { apiKey: await readApiKey(tx, { companyId, apiKeyId }, nowMs), secret };
  });

/** Changes what a key may do, from the next call on. Throws NOT_FOUND, and as `createApiKey`. */
export const updateApiKey = (
  deps: Writing,
  owner: Owner,
  { key: { apiKeyId }, ...draft }: ApiKeyDraft & { key: { apiKeyId: string } },
): Promise<ApiKey> =>
  deps.events.transaction(async (tx) => {
    await requireOwner(tx, owner);
    const own = { companyId: owner.companyId, apiKeyId };
    const nowMs = deps.now();
    const stored = await requireValid(tx, own, nowMs);
    await requireSavable(tx, own, draft, nowMs);
    const updatedIsoDateTimeUtc = nextVersion(nowMs, stored);
    await tx
      .update(apiKeys)
      .set({ ...draft, updatedIsoDateTimeUtc })
      .where(eq(apiKeys.apiKeyId, apiKeyId));
    await recordAct(tx, owner, { apiKeyId, name: draft.name, act: 'changed', at: updatedIsoDateTimeUtc });
    return readApiKey(tx, own, nowMs);
  });

/**
 * Gives a key a new secret, and mails the owner. The replaced one is valid for the chosen days, and those of earlier rotations no longer than that.
 * @throws NOT_FOUND, BUSINESS_RULE_VIOLATION for a key that has ended
 */
export const rotateApiKey = (
  deps: Writing,
  owner: Owner,
  { apiKeyId, overlapDays }: ApiKeyRotation,
): Promise<WithSecret> =>
  deps.events.transaction(async (tx) => {
    await requireOwner(tx, owner);
    const own = { companyId: owner.companyId, apiKeyId };
    const nowMs = deps.now();
    const { name } = await requireValid(tx, own, nowMs);
    const at = new Date(nowMs).toISOString();
    const endsAt = new Date(nowMs + overlapDays * DAY_MS).toISOString();
    await tx
      .update(apiKeySecrets)
      .set({ endsIsoDateTimeUtc: sql`least(${apiKeySecrets.endsIsoDateTimeUtc}, ${endsAt}::timestamptz)` })
      .where(eq(apiKeySecrets.apiKeyId, apiKeyId));
    const secret = await addSecret(tx, deps, apiKeyId, at);
    await recordAct(tx, owner, { apiKeyId, name, act: 'rotated', at });
    await queueAccountMail(deps, { uid: owner.uid, mail: 'apiKeyRotated', apiKeyName: name }, tx);
    return { apiKey: await readApiKey(tx, own, nowMs), secret };
  });

/** Ends a key with all of its secrets, and mails the owner. Does nothing for one that is revoked. @throws NOT_FOUND */
export const revokeApiKey = (deps: Writing, owner: Owner, apiKeyId: string): Promise<void> =>
  deps.events.transaction(async (tx) => {
    await requireOwner(tx, owner);
    const stored = await lockApiKey(tx, { companyId: owner.companyId, apiKeyId });
    if (!stored) throw refusal('NOT_FOUND');
    if (stored.revokedIsoDateTimeUtc !== null) return;
    const at = new Date(deps.now()).toISOString();
    await tx.update(apiKeys).set({ revokedIsoDateTimeUtc: at }).where(eq(apiKeys.apiKeyId, apiKeyId));
    await recordAct(tx, owner, { apiKeyId, name: stored.name, act: 'revoked', at });
    await queueAccountMail(deps, { uid: owner.uid, mail: 'apiKeyRevoked', apiKeyName: stored.name }, tx);
  });
