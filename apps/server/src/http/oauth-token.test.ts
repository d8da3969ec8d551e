import { ACCESS_TOKEN_SECONDS } from '@talaash/domain/connected-program/limit';
import { CONNECTION_REFUSALS } from '@talaash/domain/connected-program/words';
import { SANCTION_SENTENCES } from '@talaash/domain/sanction/words';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { bearer } from '../../test/api-key.ts';
import { testApp } from '../../test/app.ts';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { oauthCalls, tokensOf } from '../../test/oauth.ts';
import { hashOfSecret } from '../call/api-key-secret.ts';
import { openDatabase } from '../db/client.ts';
import { users } from '../db/schema/account.ts';
import { companies } from '../db/schema/company.ts';
import { connectedPrograms, connectedProgramTokens } from '../db/schema/connected-program.ts';
import { prune } from '../features/retention/actions.ts';

const database = await testDatabase();
const otherDatabase = openDatabase({ connection: database.connection, poolSize: 5, log: quietLog });
afterAll(() => otherDatabase.close());
const env = { APP_SECRET: 'a secret that both nodes of this test have' };
const app = await testApp({ env, database });
const otherNode = await testApp({ env, database: otherDatabase });
const { client, company, deps, member, request, url } = app;
const { newProgram, refresh, revoke, connect } = oauthCalls(app);
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
const statusOf = async (access: string, on?: Pick<typeof app, 'request'>) =>
  (await listTools(access, on)).status;
const statusesOf = async (access: string) => [await statusOf(access), await statusOf(access, otherNode)];

describe('a token', () => {
  test('makes calls on every node, is stored as a hash, and is not the key of another address', async () => {
    const owner = await company();
    const { access, refresh: next, clientId } = await connect(owner);
    expect(access).toMatch(/^tlsh_access_[0-9A-Za-z]{49}$/);
    expect(await statusesOf(access)).toEqual([200, 200]);
    const [stored] = await deps.db
      .select()
      .from(connectedProgramTokens)
      .where(eq(connectedProgramTokens.hash, hashOfSecret(access)));
    expect(stored?.kind).toBe('access');
    expect(JSON.stringify(stored)).not.toContain(access);
    const asV1 = await request('/api/v1/api-key', { headers: bearer(access) });
    expect({ status: asV1.status, ...(await asV1.json()) }).toMatchObject({
      status: 401,
      message: CONNECTION_REFUSALS.otherResource,
    });
    for (const wrong of [next, access.slice(0, -1), `${access}0`, access.replace('access', 'refresh')])
      expect(await statusOf(wrong)).toBe(401);
    expect(
      (await request('/api/mcp', { method: 'POST', headers: { ...bearer(access), cookie: owner.cookie } }))
        .status,
    ).toBe(401);
    const ofApi = await connect(owner, { resource: '/api/v1', scopes: ['posts'] });
    expect(await statusOf(ofApi.access)).toBe(401);
    const own = await request('/api/v1/api-key', { headers: bearer(ofApi.access) });
    expect(await own.json()).toMatchObject({
      companyId: owner.companyId,
      apiKey: null,
      connectedProgram: { name: 'Agent', scopes: ['posts'] },
    });
    expect(clientId).not.toBe(ofApi.clientId);
  });

  test('ends after an hour; a refresh token gives the next, once', async () => {
    const { access, refresh: first, clientId } = await connect(await company());
    await deps.db
      .update(connectedProgramTokens)
      .set({ endsIsoDateTimeUtc: ago(1000) })
      .where(eq(connectedProgramTokens.hash, hashOfSecret(access)));
    expect(await statusesOf(access)).toEqual([401, 401]);
    expect(await refresh(await newProgram(), first)).toMatchObject({ error: 'invalid_grant' });
    expect(await refresh(clientId, first, { scope: 'search posts' })).toMatchObject({
      error: 'invalid_scope',
    });
    expect(await refresh(clientId, first, { resource: `${url}/api/v1` })).toMatchObject({
      error: 'invalid_target',
    });
    const second = tokensOf(await other.refresh(clientId, first, { scope: 'search' }));
    expect(await statusesOf(second.access)).toEqual([200, 200]);
    const third = tokensOf(await refresh(clientId, second.refresh));
    expect(await statusesOf(third.access)).toEqual([200, 200]);
    // One that was used comes again: it was stolen, by whom nobody knows.
    expect(await refresh(clientId, first)).toMatchObject({ status: 400, error: 'invalid_grant' });
    for (const one of [second.access, third.access]) expect(await statusesOf(one)).toEqual([401, 401]);
    expect(await refresh(clientId, third.refresh)).toMatchObject({ error: 'invalid_grant' });
  });

  test('is replaced once, of many at once', async () => {
    const { refresh: first, clientId } = await connect(await company());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? refresh : other.refresh)(clientId, first)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  });

  test('can be taken back by its program alone', async () => {
    const owner = await company();
    const one = await connect(owner);
    const stranger = await newProgram();
    for (const given of [one.access, one.refresh, 'x'])
      expect(await revoke({ token: given, client_id: stranger })).toMatchObject({ status: 200 });
    expect(await statusOf(one.access)).toBe(200);
    await revoke({ token: one.access, client_id: one.clientId });
    expect(await statusesOf(one.access)).toEqual([401, 401]);
    const next = tokensOf(await refresh(one.clientId, one.refresh));
    await revoke({ token: next.refresh, client_id: one.clientId });
    expect(await statusesOf(next.access)).toEqual([401, 401]);
    expect((await client(owner).connectedProgram.list()).connectedPrograms).toMatchObject([
      { isValid: false },
    ]);
  });
});

