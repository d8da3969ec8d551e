import { createHmac, timingSafeEqual } from 'node:crypto';

type CodeFor = { uid: string; mobileNumberE164: string };

/** A code as it is stored. Six digits are soon tried out, so the hash needs the server's secret. */
export const hashCode = (secret: string, { uid, mobileNumberE164 }: CodeFor, code: string): string =>
  createHmac('sha256', secret).update(`${uid} ${mobileNumberE164} ${code}`).digest('base64url');

export function isSameCode(storedHash: string, givenHash: string): boolean {
  const stored = Buffer.from(storedHash);
  const given = Buffer.from(givenHash);
  return stored.length === given.length && timingSafeEqual(stored, given);
}
