import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { americanNumber } from '../../test/one-time-code.ts';
import { signInCalls, signUpForm } from '../../test/sign-in.ts';
import { openLog } from '../base/log.ts';
import { openMetrics } from '../base/metrics.ts';
import { ProviderFault } from '../base/provider-fault.ts';
import { workJobs } from '../job-handlers.ts';
import { openMetricsServer } from './metrics.ts';

const METRICS_TOKEN = 'b1946ac92492d2347c6235b4d2611184';
const TRACE_TOKEN = '591785b794601e212b260e25925636fd';

type Line = { requestId?: string; msg: string; trace?: Record<string, unknown> };
const lines: string[] = [];
const log = openLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
const entries = () => lines.map((line) => JSON.parse(line) as Line);

/** Providers that fail, and say of whom in their errors. */
const person = { ...signUpForm({ name: 'Marigold Quartz' }), number: americanNumber() };
const app = await testApp({
  log,
  env: { METRICS_TOKEN, TRACE_TOKEN },
  instead: {
    mailer: {
      send: ({ to, text }) =>
        Promise.reject(
          Object.assign(new Error(`550 <${to}> refused: ${text}`), { responseCode: 550, rejected: [to] }),
        ),
    },
    oneTimeCodeProvider: {
      nameFor: () => 'Twilio',
      newCode: () => '482913',
      send: ({ mobileNumberE164 }) =>
        Promise.reject(new ProviderFault('unauthorized', `Twilio refuses a code to ${mobileNumberE164}.`)),
      check: () => Promise.resolve('wrong'),
    },
  },
});
const { client, deps, request } = app;
const { signUp } = signInCalls(request);
await workJobs(deps);

