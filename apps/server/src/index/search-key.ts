import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from '@talaash/domain/base/schema';
import { SEARCH_KEY_VALID_HOURS } from '@talaash/domain/talent-search/limit';

/**
 * What a key allows: redacted profiles, or what one company may see while the session lasts in which it was issued. `isApproved`
 * says whether the company was approved then: such a key reveals names.
 */
export type SearchRight =
  | { kind: 'guest' }
  | { kind: 'company'; companyId: string; sessionId: string; isApproved: boolean };

type SearchKey = { apiKey: string; expiresIsoDateTimeUtc: string };

const signatureOf = (secret: string, claims: string) =>
  createHmac('sha256', secret).update(claims).digest('base64url');

/** A signed key with its permissions and expiry. @param now milliseconds since 1970 */
export function createSearchKey(secret: string, right: SearchRight, now: number): SearchKey {
  const expiresAt = now + SEARCH_KEY_VALID_HOURS[right.kind] * 3_600_000;
  const claims = Buffer.from(JSON.stringify({ ...right, expiresAt })).toString('base64url');
  return {
    apiKey: `${claims}.${signatureOf(secret, claims)}`,
    expiresIsoDateTimeUtc: new Date(expiresAt).toISOString(),
  };
}

/** Keys from `createSearchKey` are much shorter. */
const KEY_LENGTH_MAX = 2000;

const Claims = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('guest'), expiresAt: z.number() }),
  z.strictObject({
    kind: z.literal('company'),
    companyId: z.string().min(1),
    sessionId: z.string().min(1),
    isApproved: z.boolean(),
    expiresAt: z.number(),
  }),
]);

/** What a key allows; undefined if it is expired, not ours or malformed. @param now milliseconds since 1970 */
export function readSearchKey(secret: string, apiKey: string, now: number): SearchRight | undefined {
  const dot = apiKey.indexOf('.');
  if (dot < 1 || apiKey.length > KEY_LENGTH_MAX) return undefined;
  const claims = apiKey.slice(0, dot);
  const expected = Buffer.from(signatureOf(secret, claims));
  const given = Buffer.from(apiKey.slice(dot + 1));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const read = Claims.safeParse(parseJson(Buffer.from(claims, 'base64url').toString()));
  if (!read.success || read.data.expiresAt <= now) return undefined;
  const { expiresAt: _, ...right } = read.data;
  return right;
}

/** Undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
