import { API_KEY_SCOPES } from '@talaash/domain/api-key/choice';
import { CONNECTED_PROGRAMS_MAX } from '@talaash/domain/connected-program/limit';
import { CONNECTION_REFUSALS, CONNECTION_SENTENCES } from '@talaash/domain/connected-program/words';
import { COMPANY_PERMISSION_SENTENCES } from '@talaash/domain/company-member/permission-refusal';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { oauthCalls, REDIRECT } from '../../test/oauth.ts';
import { newRecordId } from '../base/record-id.ts';
import { sessions } from '../db/schema/account.ts';
import { connectedPrograms } from '../db/schema/connected-program.ts';

const app = await testApp();
const { client, company, deps, member, request, url } = app;
const { newProgram, newRequest, authorize, allow } = oauthCalls(app);
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe('a request to connect', async () => {
  const clientId = await newProgram({
    client_name: 'Agent',
    redirect_uris: [REDIRECT, 'https://agent.example/callback?of=us'],
  });
  const owner = await company();

  /** The page that says why, without a way on. */
  async function refusedPage(query: string): Promise<string> {
    const answer = await authorize(query);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    await expect(allow(await company(), query)).rejects.toMatchObject({
      code: expect.stringMatching(/^(BUSINESS_RULE_VIOLATION|VALIDATION_FAILED)$/),
    });
    return answer.text();
  }

  test.each([
    ['http://127.0.0.1:7001/other'],
    ['http://127.0.0.1:7001/callback/'],
    ['http://127.0.0.1:7001/callback?more=1'],
    ['http://localhost:7001/callback'],
    ['https://127.0.0.1:7001/callback'],
    ['https://evil.example/callback'],
    ['https://agent.example/callback'],
    ['https://agent.example/callback?of=us&more=1'],
    ['https://agent.example:8443/callback?of=us'],
    ['https://agent.example.evil.example/callback?of=us'],
    ['http://127.0.0.1:7001@evil.example/callback'],
    [undefined],
  ])('for an answer to %s ends on our page', async (redirectUri) => {
    const page = await refusedPage(newRequest(clientId, { redirect_uri: redirectUri }).query);
    expect(page).toContain(CONNECTION_REFUSALS.unknownRedirect);
    expect(page).not.toContain(CONNECTION_SENTENCES.back);
  });

  test('of a program that is not registered ends on our page', async () => {
    for (const unknown of ['unknown', '', undefined])
      expect(await refusedPage(newRequest(newRecordId(), { client_id: unknown }).query)).toContain(
        CONNECTION_REFUSALS.unknownProgram,
      );
    const twice = `${newRequest(clientId).query}&client_id=${clientId}`;
    expect(await refusedPage(twice)).toContain(CONNECTION_REFUSALS.unknownProgram);
    expect(await refusedPage(`${newRequest(clientId).query}&redirect_uri=${REDIRECT}`)).toContain(
      CONNECTION_REFUSALS.unknownRedirect,
    );
    expect(await refusedPage(`${newRequest(clientId).query}&x=${'x'.repeat(4000)}`)).toContain(
      CONNECTION_REFUSALS.tooLong,
    );
  });

  test.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['unsupported_response_type', { response_type: undefined }],
    ['invalid_request', { response_mode: 'fragment' }],
    ['invalid_request', { code_challenge: undefined }],
    ['invalid_request', { code_challenge: 'short' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge_method: undefined }],
    ['invalid_target', { resource: 'https://other.example/api/mcp' }],
    ['invalid_target', { resource: `${url}/api/rpc` }],
    ['invalid_scope', { scope: 'openid admin' }],
  ])('with %s waits for a press before the program is told', async (error, given) => {
    const page = await refusedPage(newRequest(clientId, given).query);
    const back = new URL(/href="(http:\/\/127[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect(back.origin + back.pathname).toBe(REDIRECT);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 'of the program', iss: url });
  });

  test('that names something twice is refused', async () => {
    const page = await refusedPage(`${newRequest(clientId).query}&scope=search&scope=posts`);
    expect(page).toContain(CONNECTION_REFUSALS.repeated);
  });

  test('in order is shown to the owner, with what it asks for', async () => {
    const { query } = newRequest(clientId, {
      redirect_uri: 'http://127.0.0.1:55555/callback',
      scope: 'posts search unknown',
    });
    const answer = await authorize(query);
    expect(answer.status).toBe(303);
    const page = new URL(answer.headers.get('location') ?? '', url);
    expect(page.origin + page.pathname).toBe(`${url}/connect`);
    expect(page.searchParams.get('request')).toBe(query);
    const asked = await client(owner).connectedProgram.readRequest({ request: query });
    expect(asked).toMatchObject({
      name: 'Agent',
      site: null,
      resource: '/api/mcp',
      scopes: ['search', 'posts'],
    });
    const declined = new URL(asked.declineUrl);
    expect(declined.port).toBe('55555');
    expect(Object.fromEntries(declined.searchParams)).toEqual({
      error: 'access_denied',
      state: 'of the program',
      iss: url,
    });
    const ofSite = newRequest(clientId, {
      redirect_uri: 'https://agent.example/callback?of=us',
      resource: undefined,
    });
    expect(await client(owner).connectedProgram.readRequest({ request: ofSite.query })).toMatchObject({
      site: 'agent.example',
      scopes: API_KEY_SCOPES,
    });
    const code = await allow(owner, ofSite.query);
    expect([code.get('of'), code.get('state'), code.get('iss')]).toEqual(['us', 'of the program', url]);
  });

  test('can be allowed only by the owner, with the password, and for what was asked', async () => {
    const { query } = newRequest(clientId, { scope: 'search' });
    for (const role of ['recruiter', 'viewer', 'billing'] as const) {
      const colleague = await member(owner, role);
      for (const call of [
        () => allow(colleague, query),
        () => client(colleague).connectedProgram.readRequest({ request: query }),
        () => client(colleague).connectedProgram.list(),
      ])
        await expect(call()).rejects.toMatchObject({ message: COMPANY_PERMISSION_SENTENCES.manage });
    }
    await expect(
      client().connectedProgram.allow({ request: query, scopes: ['search'] }),
    ).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await expect(allow(owner, query, ['search', 'messages'])).rejects.toMatchObject({
      message: CONNECTION_REFUSALS.moreScopes,
    });
    await expect(allow(owner, query, [])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const later = await company();
    await deps.db
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - DAY_MS) })
      .where(eq(sessions.id, later.sessionId));
    await expect(allow(later, query)).rejects.toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
  });

  test('is refused from a page of another site', async () => {
    const answer = await request('/api/rpc/connectedProgram/allow', {
      method: 'POST',
      headers: { origin: 'https://evil.example', cookie: owner.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ json: { request: newRequest(clientId).query, scopes: ['search'] } }),
    });
    expect(answer.status).toBe(403);
  });

  test('is refused beyond the limit of a company', async () => {
    const full = await company();
    const { query } = newRequest(clientId);
    const at = new Date().toISOString();
    await deps.db.insert(connectedPrograms).values(
      Array.from({ length: CONNECTED_PROGRAMS_MAX }, () => ({
        connectedProgramId: newRecordId(),
        clientId,
        companyId: full.companyId,
        uid: full.uid,
        name: 'Agent',
        redirectUri: REDIRECT,
        scopes: ['search' as const],
        resource: '/api/mcp' as const,
        endsIsoDateTimeUtc: ago(-HOUR_MS),
        createdIsoDateTimeUtc: at,
      })),
    );
    await expect(allow(full, query)).rejects.toMatchObject({ message: CONNECTION_REFUSALS.full });
  });
});
