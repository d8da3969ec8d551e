import { API_KEY_BUDGET, IDEMPOTENCY_LOST_SECONDS } from '@talaash/domain/api-key/limit';
import { REPEAT_LOST_SENTENCE, REPEAT_SENTENCES } from '@talaash/domain/api-key/repeat';
import { API_KEY_REFUSALS, scopeMissingSentence } from '@talaash/domain/api-key/words';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { bearer, storeApiKey } from '../../test/api-key.ts';
import { testApp } from '../../test/app.ts';
import { testDatabase } from '../../test/database.ts';
import { jobPostDraft } from '../../test/draft.ts';
import { quietLog } from '../../test/log.ts';
import { marketOf } from '../../test/market.ts';
import type { CompanyPerson } from '../../test/person.ts';
import { openDatabase } from '../db/client.ts';
import { rateLimits } from '../db/schema/account.ts';
import { apiKeys, repeatableCalls } from '../db/schema/api-key.ts';
import { companies } from '../db/schema/company.ts';
import { jobPosts } from '../db/schema/job-post.ts';
import { prune } from '../features/retention/actions.ts';

const database = await testDatabase();
const otherDatabase = openDatabase({ connection: database.connection, poolSize: 10, log: quietLog });
afterAll(() => otherDatabase.close());
const env = { APP_SECRET: 'a secret that both nodes of this test have' };
const nodes = [await testApp({ env, database }), await testApp({ env, database: otherDatabase })] as const;
const [node] = nodes;
const { company, deps } = node;
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, node);

type Given = { headers?: Record<string, string>; body?: object; on?: number; method?: string };

