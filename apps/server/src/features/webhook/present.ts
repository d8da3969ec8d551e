import type { WebhookDelivery, WebhookEndpoint } from '@talaash/domain/webhook/schema';
import type { DeliveryRow, WholeEndpoint } from './queries.ts';

/** An endpoint as its owner sees it, without its secrets. */
export function toEndpoint({ secrets, ...row }: WholeEndpoint): WebhookEndpoint {
  const [latest, ...replaced] = secrets;
  if (!latest) throw new Error(`The webhook endpoint ${row.webhookEndpointId} has no secret.`);
  return {
    key: { webhookEndpointId: row.webhookEndpointId },
    address: row.address,
    kinds: row.kinds,
    createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
    updatedIsoDateTimeUtc: row.updatedIsoDateTimeUtc,
    createdBy: row.createdBy,
    off: row.offAt === null ? null : { reason: row.offReason ?? 'owner', sinceIsoDateTimeUtc: row.offAt },
    failingSinceIsoDateTimeUtc: row.failingSince,
    waiting: row.waiting,
    secretIsoDateTimeUtc: latest.createdIsoDateTimeUtc,
    replacedEndIsoDateTimesUtc: replaced.flatMap(({ endsIsoDateTimeUtc: ends }) => ends ?? []),
  };
}

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  key: { webhookDeliveryId: row.webhookDeliveryId },
  endpoint: { webhookEndpointId: row.webhookEndpointId },
  type: row.type,
  state: row.state,
  eventIsoDateTimeUtc: row.eventIsoDateTimeUtc,
  nextIsoDateTimeUtc: row.state === 'waiting' ? row.nextAt : null,
  body: row.body,
  attempts: row.attempts,
});
