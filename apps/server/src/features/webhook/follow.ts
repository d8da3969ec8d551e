import { WEBHOOK_KINDS, type WebhookKind } from '@talaash/domain/webhook/choice';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { companies } from '../../db/schema/company.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import { mayReceive } from './queries.ts';
import { deliveryOf } from './queue.ts';

/** The name under which `event_marks` keeps the events that were queued for webhooks. */
export const WEBHOOK_FOLLOWER = 'webhooks';

const OFFERED: ReadonlySet<string> = new Set(WEBHOOK_KINDS);

/**
 * Queues the events for the endpoints that have chosen their kind. The transaction that advances the cursor also writes the
 * deliveries, so none is lost when a node dies. An endpoint that is off, or whose company is not approved, gets nothing.
 */
export const followWebhooks = ({
  events,
  now,
  secrets,
}: Pick<Deps, 'events' | 'now' | 'secrets'>): Promise<void> =>
  events.followDurably(WEBHOOK_FOLLOWER, async (happened, tx) => {
    const offered = happened.filter(({ kind, companyId }) => OFFERED.has(kind) && companyId !== null);
    if (offered.length === 0) return;
    const companyIds = [...new Set(offered.flatMap(({ companyId }) => companyId ?? []))];
    const endpoints = await tx
      .select({
        webhookEndpointId: webhookEndpoints.webhookEndpointId,
        companyId: webhookEndpoints.companyId,
        kinds: webhookEndpoints.kinds,
      })
      .from(webhookEndpoints)
      .innerJoin(companies, eq(companies.companyId, webhookEndpoints.companyId))
      .where(and(isAnyOf(webhookEndpoints.companyId, companyIds), isNull(webhookEndpoints.offAt), mayReceive))
      // Nobody deletes one meanwhile.
      .for('key share', { of: webhookEndpoints });
    const deliveries = offered.flatMap((event) =>
      endpoints
        .filter(
          ({ companyId, kinds }) =>
            companyId === event.companyId && kinds.includes(event.kind as WebhookKind),
        )
        .map((endpoint) => deliveryOf(secrets.webhookId, endpoint, event, now())),
    );
    if (deliveries.length > 0) await tx.insert(webhookDeliveries).values(deliveries).onConflictDoNothing();
  });
