import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { ONE_TIME_CODE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { codeOf } from '../../test/authenticator.ts';
import { asTalent } from '../../test/one-time-code.ts';
import type { Person } from '../../test/person.ts';
import { urlOf } from '../../test/planted-database.ts';
import { encodeProof, solutionOf, withProof } from '../../test/proof.ts';
import type { ShiftedClock } from '../../test/shifted-clock.ts';
import { PASSWORD, signUpForm } from '../../test/sign-in.ts';
import { openClock } from './clock.ts';
import { rateLimits, sessions, twoFactors, verifications } from './schema/account.ts';

const HOUR_MS = 60 * 60_000;

// Three nodes on one database: this one, and two whose machines are an hour off.
const own = await testApp({ env: { BOT_CHECK: 'on', BOT_CHECK_COST: '2' } });
const { deps, person, givePassword } = own;
const { db } = deps;
const { pool, connection } = deps.database;
const [ahead, behind] = await Promise.all([startNode(HOUR_MS), startNode(-HOUR_MS)]);
const nodes = [own.url, ahead, behind];

beforeEach(() => db.delete(rateLimits));

async function startNode(aheadMs: number): Promise<string> {
  const shifted: ShiftedClock = { CLOCK_AHEAD_MS: String(aheadMs) };
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--import',
      join(import.meta.dirname, '../../test/shifted-clock.ts'),
      join(import.meta.dirname, '../../dist/main.js'),
    ],
    {
      env: {
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        ...shifted,
        DATABASE_URL: urlOf(connection),
        // The same secrets, and one mailbox.
        DATA_DIR: deps.config.dataDir,
        PORT: '0',
        TALAASH_DEMO: 'off',
        BOT_CHECK: 'on',
        BOT_CHECK_COST: '2',
        WEAK_PASSWORD_HASHES: 'on',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  afterAll(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  for await (const said of child.stdout ?? []) {
    const [, url] = /^Talaash is on (\S+)/m.exec(String(said)) ?? [];
    if (url) return url;
  }
  throw new Error('The node ended.');
}

type Answer = { status: number; body: Record<string, unknown>; cookie: string };

/** Posts, with a proof of work that the same node asks for if it asks for one. */
async function post(node: string, path: string, body: unknown, cookie = ''): Promise<Answer> {
  const answer = await postOnce(node, path, body, { cookie });
  if (answer.body['code'] !== 'BOT_CHECK_REQUIRED') return answer;
  const { call } = answer.body['data'] as { call: string };
  return postOnce(node, path, body, { cookie, proof: await proofBy(node, call) });
}

async function proofBy(node: string, call: string): Promise<string> {
  const made = await fetch(new URL(`/api/v1/bot-challenges/${call}`, node));
  const { challenge } = (await made.json()) as { challenge: Parameters<typeof solutionOf>[0] };
  return encodeProof(challenge, await solutionOf(challenge));
}

async function postOnce(
  node: string,
  path: string,
  body: unknown,
  { cookie = '', proof = '' },
): Promise<Answer> {
  const answer = await fetch(new URL(path, node), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: node, cookie, ...withProof(proof) },
    body: JSON.stringify(body),
  });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    cookie: cookies.join('; '),
  };
}

const signIn = (node: string, email: string, password = PASSWORD) =>
  post(node, '/api/auth/sign-in/email', { email, password });

const account = async (node: string, cookie: string) => {
  const answer = await fetch(new URL('/api/v1/viewer', node), { headers: { cookie } });
  return ((await answer.json()) as { account: { email: string } | null }).account;
};

async function withPassword(given: { isAdmin?: boolean } = {}): Promise<Person> {
  const someone = await person(given);
  await givePassword(someone);
  return someone;
}

/** How far times lie from the database's, rounded to minutes. */
async function minutesFromNow(...times: (Date | string)[]): Promise<number[]> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  return times.map((time) => Math.round((new Date(time).getTime() - Number(rows[0]?.now)) / 60_000) + 0);
}

