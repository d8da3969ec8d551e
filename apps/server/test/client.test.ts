import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_KEY_SCOPES } from '@talaash/domain/api-key/choice';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { connect, isProblem, Problem } from '../../../packages/client/src/index.ts';
import { jobPosts } from '../src/db/schema/job-post.ts';
import { storeApiKey } from './api-key.ts';
import { testApp } from './app.ts';
import { marketOf } from './market.ts';

const app = await testApp();
const { client, deps, url } = app;
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const DRAFT = {
  category: 'Software_Development',
  title: 'Senior React Developer',
  description:
    'You will own the pages on which our customers see their ledgers. We offer time to do things properly.',
} as const;

type Answer = (request: IncomingMessage, answer: ServerResponse) => void;

/** A server that stands before ours: it answers some requests itself, and notes all of them. */
async function proxy(...instead: (Answer | 'pass')[]) {
  const seen: { method: string; path: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, answer) => {
    const { method = '', url: path = '', headers } = request;
    seen.push({ method, path, headers });
    const own = instead.shift() ?? 'pass';
    if (own !== 'pass') return own(request, answer);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const { host: _, connection: __, 'content-length': ___, ...passed } = headers as Record<string, string>;
      const made = await fetch(`${url}${path}`, {
        method,
        headers: passed,
        body: chunks.length > 0 ? Buffer.concat(chunks) : null,
      });
      const { 'content-encoding': _____, ...told } = Object.fromEntries(made.headers);
      answer.writeHead(made.status, told).end(await made.text());
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  closing.push(() => server.close());
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, seen };
}

const problem = (status: number, headers: Record<string, string> = {}): Answer => {
  const code = status === 429 ? 'TOO_MANY_REQUESTS' : 'SERVICE_UNAVAILABLE';
  return (_request, answer) =>
    void answer
      .writeHead(status, { 'content-type': 'application/problem+json', ...headers })
      .end(JSON.stringify({ status, code, detail: 'Later.' }));
};
const broken: Answer = (request) => void request.socket.destroy();

async function hiring() {
  const company = await hiringCompany();
  const { secret: key } = await storeApiKey(deps, company);
  return { ...company, key };
}

const postsOf = (companyId: string) =>
  deps.db.select().from(jobPosts).where(eq(jobPosts.companyId, companyId));

const failureOf = async (made: Promise<unknown>): Promise<unknown> =>
  made.then(
    () => 'none',
    (error: unknown) => error,
  );

describe('a refusal', () => {
  test('is a problem with its code, its fields and the id of its request', async () => {
    const { key } = await hiring();
    const talaash = connect({ url, key });
    const missing = await failureOf(talaash.jobPost.get({ jobPostId: 'unknown' }));
    expect(missing).toBeInstanceOf(Problem);
    expect(missing).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
      instance: expect.stringMatching(/^urn:uuid:/),
    });
    const wrong = await failureOf(talaash.jobPost.update({ jobPost: { ...DRAFT, title: '' } }));
    if (!isProblem(wrong, 'VALIDATION_FAILED')) throw new Error('It has another code.');
    expectTypeOf(wrong.data).toEqualTypeOf<Record<string, string>>();
    expect(wrong.data).toEqual({ 'jobPost.title': expect.any(String) });
    expect(isProblem(wrong, 'NOT_FOUND')).toBe(false);
    const stranger = await failureOf(connect({ url, key: 'tlsh_test_wrong' }).apiKey.getOwn());
    expect(isProblem(stranger, 'UNAUTHORIZED')).toBe(true);
  });

  test('of something else than the server has its status', async () => {
    const { url: before } = await proxy((_, answer) => void answer.writeHead(502).end('<html>Bad gateway'));
    const failure = await failureOf(connect({ url: before, key: 'k' }).apiKey.getOwn());
    expect(failure).toMatchObject({ code: 'UNKNOWN', status: 502 });
  });

  test('to connect without https or a key', () => {
    expect(() => connect({ url: 'http://talaash.example', key: 'k' })).toThrow('https');
    expect(() => connect({ url: 'https://talaash.example', key: '' })).toThrow('key');
  });

  test('to send the key to another address', async () => {
    const other = await proxy();
    const { url: before } = await proxy((_, answer) =>
      answer.writeHead(307, { location: `${other.url}/api/v1/api-key` }).end(),
    );
    expect(await failureOf(connect({ url: before, key: 'k', retries: 0 }).apiKey.getOwn())).toBeInstanceOf(
      TypeError,
    );
    expect(other.seen).toEqual([]);
  });

  test('of a path without its id', async () => {
    const talaash = connect({ url, key: 'k' });
    for (const jobPostId of ['', undefined as unknown as string])
      expect(await failureOf(talaash.jobPost.get({ jobPostId }))).toEqual(new TypeError('Give jobPostId.'));
  });
});

