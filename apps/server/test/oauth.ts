import { createHash, randomBytes } from 'node:crypto';
import type { ApiKeyScope } from '@talaash/domain/api-key/choice';
import { expect } from 'vitest';
import type { Deps } from '../src/call/deps.ts';
import { registerProgram } from '../src/features/connected-program/registration.ts';
import type { testApp } from './app.ts';
import type { CompanyPerson } from './person.ts';

export const REDIRECT = 'http://127.0.0.1:7001/callback';

const AGENT = { client_name: 'Agent', redirect_uris: [REDIRECT] };

type App = Pick<Awaited<ReturnType<typeof testApp>>, 'client' | 'deps' | 'request' | 'url'>;
type OAuthAnswer = { status: number } & Record<string, unknown>;

export type Tokens = { access: string; refresh: string };

const newVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** A request to connect of a program that has registered just before. */
export async function newConnectionQuery(deps: Pick<Deps, 'baseUrl' | 'db' | 'now'>): Promise<string> {
  const { client_id: clientId } = await registerProgram(deps, AGENT);
  return requestOf(deps.baseUrl(), clientId).query;
}

function requestOf(url: string, clientId: string, given: Record<string, string | undefined> = {}) {
  const verifier = newVerifier();
  const params = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    state: 'of the program',
    resource: `${url}/api/mcp`,
    ...given,
  };
  const named = Object.entries(params).filter((one): one is [string, string] => one[1] !== undefined);
  return { verifier, query: new URLSearchParams(named).toString() };
}

/** What a program and its person do to be connected, on one node. */
export function oauthCalls({ client, deps, request, url }: App) {
  const answerOf = async (answer: Response): Promise<OAuthAnswer> => ({
    status: answer.status,
    ...((await answer.json()) as object),
  });

  const register = async (metadata: unknown = AGENT) =>
    answerOf(
      await request('/api/oauth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(metadata),
      }),
    );

  /** A registered program. It counts toward no limit. */
  const newProgram = async (metadata: object = AGENT): Promise<string> =>
    (await registerProgram(deps, metadata)).client_id;

  const post = async (path: string, form: Record<string, string>) =>
    answerOf(
      await request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      }),
    );
  const token = (form: Record<string, string>) => post('/api/oauth/token', form);
  const revoke = (form: Record<string, string>) => post('/api/oauth/revoke', form);

  /** A request to connect, as a program makes it. */
  const newRequest = (clientId: string, given: Record<string, string | undefined> = {}) =>
    requestOf(url, clientId, given);

  const authorize = (query: string) => request(`/api/oauth/authorize?${query}`);

  /** The code that the browser brings after the owner has allowed it. */
  const allow = async (owner: CompanyPerson, query: string, scopes: ApiKeyScope[] = ['search']) => {
    const { url: answer } = await client(owner).connectedProgram.allow({ request: query, scopes });
    return new URL(answer).searchParams;
  };

  /** Connects a program, and fetches its first tokens. */
  const connect = async (
    owner: CompanyPerson,
    { scopes = ['search'], resource = '/api/mcp' }: { scopes?: ApiKeyScope[]; resource?: string } = {},
  ) => {
    const clientId = await newProgram();
    const { query, verifier } = newRequest(clientId, { resource: url + resource });
    const code = (await allow(owner, query, scopes)).get('code') ?? '';
    const exchange = {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: REDIRECT,
      code,
      code_verifier: verifier,
    };
    const answer = await token(exchange);
    expect(answer).toMatchObject({ status: 200, token_type: 'Bearer', scope: scopes.join(' ') });
    return { clientId, exchange, ...tokensOf(answer) };
  };

  const refresh = (clientId: string, refreshToken: string, given: Record<string, string> = {}) =>
    token({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken, ...given });

  return { register, newProgram, newRequest, authorize, allow, token, refresh, revoke, connect };
}

export const tokensOf = (answer: OAuthAnswer): Tokens => ({
  access: String(answer['access_token']),
  refresh: String(answer['refresh_token']),
});
