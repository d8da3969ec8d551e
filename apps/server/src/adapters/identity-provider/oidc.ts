import type { IdentityProvider } from '@talaash/domain/identity-provider/choice';
import * as client from 'openid-client';
import type { IdentityProviderSettings } from '../../base/config/identity-provider.ts';
import { ProviderFault } from '../../base/provider-fault.ts';
import { algorithmFault, faultOf, SHARED_SECRET_ALGORITHM, slashFault } from '../../base/oauth-fault.ts';
import type { Handshake, Identity, IdentityProviders } from './port.ts';

/** Longer than any provider takes, and shorter than a person waits. */
const TIMEOUT_MS = 8000;

/** A provider's metadata almost never changes. */
const DISCOVERY_KEPT_MS = 60 * 60 * 1000;

const SCOPE = 'openid email profile';

type Options = {
  now: () => number;
  /** How far that clock is ahead of this machine's, which the library reads. */
  aheadMs?: () => number;
  timeoutMs?: number;
};

/** All configured providers, by OpenID Connect Discovery. Each is first contacted when somebody uses it. */
export function createIdentityProviders(
  settings: readonly IdentityProviderSettings[],
  options: Options,
): IdentityProviders {
  const providers = new Map(settings.map((one) => [one.id, createProvider(one, options)]));
  const providerOf = (id: IdentityProvider) => {
    const provider = providers.get(id);
    if (!provider) throw new Error(`No identity provider ${id} is configured.`);
    return provider;
  };
  return {
    offered: settings.map(({ id, name }) => ({ id, name })),
    begin: (id, redirectUri) => providerOf(id).begin(redirectUri),
    complete: (id, given) => providerOf(id).complete(given),
    async probe() {
      if (providers.size === 0) return 'No identity provider is configured.';
      const found = await Promise.all([...providers.values()].map((provider) => provider.probe()));
      return found.join(' ');
    },
  };
}

function createProvider(settings: IdentityProviderSettings, options: Options) {
  const { name } = settings;
  const discover = discoverer(settings, options);
  const orFault =
    <Given extends unknown[], Answer>(act: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> =>
      act(...given).catch((error: unknown) => {
        throw faultOf(error, name);
      });
  return {
    begin: orFault(async (redirectUri: string) => begin(await discover(), redirectUri)),
    complete: orFault(async (given: Return) => complete(await discover(), name, given)),
    probe: orFault(async () => probe(await discover(), settings)),
  };
}

/** The provider's metadata, cached for a while. A failure is not cached: the next person triggers a retry. */
function discoverer(
  { name, issuer, clientId, clientSecret }: IdentityProviderSettings,
  { now, aheadMs = () => 0, timeoutMs = TIMEOUT_MS }: Options,
): () => Promise<client.Configuration> {
  let known: { configuration: client.Configuration; untilMs: number } | undefined;
  return async () => {
    if (known && known.untilMs > now()) return known.configuration;
    const authentication = authenticationWith(clientSecret);
    const corrected = { [client.clockSkew]: Math.round(aheadMs() / 1000) };
    const configuration = await client
      .discovery(new URL(issuer), clientId, corrected, authentication, {
        timeout: timeoutMs / 1000,
        // Signatures are checked although the provider itself sends the tokens over https.
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        throw slashFault(error, name, issuer) ?? error;
      });
    known = { configuration, untilMs: now() + DISCOVERY_KEPT_MS };
    return configuration;
  };
}

async function begin(
  configuration: client.Configuration,
  redirectUri: string,
): Promise<{ url: string; handshake: Handshake }> {
  const handshake = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state: handshake.state,
    nonce: handshake.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(handshake.codeVerifier),
    code_challenge_method: 'S256',
    // Lets a person with several accounts choose one each time.
    prompt: 'select_account',
  });
  return { url: url.href, handshake };
}

type Return = { redirectUri: string; query: string; handshake: Handshake };

async function complete(
  configuration: client.Configuration,
  name: string,
  { redirectUri, query, handshake }: Return,
): Promise<Identity | undefined> {
  const address = new URL(redirectUri);
  address.search = query;
  const tokens = await client
    .authorizationCodeGrant(configuration, address, {
      expectedState: handshake.state,
      expectedNonce: handshake.nonce,
      pkceCodeVerifier: handshake.codeVerifier,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
        return undefined;
      throw error;
    });
  if (!tokens) return undefined;
  const claims = tokens.claims();
  if (!claims) throw new ProviderFault('nonsense', `${name} sent no token about the person.`);
  // Some providers return the email only there.
  const said =
    claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
  return { issuer: claims.iss, subject: claims.sub, ...personOf(said) };
}

/**
 * Requests tokens with an invalid code: the error shows whether our secret is accepted. The metadata show whether a signature can
 * be checked, since there is no token before somebody logs in.
 */
async function probe(
  configuration: client.Configuration,
  { name, issuer }: IdentityProviderSettings,
): Promise<string> {
  const algorithms = configuration.serverMetadata().id_token_signing_alg_values_supported;
  if (algorithms?.every((one) => SHARED_SECRET_ALGORITHM.test(one))) throw algorithmFault(name);
  const parameters = { code: 'probe', redirect_uri: new URL('/', issuer).href };
  const answer: unknown = await client
    .genericGrantRequest(configuration, 'authorization_code', parameters)
    .catch((error: unknown) => error);
  const refusedAs = answer instanceof client.ResponseBodyError ? answer.error : undefined;
  if (refusedAs === 'invalid_grant') return `${name} answers and accepts the client secret.`;
  // Some check the redirect address, which is not registered, before the code.
  if (refusedAs === 'redirect_uri_mismatch' || refusedAs === 'invalid_request') return `${name} answers.`;
  if (answer instanceof Error) throw answer;
  throw new ProviderFault('nonsense', `${name} accepted a code that does not exist.`);
}

/** As the provider prefers; by default in the header, as the standard says. */
const authenticationWith =
  (secret: string): client.ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isHeader = methods.includes('client_secret_basic') || !methods.includes('client_secret_post');
    return (isHeader ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret))(server, ...rest);
  };

function personOf(said: Record<string, unknown>): Pick<Identity, 'email' | 'isEmailVerified' | 'name'> {
  const textOf = (key: string) => (typeof said[key] === 'string' ? said[key] : undefined);
  return {
    email: textOf('email'),
    // Only the boolean true: some providers send a string, which the standard does not allow.
    isEmailVerified: said['email_verified'] === true,
    name: textOf('name'),
  };
}
