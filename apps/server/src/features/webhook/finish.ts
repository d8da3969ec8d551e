import { WEBHOOK_ATTEMPTS_KEPT } from '@talaash/domain/webhook/limit';
import type { WebhookOffReason } from '@talaash/domain/webhook/choice';
import { isAccepted, isGone, webhookPauseMs } from '@talaash/domain/webhook/rule';
import type { WebhookAttempt } from '@talaash/domain/webhook/schema';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import { record } from '../../events/record.ts';
import { queueAccountMail } from '../account-mail/queue.ts';
import type { Claimed } from './claim.ts';

type Finishing = Pick<Deps, 'events' | 'jobs' | 'log' | 'now'>;

/** What happens after an attempt: nothing more, another attempt, or none although it failed. */
type Outcome =
  | { state: 'delivered' }
  | { state: 'waiting'; nextAt: string }
  | { state: 'failed'; off: Exclude<WebhookOffReason, 'owner'> };

function outcomeOf(attempt: WebhookAttempt, failedBefore: number, nowMs: number): Outcome {
  if (isAccepted(attempt.status)) return { state: 'delivered' };
  if (isGone(attempt.status)) return { state: 'failed', off: 'gone' };
  const pauseMs = webhookPauseMs(failedBefore + 1, Math.random());
  return pauseMs === undefined
    ? { state: 'failed', off: 'failures' }
    : { state: 'waiting', nextAt: new Date(nowMs + pauseMs).toISOString() };
}

/** Writes what came of an attempt. Does nothing if the delivery was deleted, or claimed by another node, meanwhile. */
export const finishAttempt = (deps: Finishing, claimed: Claimed, attempt: WebhookAttempt): Promise<void> =>
  deps.events.transaction(async (tx) => {
    const nowMs = deps.now();
    const outcome = outcomeOf(attempt, claimed.failed, nowMs);
    const isDelivered = outcome.state === 'delivered';
    const written = await tx
      .update(webhookDeliveries)
      .set({
        state: outcome.state,
        claim: null,
        failed: isDelivered ? 0 : claimed.failed + 1,
        attempts: withAttempt(attempt),
        ...(outcome.state === 'waiting' ? { nextAt: outcome.nextAt } : {}),
      })
      .where(
        and(
          eq(webhookDeliveries.webhookDeliveryId, claimed.webhookDeliveryId),
          eq(webhookDeliveries.claim, claimed.claim),
        ),
      )
      .returning({ id: webhookDeliveries.webhookDeliveryId });
    if (written.length === 0) return;
    if (isDelivered) await noteSuccess(tx, claimed, nowMs);
    else await noteFailure(tx, claimed, outcome, nowMs);
    if (outcome.state === 'failed') await switchOff(deps, tx, claimed, outcome.off, nowMs);
  });

const withAttempt = (attempt: WebhookAttempt) =>
  sql`jsonb_path_query_array(${webhookDeliveries.attempts} || ${JSON.stringify([attempt])}::jsonb,
    ${`$[last - ${WEBHOOK_ATTEMPTS_KEPT - 1} to last]`}::jsonpath)`;

/** The later ones of the conversation, which wait for this one. */
const isLater = ({ webhookEndpointId, conversation, eventId }: Claimed) =>
  and(
    eq(webhookDeliveries.webhookEndpointId, webhookEndpointId),
    eq(webhookDeliveries.conversation, conversation),
    eq(webhookDeliveries.state, 'waiting'),
    gt(webhookDeliveries.eventId, eventId ?? 0),
  );

async function noteSuccess(tx: Tx, claimed: Claimed, nowMs: number): Promise<void> {
  if (claimed.isFailing)
    await tx
      .update(webhookEndpoints)
      .set({ failingSince: null })
      .where(eq(webhookEndpoints.webhookEndpointId, claimed.webhookEndpointId));
  if (claimed.failed > 0)
    await tx
      .update(webhookDeliveries)
      .set({ nextAt: new Date(nowMs).toISOString() })
      .where(and(isLater(claimed), isNull(webhookDeliveries.claim)));
}

/** What waits for it is due no sooner, so that no node looks at it again and again. */
async function noteFailure(tx: Tx, claimed: Claimed, outcome: Outcome, nowMs: number): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: new Date(nowMs).toISOString() })
    .where(
      and(
        eq(webhookEndpoints.webhookEndpointId, claimed.webhookEndpointId),
        isNull(webhookEndpoints.failingSince),
      ),
    );
  const nextAt = outcome.state === 'waiting' ? outcome.nextAt : new Date(nowMs).toISOString();
  await tx
    .update(webhookDeliveries)
    .set({ nextAt })
    .where(and(isLater(claimed), isNull(webhookDeliveries.claim)));
}

/** Switches an endpoint off and mails the owner, once. What waits for it is kept. */
async function switchOff(
  deps: Finishing,
  tx: Tx,
  { webhookEndpointId, companyId, address }: Claimed,
  reason: Exclude<WebhookOffReason, 'owner'>,
  nowMs: number,
): Promise<void> {
  const switched = await tx
    .update(webhookEndpoints)
    .set({ offAt: new Date(nowMs).toISOString(), offReason: reason })
    .where(and(eq(webhookEndpoints.webhookEndpointId, webhookEndpointId), isNull(webhookEndpoints.offAt)))
    .returning({ id: webhookEndpoints.webhookEndpointId });
  if (switched.length === 0) return;
  deps.log.warn({ webhookEndpointId, companyId, reason }, 'A webhook endpoint was switched off.');
  const [owner] = await tx
    .select({ uid: companies.createdByUid })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  if (owner)
    await queueAccountMail(
      deps,
      { uid: owner.uid, mail: 'webhookOff', webhook: { host: new URL(address).host, reason } },
      tx,
    );
  await record(tx, { kind: 'webhook.changed', actorUid: null, companyId });
}
