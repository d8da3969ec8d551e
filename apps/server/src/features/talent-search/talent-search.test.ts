import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { signInCalls } from '../../../test/sign-in.ts';
import { createApp } from '../../app.ts';
import { newRecordId } from '../../base/record-id.ts';
import { sessions, users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { endSessions } from '../account/end-session.ts';
import { IndexLost } from '@talaash/talent-index/port';
import { type CompanyPerson, PASSED, sessionCookie, type TalentPerson } from '../../../test/person.ts';
import { createSearchKey, readSearchKey } from '../../index/search-key.ts';

const app = await testApp();
const { client, deps, request } = app;
const { changeTalent, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);
const secret = deps.secrets.searchKey;
const hour = 3_600_000;

const guestKey = createSearchKey(secret, { kind: 'guest' }, Date.now()).apiKey;
const found: TalentPerson[] = [];

beforeAll(async () => {
  for (const name of ['Meera Krishnan', 'Asha Secretname', 'Dev Anand'])
    found.push(await foundTalent({ name }));
  await isFoundBy(guestKey, 3);
});

/** The index follows a change shortly after its commit. */
const isFoundBy = (apiKey: string, total: number, query = 'frontend engineer') =>
  vi.waitFor(async () => expect((await client().talentSearch.search({ apiKey, query })).total).toBe(total), {
    interval: 10,
    timeout: 60_000,
  });

const refused = { code: 'UNAUTHORIZED', message: 'Your search has been open for a while. Please try again.' };
const sessionOver = { code: 'UNAUTHORIZED', message: SEARCH_SENTENCES.keySessionOver };

test('forged, altered, expired and foreign keys are refused', async () => {
  const { companyId, sessionId } = await hiringCompany();
  const rival = await hiringCompany();
  const right = { kind: 'company', companyId, sessionId, isApproved: true } as const;
  const { apiKey } = createSearchKey(secret, right, Date.now());
  const [claims = '', signature = ''] = apiKey.split('.');
  const altered = Buffer.from(JSON.stringify({ ...right, expiresAt: Date.now() * 2 })).toString('base64url');
  const keys = [
    '',
    '.',
    'made up',
    claims,
    `${claims}.`,
    `${altered}.${signature}`,
    `${guestKey.split('.')[0]}.${signature}`,
    `${apiKey}x`,
    createSearchKey('another secret', right, Date.now()).apiKey,
    createSearchKey(secret, right, deps.now() - hour - 1).apiKey,
    createSearchKey(secret, { kind: 'guest' }, deps.now() - 24 * hour - 1).apiKey,
  ];
  for (const forged of keys)
    await expect(client().talentSearch.search({ apiKey: forged }), forged).rejects.toMatchObject(refused);
  for (const other of [{ companyId: 'gone' }, { companyId: rival.companyId }, { sessionId: 'gone' }]) {
    const { apiKey: foreign } = createSearchKey(secret, { ...right, ...other }, Date.now());
    await expect(client().talentSearch.search({ apiKey: foreign })).rejects.toMatchObject(sessionOver);
  }
});

test('the key of a company whose account is deleted is refused', async () => {
  const hiring = await hiringCompany();
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  expect((await client().talentSearch.search({ apiKey })).total).toBe(3);
  await deps.db.delete(users).where(eq(users.id, hiring.uid));
  await expect(client().talentSearch.search({ apiKey })).rejects.toMatchObject(sessionOver);
  await expect(client(hiring).talentSearch.createCompanyApiKey({})).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
});

test('the key of a disabled company is refused', async () => {
  const hiring = await hiringCompany();
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  expect((await client().talentSearch.search({ apiKey })).total).toBe(3);
  await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, hiring.uid));
  await expect(client().talentSearch.search({ apiKey })).rejects.toMatchObject(sessionOver);
});

