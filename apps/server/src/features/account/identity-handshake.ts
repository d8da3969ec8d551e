import { createHash, randomBytes } from 'node:crypto';
import type { IdentityProvider } from '@talaash/domain/identity-provider/choice';
import type { ProviderSignInRequest } from '@talaash/domain/identity-provider/schema';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Handshake } from '../../adapters/identity-provider/port.ts';
import { isHttps } from '../../base/config.ts';
import { newRecordId } from '../../base/record-id.ts';
import { cookiePrefix, readCookie } from '../../call/cookie.ts';
import type { Deps } from '../../call/deps.ts';
import { verifications } from '../../db/schema/account.ts';

/** The state of a log-in while the browser is at an identity provider. */
export type Visit = {
  handshake: Handshake;
  /** The address to continue to, on our own origin. */
  redirectPath?: string | undefined;
} & Pick<ProviderSignInRequest, 'provider' | 'attempt' | 'userType' | 'invitation'>;

/** Enough time to look up a password there. */
const VALID_SECONDS = 10 * 60;

type Stored = Visit & { browser: string };

/**
 * Stores a log-in until the same browser comes back.
 * @returns the cookie that identifies the browser. Parallel log-ins, as in two tabs, share it
 */
export async function storeVisit(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  headers: Headers,
  visit: Visit,
): Promise<string> {
  const { db, config, now } = deps;
  const key = readCookie(headers.get('cookie') ?? undefined, cookieName(deps)) ?? newKey();
  await db.delete(verifications).where(lt(verifications.expiresAt, new Date(now())));
  await db.insert(verifications).values({
    id: newRecordId(),
    identifier: identifierOf(visit.provider, visit.handshake.state),
    value: JSON.stringify({ ...visit, browser: hashOf(key) } satisfies Stored),
    expiresAt: new Date(now() + VALID_SECONDS * 1000),
  });
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isHttps(config) ? ['Secure'] : [])];
  return [`${cookieName(deps)}=${key}`, `Max-Age=${VALID_SECONDS}`, ...attributes].join('; ');
}

/**
 * Takes the stored log-in, which works once. Undefined if there is none, if it has expired, or if another browser started it. In
 * the last case, a link may try to log this person in as somebody else.
 */
export async function takeVisit(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  headers: Headers,
  provider: IdentityProvider,
  state: string,
): Promise<Visit | undefined> {
  const key = readCookie(headers.get('cookie') ?? undefined, cookieName(deps));
  if (key === undefined) return undefined;
  const [taken] = await deps.db
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(provider, state)),
        gt(verifications.expiresAt, new Date(deps.now())),
      ),
    )
    .returning();
  if (!taken) return undefined;
  const { browser, ...visit } = JSON.parse(taken.value) as Stored;
  return browser === hashOf(key) ? visit : undefined;
}

const cookieName = ({ config }: Pick<Deps, 'config'>) => `${cookiePrefix(config)}.identity`;

const newKey = () => randomBytes(32).toString('base64url');

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Only the hash of the state is stored, so a leaked database is of no use to forge an answer. */
const identifierOf = (provider: IdentityProvider, state: string) => `identity:${provider}:${hashOf(state)}`;