test.each([
  ['ahead', ahead, behind],
  ['behind', behind, ahead],
])(
  'a one-time code of a node that is %s holds ten minutes on all, and is sent again after 30 seconds',
  async (_, one, other) => {
    for (const node of [one, other, own.url]) {
      const someone = await person();
      const request = asTalent();
      expect((await post(one, '/api/v1/request-otp', request, someone.cookie)).status).toBe(200);
      const again = await post(node, '/api/v1/request-otp', request, someone.cookie);
      expect(again).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
      const { retryAfterSeconds } = again.body['data'] as { retryAfterSeconds: number };
      expect(retryAfterSeconds).toBeGreaterThan(0);
      expect(retryAfterSeconds).toBeLessThanOrEqual(30);

      const verify = () =>
        post(node, '/api/v1/verify-otp', { ...request, verificationCode: '123456' }, someone.cookie);
      const moveExpiry = (by: string) =>
        pool.query(
          'update one_time_code_sends set code_expires_at = code_expires_at + $2::interval where uid = $1',
          [someone.uid, by],
        );
      await moveExpiry('-10 minutes');
      expect(await verify()).toMatchObject({ status: 409, body: { message: ONE_TIME_CODE_SENTENCES.void } });
      await moveExpiry('9 minutes');
      expect((await verify()).status).toBe(200);
    }
  },
);

test.each([
  ['ahead', ahead, behind],
  ['behind', behind, ahead],
])(
  'wrong passwords on a node that is %s make nobody wait longer than there, and no shorter',
  async (_, one, other) => {
    const { email } = await withPassword();
    for (let tries = 0; tries < 10; tries += 1) await signIn(one, email, 'a wrong guess');
    // So that it is not over before the others have been asked.
    await pool.query('update rate_limits set retry_at = retry_at + 60000 where retry_at > 0');
    for (const node of [one, other, own.url]) {
      const slowed = await signIn(node, email);
      expect(slowed).toMatchObject({ status: 429, body: { message: ACCOUNT_SENTENCES.tooManyTries } });
      const { retryAfterSeconds } = slowed.body['data'] as { retryAfterSeconds: number };
      expect(retryAfterSeconds).toBeGreaterThan(0);
      expect(retryAfterSeconds).toBeLessThanOrEqual(75);
    }
    await pool.query(
      'update rate_limits set last_request = last_request - 80000, retry_at = greatest(0, retry_at - 80000)',
    );
    expect((await signIn(other, email)).status).toBe(200);
  },
);

test('a login of any node holds on all, and ends when it says', async () => {
  for (const node of [ahead, behind]) {
    const { uid, email } = await withPassword();
    const { status, cookie } = await post(node, '/api/auth/sign-in/email', {
      email,
      password: PASSWORD,
      rememberMe: false,
    });
    expect(status).toBe(200);
    for (const at of nodes) {
      expect(await account(at, cookie)).toMatchObject({ email });
      const read = await fetch(new URL('/api/auth/get-session', at), { headers: { cookie } });
      expect(await read.json()).toMatchObject({ user: { email } });
    }
    const [session] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.token, decodeURIComponent(/session_token=([^.;]*)/.exec(cookie)?.[1] ?? '')));
    expect(session?.userId).toBe(uid);
    if (session)
      expect(await minutesFromNow(session.createdAt, session.confirmedAt, session.expiresAt)).toEqual([
        0,
        0,
        24 * 60,
      ]);
  }
});

test('a sign-in that a node has begun is completed on another, with the code that the app shows now', async () => {
  const someone = await withPassword({ isAdmin: true });
  const { cookie } = await signIn(own.url, someone.email);
  const setup = await post(behind, '/api/v1/begin-second-factor', { currentPassword: PASSWORD }, cookie);
  const { key } = setup.body as { key: string };
  expect((await post(ahead, '/api/v1/confirm-second-factor', { code: codeOf(key) }, cookie)).status).toBe(
    200,
  );
  const ofAnHour = HOUR_MS / 30_000;
  for (const [one, other, own] of [
    [ahead, behind, -ofAnHour],
    [behind, ahead, ofAnHour],
  ] as const) {
    await db.delete(rateLimits);
    const step = await signIn(one, someone.email);
    expect(step.body).toMatchObject({ twoFactorRedirect: true });
    const [waiting] = await db.select().from(verifications).where(eq(verifications.value, someone.uid));
    expect(await minutesFromNow(waiting?.expiresAt ?? '')).toEqual([10]);
    const enter = (code: string) => post(other, '/api/auth/two-factor/verify-totp', { code }, step.cookie);
    // What the app would show by the clock of that machine.
    expect((await enter(codeOf(key, own))).status).toBe(422);
    expect(await enter(codeOf(key))).toMatchObject({ status: 200, body: { user: { email: someone.email } } });
  }
});

