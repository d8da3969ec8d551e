import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { request as httpsRequest, RequestOptions } from 'node:https';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { protocolServer, type WireAnswer } from '../../../test/protocol-server.ts';
import { createFetchedCertificatePages } from './fetched.ts';
import { isPublicAddress } from '../../base/public-address.ts';

const server = await protocolServer();
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const SOUGHT = { name: 'Meera Krishnan', certification: 'Certified Developer', email: 'meera@people.test' };

/** Speaks http to the test's server, at the address that was resolved. */
const request = ((url: URL, options: RequestOptions, done: Parameters<typeof httpsRequest>[2]) =>
  httpRequest(
    { ...options, protocol: 'http:', host: url.hostname, port: server.port, path: url.pathname + url.search },
    done,
  )) as typeof httpsRequest;

let resolved: string[] = ['127.0.0.1'];
const pages = (given: object = {}) =>
  createFetchedCertificatePages({
    servers: undefined,
    resolve: async () => resolved,
    isAllowed: (address) => address === '127.0.0.1',
    request,
    ...given,
  });
const look = (answer: WireAnswer, given: object = {}, url = 'https://board.test/17') => {
  server.answerWith(() => answer);
  return pages(given).look(url, SOUGHT);
};
const html = (body: string, head = '') => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
});

describe('a page', () => {
  test.each([
    ['names both', html('<h1>Certified Developer</h1><p>awarded to <b>Meera</b> Krishnan</p>'), 'named'],
    [
      'names both without accents and case',
      html('<p>MEÉRA&nbsp;KRISHNAN</p><p>certified developer</p>'),
      'named',
    ],
    [
      'names both in its head',
      html('', '<title>Certified Developer</title><meta property="og:title" content="Meera Krishnan">'),
      'named',
    ],
    ['names only the person', html('Meera Krishnan'), 'notNamed'],
    ['names only the certificate', html('Certified Developer'), 'notNamed'],
    ['names somebody with a longer name', html('Certified Developer, Ameera Krishnan'), 'notNamed'],
    [
      'has the names in a script',
      html('<script>const a = "Meera Krishnan, Certified Developer"</script>'),
      'notNamed',
    ],
    ['is missing', { ...html('Meera Krishnan, Certified Developer'), status: 404 }, 'unreachable'],
    [
      'is compressed',
      { ...html('Meera Krishnan, Certified Developer'), headers: { 'content-encoding': 'gzip' } },
      'unreachable',
    ],
    ['leads elsewhere', { status: 302, headers: { location: 'https://elsewhere.test' } }, 'refused'],
    ['closes the connection', 'reset', 'unreachable'],
  ] as [string, WireAnswer, string][])('that %s', async (_what, answer, outcome) => {
    expect(await look(answer)).toBe(outcome);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.headers).toMatchObject({ 'accept-encoding': 'identity' });
    expect(server.requests[0]?.headers).not.toHaveProperty('cookie');
  });

  test('that never answers is given up in time', async () => {
    expect(await look('hang', { milliseconds: 200 })).toBe('unreachable');
  });

  test('that is too long is read up to a limit', async () => {
    const late = html(`${'x '.repeat(2000)}Meera Krishnan, Certified Developer`);
    expect(await look(late, { bytes: 1000 })).toBe('notNamed');
    expect(await look(late)).toBe('named');
  });

  test('is asked for at the address of its own host, without our name for it', async () => {
    await look(html(''), {}, 'https://board.test/a?b=c');
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/a?b=c' });
  });
});

describe('an address', () => {
  test.each([
    ['10.0.0.1', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.16.5.5', false],
    ['192.0.2.1', false],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['0.0.0.0', false],
    ['::', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['fc00::1', false],
    ['fe80::1', false],
    ['ff02::1', false],
    ['board.test', false],
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  test.each([
    'https://127.0.0.1/17',
    'https://[::1]/17',
    'https://[::ffff:127.0.0.1]/17',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/17',
    'https://0x7f.1/17',
    'https://board.test:8443/17',
    'http://board.test/17',
    'https://meera@board.test/17',
  ])('%s is not asked', async (url) => {
    expect(await look(html(''), { isAllowed: isPublicAddress }, url)).toBe('refused');
    expect(server.requests).toEqual([]);
  });

  test('is refused if any address of the host is private', async () => {
    resolved = ['8.8.8.8', '10.0.0.1'];
    expect(await look(html(''), { isAllowed: isPublicAddress })).toBe('refused');
    resolved = ['127.0.0.1'];
    expect(server.requests).toEqual([]);
  });

  test('of a host is asked for once: a second answer could lead elsewhere', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
    };
    expect(await look(html('Meera Krishnan, Certified Developer'), { resolve })).toBe('named');
    expect(asked).toBe(1);
  });

  test('of an unknown host is no answer', async () => {
    expect(await look(html(''), { resolve: async () => [] })).toBe('unreachable');
  });
});

describe('an Open Badge', () => {
  const hash = (email: string, salt = '') =>
    `sha256$${createHash('sha256').update(`${email}${salt}`).digest('hex')}`;
  const json = (body: object): WireAnswer => ({ body });
  const recipient = { type: 'email', hashed: true, salt: 'sea', identity: hash(SOUGHT.email, 'sea') };

  test.each<[string, WireAnswer, string]>([
    ['of version 2 with its badge', json({ recipient, badge: { name: 'Certified Developer' } }), 'named'],
    [
      'of version 2 of somebody else',
      json({
        recipient: { ...recipient, identity: hash('other@people.test', 'sea') },
        badge: { name: 'Certified Developer' },
      }),
      'notNamed',
    ],
    ['of another badge', json({ recipient, badge: { name: 'Beginner' } }), 'notNamed'],
    [
      'of version 3',
      json({
        type: ['VerifiableCredential', 'OpenBadgeCredential'],
        credentialSubject: {
          identifier: [
            {
              type: 'IdentityObject',
              hashed: true,
              salt: 'sea',
              identityHash: hash(SOUGHT.email, 'sea'),
              identityType: 'emailAddress',
            },
          ],
          achievement: { name: 'Certified Developer' },
        },
      }),
      'named',
    ],
    [
      'that names the person',
      json({ credentialSubject: { name: 'Meera Krishnan', achievement: { name: 'Certified Developer' } } }),
      'named',
    ],
    [
      'with the address in plain',
      json({ recipient: { hashed: false, identity: SOUGHT.email }, badge: { name: 'Certified Developer' } }),
      'named',
    ],
    [
      'that is no JSON',
      { headers: { 'content-type': 'application/json' }, body: 'Meera Krishnan, Certified Developer' },
      'notNamed',
    ],
    ['that is null', { headers: { 'content-type': 'application/json' }, body: 'null' }, 'notNamed'],
  ])('%s', async (_what, answer, outcome) => {
    expect(await look(answer)).toBe(outcome);
  });

  test('of version 2 whose badge is another document, read under the same rules', async () => {
    const badgeAt = async (badge: string) => {
      server.requests.length = 0;
      server.answerWith(({ path }) =>
        path === '/17' ? json({ recipient, badge }) : json({ name: 'Certified Developer', issuer: badge }),
      );
      return pages().look('https://board.test/17', SOUGHT);
    };
    expect(await badgeAt('https://board.test/badge')).toBe('named');
    expect(server.requests.map(({ path }) => path)).toEqual(['/17', '/badge']);
    expect(await badgeAt('http://board.test/badge')).toBe('notNamed');
    expect(await badgeAt('https://10.0.0.1/badge')).toBe('refused');
    expect(server.requests.map(({ path }) => path)).toEqual(['/17']);
  });
});
