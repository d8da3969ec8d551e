import { contract } from '@talaash/contract';
import { ROUTES } from '@talaash/contract/route';
import { PROBLEMS, problemSlug } from '@talaash/domain/base/problem';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';

const { request } = await testApp();

type Content = Record<string, { schema?: { properties?: Record<string, unknown> } }>;

type Operation = {
  parameters?: { name: string; in: string; required: boolean }[];
  summary?: string;
  description?: string;
  responses?: Record<string, { $ref?: string; content?: Content }>;
  requestBody?: { content: Content };
};

const last = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const paths = (
  (await (await request('/api/v1/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  }
).paths;
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

test('the description has every call and every address, with who may use it', () => {
  const calls = Object.values(contract).flatMap((verbs) => Object.values(verbs));
  expect(operations).toHaveLength(calls.length + Object.keys(ROUTES).length);
  for (const { path, operation } of operations) {
    expect(path).not.toContain(':');
    expect(operation.summary).toBeTruthy();
    expect(operation.description).toMatch(/^Access: \w+/);
  }
});

test('calls and routes are described with their addresses and fields', () => {
  const invite = paths['/api/v1/invite-talent']?.['post'];
  expect(invite?.requestBody?.content['application/json']?.schema?.properties).toMatchObject({
    talentId: {},
    jobPostId: {},
  });
  const signUp = paths['/api/auth/sign-up/email']?.['post'];
  expect(signUp?.requestBody?.content['application/json']?.schema?.properties).toMatchObject({
    name: { type: 'string' },
    rememberMe: { type: 'boolean' },
  });
});

test('the query parameters of a route are described too', () => {
  const { parameters, requestBody } = paths['/api/auth/verify-email']?.['get'] ?? {};
  expect(requestBody).toBeUndefined();
  expect(parameters).toMatchObject([
    { name: 'token', in: 'query', required: true },
    { name: 'callbackURL', in: 'query', required: false },
  ]);
});

test('every kind of problem has a page at the address of its type, and an example in the description', async () => {
  for (const [code, { title, meaning, advice }] of Object.entries(PROBLEMS)) {
    const page = await request(`/api/v1/problems/${problemSlug(code)}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const text = (await page.text()).replaceAll(/<\/?code>/g, '');
    for (const said of [title, code, meaning, advice]) expect(text).toContain(said.replaceAll('`', ''));
    expect(await (await request('/api/v1/problems')).text()).toContain(`/problems/${problemSlug(code)}"`);
  }
  expect((await request('/api/v1/problems/other')).status).toBe(404);
});

test('a call of keys is described with its scopes, its headers and the problems that it can give', () => {
  const post = paths['/api/v1/update-job-post']?.['post'];
  expect(post).toMatchObject({
    security: [{ apiKey: ['posts'] }, { session: [] }],
    parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
  });
  const codesOf = (operation: Operation | undefined) =>
    Object.values(operation?.responses ?? {}).flatMap(
      ({ $ref = '' }) => /[A-Z].*/.exec(last($ref))?.[0].split('.') ?? [],
    );
  expect(new Set(codesOf(post))).toEqual(
    new Set(Object.keys(PROBLEMS).filter((code) => !/RECENT|BOT|PREMIUM/.test(code))),
  );
  const list = paths['/api/v1/job-posts']?.['get'];
  expect(codesOf(list)).toEqual([
    'UNAUTHORIZED',
    'FORBIDDEN',
    'VALIDATION_FAILED',
    'TOO_MANY_REQUESTS',
    'SERVICE_UNAVAILABLE',
  ]);
  expect(list?.responses).toMatchObject({
    304: {},
    200: { headers: { ETag: {}, RateLimit: {}, 'RateLimit-Policy': {} } },
  });
  expect(list?.parameters).toContainEqual({ $ref: '#/components/parameters/IfNoneMatch' });
  // A person's call: nothing of keys.
  expect(paths['/api/v1/create-api-key']?.['post']).toMatchObject({ security: [{ session: [] }] });
});

test('every list that returns a cursor takes one', () => {
  let lists = 0;
  for (const { path, operation } of operations) {
    const of = (content: { content?: Content } | undefined) =>
      Object.keys(content?.content?.['application/json']?.schema?.properties ?? {});
    if (!of(operation.responses?.['200']).includes('cursor')) continue;
    lists += 1;
    const taken = [...of(operation.requestBody), ...(operation.parameters ?? []).map(({ name }) => name)];
    expect(taken, path).toContain('cursor');
  }
  expect(lists).toBeGreaterThan(10);
});

test('the page is served by us, without a script in it', async () => {
  const page = await request('/api/v1/docs');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = await page.text();
  expect(html).not.toMatch(/<script(?! src="\/)/);
  const assets = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address = '']) => address);
  const styles = await (await request('/api/v1/docs/docs.css')).text();
  assets.push(...[...styles.matchAll(/@import url\("([^"]+)"\)/g)].map(([, address = '']) => address));
  expect(assets).toContain('/api/v1/docs/assets/swagger-ui.css');
  for (const address of assets) {
    const asset = await request(address);
    expect(asset.status).toBe(200);
    expect(asset.headers.get('content-type')).toMatch(/javascript|css/);
  }
});

test('the page has the library’s dark colours, and a script that asks for them before the first paint', async () => {
  const html = await (await request('/api/v1/docs')).text();
  expect(html.indexOf('mode.js')).toBeLessThan(html.indexOf('docs.css'));
  const script = await (await request('/api/v1/docs/mode.js')).text();
  expect(script).toContain("classList.toggle('dark-mode'");
  expect(await (await request('/api/v1/docs/assets/swagger-ui.css')).text()).toContain(
    'html.dark-mode .swagger-ui',
  );
});

test('the page takes the themes of the product, and every color from their values', async () => {
  const script = await (await request('/api/v1/docs/mode.js')).text();
  expect(script).toContain("localStorage.getItem('talaash-theme')");
  expect(script).toContain('dataset.theme');
  const styles = await (await request('/api/v1/docs/docs.css')).text();
  // Below the page's own rules, which are less specific than those of its dark colours.
  expect(styles).toContain('@import url("/api/v1/docs/assets/swagger-ui.css") layer(library);');
  expect(styles).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(/i);
});

test('nothing else of the page’s library is served', async () => {
  for (const file of ['index.html', 'csp.json', 'oauth2-redirect.js', '..%2fpackage.json']) {
    expect((await request(`/api/v1/docs/assets/${file}`)).status).toBe(404);
  }
});
