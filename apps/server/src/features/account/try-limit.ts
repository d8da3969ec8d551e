import { eq } from 'drizzle-orm';
import { countTryUnder, type TryLimit } from '../../call/counted-try.ts';
import { networkOf } from '../../call/network.ts';
import { refusal } from '../../call/refusal.ts';
import { keyOf } from '../../call/try-key.ts';
import { rateLimits } from '../../db/schema/account.ts';
import type { Deps } from '../../call/deps.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * How often each thing may be done in a time window. Offices and mobile networks share an IP address, so the limit of a network
 * is much higher than that of one address or account.
 *
 * Every mail to an unverified address may go to a stranger. The first mail of a sign-up is not counted by address, because an
 * address signs up once: otherwise mails that somebody else requested could keep its owner from signing up. A password reset to
 * such an address counts like other mails (see mail-link.ts), and also has a limit of its own. Its window is as long as its links
 * are valid, so an attacker who uses it up leaves the owner a working link.
 */
const TRY_LIMITS = {
  mailToUnverified: { max: 3, seconds: HOUR },
  mailToUnverifiedADay: { max: 8, seconds: DAY },
  resetMail: { max: 3, seconds: HOUR },
  changeMail: { max: 5, seconds: HOUR },
  deletionMail: { max: 3, seconds: HOUR },
  mailFromNetwork: { max: 200, seconds: HOUR },
  wrongPasswordMail: { max: 1, seconds: DAY },
  // An authenticator code is accepted for 90 seconds.
  secondFactorCode: { max: 1, seconds: 3 * 60 },
  verifyFromNetwork: { max: 60, seconds: 5 * 60 },
  resetFromNetwork: { max: 60, seconds: 5 * 60 },
  providerFromNetwork: { max: 300, seconds: HOUR },
  providerReturnFromNetwork: { max: 300, seconds: HOUR },
} satisfies Record<string, TryLimit>;

/** What is counted, and for which account, address, or both. */
export type Try = readonly [name: keyof typeof TRY_LIMITS, ...whom: string[]];

type Counting = Pick<Deps, 'db' | 'now'>;

/** Counts tries in advance. @throws TOO_MANY_REQUESTS with `retryAfterSeconds` */
export async function countTries(counting: Counting, ...tries: Try[]): Promise<void> {
  for (const counted of tries) {
    const retryAfterSeconds = await countTry(counting, counted);
    if (retryAfterSeconds > 0) throw refusal('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
  }
}

const mailsToUnverified = (email: string): Try[] => [
  ['mailToUnverified', email],
  ['mailToUnverifiedADay', email],
];

/** Counts a requested mail to an address that may be a stranger's. @throws TOO_MANY_REQUESTS */
export const countMailToUnverified = (counting: Counting, email: string, ip: string): Promise<void> =>
  countTries(counting, ['mailFromNetwork', networkOf(ip)], ...mailsToUnverified(email));

/** Sends a mail to an address that may be a stranger's, if its limit allows one more. A failed mail is not counted. */
export async function mailUnverified(
  counting: Counting,
  email: string,
  send: () => Promise<void>,
): Promise<void> {
  const tries = mailsToUnverified(email);
  for (const one of tries) if (await isUsedUp(counting, one)) return;
  await send();
  for (const one of tries) await countTry(counting, one);
}

async function isUsedUp({ db, now }: Counting, one: Try): Promise<boolean> {
  const { max, seconds }: TryLimit = TRY_LIMITS[one[0]];
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, keyOf(one)));
  return row !== undefined && row.count >= max && row.lastRequest > now() - seconds * 1000;
}

/** Returns the seconds to wait; 0 within the limit. */
export const countTry = (counting: Counting, counted: Try): Promise<number> =>
  countTryUnder(counting, keyOf(counted), TRY_LIMITS[counted[0]]);
