import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { COMMON_SEARCHES, PUBLIC_ROUTES } from '@talaash/domain/page/choice';
import { PAGE_ROUTES } from '@talaash/domain/page/route';
import { guardOf, isPublicRoute } from '@talaash/domain/page/rule';
import { guardTarget } from '@talaash/domain/viewer/rule';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { builtWeb } from '../../test/built-web.ts';
import { failureAnswer } from '../call/failure.ts';
import type { EnvironmentName } from '@talaash/domain/environment/choice';
import { mountRobots } from './robots.ts';
import { mountSafety } from './safety.ts';
import { safetyHeaders } from './safety-header.ts';
import { mountWeb } from './web.ts';

const { deps } = await testApp();

const ORIGIN = 'https://talaash.example';

async function webOf(
  environment: EnvironmentName,
  changed: Partial<typeof deps.config> = {},
): Promise<FastifyInstance> {
  const config = { ...deps.config, environment, hasDemoPages: false, ...changed };
  const app = Fastify();
  app.setErrorHandler(failureAnswer(deps));
  const given = { ...deps, config, baseUrl: () => ORIGIN };
  mountSafety(app, given, safetyHeaders(config));
  mountRobots(app, given);
  await mountWeb(app, given, builtWeb);
  return app;
}

const production = await webOf('production');
const staging = await webOf('staging');
const local = await webOf('local');

const get = (url: string, app = production, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'talaash.example', ...headers } });

const GUEST = { isSignedIn: false, isEmailVerified: false, isAdmin: false, userType: undefined };

const pathOf = (route: string) => route.replaceAll(/\$\w+/g, '01JQ');

test('an address with a page answers 200 or leads to the log-in, and every other 404 with the page that says so', async () => {
  for (const route of PAGE_ROUTES) {
    const { statusCode, body } = await get(`${pathOf(route)}?a=b`);
    const isOff = /^\/(demo|design-system-demo)/.test(route);
    const isForGuests = guardTarget(guardOf(route) ?? 'guest', GUEST, { href: '' }) === undefined;
    // There is no profile of this name.
    const isGone = isOff || route === '/profile/$talentId';
    expect(statusCode, route).toBe(isGone ? 404 : isForGuests ? 200 : 302);
    if (isForGuests) expect(body, route).toContain('<div id="root">');
  }
  for (const path of ['/nothing', '/company/nothing', '/auth/login/more', '/favicon.ico', '/dev/mail']) {
    const { statusCode, body, headers } = await get(path);
    expect(statusCode, path).toBe(404);
    expect(headers['x-robots-tag'], path).toBe('noindex');
    expect(body, path).toContain('<title>Page not found · Talaash</title>');
    expect(body, path).toContain('<div id="root">');
    expect(body, path).not.toContain('canonical');
  }
});

