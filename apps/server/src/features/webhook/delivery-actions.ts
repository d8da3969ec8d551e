import { WEBHOOK_KINDS, WEBHOOK_TEST } from '@talaash/domain/webhook/choice';
import { WEBHOOK_REPLAY_DAYS, WEBHOOK_REPLAY_MAX } from '@talaash/domain/webhook/limit';
import { webhookBody, webhookReplayRefusal } from '@talaash/domain/webhook/rule';
import type { WebhookReplay } from '@talaash/domain/webhook/schema';
import { WEBHOOK_REFUSALS } from '@talaash/domain/webhook/words';
import { and, asc, count, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { eventCursors, events } from '../../db/schema/event.ts';
import { webhookDeliveries } from '../../db/schema/webhook.ts';
import { type Owner, requireEndpoint } from './actions.ts';
import { WEBHOOK_FOLLOWER } from './follow.ts';
import { type EndpointRow, mayCompanyReceive } from './queries.ts';
import { deliveryOf } from './queue.ts';

type Sending = Pick<Deps, 'db' | 'events' | 'now' | 'secrets'>;

/** How many events one transaction queues. The live streams wait for it. */
const BATCH = 500;

const DAY_MS = 24 * 60 * 60 * 1000;

/** An endpoint that gets what is queued now. @throws NOT_FOUND, BUSINESS_RULE_VIOLATION while nothing is sent to it */
async function requireReceiving(
  { db, events: stream }: Sending,
  owner: Owner,
  webhookEndpointId: string,
): Promise<EndpointRow> {
  const endpoint = await stream.transaction((tx) => requireEndpoint(tx, owner, webhookEndpointId));
  if (endpoint.offAt !== null) throw refusal('BUSINESS_RULE_VIOLATION', WEBHOOK_REFUSALS.off);
  if (!(await mayCompanyReceive(db, owner.companyId)))
    throw refusal('BUSINESS_RULE_VIOLATION', WEBHOOK_REFUSALS.notApproved);
  return endpoint;
}

/** Queues a test event. @throws NOT_FOUND, BUSINESS_RULE_VIOLATION while nothing is sent */
export async function sendTest(
  deps: Sending,
  owner: Owner,
  webhookEndpointId: string,
): Promise<{ webhookDeliveryId: string }> {
  const { companyId } = await requireReceiving(deps, owner, webhookEndpointId);
  const at = new Date(deps.now()).toISOString();
  const webhookDeliveryId = `msg_test_${newRecordId()}`;
  const ids = { companyId, talentId: null, threadId: null, jobPostId: null };
  await deps.events.transaction(async (tx) => {
    await requireEndpoint(tx, owner, webhookEndpointId);
    await tx.insert(webhookDeliveries).values({
      webhookDeliveryId,
      webhookEndpointId,
      companyId,
      type: WEBHOOK_TEST,
      conversation: webhookDeliveryId,
      body: webhookBody(WEBHOOK_TEST, at, ids),
      state: 'waiting',
      nextAt: at,
      eventIsoDateTimeUtc: at,
    });
  });
  return { webhookDeliveryId };
}

/** The attempt under way, if there is one, is left alone. */
const isFree = (nowIso: string) => or(isNull(webhookDeliveries.claim), lte(webhookDeliveries.nextAt, nowIso));

/** Makes a delivery due now, with all of its attempts. @throws NOT_FOUND, BUSINESS_RULE_VIOLATION while it is sent or nothing is */
export async function resend(deps: Sending, owner: Owner, webhookDeliveryId: string): Promise<void> {
  const [delivery] = await deps.db
    .select({ webhookEndpointId: webhookDeliveries.webhookEndpointId })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookDeliveryId, webhookDeliveryId),
        eq(webhookDeliveries.companyId, owner.companyId),
      ),
    );
  if (!delivery) throw refusal('NOT_FOUND');
  await requireReceiving(deps, owner, delivery.webhookEndpointId);
  const nowIso = new Date(deps.now()).toISOString();
  const due = await deps.db
    .update(webhookDeliveries)
    .set({ state: 'waiting', failed: 0, claim: null, nextAt: nowIso })
    .where(and(eq(webhookDeliveries.webhookDeliveryId, webhookDeliveryId), isFree(nowIso)))
    .returning({ id: webhookDeliveries.webhookDeliveryId });
  if (due.length === 0) throw refusal('BUSINESS_RULE_VIOLATION', WEBHOOK_REFUSALS.underWay);
}

