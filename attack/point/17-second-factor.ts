import { codeOf } from '../../apps/server/test/authenticator.ts';
import { PASSWORD, type Person } from '../../e2e/fixture/person.ts';
import { send } from '../../e2e/fixture/http.ts';
import { type Attack, held } from '../attack.ts';
import type { Target } from '../target.ts';

/** Routes of the log-in library that would turn a second factor off, show it, or go past it. */
const LIBRARY_ROUTES = [
  ...['enable', 'disable', 'get-totp-uri', 'generate-backup-codes', 'view-backup-codes'],
  ...['send-otp', 'verify-otp'],
].map((name) => `two-factor/${name}`);
const OTHER_ROUTES = [
  'update-session',
  'set-password',
  'begin-identity-session',
  'delete-user',
  'verify-password',
];

export default {
  promise: 'A second factor is passed by its owner alone, once for each code.',
  async run(target) {
    const { url } = target;
    const owner = await newAdmin(target);
    const setup = await owner.call<{ key: string; recoveryCodes: string[] }>('begin-second-factor', {
      currentPassword: PASSWORD,
    });
    const [thief] = [await passwordOf(url, owner)];
    const { cookies } = await send(url, '/api/v1/confirm-second-factor', {
      body: { code: codeOf(setup.key, -1) },
      cookie: owner.cookie,
    });
    const own = cookieOf(cookies);
    const thiefIs = await emailOf(url, thief);
    const routes = await Promise.all(
      [...LIBRARY_ROUTES, ...OTHER_ROUTES].map(
        async (path) =>
          (await post(`${url}/api/auth/${path}`, { password: PASSWORD, trustDevice: true }, own)).status,
      ),
    );
    const challenges: string[] = [];
    for (let step = 0; step < 42; step += 1) challenges.push(await passwordOf(url, owner));
    const asked = await emailOf(url, challenges[0] ?? '');
    const enter = (body: object, at: number) =>
      post(`${url}/api/auth/two-factor/verify-totp`, body, challenges[at]);
    const code = codeOf(setup.key);
    const [first, second] = [await enter({ code, trustDevice: true }, 0), await enter({ code }, 1)];
    const trusted = first.headers.getSetCookie().filter((cookie) => cookie.includes('trust'));
    const known = new Set([code, codeOf(setup.key, 1), codeOf(setup.key, 2)]);
    const wrong = ['000000', '000001', '000002', '000003'].find((one) => !known.has(one)) ?? '';
    const guesses = await Promise.all(challenges.slice(2).map((_, at) => enter({ code: wrong }, at + 2)));
    const looked = guesses.filter(({ status }) => status === 422).length;
    return [
      held('a session from before it was turned on', thiefIs === undefined, thiefIs ?? 'ended'),
      held('the owner stays', (await emailOf(url, own)) === owner.email, 'signed in'),
      held(
        `${routes.length} routes of the library`,
        routes.every((status) => status === 404),
        routes,
      ),
      held('the password alone', asked === undefined, asked ?? 'nobody'),
      held('a code, with the wish to be trusted', first.status === 200 && trusted.length === 0, first.status),
      held('the same code again', second.status === 422, second.status),
      held('40 guesses at once', looked <= 10, `${looked} were looked at`),
    ];
  },
} satisfies Attack;

async function newAdmin(target: Target): Promise<Person> {
  const owner = await target.verified();
  const database = await target.connect();
  await database.query('update users set is_admin = true where email = $1', [owner.email]);
  await database.end();
  return owner;
}

/** The cookies of somebody who has entered the password. */
async function passwordOf(url: string, { email }: Person): Promise<string> {
  const { cookies } = await send(url, '/api/auth/sign-in/email', { body: { email, password: PASSWORD } });
  return cookieOf(cookies);
}

const cookieOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

async function emailOf(url: string, cookie: string): Promise<string | undefined> {
  const { body } = await send(url, '/api/v1/viewer', { method: 'GET', cookie });
  return (body as { account: { email: string } | null }).account?.email;
}

const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
