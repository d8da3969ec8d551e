import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { freePort } from '../../apps/server/test/free-port.ts';
import { type Attack, held } from '../attack.ts';

const site = 'https://talaash.example';

export default {
  promise:
    'A session is in one cookie of this host alone; local pages and changes are for this origin alone.',
  async run(target) {
    const { url } = target;
    const [one, other] = await Promise.all([target.newTalent(), target.newTalent()]);
    const securePort = await freePort();
    await target.startNode({ BASE_URL: site, PORT: String(securePort) });
    const secureUrl = `http://localhost:${securePort}`;
    const secure = await signUp(secureUrl);
    const viewer = (cookie: string, at = url) => viewerEmail(at, cookie);
    const planted = [
      await viewer(`${other.cookie}; ${one.cookie}`),
      await viewer(`${one.cookie}; ${other.cookie}`),
      await viewer(`__Secure-${one.cookie}`),
      await viewer(secure.replace('__Host-', '').replace('__Secure-', ''), secureUrl),
      await viewer(secure.replace('__Host-', '__Secure-'), secureUrl),
    ];
    const rebound = await Promise.all(
      ['/dev/mail', '/api/dev/mail', '/dev/checkout/x'].map((path) => get(url, path, 'evil.example')),
    );
    const { port } = new URL(url);
    const local = await Promise.all(
      [`localhost:${port}`, `127.0.0.1:${port}`].map((host) => get(url, '/api/dev/mail', host)),
    );
    const origins = [`https://localhost:${port}`, 'http://localhost', 'http://localhost:1', 'null'];
    const crossed = await Promise.all(origins.map((origin) => signOutFrom(url, origin)));
    return [
      held('under https the cookie is __Host-', secure.startsWith('__Host-'), secure.split('=')[0]),
      held(
        'no other cookie and none of several is a session',
        planted.every((email) => email === undefined),
        planted,
      ),
      held('the right one is', (await viewer(one.cookie)) === one.email, await viewer(one.cookie)),
      held(
        'local pages do not exist under another name',
        rebound.every((status) => status === 404),
        rebound,
      ),
      held(
        'local pages exist under a local name',
        local.every((status) => status === 200),
        local,
      ),
      held(
        'another scheme or port is another site',
        crossed.every((status) => status === 403),
        crossed,
      ),
      held('the own origin is none', (await signOutFrom(url, url)) === 200, await signOutFrom(url, url)),
    ];
  },
} satisfies Attack;

async function signUp(url: string): Promise<string> {
  const form = { name: 'Asha Rao', email: `${randomUUID()}@people.test`, password: 'correct-horse-42' };
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify(form),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function viewerEmail(url: string, cookie: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/v1/viewer`, { headers: { cookie } });
  const { account } = (await answer.json()) as { account: { email: string } | null };
  return account?.email;
}

async function signOutFrom(url: string, origin: string): Promise<number> {
  const headers = { 'content-type': 'application/json', origin };
  return (await fetch(`${url}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' })).status;
}

/** Asks under another name, which fetch does not. */
function get(url: string, path: string, host: string): Promise<number> {
  const asked = Promise.withResolvers<number>();
  const { port, hostname } = new URL(url);
  request({ host: hostname, port, path, headers: { host } }, (answer) => {
    answer.resume();
    asked.resolve(answer.statusCode ?? 0);
  })
    .on('error', asked.reject)
    .end();
  return asked.promise;
}
