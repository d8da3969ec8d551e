import { randomUUID } from 'node:crypto';
import { identityCalls, identityServer } from '../../apps/server/test/identity-server.ts';
import { newEmail } from '../../e2e/fixture/person.ts';
import { type Attack, held } from '../attack.ts';
import type { Target } from '../target.ts';

type Provider = Awaited<ReturnType<typeof identityServer>>;
type Calls = ReturnType<typeof identityCalls>;
type Return = Awaited<ReturnType<Calls['comeBack']>>;

const callsAt = (url: string): Calls =>
  identityCalls((path, init) => fetch(new URL(path, url), { ...init, redirect: 'manual' }));

const hasSession = ({ setCookies }: Return): boolean =>
  setCookies.some((cookie) => cookie.includes('session_token'));

export default {
  promise:
    'A login at an identity provider opens the account of nobody else, leads to no other site, and registers nobody where that is closed.',
  async run(target) {
    const provider = await identityServer();
    try {
      const { url } = await target.startNode(provider.env);
      const calls = callsAt(url);
      return [
        ...(await asSomebodyElse(target, provider, calls)),
        ...(await inOtherBrowsers(provider, calls)),
        await toOtherSites(provider, calls),
        await whereClosed(target, provider),
      ];
    } finally {
      await provider.stop();
    }
  },
} satisfies Attack;

/** Identities at the provider that claim an account of the product. */
async function asSomebodyElse({ newcomer, verified }: Target, provider: Provider, calls: Calls) {
  const [victim, planted] = [await verified('Kiran Rao'), await newcomer()];
  const comeAs = async (claims: object, name: 'google' | 'oidc' = 'google') => {
    provider.is({ sub: randomUUID(), ...claims });
    return calls.signInAt({ provider: name });
  };
  const unverified = [];
  for (const email_verified of [false, undefined, 'true', 1])
    unverified.push(await comeAs({ email: victim.email, email_verified }));
  const beforehand = await comeAs({ email: planted.email, email_verified: true });
  const lookalikes = [];
  for (const email of [
    victim.email.replace('k', '\u212A'),
    `\u212A${victim.email}`,
    `${victim.email}, ${newEmail()}`,
    `<${victim.email}>`,
  ])
    lookalikes.push(await comeAs({ email, email_verified: true }));
  const sub = randomUUID();
  await comeAs({ sub, email: victim.email, email_verified: true });
  const reused = await comeAs({ sub, email: newEmail(), email_verified: false }, 'oidc');
  return [
    held('an email that is not verified there', !unverified.some(hasSession), resultsOf(unverified)),
    held('an account that somebody planted beforehand', !hasSession(beforehand), beforehand.result ?? ''),
    held('emails that resemble another', !lookalikes.some(hasSession), resultsOf(lookalikes)),
    held('the subject of another provider', !hasSession(reused), reused.result ?? ''),
  ];
}

const resultsOf = (returns: Return[]) => returns.map(({ result }) => result).join(' ');

/** Login CSRF: the attacker sends a victim the callback of the attacker's own login. */
async function inOtherBrowsers(provider: Provider, calls: Calls) {
  const begin = async () => {
    provider.is({ sub: randomUUID(), email: newEmail(), email_verified: true });
    const { url, cookies } = await calls.begin();
    return { address: await calls.visit(url), cookies };
  };
  const [own, victims] = [await begin(), await begin()];
  const pushed = [await calls.comeBack(own.address, ''), await calls.comeBack(victims.address, own.cookies)];
  const used = await begin();
  const returns = await Promise.all(
    Array.from({ length: 10 }, () => calls.comeBack(used.address, used.cookies)),
  );
  const sessions = returns.filter(hasSession).length;
  return [
    held('the way back in another browser', !pushed.some(hasSession), resultsOf(pushed)),
    held('one way back ten times at once', sessions === 1, `${sessions} sessions`),
  ];
}

async function toOtherSites(provider: Provider, calls: Calls) {
  const locations = [];
  for (const callbackURL of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/./\\/evil.example',
  ]) {
    provider.is({ sub: randomUUID(), email: newEmail(), email_verified: true });
    locations.push((await calls.signInAt({ body: { callbackURL } })).location);
  }
  const leaving = locations.filter((location) => !staysHere(location));
  return held('addresses of other sites to go to', leaving.length === 0, leaving);
}

/** Whether a browser stays on this site, now and with the page that its query names. */
function staysHere(location: string): boolean {
  const here = 'https://talaash.example';
  const next = new URL(location, here);
  return next.origin === here && new URL(next.searchParams.get('redirect') ?? '/', here).origin === here;
}

async function whereClosed({ connect, startNode }: Target, provider: Provider) {
  const closed = { REGISTRATION_TALENT: 'closed', REGISTRATION_COMPANY: 'invitation' };
  const { url } = await startNode({ ...provider.env, ...closed });
  const calls = callsAt(url);
  const email = newEmail('uninvited');
  const results = [];
  for (const body of [
    {},
    { userType: 'talent' },
    { userType: 'company' },
    { userType: 'company', invitation: 'A'.repeat(43) },
  ]) {
    provider.is({ sub: randomUUID(), email, email_verified: true });
    results.push((await calls.signInAt({ body })).result);
    await fetch(`${url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha Rao', email, password: 'correct-horse-42', ...body }),
    });
  }
  const database = await connect();
  const { rowCount } = await database.query('select from users where email = $1', [email]);
  await database.end();
  return held('registration that is closed, or by invitation', rowCount === 0, results.join(' '));
}