/** A call of a program, as it comes over the wire. */
async function call(path: string, { headers = {}, body, on = 0, method }: Given) {
  const answer = await nodes[on % 2 === 0 ? 0 : 1].request(`/api/v1${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) as unknown };
}

const atOnce = <Result>(count: number, make: (at: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

const leftOf = (headers: Headers): number =>
  Number(/"key";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);

/** As if so many calls of the budget had been made. */
const spend = (calls: number) =>
  deps.db.update(rateLimits).set({ count: sql`${rateLimits.count} + ${calls}` });

/** Those of a program, beside the one that the company began with. */
const newPosts = async ({ companyId, jobPostId }: CompanyPerson & { jobPostId: string }) =>
  deps.db
    .select()
    .from(jobPosts)
    .where(and(eq(jobPosts.companyId, companyId), ne(jobPosts.jobPostId, jobPostId)));

describe('the budget of a key', () => {
  test('is counted once for each call, exactly over two nodes, and every answer says what is left', async () => {
    const [owner, other] = [await company(), await company()];
    const { secret } = await storeApiKey(deps, owner, { scopes: ['posts'] });
    const headers = bearer(secret);
    const answers = await atOnce(40, (at) => call('/api-key', { headers, on: at }));
    expect(answers.map((answer) => answer.status)).toEqual(Array(40).fill(200));
    expect(answers.map((answer) => leftOf(answer.headers)).sort((a, b) => b - a)).toEqual(
      Array.from({ length: 40 }, (_, at) => API_KEY_BUDGET.max - 1 - at),
    );
    const [{ headers: first }] = answers as [(typeof answers)[number]];
    expect(first.get('ratelimit-policy')).toBe(`"key";q=${API_KEY_BUDGET.max};w=${API_KEY_BUDGET.seconds}`);
    expect(first.get('ratelimit')).toMatch(/^"key";r=\d+;t=(60|5\d)$/);
    // Refused calls count, too, and say so.
    const refused = await call('/search-talent-profiles', { headers, body: {} });
    expect(refused.status).toBe(403);
    expect(leftOf(refused.headers)).toBe(API_KEY_BUDGET.max - 41);
    expect(refused.headers.get('ratelimit-policy')).toContain('"talentSearch.search";q=600;w=60');
    await spend(API_KEY_BUDGET.max - 51);
    const last = await atOnce(20, (at) => call('/api-key', { headers, on: at }));
    expect(last.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([
      ...Array(10).fill(200),
      ...Array(10).fill(429),
    ]);
    const over = last.find((answer) => answer.status === 429);
    expect(over?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', detail: API_KEY_REFUSALS.overBudget });
    expect(over?.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/);
    expect(over?.headers.get('retry-after')).toBe(/t=(\d+)/.exec(over?.headers.get('ratelimit') ?? '')?.[1]);
    // Another key has its own, and people have none.
    const { secret: another } = await storeApiKey(deps, other);
    expect(leftOf((await call('/api-key', { headers: bearer(another) })).headers)).toBe(
      API_KEY_BUDGET.max - 1,
    );
    expect((await call('/job-posts', { headers: { cookie: owner.cookie } })).headers.has('ratelimit')).toBe(
      false,
    );
    // It begins anew with the next window.
    await deps.db.update(rateLimits).set({ retryAt: 0 });
    expect(leftOf((await call('/api-key', { headers })).headers)).toBe(API_KEY_BUDGET.max - 1);
  });

  test('holds the limit of a call over two nodes', async () => {
    const { secret } = await storeApiKey(deps, await company(), { scopes: ['messages'] });
    const send = (at: number) =>
      call('/send-company-message', { headers: bearer(secret), on: at, body: { threadId: 'unknown' } });
    const statuses = (await atOnce(64, send)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });
});

describe('an Idempotency-Key', () => {
  const poster = async () => {
    const owner = await hiringCompany();
    const { secret, apiKeyId } = await storeApiKey(deps, owner, { scopes: ['posts'] });
    const post = (key: string | undefined, given: Given & { title?: string; as?: string } = {}) =>
      call('/update-job-post', {
        headers: { ...bearer(given.as ?? secret), ...(key === undefined ? {} : { 'idempotency-key': key }) },
        body: { jobPost: jobPostDraft({ title: given.title ?? 'Nurse' }) },
        ...given,
      });
    return { owner, apiKeyId, secret, post };
  };

  test('makes one call of twenty at once on two nodes', async () => {
    const { owner, post } = await poster();
    const answers = await atOnce(20, (on) => post('first', { on }));
    const done = answers.filter(({ status }) => status === 200);
    const busy = answers.filter(({ status }) => status === 409);
    expect(done.length).toBeGreaterThan(0);
    expect(done.length + busy.length).toBe(20);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(done.filter(({ headers }) => !headers.has('idempotent-replayed'))).toHaveLength(1);
    for (const { json, headers } of busy) {
      expect(json()).toMatchObject({
        code: 'IDEMPOTENCY_KEY_IN_USE',
        detail: REPEAT_SENTENCES.IDEMPOTENCY_KEY_IN_USE,
      });
      expect(headers.get('retry-after')).toBe('1');
    }
    expect(await newPosts(owner)).toHaveLength(1);
    const again = await post('first', { on: 1 });
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([
      200,
      done[0]?.text,
      'true',
    ]);
    expect(again.headers.get('content-type')).toContain('application/json');
  });

  test('is refused with another body or call, and is free for another program', async () => {
    const { owner, secret: own, post } = await poster();
    const first = await post('one');
    expect(first.status).toBe(200);
    const restore = `/job-posts/${owner.jobPostId}/restore`;
    for (const other of [
      await post('one', { title: 'Driver' }),
      await call(restore, { headers: { ...bearer(own), 'idempotency-key': 'one' }, body: {} }),
    ])
      expect([other.status, other.json()]).toMatchObject([
        422,
        { code: 'IDEMPOTENCY_KEY_REUSED', detail: REPEAT_SENTENCES.IDEMPOTENCY_KEY_REUSED },
      ]);
    const { secret } = await storeApiKey(deps, owner, { scopes: ['posts'] });
    const another = await post('one', { as: secret });
    expect(another.headers.has('idempotent-replayed')).toBe(false);
    expect(await newPosts(owner)).toHaveLength(2);
    // Without one, each call is made.
    await post(undefined);
    expect(await newPosts(owner)).toHaveLength(3);
    for (const wrong of ['x'.repeat(256), ''])
      expect((await post(wrong)).json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_INVALID', status: 400 });
  });

  test('is free again after a refusal, which has changed nothing', async () => {
    const { owner, apiKeyId, post } = await poster();
    const wrong = await post('key', { title: '' });
    expect(wrong.json()).toMatchObject({ code: 'VALIDATION_FAILED', status: 422 });
    expect((await post('key')).status).toBe(200);
    expect(await newPosts(owner)).toHaveLength(1);
    // What was answered is not for a key that may no longer ask.
    await deps.db
      .update(apiKeys)
      .set({ scopes: ['search'] })
      .where(eq(apiKeys.apiKeyId, apiKeyId));
    expect((await post('key')).status).toBe(403);
  });

  test('of a call that never answered is not made again', async () => {
    const { owner, post } = await poster();
    await post('key');
    const { companyId } = owner;
    await deps.db
      .update(repeatableCalls)
      .set({ status: null, body: null })
      .where(eq(repeatableCalls.companyId, companyId));
    expect((await post('key')).json()).toMatchObject({ detail: REPEAT_SENTENCES.IDEMPOTENCY_KEY_IN_USE });
    await deps.db
      .update(repeatableCalls)
      .set({ startedIsoDateTimeUtc: sql`now() - make_interval(secs => ${IDEMPOTENCY_LOST_SECONDS + 1})` })
      .where(eq(repeatableCalls.companyId, companyId));
    expect((await post('key')).json()).toMatchObject({ status: 409, detail: REPEAT_LOST_SENTENCE });
    expect(await newPosts(owner)).toHaveLength(1);
  });

  test('is stored as a hash, for a day, and goes with the company', async () => {
    const [{ owner, post }, { owner: gone, post: postGone }] = [await poster(), await poster()];
    await post('a key to look for');
    await postGone('key');
    const rows = () => deps.db.select().from(repeatableCalls);
    expect(JSON.stringify(await rows())).not.toContain('a key to look for');
    await deps.db.delete(companies).where(eq(companies.companyId, gone.companyId));
    expect((await rows()).filter(({ companyId }) => companyId === gone.companyId)).toEqual([]);
    await prune(deps);
    expect((await rows()).filter(({ companyId }) => companyId === owner.companyId)).toHaveLength(1);
    await deps.db.update(repeatableCalls).set({ startedIsoDateTimeUtc: sql`now() - interval '25 hours'` });
    await prune(deps);
    expect(await rows()).toEqual([]);
  });
});

describe('an answer', () => {
  test('that failed is a problem, which has what every failure of ours has', async () => {
    const { secret } = await storeApiKey(deps, await company(), { scopes: ['posts'] });
    const headers = bearer(secret);
    const problems = [
      [await call('/job-posts/unknown', { headers }), 404, 'NOT_FOUND'],
      [await call('/job-posts?limit=many', { headers }), 422, 'VALIDATION_FAILED'],
      [await call('/search-talent-profiles', { headers, body: {} }), 403, 'FORBIDDEN'],
      [await call('/api-key', { headers: bearer('tlsh_test_abc') }), 401, 'UNAUTHORIZED'],
      [await call('/nothing', { headers }), 404, 'NOT_FOUND'],
      [await call('/nothing', {}), 404, 'NOT_FOUND'],
      [await call('/job-post-counts/', { headers }), 404, 'NOT_FOUND'],
    ] as const;
    for (const [answer, status, code] of problems) {
      const requestId = answer.headers.get('x-request-id');
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { detail, message, ...problem } = answer.json() as Record<string, unknown>;
      expect(answer.status).toBe(status);
      expect(problem).toMatchObject({
        type: `${node.url}/api/v1/problems/${code.toLowerCase().replace('_', '-')}`,
        status,
        code,
        instance: `urn:uuid:${requestId}`,
      });
      expect(problem['title']).toMatch(/^[A-Z][\w -]+$/);
      expect(detail).toMatch(/\w/);
      expect(message).toBe(detail);
    }
    expect(problems[1][0].json()).toMatchObject({ data: { limit: expect.any(String) } });
  });

  test('that a program reads again is only sent if it has changed', async () => {
    const owner = await company({ isApproved: true });
    const { secret } = await storeApiKey(deps, owner, { scopes: ['posts'] });
    const headers = bearer(secret);
    const first = await call('/job-posts', { headers });
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toContain('authorization');
    for (const known of [tag, `"other", ${tag}`, tag.slice(2), '*']) {
      const again = await call('/job-posts', { headers: { ...headers, 'if-none-match': known } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
      expect(again.headers.has('ratelimit')).toBe(true);
    }
    await addJobPost(owner.companyId);
    const changed = await call('/job-posts', { headers: { ...headers, 'if-none-match': tag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
    // A person's answer is kept nowhere.
    const ofPerson = await call('/job-posts', { headers: { cookie: owner.cookie } });
    expect([ofPerson.headers.get('cache-control'), ofPerson.headers.get('etag')]).toEqual(['no-store', null]);
  });

  test('on the next page is refused to a key that has lost the scope', async () => {
    const owner = await hiringCompany();
    const { secret, apiKeyId } = await storeApiKey(deps, owner, { scopes: ['shortlist', 'search'] });
    const headers = bearer(secret);
    for (const { talentId } of [await foundTalent(), await foundTalent()]) {
      const path = `/companies/${owner.companyId}/shortlisted-profiles/${talentId}`;
      const put = await call(path, { headers, method: 'PUT', body: { jobPostId: owner.jobPostId } });
      expect(put.status).toBe(200);
    }
    const first = await call('/get-shortlist', { headers, body: { limit: 1 } });
    const { cursor } = first.json() as { cursor: string | null };
    expect(cursor).toEqual(expect.any(String));
    const next = () => call('/get-shortlist', { headers, body: { limit: 1, cursor } });
    expect((await next()).status).toBe(200);
    await deps.db
      .update(apiKeys)
      .set({ scopes: ['search'] })
      .where(eq(apiKeys.apiKeyId, apiKeyId));
    expect((await next()).json()).toMatchObject({ status: 403, detail: scopeMissingSentence(['shortlist']) });
  });

  test('to a key of a deleted company is that there is no such key, on every node', async () => {
    const owner = await company();
    const { secret } = await storeApiKey(deps, owner, { scopes: ['posts'] });
    const statuses = () =>
      atOnce(4, async (on) => (await call('/job-posts', { headers: bearer(secret), on })).status);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await deps.db.delete(companies).where(eq(companies.companyId, owner.companyId));
    expect(await statuses()).toEqual([401, 401, 401, 401]);
  });
});
