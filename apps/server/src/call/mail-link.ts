import { createHash, randomBytes } from 'node:crypto';
import { MAIL_LINK_VALID_HOURS, MAIL_LINKS_A_DAY } from '@talaash/domain/mail-link/limit';
import { countTryUnder } from './counted-try.ts';
import type { Deps } from './deps.ts';
import { refusal } from './refusal.ts';
import { keyOf } from './try-key.ts';

/** Links that prove something by a mailbox: of a domain, or at an employer. They work once, for the account that requested them. */

const HOUR_MS = 60 * 60 * 1000;
const DAY_SECONDS = 24 * 60 * 60;

/** Only the hash of a code is stored, so a leaked database contains no usable links. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** A new code for a link, and the columns that are stored of it. */
export function newMailLink(now: number) {
  const code = randomBytes(32).toString('base64url');
  const linkExpiresAt = new Date(now + MAIL_LINK_VALID_HOURS * HOUR_MS).toISOString();
  return { code, stored: { linkCodeHash: hashOfCode(code), linkExpiresAt } };
}

type Requested = {
  /** What the links of the account prove, and its company or talent id. */
  account: readonly [proof: string, id: string];
  mailbox: string;
  /** What the refusal says. */
  sentence: string;
};

/** Counts a requested link. @throws TOO_MANY_REQUESTS above the limits of a day */
export async function countMailLink(
  deps: Pick<Deps, 'db' | 'now'>,
  { account, mailbox, sentence }: Requested,
): Promise<void> {
  const counted = [
    [account, MAIL_LINKS_A_DAY.account],
    // Anybody can name anybody's mailbox. One count for all proofs.
    [['domain-mailbox', mailbox], MAIL_LINKS_A_DAY.mailbox],
  ] as const;
  for (const [key, max] of counted) {
    const retryAfterSeconds = await countTryUnder(deps, keyOf(key), { max, seconds: DAY_SECONDS });
    if (retryAfterSeconds > 0) throw refusal('TOO_MANY_REQUESTS', sentence, { retryAfterSeconds });
  }
}
