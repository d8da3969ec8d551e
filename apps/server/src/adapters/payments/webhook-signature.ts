import { createHmac, timingSafeEqual } from 'node:crypto';
import { ForgedWebhook } from './port.ts';

export const SIGNATURE_HEADER = 'talaash-payment-signature';

/** An older message is refused, because it may be a replay. */
const validSeconds = 300;

const macOf = (secret: string, seconds: string, body: Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** The signature header for a body. @param now milliseconds since 1970 */
export function signWebhook(secret: string, body: Buffer, now: number): string {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`;
}

/** Throws ForgedWebhook unless the header is a valid signature of the body. @param now milliseconds since 1970 */
export function checkWebhook(secret: string, body: Buffer, header: unknown, now: number): void {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (!seconds || !mac) throw new ForgedWebhook('The message carries no signature.');
  if (!timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, seconds, body)))
    throw new ForgedWebhook('The signature does not fit the message.');
  if (Math.abs(now / 1000 - Number(seconds)) > validSeconds)
    throw new ForgedWebhook('The message is too old.');
}
