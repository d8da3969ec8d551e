import { createHash, randomBytes } from 'node:crypto';
import type { IdentityProvider } from '@talaash/domain/identity-provider/choice';
import type { ProviderSignInRequest } from '@talaash/domain/identity-provider/schema';
import type { Handshake } from '../../adapters/identity-provider/port.ts';
import { isHttps } from '../../base/config.ts';
import { cookiePrefix, readCookie } from '../../call/cookie.ts';
import type { Deps } from '../../call/deps.ts';
import { storeVisitFacts, takeVisitFacts } from '../../call/visit-store.ts';

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
  const { config } = deps;
  const key = readCookie(headers.get('cookie') ?? undefined, cookieName(deps)) ?? newKey();
  const facts = { ...visit, browser: hashOf(key) } satisfies Stored;
  await storeVisitFacts(deps, ofProvider(visit.provider, visit.handshake.state), {
    facts,
    validSeconds: VALID_SECONDS,
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
  const taken = await takeVisitFacts<Stored>(deps, ofProvider(provider, state));
  if (!taken) return undefined;
  const { browser, ...visit } = taken;
  return browser === hashOf(key) ? visit : undefined;
}

const cookieName = ({ config }: Pick<Deps, 'config'>) => `${cookiePrefix(config)}.identity`;

const newKey = () => randomBytes(32).toString('base64url');

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const ofProvider = (provider: IdentityProvider, state: string) => ({
  purpose: `identity:${provider}`,
  state,
});