test('a file of another release and a call that does not exist are never answered with a page', async () => {
  for (const path of ['/assets/index-Wxyz9876.js', '/api/nothing']) {
    const { statusCode, headers } = await get(path);
    expect(statusCode, path).toBe(404);
    expect(headers['content-type'], path).toContain('application/json');
    expect(headers['cache-control'] ?? '', path).not.toContain('max-age');
  }
  const { headers, statusCode } = await get('/assets/index-Abcd1234.js');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('a page names its files, but not to those whom it would only lead on', async () => {
  const links = async (path: string, headers = {}) =>
    (await get(path, production, headers)).body.match(/<link rel="(modulepreload|stylesheet)"[^>]*>/g);
  expect(await links('/auth/login/?redirect=%2Ftalent')).toEqual([
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/login-Abcd1234.js">',
    '<link rel="stylesheet" crossorigin href="/assets/login-Abcd1234.css">',
  ]);
  expect(await links('/auth/login', { cookie: 'session=1' })).toBeNull();
  expect(await links('/contact')).toBeNull();
});

test('hashed files come without what is said to pages, and workers and pages with it', async () => {
  const headersOf = async (path: string) => (await get(path)).headers;
  const script = await headersOf('/assets/index-Abcd1234.js');
  expect(script).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(script).not.toHaveProperty('content-security-policy');
  expect(script).not.toHaveProperty('permissions-policy');
  for (const path of ['/', '/nothing', '/assets/solve-worker-Abcd1234.js', '/app-icon.svg'])
    expect((await headersOf(path))['content-security-policy'], path).toContain("script-src 'self'");
});

test('search engines read what is for everybody in production, and nothing else', async () => {
  for (const route of PAGE_ROUTES) {
    const robots = async (app: FastifyInstance) => (await get(pathOf(route), app)).headers['x-robots-tag'];
    expect(await robots(production), route).toBe(isPublicRoute(route) ? undefined : 'noindex');
    for (const app of [staging, local]) expect(await robots(app), route).toBe('noindex');
  }
  const text = async (app: FastifyInstance) => (await get('/robots.txt', app)).body;
  expect(await text(production)).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  for (const app of [staging, local]) {
    expect(await text(app)).toBe('User-agent: *\nDisallow: /\n');
    expect((await get('/sitemap.xml', app)).statusCode).toBe(404);
  }
});

test('the sitemap names public pages and common searches, each by the address that it calls its own', async () => {
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(PUBLIC_ROUTES.length + COMMON_SEARCHES.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    expect(address).toMatch(/^https:\/\/talaash\.example\//);
    const page = await get(address.slice(ORIGIN.length));
    expect(page.statusCode, address).toBe(200);
    expect(page.headers['x-robots-tag'], address).toBeUndefined();
    expect(page.body).toContain(`<link rel="canonical" href="${address}">`);
  }
});

test('each public page has a title and a description of its own, and a picture for previews', async () => {
  const heads = await Promise.all(
    [...PUBLIC_ROUTES, '/?q=Full+Stack', '/?q=Data+Scientist'].map(async (path) => (await get(path)).body),
  );
  for (const part of [
    /<title>(.+) · Talaash<\/title>/,
    /name="description" content="([^"]+)"/,
    /rel="canonical" href="([^"]+)"/,
  ]) {
    const values = heads.map((head) => part.exec(head)?.[1]);
    expect(values).not.toContain(undefined);
    expect(new Set(values).size).toBe(heads.length);
  }
  for (const head of heads) {
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head.match(/name="description"/g)).toHaveLength(1);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'og:site_name'])
      expect(head).toMatch(new RegExp(`<meta property="${name}" content="[^"]+">`));
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
    const picture = /property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? '';
    const { statusCode, headers, rawPayload } = await get(picture.slice(ORIGIN.length));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  expect(heads.at(-1)).toContain('<title>Data Scientist · Talaash</title>');
});

test('the words of a common search change the picture, and those of nobody else do', async () => {
  const picture = async (query: string) => (await get(`/preview.png${query}`)).rawPayload.toString('base64');
  const plain = await picture('');
  expect(await picture('?q=Full+Stack')).not.toBe(plain);
  expect(await picture('?q=Talaash+is+a+fraud')).toBe(plain);
});

test('what somebody types into an address stands nowhere in the page', async () => {
  for (const query of [
    '?q=%3C/title%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '?q=canary%22onload%3D',
    '?canary=1',
  ]) {
    const { body, statusCode } = await get(`/${query}`);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/canary|alert\(1\)/);
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/">`);
  }
});

test('the first page says as data who runs it and how it is searched', async () => {
  const [, text = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await get('/')).body) ?? [];
  const data = JSON.parse(text) as { '@graph': { '@type': string; potentialAction?: object }[] };
  expect(data['@graph'].map((one) => one['@type'])).toEqual(['Organization', 'WebSite']);
  expect(data['@graph'][1]?.potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${ORIGIN}/?q={search_term_string}` },
  });
  // All other scripts are files: the policy allows no others.
  const scripts = (await get('/')).body.match(/<script(?![^>]*(src=|ld\+json))/g);
  expect(scripts).toBeNull();
});

test('the page is compressed as asked, and not sent again to who has it', async () => {
  const plain = await get('/');
  const squeezed = await get('/', production, { 'accept-encoding': 'gzip, br' });
  expect(squeezed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(squeezed.rawPayload).toString()).toBe(plain.body);
  const zipped = await get('/', production, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  const next = await get('/', production, { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(next.rawPayload).toString()).toBe(plain.body);
  expect(next.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers['etag'] });
  const etag = String(plain.headers['etag']);
  const again = await get('/', production, { 'if-none-match': etag });
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
  expect((await get('/contact', production, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('staging is marked in the page, so that the web says it on every page', async () => {
  expect((await get('/', staging)).body).toContain('<html lang="en" data-environment="staging"');
  expect((await get('/')).body).not.toContain('data-environment');
});
