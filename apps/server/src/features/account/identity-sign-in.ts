import type { ProviderReturn, ProviderSignInRequest } from '@talaash/domain/identity-provider/schema';
import type { IdentityProvider, ProviderResult } from '@talaash/domain/identity-provider/choice';
import { providerFailureSentence } from '@talaash/domain/identity-provider/words';
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { ProviderFault } from '../../base/provider-fault.ts';
import type { Deps } from '../../call/deps.ts';
import { networkOf } from '../../call/network.ts';
import { refusal } from '../../call/refusal.ts';
import { users } from '../../db/schema/account.ts';
import { settleIdentity } from './identity.ts';
import { storeVisit, takeVisit, type Visit } from './identity-handshake.ts';
import { findKnownDevice } from './known-device.ts';
import { pathOnOwnOrigin } from './own-origin.ts';
import { type Caller, callLibrary, rememberDevice, tellOfNewDevice } from './sign-in.ts';
import { countTries, countTry } from './try-limit.ts';

/** A caller, and the request id for the operator's log. */
type Request = Caller & { requestId: string };

/** The page that the person returns to. */
const RETURN_PATH = '/auth/return';

/**
 * Starts a log-in at a provider: the URL to redirect to, and the cookie that identifies the browser on its return.
 * @throws NOT_FOUND for a provider that is not configured, SERVICE_UNAVAILABLE if it does not answer, TOO_MANY_REQUESTS
 */
export async function beginProviderSignIn(
  deps: Deps,
  request: Request,
  { provider, callbackURL, attempt, userType, invitation }: ProviderSignInRequest,
): Promise<{ headers: Headers; response: { url: string; redirect: true } }> {
  const name = nameOf(deps, provider);
  if (name === undefined) throw refusal('NOT_FOUND');
  await countTries(deps, ['providerFromNetwork', networkOf(request.ip)]);
  const { url, handshake } = await deps.identityProviders
    .begin(provider, redirectUriOf(deps, provider))
    .catch((error: unknown) => {
      logFault(deps, request, provider, error);
      throw refusal('SERVICE_UNAVAILABLE', providerFailureSentence('failed', name));
    });
  const redirectPath = pathOnOwnOrigin(callbackURL, deps.baseUrl());
  const visit = { provider, handshake, redirectPath, attempt, userType, invitation };
  const headers = new Headers({ 'set-cookie': await storeVisit(deps, request.headers, visit) });
  return { headers, response: { url, redirect: true } };
}

/**
 * Completes a log-in when the provider has redirected the browser back. In any case the browser continues to our page, which
 * shows the result.
 * @returns the path of that page on our origin, and the session cookies
 */
export async function completeProviderSignIn(
  deps: Deps,
  request: Request,
  { provider, query }: ProviderReturn,
): Promise<{ response: object; headers: Headers; redirectPath: string }> {
  const end = (result: ProviderResult, visit?: Visit, headers = new Headers()) => ({
    response: {},
    headers,
    redirectPath: returnPath(provider, result, visit),
  });
  if (nameOf(deps, provider) === undefined) throw refusal('NOT_FOUND');
  if ((await countTry(deps, ['providerReturnFromNetwork', networkOf(request.ip)])) > 0)
    return end('tooManyTries');
  const state = new URLSearchParams(query).get('state') ?? '';
  const visit = await takeVisit(deps, request.headers, provider, state);
  if (!visit) return end('expired');
  try {
    const identity = await deps.identityProviders.complete(provider, {
      redirectUri: redirectUriOf(deps, provider),
      query,
      handshake: visit.handshake,
    });
    if (!identity) return end('cancelled', visit);
    const settled = await settleIdentity(deps, visit, identity);
    if ('refused' in settled) return end(settled.refused, visit);
    const { result, headers } = await beginSession(deps, request, settled);
    return end(result, visit, headers);
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'FORBIDDEN') return end('disabled', visit);
    logFault(deps, request, provider, error);
    return end('failed', visit);
  }
}

/** Starts the session, or asks for the second factor first. */
async function beginSession(
  deps: Deps,
  caller: Caller,
  { uid, isNew }: { uid: string; isNew: boolean },
): Promise<{ result: 'signedIn' | 'codeNeeded'; headers: Headers }> {
  const [user] = await deps.db
    .select({ email: users.email, generation: users.deviceGeneration })
    .from(users)
    .where(eq(users.id, uid));
  if (!user) throw new Error('The account was deleted during this request.');
  const deviceId = await findKnownDevice(deps, caller.headers, user.email);
  const { headers, response } = await callLibrary(() =>
    deps.auth.api.beginOwnSession({ body: { uid }, headers: caller.headers, returnHeaders: true }),
  );
  // The answer of the hook that asks for the second factor.
  if ('twoFactorRedirect' in response) return { result: 'codeNeeded', headers };
  if (deviceId === undefined && !isNew) await tellOfNewDevice(deps, uid, response.token);
  return {
    result: 'signedIn',
    headers: rememberDevice(deps, caller, { uid, generation: user.generation }, headers),
  };
}

const nameOf = (deps: Deps, provider: IdentityProvider): string | undefined =>
  deps.identityProviders.offered.find(({ id }) => id === provider)?.name;

/** It is registered at the provider, which compares it byte by byte. */
const redirectUriOf = ({ baseUrl }: Deps, provider: IdentityProvider): string =>
  new URL(`/api/auth/callback/${provider}`, baseUrl()).href;

function returnPath(provider: IdentityProvider, result: ProviderResult, visit: Visit | undefined): string {
  const { redirectPath: redirect, attempt } = visit ?? {};
  const query = new URLSearchParams({
    provider,
    result,
    ...(attempt === undefined ? {} : { attempt }),
    ...(redirect === undefined ? {} : { redirect }),
  });
  return `${RETURN_PATH}?${query.toString()}`;
}

/** A provider fault has no personal data. Any other error is ours, and logged whole. */
function logFault({ log }: Deps, { requestId }: Request, provider: IdentityProvider, err: unknown): void {
  const sentence =
    err instanceof ProviderFault
      ? 'A login at an identity provider failed.'
      : 'A login by an identity failed on our side.';
  log.error({ err, provider, requestId }, sentence);
}
