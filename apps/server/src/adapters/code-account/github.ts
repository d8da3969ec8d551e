import * as client from 'openid-client';
import { faultOf } from '../../base/oauth-fault.ts';
import { callProvider, jsonOf } from '../../base/provider-call.ts';
import { kindOfStatus, ProviderFault } from '../../base/provider-fault.ts';
import type { CodeAccounts } from './port.ts';

const NAME = 'GitHub';

/** Longer than GitHub takes, and shorter than a person waits. */
const TIMEOUT_MS = 8000;

type Settings = { url: string; apiUrl: string; clientId: string; clientSecret: string };

/** An OAuth app at GitHub: the authorization code flow with PKCE, without any scope. */
export function createGitHubAccounts(
  settings: Settings,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): CodeAccounts {
  const { url, clientId, clientSecret } = settings;
  const configuration = new client.Configuration(
    {
      // As GitHub names itself, in answers that name their issuer.
      issuer: `${url}/login/oauth`,
      authorization_endpoint: `${url}/login/oauth/authorize`,
      token_endpoint: `${url}/login/oauth/access_token`,
    },
    clientId,
    undefined,
    client.ClientSecretPost(clientSecret),
  );
  configuration.timeout = timeoutMs / 1000;
  configuration[client.customFetch] = fetchWithStatus;
  // A test's server on this machine; the configuration refuses any other.
  if (url.startsWith('http:')) client.allowInsecureRequests(configuration);

  return {
    mode: 'gitHub',

    async begin(redirectUri) {
      const handshake = { state: client.randomState(), codeVerifier: client.randomPKCECodeVerifier() };
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        state: handshake.state,
        code_challenge: await client.calculatePKCECodeChallenge(handshake.codeVerifier),
        code_challenge_method: 'S256',
        // Lets a person with several accounts choose one.
        prompt: 'select_account',
        allow_signup: 'false',
      });
      return { url: address.href, handshake };
    },

    async complete({ redirectUri, query, handshake }) {
      const address = new URL(redirectUri);
      address.search = query;
      try {
        const { access_token: token } = await client.authorizationCodeGrant(configuration, address, {
          expectedState: handshake.state,
          pkceCodeVerifier: handshake.codeVerifier,
        });
        return await readAccount(settings, token, timeoutMs).finally(() =>
          endToken(settings, token, timeoutMs),
        );
      } catch (error) {
        if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
          return undefined;
        throw faultOf(error, NAME);
      }
    },

    async probe() {
      const parameters = { code: 'probe', redirect_uri: url };
      const answer: unknown = await client
        .genericGrantRequest(configuration, 'authorization_code', parameters)
        .catch((error: unknown) => error);
      const refusedAs = answer instanceof client.ResponseBodyError ? answer.error : undefined;
      // It checks the secret first.
      if (refusedAs === 'bad_verification_code') return `${NAME} answers and accepts the client secret.`;
      if (refusedAs === 'redirect_uri_mismatch') return `${NAME} answers.`;
      if (refusedAs === 'incorrect_client_credentials')
        throw new ProviderFault('unauthorized', `${NAME} does not accept the client secret.`);
      if (answer instanceof Error) throw faultOf(answer, NAME);
      throw new ProviderFault('nonsense', `${NAME} accepted a code that does not exist.`);
    },
  };
}

/** GitHub answers a refused code with status 200 and an error in the body. The library expects the status of the standard. */
async function fetchWithStatus(url: string, options: client.CustomFetchOptions): Promise<Response> {
  const response = await fetch(url, {
    ...options,
    body: options.body ?? null,
    redirect: 'manual',
  } as RequestInit);
  if (response.status !== 200) return response;
  const text = await response.text();
  return new Response(text, { status: isRefusal(text) ? 400 : 200, headers: response.headers });
}

function isRefusal(text: string): boolean {
  try {
    return typeof (JSON.parse(text) as { error?: unknown } | null)?.error === 'string';
  } catch {
    return false;
  }
}

/** What every request to its API carries. */
const HEADERS = { accept: 'application/vnd.github+json', 'user-agent': 'talaash' };

async function readAccount({ apiUrl }: Settings, token: string, timeoutMs: number): Promise<string> {
  const answer = await callProvider({
    provider: NAME,
    url: `${apiUrl}/user`,
    headers: { ...HEADERS, authorization: `Bearer ${token}` },
    timeoutMs,
  });
  if (answer.status !== 200)
    throw new ProviderFault(kindOfStatus(answer.status), `${NAME} refused.`, { status: answer.status });
  const { login } = (jsonOf(answer, NAME) ?? {}) as { login?: unknown };
  if (typeof login !== 'string' || login === '')
    throw new ProviderFault('nonsense', `${NAME} named no account.`, { status: 200 });
  return login.toLowerCase();
}

/** Nothing more is read with the token. It has no scope, so a failure to end it is no fault of the visit. */
async function endToken(
  { apiUrl, clientId, clientSecret }: Settings,
  token: string,
  timeoutMs: number,
): Promise<void> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  await callProvider({
    provider: NAME,
    url: `${apiUrl}/applications/${encodeURIComponent(clientId)}/token`,
    method: 'DELETE',
    headers: { ...HEADERS, authorization: `Basic ${basic}`, 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: token }),
    timeoutMs,
  }).catch(() => undefined);
}