/**
 * Queues the events since a time once more, under their ids, in their order. Those that nobody queued, because the endpoint was off or
 * had not chosen their kind, are queued too.
 *
 * @returns how many. @throws NOT_FOUND, VALIDATION_FAILED for a wrong time, BUSINESS_RULE_VIOLATION for too many or while nothing is sent
 */
export async function replay(
  deps: Sending,
  owner: Owner,
  { webhookEndpointId, sinceIsoDateTimeUtc, isOnlyMissed }: WebhookReplay,
): Promise<number> {
  const nowMs = deps.now();
  const refused = webhookReplayRefusal(Date.parse(sinceIsoDateTimeUtc), nowMs);
  if (refused !== undefined) throw validationRefusal({ sinceIsoDateTimeUtc: refused });
  const endpoint = await requireReceiving(deps, owner, webhookEndpointId);
  const chosen = eventsOf(endpoint, sinceIsoDateTimeUtc);
  const [total] = await deps.db.select({ count: count() }).from(events).where(chosen);
  if ((total?.count ?? 0) > WEBHOOK_REPLAY_MAX)
    throw refusal('BUSINESS_RULE_VIOLATION', WEBHOOK_REFUSALS.tooMany);
  let queued = 0;
  for (let last = 0; ; ) {
    const batch = await deps.db
      .select()
      .from(events)
      .where(and(chosen, gt(events.id, last)))
      .orderBy(asc(events.id))
      .limit(BATCH);
    const deliveries = batch.map((event) => deliveryOf(deps.secrets.webhookId, endpoint, event, nowMs));
    if (deliveries.length > 0) queued += await queueAgain(deps, owner, deliveries, isOnlyMissed);
    const end = batch.at(-1);
    if (end === undefined || batch.length < BATCH) return queued;
    last = end.id;
  }
}

/** What was missed while an endpoint was off, as far as it is kept. */
export const replayMissed = (deps: Sending, owner: Owner, webhookEndpointId: string, offSince: string) =>
  replay(deps, owner, {
    webhookEndpointId,
    sinceIsoDateTimeUtc: latest(offSince, deps.now() - WEBHOOK_REPLAY_DAYS * DAY_MS),
    isOnlyMissed: true,
  });

const latest = (iso: string, ms: number): string => new Date(Math.max(Date.parse(iso), ms)).toISOString();

/** The events of the chosen kinds that the follower has handled. Later ones it queues itself. */
const eventsOf = ({ companyId, kinds }: EndpointRow, since: string) =>
  and(
    eq(events.companyId, companyId),
    inArray(
      events.kind,
      WEBHOOK_KINDS.filter((kind) => kinds.includes(kind)),
    ),
    gte(events.createdIsoDateTimeUtc, since),
    sql`(${events.xid}, ${events.id}) <= (select ${eventCursors.xid}, ${eventCursors.id} from ${eventCursors}
      where ${eventCursors.follower} = ${WEBHOOK_FOLLOWER})`,
  );

const queueAgain = (
  deps: Sending,
  owner: Owner,
  deliveries: (typeof webhookDeliveries.$inferInsert)[],
  isOnlyMissed: boolean,
): Promise<number> =>
  deps.events.transaction(async (tx) => {
    const nowIso = new Date(deps.now()).toISOString();
    // It may have been deleted since.
    await requireEndpoint(tx, owner, deliveries[0]?.webhookEndpointId ?? '');
    const written = await tx
      .insert(webhookDeliveries)
      .values(deliveries)
      .onConflictDoUpdate({
        target: webhookDeliveries.webhookDeliveryId,
        set: { state: 'waiting', failed: 0, claim: null, nextAt: nowIso },
        setWhere: sql`${isFree(nowIso)} and (${webhookDeliveries.state} <> 'delivered' or not ${isOnlyMissed})`,
      })
      .returning({ id: webhookDeliveries.webhookDeliveryId });
    return written.length;
  });
