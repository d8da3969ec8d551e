import type { GivenRole } from '@talaash/domain/company-member/choice';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../src/db/client.ts';
import { newRecordId } from '../src/base/record-id.ts';
import { apiKeys } from '../src/db/schema/api-key.ts';
import { sessions, users } from '../src/db/schema/account.ts';
import { companies } from '../src/db/schema/company.ts';
import { companyMembers } from '../src/db/schema/company-member.ts';
import { bearer, storeApiKey, type TestApiKey } from './api-key.ts';
import { testApp } from './app.ts';
import { testDatabase } from './database.ts';
import { quietLog } from './log.ts';
import { type CompanyPerson, type Person, sessionCookie } from './person.ts';

/** Two nodes with a pool each, on one database and with one secret. */
const database = await testDatabase();
const otherDatabase = openDatabase({ connection: database.connection, poolSize: 10, log: quietLog });
afterAll(() => otherDatabase.close());
const env = { APP_SECRET: 'a secret that both nodes of this test have' };
const [node, other] = [await testApp({ env, database }), await testApp({ env, database: otherDatabase })];
const { db } = database;

const TRIES = 200;

/** So many tries are made at once: the callers of one try share queries with those of the others. */
const LANES = 10;

type Answer = { status: number; body: string };

async function call(
  on: Pick<typeof node, 'request'>,
  name: string,
  as: Pick<Person, 'cookie'>,
): Promise<Answer> {
  const answer = await on.request(`/api/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: as.cookie },
    body: JSON.stringify({ json: {} }),
  });
  return { status: answer.status, body: await answer.text() };
}

async function newSession({ uid }: Pick<Person, 'uid'>) {
  const [sessionId, token] = [newRecordId(), newRecordId()];
  await db
    .insert(sessions)
    .values({ id: sessionId, userId: uid, token, expiresAt: new Date(node.deps.now() + 60_000) });
  return { uid, sessionId, cookie: sessionCookie(token, node.deps.secrets.session) };
}

type Session = Awaited<ReturnType<typeof newSession>>;

/** One way to take something away from a caller on the first node, which the next call on the other node must notice. */
type Loss<Somebody extends Person> = {
  newPerson: () => Promise<Somebody>;
  name: string;
  /** Whether a call is answered as to somebody who still has it. */
  isStillGranted: (answer: Answer) => boolean;
  take: (from: Somebody & Session) => Promise<unknown>;
  /** Makes the person ready for another try. */
  giveBack?: (to: Somebody) => Promise<unknown>;
};

/** The answers that were wrong. In each try the caller is known to both nodes, and calls are under way on the other one while it loses what it had. */
async function staleAnswers<Somebody extends Person>(loss: Loss<Somebody>): Promise<Set<string>> {
  const { newPerson, name, isStillGranted, take, giveBack } = loss;
  const stale = new Set<string>();
  const lane = async () => {
    const somebody = await newPerson();
    for (let tried = 0; tried < TRIES / LANES; tried += 1) {
      const caller = { ...somebody, ...(await newSession(somebody)) };
      const before = await Promise.all([call(node, name, caller), call(other, name, caller)]);
      if (!before.every(isStillGranted)) stale.add(`refused too early: ${before[1]?.body}`);
      const underWay = [call(other, name, caller), call(other, name, caller)];
      await take(caller);
      const next = await call(other, name, caller);
      if (isStillGranted(next)) stale.add(`answered after the loss: ${next.body}`);
      await Promise.all(underWay);
      await giveBack?.(somebody);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return stale;
}

const isOk = ({ status }: Answer) => status === 200;
const hasPremium = ({ body }: Answer) => body.includes('"hasPremiumAccess":true');
const setDisabled = (isDisabled: boolean) => (whom: Person) =>
  db.update(users).set({ isDisabled }).where(eq(users.id, whom.uid));
const setAdmin = (isAdmin: boolean) => (whom: Person) =>
  db.update(users).set({ isAdmin }).where(eq(users.id, whom.uid));
const setPremium = (hasPremiumAccess: boolean) => (whom: CompanyPerson) =>
  db.update(companies).set({ hasPremiumAccess }).where(eq(companies.companyId, whom.companyId));

test('a session that was signed out on one node is refused by the next call on another', async () => {
  const signOut = (from: Session) =>
    node.request('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: from.cookie },
      body: '{}',
    });
  const loss = { newPerson: node.company, name: 'jobPost/counts', isStillGranted: isOk, take: signOut };
  expect(await staleAnswers(loss)).toEqual(new Set());
});

test('a session whose time is over by the clock is refused by the next call', async () => {
  const endNow = ({ sessionId }: Session) =>
    db
      .update(sessions)
      .set({ expiresAt: new Date(node.deps.now() - 1000) })
      .where(eq(sessions.id, sessionId));
  const loss = { newPerson: node.talent, name: 'notification/list', isStillGranted: isOk, take: endNow };
  expect(await staleAnswers(loss)).toEqual(new Set());
});

test('a disabled account is refused by the next call on another node', async () => {
  const loss = {
    newPerson: node.company,
    name: 'jobPost/counts',
    isStillGranted: isOk,
    take: setDisabled(true),
    giveBack: setDisabled(false),
  };
  expect(await staleAnswers(loss)).toEqual(new Set());
});

test('a member who was removed, and one with another role, are refused by the next call on another node', async () => {
  const owner = await node.company();
  const isOwn = (whom: Person) =>
    and(eq(companyMembers.uid, whom.uid), eq(companyMembers.companyId, owner.companyId));
  const removal: Loss<CompanyPerson> = {
    newPerson: () => node.member(owner, 'recruiter'),
    name: 'jobPost/counts',
    isStillGranted: isOk,
    take: (from) => db.delete(companyMembers).where(isOwn(from)),
    giveBack: ({ uid, companyId }) => db.insert(companyMembers).values({ uid, companyId, role: 'recruiter' }),
  };
  const setRole = (role: GivenRole) => (whom: Person) =>
    db.update(companyMembers).set({ role }).where(isOwn(whom));
  const change: Loss<CompanyPerson> = { ...removal, take: setRole('billing'), giveBack: setRole('viewer') };
  expect(await staleAnswers(removal)).toEqual(new Set());
  expect(await staleAnswers(change)).toEqual(new Set());
});

test('a company whose plan has ended is without premium at the next call on another node', async () => {
  const loss: Loss<CompanyPerson> = {
    newPerson: () => node.company({ hasPremiumAccess: true }),
    name: 'viewer/get',
    isStillGranted: hasPremium,
    take: setPremium(false),
    giveBack: setPremium(true),
  };
  expect(await staleAnswers(loss)).toEqual(new Set());
});

test('an admin whose right was revoked is refused by the next call on another node', async () => {
  const loss = {
    newPerson: node.admin,
    name: 'adminOverview/readQueue',
    isStillGranted: isOk,
    take: setAdmin(false),
    giveBack: setAdmin(true),
  };
  expect(await staleAnswers(loss)).toEqual(new Set());
});

test('a key that was revoked, limited to other scopes or to other addresses on one node is refused by the next call on another', async () => {
  const owner = await node.company();
  const listPosts = async (on: Pick<typeof node, 'request'>, { secret }: TestApiKey): Promise<boolean> =>
    (await on.request('/api/v1/job-posts', { headers: bearer(secret) })).ok;
  const change = (values: Partial<typeof apiKeys.$inferInsert>) => (key: TestApiKey) =>
    db.update(apiKeys).set(values).where(eq(apiKeys.apiKeyId, key.apiKeyId));
  const revoke = ({ apiKeyId }: TestApiKey) => node.client(owner).apiKey.revoke({ apiKeyId });
  const ends: ((key: TestApiKey) => PromiseLike<unknown>)[] = [
    revoke,
    change({ endsIsoDateTimeUtc: new Date(Date.now() - 1000).toISOString() }),
    change({ networks: ['203.0.113.0/24'] }),
    change({ scopes: [] }),
  ];
  const wrong: string[] = [];
  for (const [at, end] of ends.entries())
    for (let tried = 0; tried < TRIES / LANES; tried += 1) {
      const key = await storeApiKey(node.deps, owner, { scopes: ['posts'] });
      const before = await Promise.all([listPosts(node, key), listPosts(other, key)]);
      if (before.includes(false)) wrong.push(`${at}: refused too early`);
      const underWay = [listPosts(other, key), listPosts(other, key)];
      await end(key);
      if (await listPosts(other, key)) wrong.push(`${at}: answered after the loss`);
      await Promise.all(underWay);
    }
  expect(wrong).toEqual([]);
});
