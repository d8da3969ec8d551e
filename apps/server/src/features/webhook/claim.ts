import { sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { companies } from '../../db/schema/company.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import { newRecordId } from '../../base/record-id.ts';
import { mayReceive } from './queries.ts';

/**
 * How long a claimed delivery is left to its node. Longer than the endpoint, the DNS and the database may take together, so that two
 * nodes never send the same one at once. A node that dies delays what it was at by so much.
 */
const CLAIM_SECONDS = 45;

/** How many requests to one endpoint each node has under way. To one that fails, it has one: those that hang keep no others waiting. */
const PER_ENDPOINT = 8;

/** What is sent, and where. */
export type Claimed = {
  webhookDeliveryId: string;
  webhookEndpointId: string;
  companyId: string;
  conversation: string;
  eventId: number | null;
  body: string;
  failed: number;
  claim: string;
  address: string;
  isFailing: boolean;
};

/**
 * Claims deliveries that are due for this node. Of one conversation only the first that waits is claimed, so their order is kept on
 * all nodes. Nothing is claimed for an endpoint that is off, or for a company that is not approved or shut out.
 *
 * @param running how many requests this node has under way, by endpoint
 */
export async function claimDue(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  running: ReadonlyMap<string, number>,
  max: number,
): Promise<Claimed[]> {
  const nowMs = now();
  const [at, until] = [nowMs, nowMs + CLAIM_SECONDS * 1000].map((ms) => new Date(ms).toISOString());
  const isDue = sql`waiting.webhook_endpoint_id = ${webhookEndpoints.webhookEndpointId} and waiting.state = 'waiting'
    and waiting.next_at <= ${at}::timestamptz`;
  const { rows } = await database.writer.execute<Claimed>(sql`
    with claimed as materialized (
      select due.webhook_delivery_id, endpoint.address, endpoint.is_failing
      from (
        select ${webhookEndpoints.webhookEndpointId}, ${webhookEndpoints.address},
          ${webhookEndpoints.failingSince} is not null as is_failing, coalesce(busy.running, 0) as running
        from ${webhookEndpoints}
        inner join ${companies} on ${companies.companyId} = ${webhookEndpoints.companyId}
        left join unnest(${sql.param([...running.keys()])}::text[], ${sql.param([...running.values()])}::int[])
          as busy (id, running) on busy.id = ${webhookEndpoints.webhookEndpointId}
        where ${webhookEndpoints.offAt} is null and ${mayReceive}
          and exists (select from ${webhookDeliveries} as waiting where ${isDue})
      ) as endpoint
      cross join lateral (
        select waiting.webhook_delivery_id from ${webhookDeliveries} as waiting
        where waiting.webhook_endpoint_id = endpoint.webhook_endpoint_id and waiting.state = 'waiting'
          and waiting.next_at <= ${at}::timestamptz
          and not exists (select from ${webhookDeliveries} as earlier
            where earlier.webhook_endpoint_id = waiting.webhook_endpoint_id and earlier.state = 'waiting'
              and earlier.conversation = waiting.conversation and earlier.event_id < waiting.event_id)
        order by waiting.next_at, waiting.event_id
        limit greatest(0, (case when endpoint.is_failing then 1 else ${PER_ENDPOINT} end) - endpoint.running)
        for update skip locked
      ) as due
      limit ${max}
    )
    update ${webhookDeliveries} as delivery set claim = ${newRecordId()}, next_at = ${until}::timestamptz
    from claimed where delivery.webhook_delivery_id = claimed.webhook_delivery_id
    returning delivery.webhook_delivery_id as "webhookDeliveryId", delivery.webhook_endpoint_id as "webhookEndpointId",
      delivery.company_id as "companyId", delivery.conversation, delivery.event_id::float8 as "eventId", delivery.body,
      delivery.failed, delivery.claim, claimed.address, claimed.is_failing as "isFailing"`);
  return rows;
}
