import { isIP } from 'node:net';
import type { WebhookEndpoint, WebhookEndpointDraft, WebhookRotation } from '@talaash/domain/webhook/schema';
import { webhookAddressRefusal, webhookEndpointRefusal } from '@talaash/domain/webhook/rule';
import { WEBHOOK_REFUSALS } from '@talaash/domain/webhook/words';
import { symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { nextVersion } from '../../call/version.ts';
import type { Tx } from '../../db/client.ts';
import { webhookDeliveries, webhookEndpoints, webhookSecrets } from '../../db/schema/webhook.ts';
import { record } from '../../events/record.ts';
import { queueAccountMail } from '../account-mail/queue.ts';
import { lockCompany } from '../company/queries.ts';
import { toEndpoint } from './present.ts';
import { type EndpointRow, isOwn, listEndpoints, listOtherAddresses, lockEndpoint } from './queries.ts';
import { newWebhookSecret } from './signature.ts';

type Writing = Pick<Deps, 'events' | 'jobs' | 'now' | 'secrets' | 'webhookSender'>;
export type Owner = { companyId: string; uid: string };
type WithSecret = { endpoint: WebhookEndpoint; secret: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Locks the company, of which the caller still is the owner: it may have been handed over since the call was admitted. */
async function requireOwner(tx: Tx, { companyId, uid }: Owner): Promise<void> {
  if ((await lockCompany(tx, companyId))?.createdByUid !== uid) throw refusal('NOT_FOUND');
}

/** An endpoint of the owner's company, locked. @throws NOT_FOUND */
export async function requireEndpoint(tx: Tx, owner: Owner, webhookEndpointId: string): Promise<EndpointRow> {
  await requireOwner(tx, owner);
  const endpoint = await lockEndpoint(tx, { companyId: owner.companyId, webhookEndpointId });
  if (!endpoint) throw refusal('NOT_FOUND');
  return endpoint;
}

/** The address as it is stored: in the one form that all ways to write it have. @throws VALIDATION_FAILED for one that gets nothing */
async function requireAddress(
  tx: Tx,
  { webhookSender }: Pick<Writing, 'webhookSender'>,
  of: { companyId: string; webhookEndpointId?: string },
  written: string,
): Promise<string> {
  const url = new URL(written);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const others = await listOtherAddresses(tx, of);
  const refused =
    webhookAddressRefusal(url, webhookSender.isLocal) ??
    (isIP(host) && !webhookSender.isAllowedIp(host) ? WEBHOOK_REFUSALS.privateAddress : undefined) ??
    (others.some(({ address }) => address === url.href) ? WEBHOOK_REFUSALS.addressTaken : undefined);
  if (refused !== undefined) throw validationRefusal({ address: refused });
  if (of.webhookEndpointId === undefined) {
    const full = webhookEndpointRefusal(others.length);
    if (full !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', full);
  }
  return url.href;
}

export const recordChange = (tx: Tx, { companyId, uid }: Owner): Promise<void> =>
  record(tx, { kind: 'webhook.changed', actorUid: uid, companyId });

async function readEndpoint(tx: Tx, owner: Owner, webhookEndpointId: string, nowMs: number) {
  const [stored] = await listEndpoints(tx, { companyId: owner.companyId, webhookEndpointId }, nowMs);
  if (!stored) throw refusal('NOT_FOUND');
  return toEndpoint(stored);
}

/** Stores a new secret, encrypted. */
async function addSecret(tx: Tx, { secrets }: Writing, webhookEndpointId: string, nowMs: number) {
  const secret = newWebhookSecret();
  await tx.insert(webhookSecrets).values({
    webhookSecretId: newRecordId(),
    webhookEndpointId,
    secret: await symmetricEncrypt({ key: secrets.webhook, data: secret }),
    createdIsoDateTimeUtc: new Date(nowMs).toISOString(),
  });
  return secret;
}

/**
 * Adds an endpoint, and mails the owner.
 * @throws VALIDATION_FAILED for an address that gets nothing, BUSINESS_RULE_VIOLATION beyond the limit
 */
export const createEndpoint = (
  deps: Writing,
  owner: Owner,
  { address: written, kinds }: WebhookEndpointDraft,
): Promise<WithSecret> =>
  deps.events.transaction(async (tx) => {
    await requireOwner(tx, owner);
    const { companyId, uid } = owner;
    const nowMs = deps.now();
    const address = await requireAddress(tx, deps, { companyId }, written);
    const webhookEndpointId = newRecordId();
    const at = new Date(nowMs).toISOString();
    const stamps = { createdIsoDateTimeUtc: at, updatedIsoDateTimeUtc: at };
    await tx
      .insert(webhookEndpoints)
      .values({ webhookEndpointId, companyId, address, kinds, createdByUid: uid, ...stamps });
    const secret = await addSecret(tx, deps, webhookEndpointId, nowMs);
    await recordChange(tx, owner);
    await queueAccountMail(deps, { uid, mail: 'webhookAdded', webhook: { host: new URL(address).host } }, tx);
    return { endpoint: await readEndpoint(tx, owner, webhookEndpointId, nowMs), secret };
  });

/** Changes an endpoint. What waits goes to the new address. Throws NOT_FOUND, and VALIDATION_FAILED as `createEndpoint`. */
export const updateEndpoint = (
  deps: Writing,
  owner: Owner,
  {
    key: { webhookEndpointId },
    address: written,
    kinds,
  }: WebhookEndpointDraft & { key: { webhookEndpointId: string } },
): Promise<WebhookEndpoint> =>
  deps.events.transaction(async (tx) => {
    const stored = await requireEndpoint(tx, owner, webhookEndpointId);
    const nowMs = deps.now();
    const address = await requireAddress(
      tx,
      deps,
      { companyId: owner.companyId, webhookEndpointId },
      written,
    );
    await tx
      .update(webhookEndpoints)
      .set({ address, kinds, updatedIsoDateTimeUtc: nextVersion(nowMs, stored) })
      .where(eq(webhookEndpoints.webhookEndpointId, webhookEndpointId));
    await recordChange(tx, owner);
    return readEndpoint(tx, owner, webhookEndpointId, nowMs);
  });

/** Deletes an endpoint with everything that is stored for it. Does nothing if there is none. */
export const deleteEndpoint = (deps: Writing, owner: Owner, webhookEndpointId: string): Promise<void> =>
  deps.events.transaction(async (tx) => {
    await requireOwner(tx, owner);
    const deleted = await tx
      .delete(webhookEndpoints)
      .where(isOwn({ companyId: owner.companyId, webhookEndpointId }))
      .returning({ id: webhookEndpoints.webhookEndpointId });
    if (deleted.length > 0) await recordChange(tx, owner);
  });

/** Gives an endpoint a new secret. The replaced one signs for the chosen days, and those of earlier rotations no longer. @throws NOT_FOUND */
export const rotateSecret = (
  deps: Writing,
  owner: Owner,
  { webhookEndpointId, overlapDays }: WebhookRotation,
): Promise<WithSecret> =>
  deps.events.transaction(async (tx) => {
    await requireEndpoint(tx, owner, webhookEndpointId);
    const nowMs = deps.now();
    const endsAt = new Date(nowMs + overlapDays * DAY_MS).toISOString();
    await tx
      .update(webhookSecrets)
      .set({ endsIsoDateTimeUtc: sql`least(${webhookSecrets.endsIsoDateTimeUtc}, ${endsAt}::timestamptz)` })
      .where(eq(webhookSecrets.webhookEndpointId, webhookEndpointId));
    const secret = await addSecret(tx, deps, webhookEndpointId, nowMs);
    await recordChange(tx, owner);
    return { endpoint: await readEndpoint(tx, owner, webhookEndpointId, nowMs), secret };
  });

/** Sends nothing more to an endpoint. What waits is kept. Does nothing if it is off. @throws NOT_FOUND */
export const switchOff = (deps: Writing, owner: Owner, webhookEndpointId: string): Promise<WebhookEndpoint> =>
  deps.events.transaction(async (tx) => {
    const stored = await requireEndpoint(tx, owner, webhookEndpointId);
    const nowMs = deps.now();
    if (stored.offAt === null) {
      await tx
        .update(webhookEndpoints)
        .set({ offAt: new Date(nowMs).toISOString(), offReason: 'owner' })
        .where(eq(webhookEndpoints.webhookEndpointId, webhookEndpointId));
      await recordChange(tx, owner);
    }
    return readEndpoint(tx, owner, webhookEndpointId, nowMs);
  });

/**
 * Switches an endpoint on. What waits is due now, with all of its attempts anew. Does nothing if it is on.
 * @returns since when it was off; null if it was on. @throws NOT_FOUND
 */
export const switchOn = (
  deps: Writing,
  owner: Owner,
  webhookEndpointId: string,
): Promise<{ endpoint: WebhookEndpoint; offSince: string | null }> =>
  deps.events.transaction(async (tx) => {
    const stored = await requireEndpoint(tx, owner, webhookEndpointId);
    const nowMs = deps.now();
    if (stored.offAt !== null) {
      await tx
        .update(webhookEndpoints)
        .set({ offAt: null, offReason: null, failingSince: null })
        .where(eq(webhookEndpoints.webhookEndpointId, webhookEndpointId));
      await tx
        .update(webhookDeliveries)
        .set({ nextAt: new Date(nowMs).toISOString(), failed: 0 })
        .where(
          and(
            eq(webhookDeliveries.webhookEndpointId, webhookEndpointId),
            eq(webhookDeliveries.state, 'waiting'),
            isNull(webhookDeliveries.claim),
          ),
        );
      await recordChange(tx, owner);
    }
    return { endpoint: await readEndpoint(tx, owner, webhookEndpointId, nowMs), offSince: stored.offAt };
  });
