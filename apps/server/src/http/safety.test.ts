import { connect } from 'node:net';
import { UNREADABLE_SENTENCES } from '@talaash/domain/base/words';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { signInCalls, signUpForm } from '../../test/sign-in.ts';
import { sessions } from '../db/schema/account.ts';
import { isLocalName } from './local-host.ts';

const { company, person, request, url } = await testApp();
const { post, signUp, viewerOf } = signInCalls(request);
const behindProxy = await testApp({ env: { TRUST_PROXY: '1' } });
const behindNetwork = await testApp({ env: { TRUST_PROXY: '127.0.0.0/8, ::1' } });
const behindOther = await testApp({ env: { TRUST_PROXY: '10.0.0.0/8' } });
const secure = await testApp({ env: { BASE_URL: 'https://talaash.example' } });
const port = Number(new URL(url).port);

/** Sends text to the server as it is, and answers what comes back until the connection ends. */
async function send(text: string): Promise<string> {
  const socket = connect(port, 'localhost');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(text);
  await closed;
  return answer;
}

describe('a session', () => {
  test('is read from its own cookie only, and from none of several', async () => {
    const { cookie } = await signUp(signUpForm());
    const { cookie: other } = await signUp(signUpForm());
    expect(await viewerOf(cookie)).not.toMatchObject({ account: null });
    const ambiguous = [`${cookie}; ${other}`, `${other}; ${cookie}`, `${cookie}; ${cookie}`];
    for (const planted of [...ambiguous, `__Secure-${cookie}`, `__Host-${cookie}`, `x${cookie}`]) {
      expect(await viewerOf(planted), planted).toMatchObject({ account: null });
      expect((await request('/api/auth/list-sessions', { headers: { cookie: planted } })).status).toBe(401);
    }
    // The log-in library does not choose one of them either.
    for (const planted of ambiguous)
      expect(await post('sign-out', {}, planted)).toMatchObject({ status: 200 });
    expect(await viewerOf(cookie)).not.toMatchObject({ account: null });
  });

  test('under https is in a cookie of this host alone', async () => {
    const origin = 'https://talaash.example';
    const calls = signInCalls((path, init) =>
      secure.request(path, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), origin },
      }),
    );
    const { cookie } = await calls.signUp(signUpForm());
    expect(cookie).toMatch(/^__Host-talaash\.session_token=/);
    expect(await calls.viewerOf(cookie)).not.toMatchObject({ account: null });
    for (const name of ['', '__Secure-']) {
      expect(await calls.viewerOf(cookie.replace('__Host-', name))).toMatchObject({ account: null });
    }
    const { setCookies } = await calls.post('sign-out', {}, cookie);
    expect(setCookies.join()).toMatch(/__Host-talaash\.session_token=; Max-Age=0; Path=\/; HttpOnly; Secure/);
  });
});

describe('the origin of a request that changes something', () => {
  const statusFrom = async (app: typeof secure, origin: string, headers: Record<string, string> = {}) =>
    (
      await app.request('/api/auth/sign-out', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, origin },
        body: '{}',
      })
    ).status;

  test('is compared with scheme, host and port', async () => {
    const own = new URL(url);
    expect(await statusFrom(secure, 'https://talaash.example')).toBe(200);
    for (const other of [
      'http://talaash.example',
      'https://talaash.example:8443',
      'https://a.talaash.example',
    ]) {
      expect(await statusFrom(secure, other), other).toBe(403);
    }
    const app = { request } as typeof secure;
    expect(await statusFrom(app, own.origin)).toBe(200);
    for (const other of [`https://${own.host}`, 'http://localhost', `ftp://${own.host}`, 'null', 'x']) {
      expect(await statusFrom(app, other), other).toBe(403);
    }
  });

  test('takes the scheme from a proxy that is trusted, and from no other', async () => {
    const forwarded = { 'x-forwarded-proto': 'https' };
    const { host } = new URL(behindProxy.url);
    expect(await statusFrom(behindProxy, `https://${host}`, forwarded)).toBe(200);
    expect(await statusFrom(behindProxy, `http://${host}`, forwarded)).toBe(403);
    const [near, far] = [behindNetwork, behindOther].map((app) => new URL(app.url).host);
    expect(await statusFrom(behindNetwork, `https://${near}`, forwarded)).toBe(200);
    expect(await statusFrom(behindOther, `https://${far}`, forwarded)).toBe(403);
    expect(await statusFrom({ request } as typeof secure, `https://${new URL(url).host}`, forwarded)).toBe(
      403,
    );
  });

  test('of a chain of proxies, the last address that is not trusted is the caller’s', async () => {
    const callerOf = async ({ request: ask, deps }: typeof secure) => {
      const forwarded = { 'x-forwarded-for': '192.0.2.1, 198.51.100.7, 127.0.0.9' };
      const calls = signInCalls((path, init) =>
        ask(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...forwarded } }),
      );
      await calls.signUp(signUpForm());
      return (await deps.db.select().from(sessions))[0]?.ipAddress;
    };
    expect(await callerOf(behindNetwork)).toBe('198.51.100.7');
    expect(await callerOf(behindProxy)).toBe('127.0.0.9');
    expect(await callerOf(behindOther)).toMatch(/^(::1|(::ffff:)?127\.0\.0\.1)$/);
  });
});

