import { API_KEY_SCOPES, API_KEY_STARTS } from '@talaash/domain/api-key/choice';
import { API_KEY_REFUSALS } from '@talaash/domain/api-key/words';
import { SANCTION_SENTENCES } from '@talaash/domain/sanction/words';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bearer, storeApiKey } from '../../test/api-key.ts';
import { testApp } from '../../test/app.ts';
import { marketOf } from '../../test/market.ts';
import { openLog } from '../base/log.ts';
import { hashOfSecret, isSecret, newSecret } from '../call/api-key-secret.ts';
import { isWithin } from '../call/api-key.ts';
import { users } from '../db/schema/account.ts';
import { apiKeys, apiKeySecrets } from '../db/schema/api-key.ts';
import { companies } from '../db/schema/company.ts';

const lines: string[] = [];
const log = openLog({ level: 'trace', destination: { write: (line: string) => void lines.push(line) } });
const app = await testApp({ log });
const { company, deps, request } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

const get = (path: string, headers: Record<string, string>) => request(path, { headers });
const post = (path: string, headers: Record<string, string>, body: object = {}) =>
  request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const refusalOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

test('a secret has 256 random bits and a checksum', () => {
  const secrets = Array.from({ length: 200 }, () => newSecret(API_KEY_STARTS.live));
  expect(new Set(secrets).size).toBe(200);
  for (const secret of secrets) {
    expect(secret).toMatch(/^tlsh_live_[0-9A-Za-z]{49}$/);
    expect(isSecret(secret)).toBe(true);
    const last = secret.endsWith('0') ? '1' : '0';
    expect(isSecret(secret.slice(0, -1) + last)).toBe(false);
    expect(isSecret(secret.replace('live', 'test'))).toBe(false);
  }
});

test.each([
  [[], '203.0.113.7', true],
  [['203.0.113.7'], '203.0.113.7', true],
  [['203.0.113.7'], '::ffff:203.0.113.7', true],
  [['203.0.113.7'], '203.0.113.8', false],
  [['203.0.113.0/24', '2001:db8::/32'], '203.0.113.255', true],
  [['203.0.113.0/24'], '203.0.114.0', false],
  [['203.0.113.0/24', '2001:db8::/32'], '2001:db8:1::9', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['2001:db8::/32'], '203.0.113.7', false],
  [['fe80::/10'], 'fe80::1%eth0', true],
  [['0.0.0.0/0'], '2001:db8::1', false],
])('a key for %j from %s: %s', (networks, ip, allowed) => expect(isWithin(networks, ip)).toBe(allowed));

describe('a key is refused', () => {
  const unknown = { code: 'UNAUTHORIZED', message: API_KEY_REFUSALS.invalid, status: 401 };

  test('if nobody has it, or it is none', async () => {
    for (const text of [newSecret(API_KEY_STARTS.test), 'tlsh_test_abc', 'a.b.c', '', "' or true --"])
      expect(await refusalOf(await get('/api/v1/api-key', bearer(text)))).toMatchObject(unknown);
    expect((await get('/api/v1/api-key', { authorization: 'Basic YTpi' })).status).toBe(401);
    // Not as a guest, either.
    const search = await post('/api/v1/search-talent-profiles', bearer('tlsh_test_abc'));
    expect(await refusalOf(search)).toMatchObject(unknown);
  });

  test('beside the cookie of a session', async () => {
    const owner = await company();
    const { secret } = await storeApiKey(deps, owner);
    const both = { ...bearer(secret), cookie: owner.cookie };
    expect(await refusalOf(await get('/api/v1/job-posts', both))).toMatchObject({
      status: 401,
      message: API_KEY_REFUSALS.withSession,
    });
    // A proxy's own log-in is no key.
    const proxied = { authorization: 'Basic YTpi', cookie: owner.cookie };
    expect((await get('/api/v1/job-posts', proxied)).status).toBe(200);
  });

  test('from another address, whatever the request says of where it comes from', async () => {
    const owner = await company();
    const { secret, apiKeyId } = await storeApiKey(deps, owner, { networks: ['203.0.113.0/24'] });
    const spoofed = { ...bearer(secret), 'x-forwarded-for': '203.0.113.7' };
    for (const headers of [bearer(secret), spoofed])
      expect(await refusalOf(await get('/api/v1/job-posts', headers))).toMatchObject({
        status: 403,
        message: API_KEY_REFUSALS.elsewhere,
      });
    await deps.db
      .update(apiKeys)
      .set({ networks: ['127.0.0.0/8', '::1'] })
      .where(eq(apiKeys.apiKeyId, apiKeyId));
    expect((await get('/api/v1/job-posts', bearer(secret))).status).toBe(200);
  });

  test('after its end, while the owner is disabled, and when the company is deleted', async () => {
    const owner = await company();
    const { secret, apiKeyId } = await storeApiKey(deps, owner);
    const call = () => get('/api/v1/job-posts', bearer(secret));
    const setEnd = (days: number) =>
      deps.db
        .update(apiKeys)
        .set({ endsIsoDateTimeUtc: new Date(Date.now() + days * 86_400_000).toISOString() })
        .where(eq(apiKeys.apiKeyId, apiKeyId));
    const setDisabled = (isDisabled: boolean) =>
      deps.db.update(users).set({ isDisabled }).where(eq(users.id, owner.uid));
    expect((await call()).status).toBe(200);
    await setEnd(-1);
    expect(await refusalOf(await call())).toMatchObject(unknown);
    await setEnd(1);
    await setDisabled(true);
    expect(await refusalOf(await call())).toMatchObject(unknown);
    await setDisabled(false);
    expect((await call()).status).toBe(200);
    await deps.db.delete(companies).where(eq(companies.companyId, owner.companyId));
    expect(await refusalOf(await call())).toMatchObject(unknown);
    expect(await deps.db.select().from(apiKeySecrets).where(eq(apiKeySecrets.apiKeyId, apiKeyId))).toEqual(
      [],
    );
  });

  test('while the company is suspended, also where anybody may call', async () => {
    const owner = await company();
    const { secret } = await storeApiKey(deps, owner);
    await deps.db
      .update(users)
      .set({ suspendedUntil: new Date(Date.now() + 86_400_000) })
      .where(eq(users.id, owner.uid));
    for (const answer of [
      await get('/api/v1/job-posts', bearer(secret)),
      await post('/api/v1/search-talent-profiles', bearer(secret)),
      await post('/api/v1/get-talent-profiles', bearer(secret), { talentIds: ['unknown'] }),
    ])
      expect(await refusalOf(answer)).toMatchObject({ status: 403, message: SANCTION_SENTENCES.suspended });
  });

  test('outside of the calls, where it counts as nobody', async () => {
    const owner = await company({ hasPremiumAccess: true });
    const { secret } = await storeApiKey(deps, owner);
    expect((await post('/api/rpc/jobPost/list', bearer(secret), { json: {} })).status).toBe(401);
    for (const path of ['/api/v1/live', '/api/v1/pictures/unknown.webp', '/api/auth/list-sessions'])
      expect((await get(path, bearer(secret))).status).toBe(401);
    expect(await (await get('/api/auth/get-session', bearer(secret))).json()).toBeNull();
  });
});

