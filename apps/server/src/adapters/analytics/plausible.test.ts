import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { protocolServer } from '../../../test/protocol-server.ts';
import { createPlausible } from './plausible.ts';

const server = await protocolServer();
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.answerWith(() => ({ status: 202, body: 'ok' }));
});

const analytics = (timeoutMs = 2000) =>
  createPlausible({
    url: server.url,
    domain: 'talaash.example',
    baseUrl: () => 'https://talaash.example',
    timeoutMs,
  });
const view = {
  route: '/company/job_posts/edit/$jobPostId',
  ip: '203.0.113.7',
  userAgent: 'Browser/1',
} as const;

test('a page is counted by the documented request, with the visitor’s address and browser', async () => {
  await analytics().countPageView(view);
  const [request] = server.requests;
  expect(server.requests).toHaveLength(1);
  expect(request).toMatchObject({ method: 'POST', path: '/api/event' });
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Browser/1',
    'x-forwarded-for': '203.0.113.7',
  });
  expect(request?.headers).not.toHaveProperty('cookie');
  expect(JSON.parse(String(request?.body))).toEqual({
    name: 'pageview',
    domain: 'talaash.example',
    url: 'https://talaash.example/company/job_posts/edit/$jobPostId',
  });
});

describe('what goes wrong is a fault that says nothing of the visitor', () => {
  test.each([
    ['a refusal', { status: 400, body: { errors: { domain: ["can't be blank"] } } }, 'refused', 400],
    ['a rate limit', { status: 429 }, 'rateLimited', 429],
    ['a failure', { status: 503 }, 'failed', 503],
    ['a page instead of an answer', { status: 200, body: '<h1>Welcome</h1>' }, 'refused', 200],
    ['a redirect', { status: 301, headers: { location: '/elsewhere' } }, 'nonsense', 301],
    ['a timeout', 'hang', 'unreachable', undefined],
    ['a closed connection', 'reset', 'unreachable', undefined],
  ] as const)('%s', async (_what, answer, kind, status) => {
    server.answerWith(() => answer);
    const fault: unknown = await analytics(300)
      .countPageView(view)
      .catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: 'ProviderFault', kind, status });
    expect(JSON.stringify(fault) + String(fault)).not.toMatch(/203\.0\.113\.7|Browser/);
  });
});

test('the probe asks for the health of the server, and counts nothing', async () => {
  server.answerWith(() => ({ body: { clickhouse: 'ok', postgres: 'ok' } }));
  expect(await analytics().probe?.()).toBe('Plausible answers; pages are counted for talaash.example');
  expect(server.requests).toMatchObject([{ method: 'GET', path: '/api/health' }]);
});

test.each([
  [{ status: 500 }, 'failed'],
  [{ status: 404 }, 'refused'],
  [{ status: 200, body: '<h1>Welcome</h1>' }, 'nonsense'],
  ['reset' as const, 'unreachable'],
])('the probe finds %o', async (answer, kind) => {
  server.answerWith(() => answer);
  await expect(analytics().probe?.()).rejects.toMatchObject({ kind });
});
