import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { protocolServer, type WireAnswer, type WireRequest } from '../../../test/protocol-server.ts';
import { ProviderFault } from '../../base/provider-fault.ts';
import { createIdentityProviders } from './oidc.ts';

const server = await protocolServer();
afterAll(() => server.close());

const metadata = {
  issuer: server.url,
  authorization_endpoint: `${server.url}/authorize`,
  token_endpoint: `${server.url}/token`,
  jwks_uri: `${server.url}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
};

let nowMs = 0;
let token: WireAnswer = { status: 400, body: { error: 'invalid_grant' } };
let described: WireAnswer = { body: metadata };

const answer = ({ path }: WireRequest): WireAnswer =>
  path.includes('/.well-known') ? described : path === '/token' ? token : { status: 404 };

beforeEach(() => {
  nowMs = 0;
  described = { body: metadata };
  token = { status: 400, body: { error: 'invalid_grant' } };
  server.requests.length = 0;
  server.answerWith(answer);
});

const SETTINGS = {
  id: 'oidc',
  name: 'Office',
  issuer: server.url,
  clientId: 'talaash',
  clientSecret: 'very: secret',
} as const;

/** Waits shortly only for an answer that never comes. */
const open = (answered?: WireAnswer) =>
  createIdentityProviders([SETTINGS], { now: () => nowMs, timeoutMs: answered === 'hang' ? 200 : 20_000 });
const redirectUri = 'https://talaash.test/api/auth/callback/oidc';

const faultOfBegin = async () => {
  const error: unknown = await open(described)
    .begin('oidc', redirectUri)
    .catch((fault: unknown) => fault);
  if (!(error instanceof ProviderFault)) throw new Error(`No fault: ${String(error)}`);
  return error;
};

describe('a provider that does not say where to go', () => {
  test.each<[string, WireAnswer, string]>([
    ['never answers', 'hang', 'unreachable'],
    ['closes the connection', 'reset', 'unreachable'],
    ['fails', { status: 503 }, 'failed'],
    ['has nothing there', { status: 404 }, 'refused'],
    ['wants us to wait', { status: 429 }, 'rateLimited'],
    ['sends text', { body: '<h1>Hello</h1>' }, 'nonsense'],
    ['sends other JSON', { body: { hello: 'there' } }, 'nonsense'],
    ['is another issuer', { body: { ...metadata, issuer: 'https://elsewhere.test' } }, 'nonsense'],
    ['sends us elsewhere', { status: 302, headers: { location: 'https://elsewhere.test' } }, 'nonsense'],
  ])('%s: %s', async (_what, wrong, kind) => {
    described = wrong;
    expect((await faultOfBegin()).kind).toBe(kind);
  });

  test('is asked again by the next person, and then not for an hour', async () => {
    const providers = open();
    described = { status: 503 };
    await expect(providers.begin('oidc', redirectUri)).rejects.toBeInstanceOf(ProviderFault);
    described = { body: metadata };
    await providers.begin('oidc', redirectUri);
    await providers.begin('oidc', redirectUri);
    expect(server.requests).toHaveLength(2);
    nowMs = 61 * 60 * 1000;
    await providers.begin('oidc', redirectUri);
    expect(server.requests).toHaveLength(3);
  });
});

describe('the exchange of the code', () => {
  const exchange = async () => {
    const providers = open(token);
    const { handshake } = await providers.begin('oidc', redirectUri);
    const query = `code=a-code&state=${handshake.state}`;
    const error: unknown = await providers
      .complete('oidc', { redirectUri, query, handshake })
      .catch((fault: unknown) => fault);
    return { error, handshake };
  };

  test('proves who we are, and that the same server began', async () => {
    const { handshake } = await exchange();
    const asked = server.requests.at(-1);
    expect(asked).toMatchObject({
      method: 'POST',
      path: '/token',
      headers: {
        authorization: `Basic ${Buffer.from('talaash:very%3A+secret').toString('base64')}`,
        'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
      },
    });
    expect(Object.fromEntries(new URLSearchParams(asked?.body.toString()))).toEqual({
      grant_type: 'authorization_code',
      code: 'a-code',
      code_verifier: handshake.codeVerifier,
      redirect_uri: redirectUri,
    });
  });

  test('has the secret in the body where the provider wants it there', async () => {
    described = { body: { ...metadata, token_endpoint_auth_methods_supported: ['client_secret_post'] } };
    await exchange();
    const asked = server.requests.at(-1);
    expect(asked?.headers.authorization).toBeUndefined();
    expect(Object.fromEntries(new URLSearchParams(asked?.body.toString()))).toMatchObject({
      client_id: 'talaash',
      client_secret: 'very: secret',
    });
  });

  test.each<[string, WireAnswer, string]>([
    ['no answer', 'hang', 'unreachable'],
    ['a closed connection', 'reset', 'unreachable'],
    ['a wrong secret', { status: 401, body: { error: 'invalid_client' } }, 'unauthorized'],
    ['a code that was used', { status: 400, body: { error: 'invalid_grant' } }, 'refused'],
    ['too many requests', { status: 429, body: { error: 'slow_down' } }, 'rateLimited'],
    ['a failure', { status: 500 }, 'failed'],
    ['text', { body: 'hello' }, 'nonsense'],
    [
      'a token that is none',
      { body: { access_token: 'a', token_type: 'bearer', id_token: 'b' } },
      'nonsense',
    ],
  ])('%s is a fault', async (_what, wrong, kind) => {
    token = wrong;
    const { error } = await exchange();
    expect(error).toMatchObject({ name: 'ProviderFault', kind });
  });

  test('a fault holds nothing that the provider has written, and no secret', async () => {
    const secrets = ['meera@people.test', 'very: secret', 'a-code'];
    for (const body of [
      { error: 'meera@people.test', error_description: 'meera@people.test' },
      { access_token: 'meera@people.test', token_type: 'bearer', id_token: 'meera@people.test' },
    ]) {
      token = { status: 'error' in body ? 400 : 200, body };
      const { error } = await exchange();
      const { message, stack, code, cause } = error as ProviderFault;
      for (const secret of secrets)
        expect(JSON.stringify({ message, stack, code, cause })).not.toContain(secret);
    }
  });
});

describe('the probe', () => {
  const probe = () => open().probe?.();

  test('shows that the secret is accepted', async () => {
    expect(await probe()).toBe('Office answers and accepts the client secret.');
  });

  test('or that the provider answers, when it looks at the address first', async () => {
    token = { status: 400, body: { error: 'redirect_uri_mismatch' } };
    expect(await probe()).toBe('Office answers.');
  });

  test.each<[string, WireAnswer, string]>([
    ['a wrong secret', { status: 401, body: { error: 'invalid_client' } }, 'unauthorized'],
    ['a failure', { status: 502 }, 'failed'],
    ['tokens for nothing', { body: { access_token: 'a', token_type: 'bearer' } }, 'nonsense'],
  ])('fails on %s', async (_what, wrong, kind) => {
    token = wrong;
    await expect(probe()).rejects.toMatchObject({ name: 'ProviderFault', kind });
  });

  const refusalOf = async () => {
    const fault: unknown = await Promise.resolve(probe()).catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: 'ProviderFault', kind: 'refused' });
    return (fault as ProviderFault).message;
  };

  test.each([[['HS256']], [['HS512', 'none']]])('fails when tokens are signed by %j', async (algorithms) => {
    described = { body: { ...metadata, id_token_signing_alg_values_supported: algorithms } };
    expect(await refusalOf()).toMatch(/every login fails.*RS256/);
    described = { body: { ...metadata, id_token_signing_alg_values_supported: [...algorithms, 'ES256'] } };
    expect(await probe()).toBe('Office answers and accepts the client secret.');
  });

  test('names the last slash that the issuer has, or has not', async () => {
    described = { body: { ...metadata, issuer: `${server.url}/app/` } };
    const withoutIt = createIdentityProviders([{ ...SETTINGS, issuer: `${server.url}/app` }], {
      now: () => 0,
    });
    await expect(withoutIt.probe?.()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(`${server.url}/app/, with a slash at its end`),
    });
    described = { body: { ...metadata, issuer: `${server.url}/app` } };
    const withIt = createIdentityProviders([{ ...SETTINGS, issuer: `${server.url}/app/` }], { now: () => 0 });
    await expect(withIt.begin('oidc', redirectUri)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(`${server.url}/app, without a slash`),
    });
  });

  test('says that nothing is configured', async () => {
    expect(await createIdentityProviders([], { now: () => 0 }).probe?.()).toBe(
      'No identity provider is configured.',
    );
  });
});
