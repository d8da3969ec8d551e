import { createHmac, timingSafeEqual } from 'node:crypto';
import { SEARCH_KEY_VALID_HOURS } from '@talaash/domain/search-limit';

/** What a key allows: redacted profiles, or whole ones as one company may see them. */
export type SearchRight = { kind: 'guest' } | { kind: 'company'; companyId: string };

type SearchKey = { apiKey: string; expiresIsoDateTimeUtc: string };

const signatureOf = (secret: string, claims: string) =>
  createHmac('sha256', secret).update(claims).digest('base64url');

/** A key that says what it allows and until when, signed. @param now milliseconds since 1970 */
export function createSearchKey(secret: string, right: SearchRight, now: number): SearchKey {
  const expiresAt = now + SEARCH_KEY_VALID_HOURS[right.kind] * 3_600_000;
  const claims = Buffer.from(JSON.stringify({ ...right, expiresAt })).toString('base64url');
  return {
    apiKey: `${claims}.${signatureOf(secret, claims)}`,
    expiresIsoDateTimeUtc: new Date(expiresAt).toISOString(),
  };
}

/** What a key allows now; undefined when it is expired or not ours. @param now milliseconds since 1970 */
export function readSearchKey(secret: string, apiKey: string, now: number): SearchRight | undefined {
  const [claims = '', signature = ''] = apiKey.split('.');
  const expected = Buffer.from(signatureOf(secret, claims));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { expiresAt, ...right } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as SearchRight & {
    expiresAt: number;
  };
  return expiresAt > now ? right : undefined;
}
