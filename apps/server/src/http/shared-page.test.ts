import { PAGE_ROUTES } from '@talaash/domain/page/route';
import { sharedProfilePath } from '@talaash/domain/shared-profile/rule';
import { SHARED_PROFILE_GONE } from '@talaash/domain/shared-profile/words';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { builtWeb } from '../../test/built-web.ts';
import { marketOf } from '../../test/market.ts';
import type { Person } from '../../test/person.ts';
import { failureAnswer } from '../call/failure.ts';
import { createLimits } from '../call/limit.ts';
import { mountCalls } from './calls.ts';
import { mountSafety } from './safety.ts';
import { safetyHeaders } from './safety-header.ts';
import { mountWeb } from './web.ts';

const market = await testApp();
const { admin, deps, person, talent } = market;
const { changeTalent, foundTalent, hiringCompany } = marketOf(deps, market);

const ORIGIN = 'https://talaash.example';
const app = Fastify();
app.setErrorHandler(failureAnswer(deps));
mountSafety(app, deps, safetyHeaders(deps.config));
await mountCalls(app, deps, createLimits());
await mountWeb(app, { ...deps, baseUrl: () => ORIGIN }, builtWeb);
afterAll(() => app.close());

const get = (
  url: string,
  { as, method = 'GET', headers }: { as?: Person; method?: 'GET' | 'HEAD'; headers?: object } = {},
) =>
  app.inject({
    url,
    method,
    headers: { host: 'talaash.example', ...(as ? { cookie: as.cookie } : {}), ...headers },
  });

const someone = await foundTalent({
  name: 'Asha Secretname',
  jobTitle: 'Senior React Developer',
  experienceInYears: 6.5,
  locality: { suburb: 'Bengaluru', state: 'Karnataka', countryCode: 'IN' },
});
const path = sharedProfilePath(someone.talentId);

test('an address without a profile answers 404 with the same page, whatever is or was there', async () => {
  const hidden = await foundTalent();
  await changeTalent(hidden, { openToWorkStatus: 'NotSeeking' });
  const pages = new Set<string>();
  for (const address of [
    sharedProfilePath(hidden.talentId),
    '/profile/nobody',
    `/profile/${'a'.repeat(101)}`,
    '/profile/%0d%0aset-cookie:%20x=1',
    '/profile/<script>alert(1)</script>'.replace('/script', '%2Fscript'),
    `/profile/${someone.talentId}x`,
  ]) {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await get(address, { method });
      expect(statusCode, address).toBe(404);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['set-cookie']).toBeUndefined();
    }
    pages.add((await get(address)).body.split('<body')[0] ?? '');
  }
  expect(pages.size).toBe(1);
  const [page = ''] = pages;
  expect(page).toContain(`<title>${SHARED_PROFILE_GONE.title} · Talaash</title>`);
  expect(page).not.toMatch(/canonical|og:/);
  expect((await get('/profile')).statusCode).toBe(404);
});

