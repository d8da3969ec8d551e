import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { API_KEY_BUDGET } from '@talaash/domain/api-key/limit';
import { API_KEY_REFUSALS, scopeMissingSentence } from '@talaash/domain/api-key/words';
import { SANCTION_SENTENCES } from '@talaash/domain/sanction/words';
import { TOOL_INSTRUCTIONS, TOOL_REFUSALS } from '@talaash/domain/tool/words';
import { API_KEY_SCOPES, type ApiKeyScope } from '@talaash/domain/api-key/choice';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bearer, storeApiKey } from '../../test/api-key.ts';
import { testApp } from '../../test/app.ts';
import { marketOf } from '../../test/market.ts';
import { users } from '../db/schema/account.ts';
import { apiKeys } from '../db/schema/api-key.ts';
import { events } from '../db/schema/event.ts';
import { messages } from '../db/schema/message.ts';
import { shortlistedProfiles } from '../db/schema/shortlisted-profile.ts';
import { threads } from '../db/schema/thread.ts';
import { TOOLS } from './tool.ts';

const app = await testApp();
const { company, deps, request, url } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

const ERAS = ['legacy', { pin: '2026-07-28' }] as const;

async function connect(secret: string, era: (typeof ERAS)[number] = 'legacy'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: era } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/api/mcp', url), {
      requestInit: { headers: bearer(secret) },
    }),
  );
  return client;
}

type Result = Awaited<ReturnType<Client['callTool']>>;

const textOf = ({ content }: Result): string =>
  content.map((part) => ('text' in part ? part.text : '')).join('');

/** What a refused tool answers. */
const refusedText = (result: Result): string => {
  expect(result.isError).toBe(true);
  expect(result.structuredContent).toBeUndefined();
  return textOf(result);
};

async function call<Output>(
  client: Client,
  name: string,
  given: Record<string, unknown> = {},
): Promise<Output> {
  const result = await client.callTool({ name, arguments: given });
  expect(result.isError, textOf(result)).toBeFalsy();
  expect(JSON.parse(textOf(result))).toEqual(result.structuredContent);
  return result.structuredContent as Output;
}

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

