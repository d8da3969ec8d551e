import { createHmac, timingSafeEqual } from 'node:crypto';

type CodeFor = { uid: string; mobileNumberE164: string };

/** The stored hash of a code. All six-digit codes are quickly tried, so the hash needs the server's secret. */
export const hashCode = (secret: string, { uid, mobileNumberE164 }: CodeFor, code: string): string =>
  createHmac('sha256', secret).update(`${uid} ${mobileNumberE164} ${code}`).digest('base64url');

export function isSameCode(storedHash: string, givenHash: string): boolean {
  const stored = Buffer.from(storedHash);
  const given = Buffer.from(givenHash);
  return stored.length === given.length && timingSafeEqual(stored, given);
}