const figures = async () =>
  (await request('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();

test('a live process says so, and a node that can work says of what', async () => {
  expect(await (await request('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await request('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    status: 'ready',
    checks: Object.fromEntries(
      ['node', 'database', 'migrations', 'disk', 'queue', 'index'].map((part) => [
        part,
        { ok: true, found: part === 'node' ? 'running' : 'ok' },
      ]),
    ),
  });
});

test('a node that stops, or whose database is of another release, is not ready, and says why', async () => {
  const readiness = async () => {
    const answer = await request('/readyz');
    const { checks } = (await answer.json()) as { checks: Record<string, { ok: boolean; found: string }> };
    return { status: answer.status, failing: Object.entries(checks).filter(([, { ok }]) => !ok) };
  };
  deps.node.isStopping = true;
  expect(await readiness()).toEqual({ status: 503, failing: [['node', { ok: false, found: 'stopping' }]] });
  deps.node.isStopping = false;
  const { pool } = deps.database;
  await pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)",
  );
  await expect.poll(readiness, { timeout: 60_000, interval: 100 }).toMatchObject({
    status: 503,
    failing: [['migrations', { found: expect.stringContaining('npm run doctor') }]],
  });
  expect((await request('/healthz')).status).toBe(200);
  await pool.query("delete from drizzle.__drizzle_migrations where hash = 'x'");
  await expect.poll(async () => (await readiness()).status, { timeout: 60_000, interval: 100 }).toBe(200);
});

test('how a request arrived is told to the doctor alone', async () => {
  for (const header of ['x', `${Date.now()}.x`, `${Date.now()}.${'x'.repeat(43)}`])
    expect(await (await request('/healthz', { headers: { 'x-talaash-doctor': header } })).json()).toEqual({
      status: 'ok',
    });
});

test('figures are for the token, and do not exist without one', async () => {
  const refused: Record<string, string>[] = [
    {},
    { authorization: 'Bearer x' },
    { authorization: METRICS_TOKEN },
  ];
  for (const headers of refused) expect((await request('/metrics', { headers })).status).toBe(404);
  expect(
    (await request('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).headers.get(
      'content-type',
    ),
  ).toContain('text/plain');
  expect(await openMetricsServer(deps)).toBeUndefined();
});

test('a port of their own has the figures and nothing else', async () => {
  const config = { ...deps.config, metricsPort: 0, metricsToken: undefined };
  const server = await openMetricsServer({ ...deps, config });
  onTestFinished(() => void server?.close());
  const url = `http://localhost:${(server?.address() as AddressInfo | null)?.port}`;
  const other = await fetch(`${url}/`);
  expect(other.status).toBe(404);
  expect(other.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('talaash_index_ready 1');
});

test('calls, searches, faults, jobs and mails are counted, under labels that the code knows', async () => {
  const { guestSearchApiKey: apiKey } = await client().publicConfiguration.get({});
  await client().talentSearch.search({ apiKey, query: 'quartz polisher' });
  await expect(client().jobPost.get({ jobPostId: 'abcdefghijklmnopqrst' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  await expect.poll(figures).toMatch(/talaash_calls_total\{call="talentSearch\.search",status="200"\} 1/);
  const text = await figures();
  expect(text).toMatch(/talaash_calls_total\{call="jobPost\.get",status="401"\} 1/);
  expect(text).toMatch(/talaash_call_duration_seconds_count\{call="talentSearch\.search"\} 1/);
  expect(text).toMatch(/talaash_search_duration_seconds_count [1-9]/);
  expect(text).toMatch(/talaash_provider_duration_seconds_count\{port="talentIndex"\} [1-9]/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
  for (const labels of text.matchAll(/\{(.*?)\}/g)) expect(labels[1]).not.toMatch(/abcdefghij|quartz|\/api/);
});

test('the dashboard shows only figures that exist', () => {
  const dashboard = readFileSync(join(import.meta.dirname, '../../../../operation/grafana.json'), 'utf8');
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] };
  const used = panels.flatMap(({ targets = [] }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(talaash|nodejs|process)_\w+/g) ?? []),
  );
  const metrics = openMetrics();
  const known = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  for (const name of used) expect(known).toContain(name.replace(/_(bucket|sum|count)$/, ''));
  const own = known.filter((name) => name.startsWith('talaash_'));
  for (const name of own) expect(used.join(' '), `${name} is on no panel`).toContain(name);
});

test('a request that asks for it with the token is traced in the log', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const ask = (token: string) =>
    request('/api/v1/public-configuration', { headers: { 'x-talaash-trace': token, traceparent } });
  await ask('wrong');
  const answer = await ask(TRACE_TOKEN);
  const id = answer.headers.get('x-request-id');
  const traced = await vi.waitFor(
    () => {
      const found = entries().filter(({ trace }) => trace !== undefined);
      expect(found).toHaveLength(1);
      return found[0];
    },
    { timeout: 60_000 },
  );
  expect(traced).toMatchObject({ requestId: id, trace: { traceId: traceparent.slice(3, 35), status: 200 } });
  const signedIn = await app.person();
  await request('/api/v1/viewer', { as: signedIn, headers: { 'x-talaash-trace': TRACE_TOKEN } });
  await vi.waitFor(
    () =>
      expect(entries().findLast(({ trace }) => trace !== undefined)?.trace).toMatchObject({
        route: '/api/v1/viewer',
        database: { count: expect.toSatisfy((count: number) => count >= 1), ms: expect.any(Number) },
        spans: expect.arrayContaining([expect.objectContaining({ kind: 'database', name: 'query' })]),
      }),
    { timeout: 60_000 },
  );
});

test('no line of the log says who a person is, whatever fails, and each line of a request has its id', async () => {
  const { number, ...form } = person;
  const { cookie, status } = await signUp(form);
  expect(status).toBe(200);
  // The mail has to fail while its address is unconfirmed: to a confirmed one nothing is sent.
  const messages = () => entries().map(({ msg }) => msg);
  await expect
    .poll(messages, { timeout: 60_000, interval: 50 })
    .toContain('A job failed. It will be retried.');
  const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  await deps.database.pool.query('update users set email_verified = true where email = $1', [form.email]);
  const headers = { cookie, 'content-type': 'application/json' };
  const post = (path: string, json: object) =>
    request(`/api/rpc/${path}`, { method: 'POST', headers, body: JSON.stringify({ json }) });
  await post('mobileVerification/requestOtp', {
    countryCode: 'US',
    mobileNumber: number,
    userType: 'company',
  });
  await deps.database.pool.query('alter table contact_messages rename to moved');
  const message = {
    name: form.name,
    email: form.email,
    subject: 'Who is Marigold?',
    message: `Call Marigold Quartz: ${number}`,
  };
  const failed = await post('contactMessage/submit', message);
  await deps.database.pool.query('alter table moved rename to contact_messages');
  expect(failed.status).toBe(500);
  const requestId = failed.headers.get('x-request-id') ?? '';
  expect(await failed.text()).toContain(requestId);
  await expect
    .poll(messages, { timeout: 60_000, interval: 50 })
    .toEqual(expect.arrayContaining(['A request failed.', 'A one-time code could not be sent.']));
  expect(entries().find(({ msg }) => msg === 'A request failed.')).toMatchObject({ requestId });
  expect(entries().find(({ msg }) => msg === 'A one-time code could not be sent.')?.requestId).toMatch(
    /^[\w-]{36}$/,
  );
  const all = lines.join('');
  for (const secret of [
    form.email,
    'Marigold',
    'Quartz',
    number,
    number.slice(2),
    form.password,
    token,
    '482913',
  ])
    expect(all.includes(secret), `${secret}: ${lines.find((line) => line.includes(secret))}`).toBe(false);
  const text = await figures();
  expect(text).toMatch(/talaash_provider_faults_total\{port="oneTimeCodeProvider",kind="unauthorized"\} 1/);
  expect(text).toMatch(/talaash_mails_total\{outcome="failed"\} [1-9]/);
  expect(text).toMatch(/talaash_jobs_total\{job="account\.mailLink",outcome="failed"\} [1-9]/);
});
