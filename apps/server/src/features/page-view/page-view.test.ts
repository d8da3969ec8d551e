import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { quietLog } from '../../../test/log.ts';
import { createFirstPartyAnalytics } from '../../adapters/analytics/first-party.ts';
import type { PageViewSeen } from '../../adapters/analytics/port.ts';
import { protocolServer } from '../../../test/protocol-server.ts';
import { pageViewCounts } from '../../db/schema/page-view-count.ts';
import { wire } from '../../wiring.ts';
import { prune } from '../retention/actions.ts';
import { countPageView } from './actions.ts';

const seen: PageViewSeen[] = [];
const app = await testApp({
  env: { ANALYTICS: 'first-party' },
  instead: {
    analytics: {
      countPageView: async (view) => {
        seen.push(view);
      },
    },
  },
});
const { admin, client, deps, request } = app;
const ask = (headers: Record<string, string>, body: object = { json: { route: '/' } }) =>
  request('/api/rpc/pageView/record', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('what is no pattern of a page is refused, and counted nowhere', async () => {
  for (const json of [
    {},
    { route: '/company/search?q=asha' },
    { route: '/company/job_posts/edit/01JQ' },
    { route: '/admin/overview' },
    { route: '/', referrer: 'https://elsewhere.test' },
  ])
    expect((await ask({}, { json })).status).toBe(422);
  expect(seen).toEqual([]);
});

test('whoever asks not to be counted is not', async () => {
  for (const wish of [{ dnt: '1' }, { 'sec-gpc': '1' }]) expect((await ask(wish)).status).toBe(200);
  expect(seen).toEqual([]);
});

test('a guest’s page is counted by its pattern, without setting a cookie', async () => {
  const answer = await ask({ 'user-agent': 'Browser/1' });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(seen).toEqual([
    { route: '/', ip: expect.stringMatching(/127\.0\.0\.1|::1/), userAgent: 'Browser/1' },
  ]);
});

test('a provider that hangs or fails holds up no page, is said once a minute, and never piles up', async () => {
  const lines: string[] = [];
  const log = { ...quietLog, warn: (_fields: unknown, sentence: string) => lines.push(sentence) } as never;
  let asked = 0;
  const view = { route: '/', ip: '127.0.0.1', headers: new Headers(), requestId: 'r' } as const;
  const failing = { countPageView: () => Promise.reject(new Error('down')) };
  let now = 0;
  const count = () => countPageView({ analytics: failing, log, now: () => now }, view);
  for (let time = 0; time < 5; time += 1) count();
  await expect.poll(() => lines).toEqual(['Pages could not be counted.']);
  now = 60_000;
  count();
  await expect.poll(() => lines).toHaveLength(2);
  const hanging = {
    countPageView: () => {
      asked += 1;
      return new Promise<never>(() => undefined);
    },
  };
  for (let time = 0; time < 150; time += 1) countPageView({ analytics: hanging, log, now: () => now }, view);
  expect(asked).toBe(100);
});

test('our own counts add up over nodes and days, and the overview shows the last seven', async () => {
  await deps.db.delete(pageViewCounts);
  const day = 24 * 60 * 60 * 1000;
  let now = deps.now() - 7 * day;
  const nodes = [0, 1].map(() => createFirstPartyAnalytics({ db: deps.db, now: () => now, log: quietLog }));
  const open = (route: PageViewSeen['route'], times: number) =>
    Promise.all(
      nodes.flatMap((node) =>
        Array.from({ length: times }, () =>
          node.countPageView({ route, ip: '203.0.113.7', userAgent: 'Browser/1' }),
        ),
      ),
    );
  await open('/contact', 9);
  now = deps.now();
  await open('/', 2);
  await open('/company/search', 3);
  await Promise.all(nodes.map((node) => node.close()));
  expect(await deps.db.select().from(pageViewCounts).orderBy(pageViewCounts.views)).toMatchObject([
    { route: '/', views: 4 },
    { route: '/company/search', views: 6 },
    { route: '/contact', views: 18 },
  ]);
  const stored = await deps.db.execute(sql`select page_view_counts::text as row from page_view_counts`);
  expect(JSON.stringify(stored.rows)).not.toMatch(/203|Browser/);
  expect((await client(await admin()).adminOverview.get()).pageViews).toEqual({
    views: 10,
    routes: [
      { route: '/company/search', views: 6 },
      { route: '/', views: 4 },
    ],
  });
});

test('counts that cannot be stored are stored later', async () => {
  await deps.db.delete(pageViewCounts);
  let isDown = true;
  const db = new Proxy(deps.db, {
    get: (target, name, receiver) => {
      if (name === 'insert' && isDown) throw new Error('The database is away.');
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const node = createFirstPartyAnalytics({ db, now: deps.now, log: quietLog, storeMs: 10 });
  await node.countPageView({ route: '/', ip: '', userAgent: '' });
  const rows = () => deps.db.select().from(pageViewCounts);
  expect(await rows()).toEqual([]);
  isDown = false;
  await expect.poll(rows).toMatchObject([{ route: '/', views: 1 }]);
  await node.close();
});

test('counts are deleted after 400 days', async () => {
  await deps.db.delete(pageViewCounts);
  const daysAgo = (days: number) => new Date(deps.now() - days * 86_400_000).toISOString().slice(0, 10);
  const row = (days: number) => ({ day: daysAgo(days), route: '/', views: 1 });
  await deps.db.insert(pageViewCounts).values([row(399), row(402)]);
  await prune(deps);
  expect(await deps.db.select().from(pageViewCounts)).toEqual([row(399)]);
});

test('the configuration chooses who counts, and only in production', async () => {
  const plausible = await protocolServer(() => ({ status: 202 }));
  const { config, log, database } = deps;
  const wired = (of: Partial<typeof config>) =>
    wire({
      config: { ...config, appSecret: 'a'.repeat(40), ...of },
      baseUrl: () => 'https://talaash.example',
      log,
      database,
      instead: { talentIndex: new LocalTalentIndex() },
    });
  const own = { kind: 'first-party' as const, plausibleUrl: undefined, plausibleDomain: undefined };
  const vendor = { kind: 'plausible' as const, plausibleUrl: plausible.url, plausibleDomain: undefined };
  const off = { ...own, kind: 'off' as const };
  const found = [];
  for (const of of [
    { environment: 'local' as const, analytics: own },
    { environment: 'staging' as const, analytics: vendor },
    { environment: 'production' as const, analytics: off },
    { environment: 'production' as const, analytics: own },
    { environment: 'production' as const, analytics: vendor },
  ]) {
    const { deps: node, close } = await wired(of);
    found.push(node.analytics === undefined ? 'nobody' : node.analytics.probe ? 'plausible' : 'we');
    await node.analytics?.countPageView({ route: '/contact', ip: '203.0.113.7', userAgent: 'Browser/1' });
    await close();
  }
  expect(found).toEqual(['nobody', 'nobody', 'nobody', 'we', 'plausible']);
  expect(JSON.parse(String(plausible.requests[0]?.body))).toMatchObject({
    domain: 'talaash.example',
    url: 'https://talaash.example/contact',
  });
  await plausible.close();
});

test('browsers are told whether pages are counted, and the public hostname', async () => {
  expect(await client().publicConfiguration.get()).toMatchObject({
    environment: 'local',
    hostname: null,
    hasAnalytics: true,
  });
});
