import { Cursor, limit, listOf, z } from '@talaash/domain/base/schema';
import { WEBHOOK_DELIVERY_STATES } from '@talaash/domain/webhook/choice';
import { WEBHOOK_DELIVERIES_PAGE_SIZE } from '@talaash/domain/webhook/limit';
import {
  WebhookDelivery,
  WebhookDeliveryKey,
  WebhookEndpoint,
  WebhookEndpointDraft,
  WebhookEndpointKey,
  WebhookReplay,
  WebhookRotation,
} from '@talaash/domain/webhook/schema';
import { call, Nothing } from './call.ts';

const tags = ['Webhooks'];
const own = 'endpoints of the caller’s own company';
const hour = (max: number) => ({ max, seconds: 3600 });
const manage = { access: 'company', permission: 'manage', own, tags } as const;

const oneEndpoint = z.object({ endpoint: WebhookEndpoint });
const withSecret = z.object({ endpoint: WebhookEndpoint, secret: z.string() });

export const webhook = {
  list: call({
    ...manage,
    method: 'GET',
    path: '/webhook-endpoints',
    summary: 'Lists the webhook endpoints of the company, the oldest first',
  }).output(z.object({ endpoints: z.array(WebhookEndpoint) })),
  create: call({
    ...manage,
    path: '/create-webhook-endpoint',
    summary:
      'Adds an endpoint and returns its signing secret. The owner is mailed. RECENT_SIGN_IN_REQUIRED unless the password was entered a short while ago',
    limit: hour(30),
  })
    .input(WebhookEndpointDraft)
    .output(withSecret),
  update: call({
    ...manage,
    path: '/update-webhook-endpoint',
    summary: 'Changes the address and kinds of an endpoint. RECENT_SIGN_IN_REQUIRED as for a new one',
    limit: hour(120),
  })
    .input(WebhookEndpointDraft.extend({ key: WebhookEndpointKey }))
    .output(oneEndpoint),
  delete: call({
    ...manage,
    path: '/delete-webhook-endpoint',
    summary: 'Deletes an endpoint with its secrets, its log and what waits. Idempotent',
  })
    .input(WebhookEndpointKey)
    .output(Nothing),
  showSecret: call({
    ...manage,
    path: '/show-webhook-secret',
    summary: 'Returns the signing secret of an endpoint. RECENT_SIGN_IN_REQUIRED as for a new one',
    isRead: true,
    limit: hour(60),
  })
    .input(WebhookEndpointKey)
    .output(z.object({ secret: z.string() })),
  rotate: call({
    ...manage,
    path: '/rotate-webhook-secret',
    summary:
      'Gives an endpoint a new secret. The replaced one signs too for the chosen days. RECENT_SIGN_IN_REQUIRED as for a new one',
    limit: hour(30),
  })
    .input(WebhookRotation)
    .output(withSecret),
  switchOff: call({
    ...manage,
    path: '/switch-webhook-endpoint-off',
    summary: 'Sends nothing more to an endpoint. What waits is kept. Idempotent',
  })
    .input(WebhookEndpointKey)
    .output(oneEndpoint),
  switchOn: call({
    ...manage,
    path: '/switch-webhook-endpoint-on',
    summary:
      'Sends events to an endpoint again, first what waits; with withMissed, also what happened while it was off. Idempotent',
    limit: hour(60),
  })
    .input(WebhookEndpointKey.extend({ withMissed: z.boolean() }))
    .output(oneEndpoint),
  sendTest: call({
    ...manage,
    path: '/send-webhook-test',
    summary: 'Sends a test event to an endpoint',
    limit: hour(60),
  })
    .input(WebhookEndpointKey)
    .output(WebhookDeliveryKey),
  listDeliveries: call({
    ...manage,
    path: '/get-webhook-deliveries',
    summary: 'Lists the deliveries of an endpoint, the latest events first',
    isRead: true,
  })
    .input(
      WebhookEndpointKey.extend({
        state: z.enum(WEBHOOK_DELIVERY_STATES).optional(),
        limit: limit(WEBHOOK_DELIVERIES_PAGE_SIZE),
        cursor: Cursor,
      }),
    )
    .output(listOf(WebhookDelivery)),
  resend: call({
    ...manage,
    path: '/resend-webhook-delivery',
    summary: 'Sends a delivery now, or once more with the same id if it was sent',
    limit: hour(600),
  })
    .input(WebhookDeliveryKey)
    .output(Nothing),
  replay: call({
    ...manage,
    path: '/replay-webhook-events',
    summary:
      'Sends the events of the chosen kinds since a time once more, with the same ids; with isOnlyMissed, only those that the endpoint has not accepted',
    limit: hour(30),
  })
    .input(WebhookReplay)
    .output(z.object({ count: z.number().int() })),
};
