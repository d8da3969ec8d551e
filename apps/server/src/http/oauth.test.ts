import { API_KEY_SCOPES } from '@talaash/domain/api-key/choice';
import { REGISTRATION_LIMIT } from '@talaash/domain/connected-program/limit';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { bearer } from '../../test/api-key.ts';
import { testApp } from '../../test/app.ts';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { oauthCalls } from '../../test/oauth.ts';
import { openDatabase } from '../db/client.ts';
import { oauthClients } from '../db/schema/connected-program.ts';
import { prune } from '../features/retention/actions.ts';

const database = await testDatabase();
const otherDatabase = openDatabase({ connection: database.connection, poolSize: 5, log: quietLog });
afterAll(() => otherDatabase.close());
const env = { APP_SECRET: 'a secret that both nodes of this test have' };
const app = await testApp({ env, database });
const otherNode = await testApp({ env, database: otherDatabase });
const { company, deps, request, url } = app;
const { register, newProgram, token, connect } = oauthCalls(app);
const other = oauthCalls(otherNode);
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const listTools = (access: string, on: Pick<typeof app, 'request'> = app) =>
  on.request('/api/mcp', {
    method: 'POST',
    headers: {
      ...bearer(access),
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  });

describe('what programs learn', () => {
  test('without a token: where the metadata of the resource is', async () => {
    const answer = await request('/api/mcp', { method: 'POST', body: '{}' });
    expect(answer.headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${url}/.well-known/oauth-protected-resource/api/mcp"`,
    );
    expect((await listTools('tlsh_access_abc')).headers.get('www-authenticate')).toMatch(
      /^Bearer error="invalid_token", resource_metadata=/,
    );
  });

  test('of the resources and the server', async () => {
    const read = async (path: string) => (await request(`/.well-known/${path}`)).json();
    const resource = { authorization_servers: [url], scopes_supported: API_KEY_SCOPES };
    for (const path of ['oauth-protected-resource', 'oauth-protected-resource/api/mcp'])
      expect(await read(path)).toMatchObject({ ...resource, resource: `${url}/api/mcp` });
    expect(await read('oauth-protected-resource/api/v1')).toMatchObject({ resource: `${url}/api/v1` });
    const server = await read('oauth-authorization-server');
    expect(server).toMatchObject({
      issuer: url,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    });
    expect(await other.register()).toMatchObject({ status: 201 });
  });
});

describe('a registration', () => {
  test.each([
    [['https://evil.example/#part']],
    [['http://program.example/callback']],
    [['https://user:word@program.example/']],
    [['javascript:alert(1)']],
    [['data:text/html,hello']],
    [['myapp://callback']],
    [['https://program.example/*']],
    [['https://program.example/\n']],
    [['//program.example']],
    [[`https://program.example/${'x'.repeat(600)}`]],
    [['http://localhost.evil.example/']],
    [[]],
    [[7]],
    ['https://program.example/callback'],
    [Array.from({ length: 11 }, (_, at) => `https://program.example/${at}`)],
    [undefined],
  ])('is refused with the addresses %j', async (redirectUris) => {
    expect(await register({ client_name: 'Agent', redirect_uris: redirectUris })).toMatchObject({
      status: 400,
      error: 'invalid_redirect_uri',
    });
  });

  test.each([[null], [[]], ['text'], [7]])('is refused as %j', async (metadata) => {
    expect(await register(metadata)).toMatchObject({ status: 400, error: 'invalid_client_metadata' });
  });

  test('has a readable name, no secret, and only what we support', async () => {
    const redirectUris = ['https://agent.example/callback'];
    const nameOf = async (name: unknown) =>
      (await register({ client_name: name, redirect_uris: redirectUris }))['client_name'];
    expect(await nameOf('  Claude\u202e\u200b\n Code <b>1</b>  ')).toBe('Claude Code b 1 b');
    expect(await nameOf('x'.repeat(1000))).toBe('x'.repeat(60));
    for (const unreadable of ['', '\u200b\u3164', '…', 7, undefined])
      expect(await nameOf(unreadable)).toBe('agent.example');
    const registered = await register({
      redirect_uris: redirectUris,
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['client_credentials', 'password'],
    });
    expect(registered).toMatchObject({
      status: 201,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    });
    expect(registered).not.toHaveProperty('client_secret');
  });

  test('is deleted after a week if nobody has connected it', async () => {
    const [unused, used] = [await newProgram(), await connect(await company())];
    const stored = async (clientId: string) =>
      (await deps.db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId))).length;
    await prune(deps);
    expect(await stored(unused)).toBe(1);
    await deps.db
      .update(oauthClients)
      .set({ createdIsoDateTimeUtc: ago(8 * DAY_MS) })
      .where(inArray(oauthClients.clientId, [unused, used.clientId]));
    await prune(deps);
    expect([await stored(unused), await stored(used.clientId)]).toEqual([0, 1]);
    // It learns that it has to register again.
    expect(await token({ grant_type: 'refresh_token', client_id: unused, refresh_token: 'x' })).toMatchObject(
      {
        status: 401,
        error: 'invalid_client',
      },
    );
  });

  test('is limited for each network', async () => {
    const statuses = new Set<number>();
    for (let tried = 0; tried <= REGISTRATION_LIMIT.max; tried += 1)
      statuses.add((await other.register()).status);
    expect(statuses).toEqual(new Set([201, 429]));
  });
});
