import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { protocolServer, type WireAnswer, type WireRequest } from '../../../test/protocol-server.ts';
import { ProviderFault } from '../../base/provider-fault.ts';
import { createGitHubAccounts } from './github.ts';

const server = await protocolServer();
afterAll(() => server.close());

const TOKEN = 'a token of the visit';
const GRANTED = { body: { access_token: TOKEN, scope: '', token_type: 'bearer' } };
const OWNER = { body: { login: 'Meera-K', id: 1, email: 'meera@people.test' } };
const redirectUri = 'https://talaash.test/api/v1/code-account-return';

let token: WireAnswer = GRANTED;
let user: WireAnswer = OWNER;
let ended: WireAnswer = { status: 204 };

const answer = ({ method, path }: WireRequest): WireAnswer => {
  if (path === '/login/oauth/access_token') return token;
  if (path === '/api/v3/user') return user;
  return method === 'DELETE' && path === '/api/v3/applications/client/token' ? ended : { status: 404 };
};

beforeEach(() => {
  [token, user, ended] = [GRANTED, OWNER, { status: 204 }];
  server.requests.length = 0;
  server.answerWith(answer);
});

const open = (timeoutMs = 20_000) =>
  createGitHubAccounts(
    { url: server.url, apiUrl: `${server.url}/api/v3`, clientId: 'client', clientSecret: 'very: secret' },
    { timeoutMs },
  );

async function visit(change: (query: URLSearchParams) => void = () => undefined, timeoutMs?: number) {
  const accounts = open(timeoutMs);
  const { url, handshake } = await accounts.begin(redirectUri);
  const query = new URLSearchParams({ code: 'a-code', state: handshake.state });
  change(query);
  const complete = () => accounts.complete({ redirectUri, query: query.toString(), handshake });
  return { url: new URL(url), handshake, complete };
}

const faultOf = async (complete: () => Promise<unknown>) => {
  const error: unknown = await complete().catch((fault: unknown) => fault);
  if (!(error instanceof ProviderFault)) throw new Error(`No fault: ${String(error)}`);
  return error;
};

test('a visit begins without any scope, with a state and a challenge that differ each time', async () => {
  const [one, other] = [await visit(), await visit()];
  const asked = Object.fromEntries(one.url.searchParams);
  expect(one.url.pathname).toBe('/login/oauth/authorize');
  expect(asked).toEqual({
    client_id: 'client',
    redirect_uri: redirectUri,
    response_type: 'code',
    state: one.handshake.state,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    allow_signup: 'false',
  });
  expect(one.handshake.state).not.toBe(other.handshake.state);
  expect(one.handshake.codeVerifier).not.toBe(other.handshake.codeVerifier);
  expect(server.requests).toEqual([]);
});

test('the name of the account is read, and the token is ended', async () => {
  const { complete, handshake } = await visit();
  expect(await complete()).toBe('meera-k');
  const [exchange, read, end] = server.requests;
  expect(exchange?.headers['accept']).toBe('application/json');
  expect(Object.fromEntries(new URLSearchParams(exchange?.body.toString()))).toEqual({
    grant_type: 'authorization_code',
    code: 'a-code',
    redirect_uri: redirectUri,
    code_verifier: handshake.codeVerifier,
    client_id: 'client',
    client_secret: 'very: secret',
  });
  expect(read).toMatchObject({ method: 'GET', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(end?.headers['authorization']).toBe(
    `Basic ${Buffer.from('client:very: secret').toString('base64')}`,
  );
  expect(JSON.parse(end?.body.toString() ?? '')).toEqual({ access_token: TOKEN });
  expect(server.requests).toHaveLength(3);
});

test('a token that cannot be ended is no fault of the visit', async () => {
  ended = 'reset';
  expect(await (await visit()).complete()).toBe('meera-k');
});

test('a person who declines there verifies nothing', async () => {
  const { complete } = await visit((query) => {
    query.delete('code');
    query.set('error', 'access_denied');
  });
  expect(await complete()).toBeUndefined();
  expect(server.requests).toEqual([]);
});

test('an answer with another state is a fault before anything is asked', async () => {
  const { complete } = await visit((query) => query.set('state', 'another'));
  expect((await faultOf(complete)).kind).toBe('nonsense');
  expect(server.requests).toEqual([]);
});

describe('a fault of the exchange', () => {
  test.each<[string, WireAnswer, string]>([
    ['no answer', 'hang', 'unreachable'],
    ['a closed connection', 'reset', 'unreachable'],
    // GitHub reports refusals with status 200.
    ['a used code', { body: { error: 'bad_verification_code' } }, 'refused'],
    ['another address', { body: { error: 'redirect_uri_mismatch' } }, 'refused'],
    ['too many requests', { status: 429, body: { error: 'slow_down' } }, 'rateLimited'],
    ['a failure', { status: 502 }, 'failed'],
    ['text', { body: 'access_token=a&token_type=bearer' }, 'nonsense'],
    ['no token', { body: { token_type: 'bearer' } }, 'nonsense'],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.test' } }, 'nonsense'],
  ])('%s', async (_what, wrong, kind) => {
    token = wrong;
    const { complete } = await visit(undefined, wrong === 'hang' ? 200 : undefined);
    expect((await faultOf(complete)).kind).toBe(kind);
  });
});

describe('a fault of the account', () => {
  test.each<[string, WireAnswer, string]>([
    ['no answer', 'hang', 'unreachable'],
    ['a refused token', { status: 401, body: { message: 'Bad credentials' } }, 'unauthorized'],
    ['no name', { body: { id: 1 } }, 'nonsense'],
    ['text', { body: 'meera' }, 'nonsense'],
  ])('%s: the token is ended all the same', async (_what, wrong, kind) => {
    user = wrong;
    const { complete } = await visit(undefined, wrong === 'hang' ? 200 : undefined);
    expect((await faultOf(complete)).kind).toBe(kind);
    expect(server.requests.at(-1)?.method).toBe('DELETE');
  });

  test('holds no token, no secret and nothing of the person', async () => {
    user = { status: 403, body: OWNER.body };
    const { message, stack, code, cause } = await faultOf((await visit()).complete);
    for (const secret of [TOKEN, 'very: secret', 'a-code', 'meera@people.test'])
      expect(JSON.stringify({ message, stack, code, cause })).not.toContain(secret);
  });
});

describe('the probe', () => {
  test('shows that the secret is accepted, or only that GitHub answers', async () => {
    token = { body: { error: 'bad_verification_code' } };
    expect(await open().probe?.()).toBe('GitHub answers and accepts the client secret.');
    token = { body: { error: 'redirect_uri_mismatch' } };
    expect(await open().probe?.()).toBe('GitHub answers.');
  });

  test.each<[string, WireAnswer, string]>([
    ['a wrong secret', { body: { error: 'incorrect_client_credentials' } }, 'unauthorized'],
    ['a failure', { status: 502 }, 'failed'],
    ['a token for nothing', GRANTED, 'nonsense'],
  ])('fails on %s', async (_what, wrong, kind) => {
    token = wrong;
    await expect(Promise.resolve(open().probe?.())).rejects.toMatchObject({ name: 'ProviderFault', kind });
  });
});