test('a profile has a head of its own without anything personal, and is not for search engines', async () => {
  const { statusCode, body, headers } = await get(`${path}?utm_source=x`);
  expect([statusCode, headers['x-robots-tag'], headers['cache-control']]).toEqual([
    200,
    'noindex',
    'no-cache',
  ]);
  for (const part of [
    '<title>Senior React Developer in Bengaluru · Talaash</title>',
    `<link rel="canonical" href="${ORIGIN}${path}">`,
    `<meta property="og:url" content="${ORIGIN}${path}">`,
    `<meta property="og:image" content="${ORIGIN}/preview.png?profile=${someone.talentId}">`,
    '6.5 years of experience: React, TypeScript, CSS.',
  ])
    expect(body).toContain(part);
  expect(body).not.toMatch(/asha|secret|ld\+json/i);
  const head = await get(path, { method: 'HEAD' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('what somebody writes into a profile stays text in the head and on the picture', async () => {
  const hostile = await foundTalent({
    jobTitle: `</title><script>alert("1")</script>'`,
    locality: { suburb: '"><img src=x onerror=alert(1)>', state: 'Kerala', countryCode: 'IN' },
    skills: ['</script><b>', '$&', '${x}\r\nset-cookie: x=1'],
  });
  const { body, headers } = await get(sharedProfilePath(hostile.talentId));
  expect(body).not.toMatch(/<script>alert|<img|<b>|<\/title><script/);
  expect(body).toContain('&lt;/title&gt;&lt;script&gt;');
  expect(body).toContain('$&amp;');
  expect(headers['set-cookie']).toBeUndefined();
  const picture = await get(`/preview.png?profile=${hostile.talentId}`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
});

test('the picture of a profile says what its title says, and nothing of who it is', async () => {
  const pictureOf = async ({ talentId }: { talentId: string }) => {
    const { statusCode, rawPayload } = await get(`/preview.png?profile=${talentId}`);
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    return rawPayload.toString('base64');
  };
  const facts = {
    jobTitle: 'Platform Engineer',
    locality: { suburb: 'Pune', state: 'M', countryCode: 'IN' },
  } as const;
  const first = await pictureOf(await foundTalent({ ...facts, name: 'Asha Secretname' }));
  expect(await pictureOf(await foundTalent({ ...facts, name: 'Dev Anand' }))).toBe(first);
  expect(await pictureOf(await foundTalent({ ...facts, experienceInYears: 9 }))).not.toBe(first);
  expect(await pictureOf(await foundTalent({ ...facts, jobTitle: 'Designer' }))).not.toBe(first);
  // Its own name in a title is masked there, so the title says nothing.
  const masked = await pictureOf(await foundTalent({ ...facts, jobTitle: 'Dev Anand', name: 'Dev Anand' }));
  expect(await pictureOf(await foundTalent({ ...facts, jobTitle: 'Asha S', name: 'Asha S' }))).toBe(masked);
  await pictureOf(await foundTalent({ ...facts, jobTitle: 'Principal '.repeat(10) }));
  await pictureOf(await foundTalent({ ...facts, jobTitle: 'प्रधान अभियंता' }));
  const hidden = await foundTalent(facts);
  await changeTalent(hidden, { openToWorkStatus: 'NotSeeking' });
  for (const id of [hidden.talentId, 'nobody', '', '%00'])
    expect((await get(`/preview.png?profile=${id}`)).statusCode, id).toBe(404);
});

test('a company is led to its search, and everybody else stays', async () => {
  const { statusCode, headers } = await get(path, { as: await hiringCompany() });
  expect([statusCode, headers.location]).toEqual([302, `/company/search?profile=${someone.talentId}`]);
  for (const as of [someone, await admin(), await talent(), await person(), undefined])
    expect((await get(path, as ? { as } : {})).statusCode).toBe(200);
});

test('pages lead those whom they are not for where the browser would lead them, and are not kept', async () => {
  const people = {
    unverified: await person({ isEmailVerified: false }),
    nobodyYet: await person(),
    talent: someone,
    company: await hiringCompany(),
    admin: await admin(),
  };
  const cases: [keyof typeof people | undefined, string, string][] = [
    [undefined, '/talent/dashboard', '/auth/login?redirect=%2Ftalent%2Fdashboard'],
    [
      undefined,
      '/company/search?q=a%26b&x=1',
      '/auth/login?redirect=%2Fcompany%2Fsearch%3Fq%3Da%2526b%26x%3D1',
    ],
    [undefined, '/change-password', '/auth/login?redirect=%2Fchange-password'],
    ['unverified', '/', '/auth/email-verification'],
    ['unverified', '/talent/messages', '/auth/email-verification'],
    ['nobodyYet', '/company/dashboard', '/auth/mobile-verification'],
    ['talent', '/', '/talent/dashboard'],
    ['talent', '/auth/login?redirect=%2Ftalent%2Fmessages', '/talent/messages'],
    ['talent', '/auth/signup?redirect=//elsewhere.test', '/talent/dashboard'],
    ['talent', '/auth/login?redirect=%2F%0d%0aset-cookie:x=1', '/talent/dashboard'],
    ['talent', '/auth/login?redirect=%2F%C3%A4%20b', '/%C3%A4%20b'],
    ['company', '/auth/mobile-verification', '/company/dashboard'],
    ['admin', '/', '/admin/talents'],
  ];
  for (const [who, url, target] of cases) {
    const { statusCode, headers } = await get(url, who ? { as: people[who] } : {});
    expect([statusCode, headers.location], `${who} ${url}`).toEqual([302, target]);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['set-cookie']).toBeUndefined();
  }
  // The browser leads home who is on the other side, and says why. A session that is none is nobody's.
  for (const [url, as] of [
    ['/company/dashboard', people.talent],
    ['/talent/dashboard', people.company],
    ['/talent/dashboard', people.talent],
    ['/admin', undefined],
    ['/contact', people.talent],
  ] as const)
    expect((await get(url, as ? { as } : {})).statusCode, url).toBe(200);
  const expired = await get('/talent/dashboard', { headers: { cookie: 'session=none' } });
  expect(expired.statusCode).toBe(302);
});

test('without scripts or not, a guest finds every page that is for guests', async () => {
  const isForGuests = (route: string) =>
    !/^\/(talent|company|change-password|connect|join|auth\/(email|mobile)-verification)/.test(route);
  for (const route of PAGE_ROUTES) {
    if (/demo/.test(route)) continue;
    const { statusCode } = await get(route.replaceAll(/\$\w+/g, someone.talentId));
    expect(statusCode, route).toBe(isForGuests(route) ? 200 : 302);
  }
});