test('codes that were wrong too often lock the second factor for an hour on all nodes, and no longer', async () => {
  const someone = await withPassword({ isAdmin: true });
  const { cookie } = await signIn(own.url, someone.email);
  const { body } = await post(own.url, '/api/v1/begin-second-factor', { currentPassword: PASSWORD }, cookie);
  const { key } = body as { key: string };
  await post(own.url, '/api/v1/confirm-second-factor', { code: codeOf(key, -1) }, cookie);
  await db.update(twoFactors).set({ failedVerificationCount: 9 }).where(eq(twoFactors.userId, someone.uid));
  const enter = async (node: string, code: string) => {
    await db.delete(rateLimits);
    const step = await signIn(behind, someone.email);
    return (await post(node, '/api/auth/two-factor/verify-totp', { code }, step.cookie)).status;
  };
  expect(await enter(ahead, 'abcdef')).toBe(422);
  expect(await enter(ahead, '000000')).toBe(422);
  const [{ lockedUntil } = { lockedUntil: null }] = await db
    .select({ lockedUntil: twoFactors.lockedUntil })
    .from(twoFactors)
    .where(eq(twoFactors.userId, someone.uid));
  expect(await minutesFromNow(lockedUntil ?? '')).toEqual([60]);
  for (const node of nodes) expect(await enter(node, codeOf(key))).toBe(429);
  await pool.query("update two_factors set locked_until = locked_until - interval '61 minutes'");
  expect(await enter(behind, codeOf(key))).toBe(200);
});

test('a mailed link of any node works on the others for an hour', async () => {
  const someone = await withPassword();
  await pool.query("delete from verifications where identifier like 'resetPassword:%'");
  await post(ahead, '/api/auth/request-password-reset', { email: someone.email });
  const link = await vi.waitFor(
    async () => {
      const mails = await fetch(new URL(`/api/dev/mail?to=${someone.email}`, ahead));
      const [mail] = (await mails.json()) as { text: string }[];
      const [, code] = /oobCode=([\w-]+)/.exec(mail?.text ?? '') ?? [];
      expect(code).toBeDefined();
      return code;
    },
    { interval: 50, timeout: 60_000 },
  );
  const [stored] = await db
    .select()
    .from(verifications)
    .where(eq(verifications.value, valueOf(someone)));
  expect(await minutesFromNow(stored?.createdAt ?? '', stored?.expiresAt ?? '')).toEqual([0, 60]);
  const reset = { token: link, newPassword: 'another marigold at dawn' };
  expect((await post(behind, '/api/auth/reset-password', reset)).status).toBe(200);
});

const valueOf = ({ uid, email }: Person) => JSON.stringify({ uid, email });

test('a proof of work of any node is taken once, by whichever node', async () => {
  for (const [one, other] of [
    [ahead, behind],
    [behind, ahead],
  ] as const) {
    const proof = await proofBy(one, 'signUp');
    const signUp = (node: string) => postOnce(node, '/api/auth/sign-up/email', signUpForm(), { proof });
    expect((await signUp(other)).status).toBe(200);
    for (const node of nodes) expect((await signUp(node)).status).toBe(403);
  }
});

test('a machine whose clock is set while it runs keeps the time of the database', async () => {
  const clock = await openClock({ pool });
  const real = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: real + HOUR_MS });
  try {
    expect(Math.abs(clock.now() - real)).toBeLessThan(60_000);
    expect(Math.round(clock.aheadMs() / 60_000)).toBe(-60);
  } finally {
    vi.useRealTimers();
    clock.close();
  }
});
