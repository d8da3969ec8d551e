import { createHmac, randomBytes } from 'node:crypto';

const START = 'whsec_';
const SECRET_BYTES = 32;

/** A new signing secret, in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => START + randomBytes(SECRET_BYTES).toString('base64');

type Signed = { webhookDeliveryId: string; body: string };

/**
 * The headers of a request by Standard Webhooks (https://www.standardwebhooks.com). Each secret signs, so that a receiver may know the
 * latest one or a replaced one.
 */
export function signatureHeaders(
  { webhookDeliveryId, body }: Signed,
  secrets: readonly string[],
  nowMs: number,
): Record<string, string> {
  const timestamp = Math.floor(nowMs / 1000);
  const signed = `${webhookDeliveryId}.${timestamp}.${body}`;
  const signatureBy = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(START.length), 'base64'))
      .update(signed)
      .digest('base64');
  return {
    'webhook-id': webhookDeliveryId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${signatureBy(secret)}`).join(' '),
  };
}

/**
 * The id of what an endpoint gets of an event: the same whenever it is queued again, and, unlike the number of the event, without a
 * hint at how much happens here.
 */
export const deliveryIdOf = (key: string, webhookEndpointId: string, eventId: number): string =>
  `msg_${createHmac('sha256', key).update(`${webhookEndpointId} ${eventId}`).digest('base64url').slice(0, 32)}`;
