import { createHmac, timingSafeEqual } from 'node:crypto';

type Claim = { fileId: string; expiresAtMs: number };

const sign = (body: string, secret: string) => createHmac('sha256', secret).update(`resume ${body}`).digest();

/** A token that opens one resume until it expires. */
export function signResumeToken({ fileId, expiresAtMs }: Claim, secret: string): string {
  const body = `${fileId}.${expiresAtMs.toString(36)}`;
  return `${body}.${sign(body, secret).toString('base64url')}`;
}

/** The file that a token opens now; undefined for one that has expired or is not ours. */
export function readResumeToken(token: string, secret: string, nowMs: number): string | undefined {
  const [fileId = '', expiry = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(`${fileId}.${expiry}`, secret);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  return Number.parseInt(expiry, 36) > nowMs ? fileId : undefined;
}