describe('the pages of a local installation', () => {
  const askFor = (path: string, host: string, method = 'GET') =>
    send(`${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);

  test.each([`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST'])(
    'answer to %s',
    async (host) => {
      for (const path of ['/dev/mail', '/api/dev/mail'])
        expect(await askFor(path, host)).toContain(' 200 OK');
    },
  );

  test.each([
    'evil.example',
    `localhost.evil.example:${port}`,
    '127.0.0.1.nip.io',
    'localhost@evil.example',
    '10.0.0.1',
  ])('do not exist for %s', async (host) => {
    for (const path of [
      '/dev/mail',
      '/dev/mail/x',
      '/%64ev/mail',
      '/api/dev/mail',
      '/dev/checkout/x',
      '/dev/portal/x',
    ]) {
      expect(await askFor(path, host), path).toMatch(/^HTTP\/1\.1 (404|400) /);
    }
    expect(await askFor('/dev/checkout/x/pay', host, 'POST')).toMatch(/^HTTP\/1\.1 (404|400) /);
    if (!host.includes('@')) expect(await askFor('/api/health', host)).toContain(' 200 OK');
  });

  test('answer to the address that the server listens on', () => {
    expect(isLocalName('192.168.1.5:3000', '192.168.1.5')).toBe(true);
    expect(isLocalName('192.168.1.5:3000', '0.0.0.0')).toBe(false);
    expect(isLocalName(undefined, 'localhost')).toBe(false);
  });
});

const headersIn = (answer: string) =>
  new Headers(
    (answer.split('\r\n\r\n', 1)[0] ?? '')
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(': ', 2) as [string, string]),
  );

describe('every answer has the security headers and the form of a failure', () => {
  test.each([
    ['a malformed URL', 'GET /%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/v1/viewer HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    ['long headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['half a percent sign', 'GET /api/v1/threads/%E0 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ])('of %s', async (_, text, status) => {
    const answer = await send(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(Object.fromEntries(headersIn(answer))).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer).toContain(UNREADABLE_SENTENCES[status as 400 | 431]);
  });
});

describe('what is private is not cached', () => {
  test.each([
    '/api/v1/viewer',
    '/api/health',
    '/api/auth/get-session',
    '/api/nothing',
    '/dev/mail',
    '/api/v1/live',
  ])('%s', async (path) => {
    const stop = new AbortController();
    const answer = await request(path, { as: await company(), signal: stop.signal });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    stop.abort();
  });

  test('nor are refusals, a picture that cannot be read, and answers of our own client’s calls', async () => {
    const answers = [
      await request('/api/v1/pictures/x.webp', { as: await company() }),
      await request('/api/rpc/viewer/get', { method: 'POST', as: await person() }),
      await request('/api/v1/files/resume', { method: 'POST' }),
    ];
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a request with two meanings', () => {
  const head = `POST /api/rpc/viewer/get HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\n`;
  const smuggled = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';

  test.each([
    ['two lengths', 'content-length: 2\r\ncontent-length: 3\r\n\r\n{}x'],
    ['a length and chunks', `content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['an unknown encoding', `transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a space before a colon', `transfer-encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
  ])('by %s is refused, and nothing after it is read', async (_what, rest) => {
    const answer = await send(head + rest);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test.each([
    ['/api/rpc/talentSearch/search', '{"json":{"__proto__":{"isAdmin":true}}}'],
    ['/api/rpc/talentSearch/search', '{"json":{"constructor":{"prototype":{"isAdmin":true}}}}'],
    ['/api/rpc/talentSearch/search', '{"json":{},"meta":[[1,"__proto__","isAdmin"]]}'],
    ['/api/v1/search-talent-profiles', '{"__proto__":{"isAdmin":true}}'],
    ['/api/auth/sign-in/email', '{"__proto__":{"isAdmin":true}}'],
  ])('that would change a prototype is refused: %s %s', async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    expect((await request(path, { method: 'POST', headers, body })).status).toBe(400);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });
});

test('TRACE is not answered', async () => {
  const answer = await send(
    'TRACE / HTTP/1.1\r\nhost: localhost\r\nx-secret: seen\r\nconnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('seen');
});