describe('a key', () => {
  test('needs no cookie and no origin of ours, and its answer is for one caller', async () => {
    const owner = await company();
    const { secret } = await storeApiKey(deps, owner, { scopes: ['posts'] });
    const headers = { ...bearer(secret), origin: 'https://program.test' };
    const answer = await post('/api/v1/job-posts/unknown/set-open', headers, { isOpen: true });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
    // A page of another site may not use the cookies of a browser, whatever else it sends.
    for (const cookie of [owner.cookie, 'theme=dark'])
      expect((await post('/api/v1/job-posts/unknown/set-open', { ...headers, cookie }, {})).status).toBe(403);
  });

  test('sees what its company sees, without a search key', async () => {
    const owner = await hiringCompany();
    const [{ talentId }] = [await foundTalent()];
    const { secret } = await storeApiKey(deps, owner, { scopes: ['search', 'people'] });
    const profiles = await post('/api/v1/get-talent-profiles', bearer(secret), { talentIds: [talentId] });
    expect(await profiles.json()).toMatchObject({
      talentProfiles: [{ key: { talentId }, isRedacted: false }],
    });
    const search = await post('/api/v1/search-talent-profiles', bearer(secret), { query: '' });
    expect(search.status).toBe(200);
    await deps.db
      .update(companies)
      .set({ aiReviewResponse: null })
      .where(eq(companies.companyId, owner.companyId));
    const redacted = await post('/api/v1/get-talent-profiles', bearer(secret), { talentIds: [talentId] });
    expect(await redacted.json()).toMatchObject({ talentProfiles: [{ isRedacted: true }] });
    // A guest still needs one.
    expect((await post('/api/v1/search-talent-profiles', {}, { query: '' })).status).toBe(422);
  });

  test('needs premium where its company does', async () => {
    const [owner, premium] = [await company(), await company({ hasPremiumAccess: true })];
    const send = async (as: typeof owner) => {
      const { secret } = await storeApiKey(deps, as, { scopes: ['messages'] });
      const message = { threadId: 'unknown', message: 'Hello' };
      return (await post('/api/v1/send-company-message', bearer(secret), message)).status;
    };
    expect([await send(owner), await send(premium)]).toEqual([402, 404]);
  });

  test('keeps when it was used last, written at most once a minute', async () => {
    const owner = await company();
    const { secret } = await storeApiKey(deps, owner);
    const isThis = eq(apiKeySecrets.hash, hashOfSecret(secret));
    const lastUse = async () => {
      await get('/api/v1/job-posts', bearer(secret));
      return (await deps.db.select().from(apiKeySecrets).where(isThis))[0]?.lastUsedIsoDateTimeUtc;
    };
    const first = await lastUse();
    expect(first).toEqual(expect.any(String));
    expect(await lastUse()).toBe(first);
    const earlier = new Date(Date.parse(first ?? '') - 61_000).toISOString();
    await deps.db.update(apiKeySecrets).set({ lastUsedIsoDateTimeUtc: earlier }).where(isThis);
    expect(Date.parse((await lastUse()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''));
  });

  test('is in no log', async () => {
    const owner = await company();
    const { secret } = await storeApiKey(deps, owner, { scopes: API_KEY_SCOPES });
    const random = secret.slice(API_KEY_STARTS.test.length);
    for (const path of ['/api/v1/job-posts', '/api/v1/unknown', '/api/v1/member'])
      await get(path, bearer(secret));
    await get(`/api/v1/job-posts/${secret}`, bearer(secret));
    log.error({ err: new Error(`Refused ${secret}`, { cause: new Error(secret) }) }, `Given: ${secret}.`);
    log.info(`authorization: Bearer ${secret}`);
    expect(lines.some((line) => line.includes('Refused'))).toBe(true);
    expect(lines.filter((line) => line.includes(random))).toEqual([]);
  });
});