describe('a call is tried again', () => {
  test('with the same Idempotency-Key, and made once', async () => {
    const { companyId, key } = await hiring();
    // The first answer is lost on its way: the call was made.
    const lost: Answer = (request, answer) => {
      request.resume();
      void fetch(`${url}${request.url}`, {
        method: 'POST',
        headers: Object.fromEntries(
          ['authorization', 'content-type', 'idempotency-key'].map((name) => [
            name,
            String(request.headers[name]),
          ]),
        ),
        body: JSON.stringify({ jobPost: DRAFT }),
      }).then(() => answer.destroy());
    };
    const { url: before, seen } = await proxy(lost, problem(503), problem(429, { 'retry-after': '0' }));
    const talaash = connect({ url: before, key });
    const { jobPost } = await talaash.jobPost.update({ jobPost: DRAFT });
    expect((await postsOf(companyId)).map(({ jobPostId }) => jobPostId)).toContain(jobPost.key.jobPostId);
    expect(await postsOf(companyId)).toHaveLength(2);
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    // The next call has another one.
    await talaash.jobPost.setOpen({ ...jobPost.key, isOpen: false });
    expect(seen.at(-1)?.headers['idempotency-key']).not.toBe(keys[0]);
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      path: expect.stringContaining(jobPost.key.jobPostId),
    });
  });

  test('with the key that the program has stored', async () => {
    const { companyId, key } = await hiring();
    const given = { idempotencyKey: 'one-of-my-own' };
    for (const talaash of [connect({ url, key }), connect({ url, key })])
      await talaash.jobPost.update({ jobPost: DRAFT }, given);
    expect(await postsOf(companyId)).toHaveLength(2);
  });

  test('as often as it may, and not after any other refusal', async () => {
    const { url: before, seen } = await proxy(...Array(4).fill(problem(503, { 'retry-after': '0' })));
    const talaash = connect({ url: before, key: 'k' });
    expect(await failureOf(talaash.apiKey.getOwn())).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(seen).toHaveLength(4);
    expect(await failureOf(talaash.apiKey.getOwn())).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(seen).toHaveLength(5);
    // A read needs no Idempotency-Key.
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
  });

  test('after the wait that the server asks for, unless it is too long or the program stops it', async () => {
    const { url: before, seen } = await proxy(
      problem(429, { 'retry-after': '90' }),
      problem(429, { 'retry-after': '50' }),
      broken,
    );
    const talaash = connect({ url: before, key: 'k' });
    expect(await failureOf(talaash.apiKey.getOwn())).toMatchObject({ status: 429, retryAfterSeconds: 90 });
    const stop = new AbortController();
    const waiting = failureOf(talaash.apiKey.getOwn({}, { signal: stop.signal }));
    await expect.poll(() => seen.length).toBe(2);
    stop.abort(new Error('Stopped.'));
    expect(await waiting).toEqual(new Error('Stopped.'));
    expect(await failureOf(connect({ url: before, key: 'k', retries: 0 }).apiKey.getOwn())).toBeInstanceOf(
      TypeError,
    );
    expect(seen).toHaveLength(3);
  });
});

test('a list is read page after page', async () => {
  const { companyId, jobPostId, key } = await hiring();
  const added: string[] = [];
  for (let count = 0; count < 5; count += 1) added.push(await addJobPost(companyId));
  const { url: before, seen } = await proxy();
  const found: string[] = [];
  for await (const { key: post } of connect({ url: before, key }).jobPost.list.each({ limit: 2 }))
    found.push(post.jobPostId);
  expect(found.sort()).toEqual([jobPostId, ...added].sort());
  expect(seen).toHaveLength(3);
  // Nobody reads a page that nobody asks for.
  for await (const _ of connect({ url: before, key }).jobPost.list.each({ limit: 2 })) break;
  expect(seen).toHaveLength(4);
});

test('messages and conversations are lists, too', async () => {
  const company = await hiring();
  const talent = await foundTalent();
  const { jobPostId } = company;
  const { thread } = await client(company).invitation.send({ talentId: talent.talentId, jobPostId });
  const talaash = connect({ url, key: company.key });
  const markdown: string[] = [];
  for await (const one of talaash.thread.listForCompany.each({ isMine: false }))
    for await (const message of talaash.message.listForCompany.each({ ...one.thread.key, limit: 1 }))
      markdown.push(message.markdown);
  expect(markdown).toEqual(['job invitation sent']);
  expect(await talaash.thread.get(thread.key)).toMatchObject({ talentId: talent.talentId });
});

test('with a cache, what has not changed is not sent again', async () => {
  const { companyId, key } = await hiring();
  const cache = new Map<string, { etag: string; text: string }>();
  const statuses: number[] = [];
  const counted: typeof fetch = async (...request) => {
    const answer = await fetch(...request);
    statuses.push(answer.status);
    return answer;
  };
  const talaash = connect({ url, key, cache, fetch: counted });
  const first = await talaash.jobPost.list({ limit: 2 });
  expect(await talaash.jobPost.list({ limit: 2 })).toEqual(first);
  expect((await talaash.jobPost.list()).list).toEqual(first.list);
  await addJobPost(companyId);
  expect((await talaash.jobPost.list({ limit: 2 })).list).toHaveLength(2);
  expect(statuses).toEqual([200, 304, 200, 200]);
});

test('the client knows the scopes of the keys', async () => {
  const { key } = await hiring();
  const { apiKey } = await connect({ url, key }).apiKey.getOwn();
  expect(apiKey?.scopes).toEqual(API_KEY_SCOPES);
});