/** A node of its own: another server on the same database, with the same secrets. @returns how it answers a search */
async function startNode() {
  const node = await createApp({ ...deps });
  onTestFinished(() => node.close());
  return async (question: object) => {
    const answer = await node.inject({
      method: 'POST',
      url: '/api/v1/search-talent-profiles',
      payload: question,
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
}

/** The same person on another device. */
async function secondSession(someone: CompanyPerson): Promise<CompanyPerson> {
  const [sessionId, token] = [newRecordId(), newRecordId()];
  const expiresAt = new Date(Date.now() + hour);
  await deps.db.insert(sessions).values({ id: sessionId, userId: someone.uid, token, expiresAt });
  return { ...someone, sessionId, cookie: sessionCookie(token, deps.secrets.session) };
}

const { post } = signInCalls(request);
const endings: Record<string, (someone: CompanyPerson) => Promise<unknown>> = {
  'signs out': ({ cookie }) => post('sign-out', {}, cookie),
  'ends all sessions': ({ cookie }) => post('revoke-sessions', {}, cookie),
  'is ended by the operator': ({ uid }) => deps.events.transaction((tx) => endSessions(tx, uid)),
  'has run out': ({ sessionId }) =>
    deps.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.id, sessionId)),
};

test.each(Object.entries(endings))(
  'the key of a session that %s is refused on another node, by the next search, completion and suggestion',
  async (_, end) => {
    const [hiring, search] = [await hiringCompany(), await startNode()];
    const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
    const second = await secondSession(hiring);
    const kept = await client(second).talentSearch.createCompanyApiKey({});
    const ask = (key: string) => search({ apiKey: key, query: 'frontend' });
    expect(await ask(apiKey)).toMatchObject({ status: 200, body: { total: 3 } });
    // Searches that are under way at the same moment answer or are refused; those after it are refused.
    const underWay = Promise.all(Array.from({ length: 20 }, () => ask(apiKey)));
    await end(hiring);
    expect(await ask(apiKey)).toMatchObject({ status: 401, body: sessionOver });
    for (const { status } of await underWay) expect([200, 401]).toContain(status);
    await expect(client().talentSearch.complete({ apiKey, typed: 're' })).rejects.toMatchObject(sessionOver);
    await expect(client().talentSearch.suggest({ apiKey, query: 'zzzz' })).rejects.toMatchObject(sessionOver);
    const endsAll = (await deps.db.$count(sessions, eq(sessions.userId, hiring.uid))) === 0;
    expect((await ask(kept.apiKey)).status).toBe(endsAll ? 401 : 200);
  },
);

test('only companies get a company key, which says when it expires', async () => {
  await expect(client().talentSearch.createCompanyApiKey({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(client(found[0]).talentSearch.createCompanyApiKey({})).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const hiring = await hiringCompany();
  const { apiKey, expiresIsoDateTimeUtc } = await client(hiring).talentSearch.createCompanyApiKey({});
  const end = Date.parse(expiresIsoDateTimeUtc);
  const { companyId, sessionId } = hiring;
  const right = { kind: 'company', companyId, sessionId, isApproved: true };
  expect(readSearchKey(secret, apiKey, end - 1)).toEqual(right);
  expect(readSearchKey(secret, apiKey, end)).toBeUndefined();
});

test('a company sees full cards and its relation to each talent, without those it has hidden', async () => {
  const hiring = await hiringCompany();
  const { companyId, jobPostId } = hiring;
  const [meera, asha, dev] = found.map(({ talentId }) => talentId) as [string, string, string];
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  const search = () => client().talentSearch.search({ apiKey, query: 'frontend' });
  const { thread } = await client(hiring).invitation.send({ talentId: meera, jobPostId });
  await client(hiring).shortlistedProfile.put({ companyId, talentId: asha, jobPostId });
  await client(hiring).hiddenProfile.put({ companyId, talentId: dev });
  const answer = await search();
  expect(answer).toMatchObject({ total: 2, page: 0, isComplete: true });
  expect(answer.facets.skills).toContainEqual({ value: 'React', count: 2 });
  const relations = Object.fromEntries(
    answer.hits.map(({ talentProfile, relation }) => [talentProfile.key.talentId, relation]),
  );
  expect(relations).toEqual({
    [meera]: {
      isShortlisted: false,
      isHidden: false,
      invitationStatus: 'Pending',
      threadId: thread.key.threadId,
    },
    [asha]: { isShortlisted: true, isHidden: false },
  });
  expect(answer.hits.map(({ talentProfile }) => talentProfile)).toContainEqual(
    expect.objectContaining({ isRedacted: false, name: 'Meera Krishnan' }),
  );
  await client(hiring).hiddenProfile.delete({ companyId, talentId: dev });
  expect((await search()).total).toBe(3);
  const rival = await hiringCompany();
  const { apiKey: rivalKey } = await client(rival).talentSearch.createCompanyApiKey({});
  expect((await client().talentSearch.search({ apiKey: rivalKey })).total).toBe(3);
});

test('a company key shows what its company may see when it asks, not what it could when the key was made', async () => {
  const hiring = await hiringCompany();
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  const ask = (query: string) => client().talentSearch.search({ apiKey, query });
  expect((await ask('secretname')).hits).toMatchObject([
    { talentProfile: { isRedacted: false, name: 'Asha Secretname' }, match: { fields: ['name'] } },
  ]);
  await loseApproval(hiring);
  await expect(ask('frontend')).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    message: SEARCH_SENTENCES.keyApprovalOver,
  });
  const { apiKey: asVisitor } = await client(hiring).talentSearch.createCompanyApiKey({});
  const askAsVisitor = (query: string) => client().talentSearch.search({ apiKey: asVisitor, query });
  const redacted = await askAsVisitor('frontend');
  const asGuest = await client().talentSearch.search({ apiKey: guestKey, query: 'frontend' });
  expect(redacted).toMatchObject({ total: 3, facets: asGuest.facets, ranges: asGuest.ranges });
  expect(redacted.hits.map(({ relation, ...hit }) => hit)).toEqual(asGuest.hits);
  expect(redacted.hits[0]?.relation).toEqual({ isShortlisted: false, isHidden: false });
  expect((await askAsVisitor('secretname')).total).toBe(0);
  // Approved again, both keys are worth what the company may see now.
  await deps.db
    .update(companies)
    .set({ aiReviewResponse: PASSED })
    .where(eq(companies.companyId, hiring.companyId));
  for (const asked of [await ask('secretname'), await askAsVisitor('secretname')])
    expect(asked.hits).toMatchObject([{ talentProfile: { isRedacted: false, name: 'Asha Secretname' } }]);
});

test('a talent who leaves search is soon not found any more, and is never shown in between', async () => {
  const leaving = await foundTalent({ name: 'Leaving Soon', jobTitle: 'Quartz Polisher' });
  await isFoundBy(guestKey, 1, 'quartz');
  await changeTalent(leaving, { openToWorkStatus: 'NotSeeking' });
  expect((await client().talentSearch.search({ apiKey: guestKey, query: 'quartz' })).hits).toEqual([]);
  await isFoundBy(guestKey, 0, 'quartz');
});

test('every hit names the fields, words and skills that matched, and the missing words', async () => {
  const talent = await foundTalent({
    name: 'Quentin Xavier',
    jobTitle: 'Zeppelin Pilot',
    about: 'I have flown in calm weather and in storms, and I keep a tidy log of every flight.',
    skills: ['Aerostatics', 'Meteorology', 'Radio'],
  });
  await isFoundBy(guestKey, 1, 'zeppelin');
  const ask = async (question: object) => {
    const answer = await client().talentSearch.search({ apiKey: guestKey, query: '', ...question });
    return {
      ...answer,
      match: answer.hits.find((hit) => hit.talentProfile.key.talentId === talent.talentId)?.match,
    };
  };
  expect((await ask({ query: 'zeppelin storms' })).match).toEqual({
    fields: ['jobTitle', 'about'],
    words: ['zeppelin', 'storms'],
    skills: [],
    standings: [],
    missing: [],
  });
  expect((await ask({ query: 'zeppeln', skills: ['radio'] })).match).toEqual({
    fields: ['jobTitle', 'skills'],
    words: ['zeppeln'],
    skills: ['Radio'],
    standings: [],
    missing: [],
  });
  const partial = await ask({ query: 'zeppelin Kafka' });
  expect(partial).toMatchObject({ isPartial: true, allWordsTotal: 0, total: 0, nearTotal: 1 });
  expect(partial.match?.missing).toEqual(['Kafka']);
  expect((await ask({ skills: ['Radio'] })).match).toEqual({
    fields: ['skills'],
    words: [],
    skills: ['Radio'],
    standings: [],
    missing: [],
  });
});

test('a search whose index is lost fails as unavailable and can be retried', async () => {
  const search = vi.spyOn(deps.talentIndex, 'search').mockRejectedValueOnce(new IndexLost('gone'));
  await expect(client().talentSearch.search({ apiKey: guestKey })).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'Search is not responding. Please try again.',
  });
  expect((await client().talentSearch.search({ apiKey: guestKey })).total).toBeGreaterThan(0);
  search.mockRestore();
});