const post = (headers: Record<string, string>, body: unknown = LIST) =>
  request('/api/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const refusalOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

describe('the door of agents is closed', () => {
  test('without a key, with one that is not valid, and beside a session', async () => {
    const owner = await company();
    const { secret, apiKeyId } = await storeApiKey(deps, owner);
    for (const headers of [{}, { cookie: owner.cookie }, { authorization: 'Basic YTpi' }]) {
      const answer = await post(headers);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
      expect(await refusalOf(answer)).toMatchObject({ status: 401, message: TOOL_REFUSALS.noKey });
    }
    const invalid = { status: 401, message: API_KEY_REFUSALS.invalid };
    expect(await refusalOf(await post(bearer('tlsh_test_abc')))).toMatchObject(invalid);
    expect(await refusalOf(await post({ ...bearer(secret), cookie: owner.cookie }))).toMatchObject({
      status: 401,
      message: API_KEY_REFUSALS.withSession,
    });
    expect((await post(bearer(secret))).status).toBe(200);
    const isKey = eq(apiKeys.apiKeyId, apiKeyId);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await deps.db.update(apiKeys).set({ revokedIsoDateTimeUtc: yesterday }).where(isKey);
    expect(await refusalOf(await post(bearer(secret)))).toMatchObject(invalid);
    await deps.db
      .update(apiKeys)
      .set({ revokedIsoDateTimeUtc: null, endsIsoDateTimeUtc: yesterday })
      .where(isKey);
    expect(await refusalOf(await post(bearer(secret)))).toMatchObject(invalid);
  });

  test('to pages of other sites, from other addresses, and while the company is suspended', async () => {
    const owner = await company();
    const { secret, apiKeyId } = await storeApiKey(deps, owner);
    const foreign = await post({ ...bearer(secret), origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    const isKey = eq(apiKeys.apiKeyId, apiKeyId);
    await deps.db
      .update(apiKeys)
      .set({ networks: ['203.0.113.0/24'] })
      .where(isKey);
    expect(await refusalOf(await post(bearer(secret)))).toMatchObject({
      status: 403,
      message: API_KEY_REFUSALS.elsewhere,
    });
    await deps.db.update(apiKeys).set({ networks: [] }).where(isKey);
    const client = await connect(secret);
    await deps.db
      .update(users)
      .set({ suspendedUntil: new Date(Date.now() + 86_400_000) })
      .where(eq(users.id, owner.uid));
    expect(await refusalOf(await post(bearer(secret)))).toMatchObject({
      status: 403,
      message: SANCTION_SENTENCES.suspended,
    });
    expect(refusedText(await client.callTool({ name: 'list_job_posts', arguments: {} }))).toBe(
      SANCTION_SENTENCES.suspended,
    );
  });

  test('to other methods, batches, long bodies and what is no message', async () => {
    const { secret } = await storeApiKey(deps, await company());
    for (const method of ['GET', 'DELETE']) {
      const answer = await request('/api/mcp', { method, headers: bearer(secret) });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
    expect(await refusalOf(await post(bearer(secret), [LIST, LIST]))).toMatchObject({
      status: 422,
      message: TOOL_REFUSALS.batch,
    });
    expect((await post(bearer(secret), 'x'.repeat(5_000_000))).status).toBe(413);
    expect((await post({ ...bearer(secret), 'content-type': 'text/plain' })).status).toBe(415);
    for (const body of ['{', '"text"', 'null', '{}', ''])
      expect((await post(bearer(secret), body)).status).toBe(400);
    const listen = {
      ...LIST,
      method: 'subscriptions/listen',
      params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } },
    };
    const listening = await post(bearer(secret), listen);
    expect(listening.headers.get('content-type')).not.toContain('event-stream');
  });
});

describe.each(ERAS)('an agent of the revision %j', (era) => {
  test('learns the tools that its key allows', async () => {
    const owner = await company();
    const { secret: every } = await storeApiKey(deps, owner);
    const client = await connect(every, era);
    expect(client.getInstructions()).toBe(TOOL_INSTRUCTIONS);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([...TOOLS.keys()].sort());
    for (const scope of API_KEY_SCOPES) {
      const { secret } = await storeApiKey(deps, owner, { scopes: [scope] });
      const listed = (await (await connect(secret, era)).listTools()).tools.map(({ name }) => name);
      const allowed = [...TOOLS.values()].filter(({ meta }) => meta.scopes?.includes(scope));
      expect(listed.sort()).toEqual(allowed.map(({ tool }) => tool.name).sort());
    }
  });

  test('finds, explains, compares, matches and shortlists', async () => {
    const owner = await hiringCompany();
    const [one, two] = [await foundTalent(), await foundTalent()];
    const { secret } = await storeApiKey(deps, owner);
    const client = await connect(secret, era);
    const told = deps.db.select({ id: events.id, kind: events.kind }).from(events).orderBy(events.id);
    const toldBefore = (await told).length;
    await client.listTools();
    const { list: posts } = await call<{ list: { data: { key: { jobPostId: string } } }[] }>(
      client,
      'list_job_posts',
      {},
    );
    expect(posts.map(({ data }) => data.key.jobPostId)).toEqual([owner.jobPostId]);
    const { jobPostId } = owner;
    expect(await call(client, 'read_job_post', { jobPostId })).toMatchObject({
      writtenBy: 'company',
      data: { title: 'Senior React Developer' },
    });
    const { data: requirements } = await call<{ data: { query: string } }>(
      client,
      'read_job_post_requirements',
      { jobPostId },
    );
    expect(requirements.query).toMatch(/react/i);
    type Found = {
      hits: { talentProfile: { data: { key: { talentId: string } } }; match: { data: object } }[];
    };
    const found = await call<Found>(client, 'search_people', { query: 'react' });
    const ids = found.hits.map(({ talentProfile }) => talentProfile.data.key.talentId);
    expect(ids).toEqual(expect.arrayContaining([one.talentId, two.talentId]));
    expect(found.hits[0]?.match).toMatchObject({ writtenBy: 'comparison', data: { words: ['react'] } });
    expect(found).not.toHaveProperty('facets');
    const talentIds = [one.talentId, two.talentId];
    type Opened = { talentProfiles: { writtenBy: string; data: { name: string } }[] };
    const { talentProfiles } = await call<Opened>(client, 'open_profiles', { talentIds });
    expect(talentProfiles.map(({ writtenBy }) => writtenBy)).toEqual(['talent', 'talent']);
    type Compared = { talents: { places: { data: { named: string }[] } }[] };
    const { talents } = await call<Compared>(client, 'compare_people', { talentIds, skills: ['React'] });
    expect(talents.map(({ places }) => places.data[0]?.named)).toEqual(['React', 'React']);
    type Matched = { matches: { talentId: string; match: { total: number; items: { data: unknown[] } } }[] };
    const { matches } = await call<Matched>(client, 'match_people', { jobPostId, talentIds });
    expect(matches.map(({ match }) => match.total)).toEqual([expect.any(Number), expect.any(Number)]);
    const { talentId } = one;
    for (const _again of [1, 2]) await call(client, 'add_to_shortlist', { jobPostId, talentId });
    type Shortlist = { list: { shortlistedProfile: { data: { key: object } } }[]; cursor: string | null };
    const { list } = await call<Shortlist>(client, 'list_shortlist', {});
    expect(list.map((entry) => entry.shortlistedProfile.data.key)).toEqual([
      { companyId: owner.companyId, talentId },
    ]);
    for (const _again of [1, 2]) await call(client, 'remove_from_shortlist', { talentId });
    expect((await call<Shortlist>(client, 'list_shortlist', {})).list).toEqual([]);
    // Nothing was written to anybody.
    const kinds = new Set((await told).slice(toldBefore).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['shortlistedProfile.put', 'shortlistedProfile.deleted']));
    for (const table of [threads, messages]) expect(await deps.db.select().from(table)).toEqual([]);
  });

  test('reads the refusal of a rule, a wrong input, another company and a tool that does not exist', async () => {
    const [owner, other] = [await hiringCompany(), await hiringCompany()];
    const { talentId } = await foundTalent();
    const { secret } = await storeApiKey(deps, owner);
    const client = await connect(secret, era);
    const refused = async (name: string, given: Record<string, unknown>) =>
      refusedText(await client.callTool({ name, arguments: given }));
    expect(await refused('open_profiles', { talentIds: [] })).toMatch(/^Validation failed: /);
    expect(await refused('open_profiles', {})).toMatch(/^Validation failed: /);
    expect(await refused('search_people', { query: 'x'.repeat(60_000) })).toMatch(/^Validation failed: /);
    const { jobPostId } = other;
    for (const [name, given] of [
      ['read_job_post', { jobPostId }],
      ['read_job_post_requirements', { jobPostId }],
      ['match_people', { jobPostId, talentIds: [talentId] }],
      ['add_to_shortlist', { jobPostId, talentId }],
      ['add_to_shortlist', { jobPostId: owner.jobPostId, talentId, companyId: other.companyId }],
      ['remove_from_shortlist', { talentId, companyId: other.companyId }],
      ['read_conversation', { threadId: 'unknown' }],
    ] as const)
      expect(await refused(name, given), name).toMatch(/not find|not one of yours|does not exist/);
    expect(
      await deps.db.select().from(shortlistedProfiles).where(eq(shortlistedProfiles.talentId, talentId)),
    ).toEqual([]);
    await expect(client.callTool({ name: 'send_message', arguments: {} })).rejects.toThrow(
      TOOL_REFUSALS.noSuchTool,
    );
  });
});

/** A tool with its scopes, for a key that has none of them. */
const foreignScope = (scopes: readonly ApiKeyScope[] = []): ApiKeyScope | undefined =>
  API_KEY_SCOPES.find((scope) => !scopes.includes(scope));

test.each([...TOOLS.values()].map(({ tool, meta }) => [tool.name, meta.scopes ?? []] as const))(
  '%s is refused to a key without its scope',
  async (name, scopes) => {
    const other = foreignScope(scopes);
    if (other === undefined) return expect(scopes).toEqual(API_KEY_SCOPES);
    const { secret } = await storeApiKey(deps, await company(), { scopes: [other] });
    const result = await (await connect(secret)).callTool({ name, arguments: {} });
    expect(refusedText(result)).toBe(scopeMissingSentence(scopes));
  },
);

test('the next page is refused to a key that has lost the scope', async () => {
  const owner = await hiringCompany();
  const { secret, apiKeyId } = await storeApiKey(deps, owner, { scopes: ['shortlist', 'search'] });
  const client = await connect(secret);
  const { jobPostId } = owner;
  for (const { talentId } of [await foundTalent(), await foundTalent()])
    await call(client, 'add_to_shortlist', { jobPostId, talentId });
  const { cursor } = await call<{ cursor: string | null }>(client, 'list_shortlist', { limit: 1 });
  expect(cursor).toEqual(expect.any(String));
  await call(client, 'list_shortlist', { limit: 1, cursor });
  await deps.db
    .update(apiKeys)
    .set({ scopes: ['search'] })
    .where(eq(apiKeys.apiKeyId, apiKeyId));
  const next = await client.callTool({ name: 'list_shortlist', arguments: { limit: 1, cursor } });
  expect(refusedText(next)).toBe(scopeMissingSentence(['shortlist']));
  expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('list_shortlist');
});

test('each message counts once toward the budget of the key', async () => {
  const { secret } = await storeApiKey(deps, await company());
  const left = async (body: unknown) =>
    Number(/"key";r=(\d+)/.exec((await post(bearer(secret), body)).headers.get('ratelimit') ?? '')?.[1]);
  const calls = (name: string) => ({ ...LIST, method: 'tools/call', params: { name, arguments: {} } });
  expect(await left(LIST)).toBe(API_KEY_BUDGET.max - 1);
  expect(await left(calls('list_job_posts'))).toBe(API_KEY_BUDGET.max - 2);
  expect(await left(calls('open_profiles'))).toBe(API_KEY_BUDGET.max - 3);
  expect(await left(calls('nothing'))).toBe(API_KEY_BUDGET.max - 4);
  const spent = await Promise.all(
    Array.from({ length: API_KEY_BUDGET.max }, () => post(bearer(secret), LIST)),
  );
  expect(spent.filter(({ status }) => status === 429).length).toBe(4);
  const answer = await post(bearer(secret), calls('list_job_posts'));
  expect(await answer.json()).toMatchObject({
    result: { isError: true, content: [{ text: expect.stringContaining(API_KEY_REFUSALS.overBudget) }] },
  });
});
