import { MAINTENANCE_PAGE_SENTENCES, MAINTENANCE_SENTENCE } from '@talaash/domain/installation/words';
import { afterEach, expect, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { signInCalls } from '../../test/sign-in.ts';
import { setMaintenance } from '../operation/maintenance.ts';

const { admin, client, deps, person, request } = await testApp();
const closedByVariable = await testApp({ env: { MAINTENANCE: 'on' } });
const { post } = signInCalls(request);

const becomes = async (isClosed: boolean) => {
  await setMaintenance(deps.db, isClosed);
  await vi.waitFor(() => expect(deps.node.isClosed).toBe(isClosed), { timeout: 60_000, interval: 20 });
};

afterEach(() => becomes(false));

test('a closed product answers pages with a page, and calls with a sentence', async () => {
  const someone = await person();
  await becomes(true);
  for (const as of [undefined, someone]) {
    for (const path of ['/', '/talent/dashboard', '/auth/signup', '/dev/mail']) {
      const page = await request(path, as ? { as } : {});
      expect(page.status, path).toBe(503);
      expect(page.headers.get('retry-after')).toBe('60');
      const text = await page.text();
      expect(text).toContain(MAINTENANCE_PAGE_SENTENCES.title);
      expect(text).not.toMatch(/<script|<link|<img|@import|url\(/);
    }
    await expect(client(as).locality.search({ query: 'Pune' })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: MAINTENANCE_SENTENCE,
    });
    const call = await request('/api/v1/job-posts/x', as ? { as } : {});
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await call.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: MAINTENANCE_SENTENCE });
    expect((await request('/api/v1/live', as ? { as } : {})).status).toBe(503);
  }
  expect((await post('sign-up/email', { name: 'A', email: 'a@people.test', password: 'x' })).status).toBe(
    503,
  );
  expect(await client().publicConfiguration.get()).toMatchObject({ isUnderMaintenance: true });
});

test('who watches, and admins, reach a closed product, and everybody when it is open again', async () => {
  const [operator, someone] = [await admin(), await person()];
  await becomes(true);
  for (const path of ['/healthz', '/readyz', '/api/health', '/robots.txt'])
    expect((await request(path)).status, path).toBe(200);
  // What an admin needs to log in: a wrong password is refused as always.
  expect((await post('sign-in/email', { email: 'a@people.test', password: 'wrong wrong' })).status).toBe(401);
  expect((await client(someone).viewer.get()).account).not.toBeNull();
  const page = await request('/auth/login');
  expect(await page.text()).not.toContain(MAINTENANCE_PAGE_SENTENCES.title);
  await client(operator).adminOverview.readQueue();
  expect(await (await request('/admin', { as: operator })).text()).not.toContain(
    MAINTENANCE_PAGE_SENTENCES.title,
  );
  await becomes(false);
  expect((await request('/', { as: someone })).headers.get('retry-after')).toBeNull();
  expect(await client().publicConfiguration.get()).toMatchObject({ isUnderMaintenance: false });
});

test('the variable closes it too', async () => {
  expect((await closedByVariable.request('/')).headers.get('retry-after')).toBe('60');
  expect((await closedByVariable.request('/api/health')).status).toBe(200);
});
