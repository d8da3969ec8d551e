import { createHash } from 'node:crypto';
import type { Sought } from './port.ts';
import { isNamedIn } from '@talaash/domain/verified-fact/page';

/** How deep a badge is read. */
const DEPTH_MAX = 20;

type Found = { texts: string[]; isRecipient: boolean; badgeUrl: string | undefined };

/**
 * What a badge in JSON says, by Open Badges 2 and 3: all its texts, whether its recipient is the owner of an email address, and the
 * address of the badge if that is another document.
 */
export function readBadge(json: unknown, email: string): Found {
  const found: Found = { texts: [], isRecipient: false, badgeUrl: undefined };
  const { badge } = (json ?? {}) as { badge?: unknown };
  if (typeof badge === 'string') found.badgeUrl = badge;
  collect(json, email, found, 0);
  return found;
}

function collect(value: unknown, email: string, found: Found, depth: number): void {
  if (typeof value === 'string') found.texts.push(value);
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return;
  if (isRecipient(value, email)) found.isRecipient = true;
  for (const part of Object.values(value)) collect(part, email, found, depth + 1);
}

type Recipient = { hashed?: unknown; salt?: unknown; identity?: unknown; identityHash?: unknown };

/** An identity of Open Badges: an address, or the SHA-256 of the address and a salt. */
function isRecipient({ hashed, salt, identity, identityHash }: Recipient, email: string): boolean {
  const stated = identity ?? identityHash;
  if (typeof stated !== 'string') return false;
  if (hashed !== true) return stated.toLowerCase() === email.toLowerCase();
  const added = typeof salt === 'string' ? salt : '';
  return [email, email.toLowerCase()].some(
    (one) => stated.toLowerCase() === `sha256$${createHash('sha256').update(`${one}${added}`).digest('hex')}`,
  );
}

/** Whether a badge names the certification, and the person by name or as its recipient. */
export const isBadgeOf = (
  { texts, isRecipient: isOwn }: Pick<Found, 'texts' | 'isRecipient'>,
  { name, certification }: Sought,
): boolean => {
  const text = texts.join(' . ');
  return isNamedIn(text, { name: isOwn ? certification : name, certification });
};