describe('a connection ends', () => {
  test('when its owner revokes it, and nobody else', async () => {
    const [owner, stranger] = [await company(), await company()];
    const { access, refresh: next, clientId } = await connect(owner);
    const { connectedPrograms: list } = await client(owner).connectedProgram.list();
    expect(list).toMatchObject([
      {
        name: 'Agent',
        site: null,
        scopes: ['search'],
        connectedBy: 'Asha Rao',
        isValid: true,
        lastUsedIsoDateTimeUtc: null,
      },
    ]);
    const key = list[0]?.key ?? { connectedProgramId: '' };
    await expect(client(stranger).connectedProgram.revoke(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await statusOf(access)).toBe(200);
    expect(
      (await client(owner).connectedProgram.list()).connectedPrograms[0]?.lastUsedIsoDateTimeUtc,
    ).not.toBeNull();
    for (const _again of [1, 2]) await client(owner).connectedProgram.revoke(key);
    expect(await statusesOf(access)).toEqual([401, 401]);
    expect(await refresh(clientId, next)).toMatchObject({ error: 'invalid_grant' });
  });

  test('when the company is handed over, for good', async () => {
    const owner = await company();
    const colleague = await member(owner, 'recruiter');
    const { access, refresh: next, clientId } = await connect(owner);
    await client(owner).companyMember.handOver({ uid: colleague.uid });
    expect(await statusesOf(access)).toEqual([401, 401]);
    expect(await refresh(clientId, next)).toMatchObject({ error: 'invalid_grant' });
    await client(colleague).companyMember.handOver({ uid: owner.uid });
    expect(await statusOf(access)).toBe(401);
  });

  test('while its owner is disabled or suspended, and when the account or the company is deleted', async () => {
    const owner = await company();
    const { access, refresh: next, clientId } = await connect(owner);
    const set = (values: Partial<typeof users.$inferInsert>) =>
      deps.db.update(users).set(values).where(eq(users.id, owner.uid));
    await set({ isDisabled: true });
    expect(await statusesOf(access)).toEqual([401, 401]);
    await set({ isDisabled: false, suspendedUntil: new Date(Date.now() + DAY_MS) });
    const suspended = await listTools(access);
    expect({ status: suspended.status, ...(await suspended.json()) }).toMatchObject({
      status: 403,
      message: SANCTION_SENTENCES.suspended,
    });
    await set({ suspendedUntil: null });
    expect(await statusOf(access)).toBe(200);
    await deps.db.delete(companies).where(eq(companies.companyId, owner.companyId));
    expect(await statusesOf(access)).toEqual([401, 401]);
    expect(await refresh(clientId, next)).toMatchObject({ error: 'invalid_grant' });
  });

  test('a month after its last new tokens, and a year after it was allowed', async () => {
    const owner = await company();
    const { access, refresh: next, clientId } = await connect(owner);
    const isThis = eq(connectedPrograms.companyId, owner.companyId);
    await deps.db
      .update(connectedPrograms)
      .set({ createdIsoDateTimeUtc: ago(366 * DAY_MS - HOUR_MS / 2) })
      .where(isThis);
    const last = await refresh(clientId, next);
    expect(last['expires_in']).toBeLessThan(ACCESS_TOKEN_SECONDS);
    await deps.db
      .update(connectedPrograms)
      .set({ endsIsoDateTimeUtc: ago(1000) })
      .where(isThis);
    expect(await statusesOf(access)).toEqual([401, 401]);
    expect(await refresh(clientId, tokensOf(last).refresh)).toMatchObject({ error: 'invalid_grant' });
    await deps.db
      .update(connectedPrograms)
      .set({ endsIsoDateTimeUtc: ago(91 * DAY_MS) })
      .where(isThis);
    await prune(deps);
    expect(await deps.db.select().from(connectedPrograms).where(isThis)).toEqual([]);
  });
});
