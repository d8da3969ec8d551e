import type { WebhookKind } from '@talaash/domain/webhook/choice';
import { webhookBody } from '@talaash/domain/webhook/rule';
import type { webhookDeliveries } from '../../db/schema/webhook.ts';
import type { StoredEvent } from '../../events/record.ts';
import type { EndpointRow } from './queries.ts';
import { deliveryIdOf } from './signature.ts';

type NewDelivery = typeof webhookDeliveries.$inferInsert;

/** An event of a company. */
export type CompanyEvent = Pick<
  StoredEvent,
  'id' | 'kind' | 'talentId' | 'threadId' | 'jobPostId' | 'createdIsoDateTimeUtc'
>;

/**
 * What is sent in order: a conversation; what happens with a person outside of one; what happens with a job post; and the rest by its
 * kind.
 */
const conversationOf = ({ kind, threadId, talentId, jobPostId }: CompanyEvent): string =>
  threadId ?? talentId ?? jobPostId ?? kind;

/** What an endpoint gets of an event: the ids that the live stream of its company gets. */
export function deliveryOf(
  key: string,
  { webhookEndpointId, companyId }: Pick<EndpointRow, 'webhookEndpointId' | 'companyId'>,
  event: CompanyEvent,
  nowMs: number,
): NewDelivery {
  const { id, talentId, threadId, jobPostId, createdIsoDateTimeUtc: at } = event;
  const type = event.kind as WebhookKind;
  return {
    webhookDeliveryId: deliveryIdOf(key, webhookEndpointId, id),
    webhookEndpointId,
    companyId,
    eventId: id,
    type,
    conversation: conversationOf(event),
    body: webhookBody(type, at, { companyId, talentId, threadId, jobPostId }),
    state: 'waiting',
    nextAt: new Date(nowMs).toISOString(),
    eventIsoDateTimeUtc: at,
  };
}
