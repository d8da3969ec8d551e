import { createHmac, timingSafeEqual } from 'node:crypto';

/** `uid` is the account that the link was issued to. */
type Claim = { fileId: string; uid: string; expiresAtMs: number };

/** A route parameter has at most 100 characters, so the signature is cut to 128 bits, which is still unguessable. */
const SIGNATURE_BYTES = 16;

const sign = (body: string, secret: string) =>
  createHmac('sha256', secret).update(`resume ${body}`).digest().subarray(0, SIGNATURE_BYTES);

/** A token that opens one resume until it expires, while its account may see it. */
export function signResumeToken({ fileId, uid, expiresAtMs }: Claim, secret: string): string {
  const body = `${fileId}.${uid}.${expiresAtMs.toString(36)}`;
  return `${body}.${sign(body, secret).toString('base64url')}`;
}

/** The content of a token; undefined if it is expired or not ours. */
export function readResumeToken(
  token: string,
  secret: string,
  nowMs: number,
): Pick<Claim, 'fileId' | 'uid'> | undefined {
  const [fileId = '', uid = '', expiry = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(`${fileId}.${uid}.${expiry}`, secret);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  return Number.parseInt(expiry, 36) > nowMs ? { fileId, uid } : undefined;
}
