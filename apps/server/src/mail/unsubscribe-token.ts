import { createHmac, timingSafeEqual } from 'node:crypto';
import { UNSUBSCRIBE_LINK_VALID_DAYS } from '@talaash/domain/unsubscribe/limit';
import { isTokenForm } from '@talaash/domain/unsubscribe/rule';
import { UnsubscribePayload } from '@talaash/domain/unsubscribe/schema';
import { UNSUBSCRIBE_SENTENCES } from '@talaash/domain/unsubscribe/words';

const DAY_SECONDS = 24 * 60 * 60;

const sign = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest();

/** A token with which whoever got the mail ends mails of this type to this address, without logging in. */
export function signUnsubscribeToken(
  { email, type }: Omit<UnsubscribePayload, 'exp'>,
  secret: string,
  nowMs: number,
): string {
  const exp = Math.floor(nowMs / 1000) + UNSUBSCRIBE_LINK_VALID_DAYS * DAY_SECONDS;
  const payload: UnsubscribePayload = { email, type, exp };
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${body}.${sign(body, secret).toString('base64url')}`;
}

/** What a token says, or the sentence that refuses it. */
export function readUnsubscribeToken(
  token: string,
  secret: string,
  nowMs: number,
): { payload: UnsubscribePayload } | { refusal: string } {
  const [body = '', signature = ''] = isTokenForm(token) ? token.split('.') : [];
  const payload = payloadIn(body);
  if (payload === undefined) return { refusal: UNSUBSCRIBE_SENTENCES.invalidFormat };
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(body, secret);
  if (!timingSafeEqual(given, expected)) return { refusal: UNSUBSCRIBE_SENTENCES.notOurs };
  return payload.exp * 1000 > nowMs ? { payload } : { refusal: UNSUBSCRIBE_SENTENCES.expired };
}

function payloadIn(body: string): UnsubscribePayload | undefined {
  try {
    return UnsubscribePayload.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  } catch {
    return undefined;
  }
}
