import { ACCESS_TOKEN_SECONDS } from '@talaash/domain/connected-program/limit';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { bearer } from '../../test/api-key.ts';
import { testApp } from '../../test/app.ts';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { oauthCalls, REDIRECT, tokensOf } from '../../test/oauth.ts';
import type { CompanyPerson } from '../../test/person.ts';
import { hashOfSecret } from '../call/api-key-secret.ts';
import { openDatabase } from '../db/client.ts';
import { companies } from '../db/schema/company.ts';
import { connectedProgramTokens } from '../db/schema/connected-program.ts';

const database = await testDatabase();
const otherDatabase = openDatabase({ connection: database.connection, poolSize: 5, log: quietLog });
afterAll(() => otherDatabase.close());
const env = { APP_SECRET: 'a secret that both nodes of this test have' };
const app = await testApp({ env, database });
const otherNode = await testApp({ env, database: otherDatabase });
const { company, deps, request, url } = app;
const { newProgram, newRequest, allow, token } = oauthCalls(app);
const other = oauthCalls(otherNode);
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
const statusOf = async (access: string, on?: Pick<typeof app, 'request'>) =>
  (await listTools(access, on)).status;
const statusesOf = async (access: string) => [await statusOf(access), await statusOf(access, otherNode)];

describe('a code', () => {
  const grant = { status: 400, error: 'invalid_grant' };

  async function newCode(owner: CompanyPerson) {
    const clientId = await newProgram();
    const { query, verifier } = newRequest(clientId);
    const code = (await allow(owner, query)).get('code') ?? '';
    return {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: REDIRECT,
      code,
      code_verifier: verifier,
    };
  }

  test('is worth nothing without what its program knows, and then to nobody', async () => {
    const owner = await company();
    for (const wrong of [
      { code_verifier: 'x'.repeat(43) },
      { code_verifier: '' },
      { code_verifier: 'short' },
      { redirect_uri: 'http://127.0.0.1:7002/callback' },
    ]) {
      const form = await newCode(owner);
      expect(await token({ ...form, ...wrong })).toMatchObject(grant);
      expect(await token(form)).toMatchObject(grant);
    }
    const form = await newCode(owner);
    expect(await token({ ...form, client_id: await newProgram() })).toMatchObject(grant);
    expect(await token({ ...form, resource: `${url}/api/v1` })).toMatchObject({ error: 'invalid_target' });
    expect(await token({ ...form, code: `${form.code}x` })).toMatchObject(grant);
    expect(await token(form)).toMatchObject({ status: 200 });
  });

  test('works once, of many at once and on any node; its second use ends its tokens', async () => {
    const form = await newCode(await company());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? token(form) : other.token(form))),
    );
    const given = answers.filter(({ status }) => status === 200);
    expect(given.length).toBe(1);
    expect(await statusesOf(tokensOf(given[0] ?? { status: 0 }).access)).toEqual([401, 401]);
  });

  test('ends after some minutes, and with its company', async () => {
    const form = await newCode(await company());
    await deps.db
      .update(connectedProgramTokens)
      .set({ endsIsoDateTimeUtc: ago(1000) })
      .where(eq(connectedProgramTokens.hash, hashOfSecret(form.code)));
    expect(await token(form)).toMatchObject(grant);
    const owner = await company();
    const gone = await newCode(owner);
    await deps.db.delete(companies).where(eq(companies.companyId, owner.companyId));
    expect(await token(gone)).toMatchObject(grant);
  });

  test('is exchanged by a form with each field once', async () => {
    const form = await newCode(await company());
    const send = async (type: string, body: string) =>
      (await request('/api/oauth/token', { method: 'POST', headers: { 'content-type': type }, body })).status;
    expect(await send('application/json', JSON.stringify(form))).toBe(400);
    const twice = `${new URLSearchParams(form)}&client_id=x`;
    expect(await send('application/x-www-form-urlencoded', twice)).toBe(400);
    expect(await token({ ...form, grant_type: 'password' })).toMatchObject({
      error: 'unsupported_grant_type',
    });
    expect(await token(form)).toMatchObject({ status: 200, expires_in: ACCESS_TOKEN_SECONDS });
  });
});
