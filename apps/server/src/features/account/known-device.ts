import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { cookiePrefix, readCookie } from '../../call/cookie.ts';
import type { Deps } from '../../call/deps.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { isHttps } from '../../base/config.ts';
import { newRecordId } from '../../base/record-id.ts';

/** A device that has logged in to an account, according to its cookie. */
type KnownDevice = { uid: string; deviceId: string; generation: number };

/** Browsers keep no cookie for longer. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** A family may share a device: it stays known to each of so many accounts. */
const ACCOUNTS_MAX = 5;

/** Separates the accounts of a cookie, and the parts of one. Neither is in an id or a signature. */
const BETWEEN_ACCOUNTS = '~';
const BETWEEN_PARTS = '.';

type Cookies = Pick<Deps, 'secrets' | 'config'>;

/**
 * The id of the device, if it has logged in to the account of this email and was not reset since. It reads only accounts that the
 * cookie names, so an email without an account takes as long.
 */
export async function findKnownDevice(
  deps: Cookies & Pick<Deps, 'db'>,
  headers: Headers,
  email: string,
): Promise<string | undefined> {
  const devices = readDevices(deps, headers);
  if (devices.length === 0) return undefined;
  const found = await deps.db
    .select({ uid: users.id, email: users.email, generation: users.deviceGeneration })
    .from(users)
    .where(
      inArray(
        users.id,
        devices.map(({ uid }) => uid),
      ),
    );
  const account = found.find((one) => one.email === email);
  return devices.find(({ uid, generation }) => uid === account?.uid && generation === account.generation)
    ?.deviceId;
}

/** The cookie that makes this device known to one more account. */
export function knownDeviceCookie(
  deps: Cookies,
  headers: Headers,
  { uid, generation }: Pick<KnownDevice, 'uid' | 'generation'>,
): string {
  const devices = readDevices(deps, headers);
  const deviceId = devices.find((one) => one.uid === uid)?.deviceId ?? newRecordId();
  const others = devices.filter((one) => one.uid !== uid).slice(0, ACCOUNTS_MAX - 1);
  const value = [{ uid, deviceId, generation }, ...others]
    .map((one) => signed(one, deps.secrets.device))
    .join(BETWEEN_ACCOUNTS);
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isHttps(deps.config) ? ['Secure'] : [])];
  return [`${cookieName(deps)}=${value}`, `Max-Age=${KEPT_SECONDS}`, ...attributes].join('; ');
}

/** Resets an account's known devices, and returns the new generation. */
export async function forgetDevices(tx: Tx, uid: string): Promise<number> {
  const [user] = await tx
    .update(users)
    .set({ deviceGeneration: sql`${users.deviceGeneration} + 1` })
    .where(eq(users.id, uid))
    .returning({ generation: users.deviceGeneration });
  return user?.generation ?? 0;
}

const cookieName = ({ config }: Cookies) => `${cookiePrefix(config)}.device`;

/** The devices with a valid signature. */
function readDevices(deps: Cookies, headers: Headers): KnownDevice[] {
  const value = readCookie(headers.get('cookie') ?? undefined, cookieName(deps)) ?? '';
  return value
    .split(BETWEEN_ACCOUNTS)
    .slice(0, ACCOUNTS_MAX)
    .flatMap((one) => verified(one, deps.secrets.device) ?? []);
}

function signed(device: KnownDevice, secret: string): string {
  const parts = [device.uid, device.deviceId, device.generation].join(BETWEEN_PARTS);
  return `${parts}${BETWEEN_PARTS}${signatureOf(parts, secret).toString('base64url')}`;
}

function verified(text: string, secret: string): KnownDevice | undefined {
  const end = text.lastIndexOf(BETWEEN_PARTS);
  const parts = text.slice(0, Math.max(0, end));
  const given = Buffer.from(text.slice(end + 1), 'base64url');
  const expected = signatureOf(parts, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [uid = '', deviceId = '', generation] = parts.split(BETWEEN_PARTS);
  return { uid, deviceId, generation: Number(generation) };
}

const signatureOf = (parts: string, secret: string) => createHmac('sha256', secret).update(parts).digest();
