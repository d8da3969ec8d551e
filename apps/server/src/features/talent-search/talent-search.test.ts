import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { users } from '../../db/schema/account.ts';
import { IndexLost } from '@talaash/talent-index/port';
import type { TalentPerson } from '../../../test/person.ts';
import { createSearchKey, readSearchKey } from '../../index/search-key.ts';

const app = await testApp();
const { client, deps } = app;
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
    timeout: 15_000,
  });

const refused = { code: 'UNAUTHORIZED', message: 'Your search has been open for a while. Please try again.' };

test('forged, altered, expired and foreign keys are refused', async () => {
  const { companyId } = await hiringCompany();
  const right = { kind: 'company', companyId } as const;
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
    createSearchKey(secret, right, Date.now() - hour - 1).apiKey,
    createSearchKey(secret, { kind: 'guest' }, Date.now() - 24 * hour - 1).apiKey,
    createSearchKey(secret, { kind: 'company', companyId: 'gone' }, Date.now()).apiKey,
  ];
  for (const forged of keys)
    await expect(client().talentSearch.search({ apiKey: forged }), forged).rejects.toMatchObject(refused);
});

test('the key of a company whose account is deleted is refused', async () => {
  const hiring = await hiringCompany();
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  expect((await client().talentSearch.search({ apiKey })).total).toBe(3);
  await deps.db.delete(users).where(eq(users.id, hiring.uid));
  await expect(client().talentSearch.search({ apiKey })).rejects.toMatchObject(refused);
  await expect(client(hiring).talentSearch.createCompanyApiKey({})).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
});

test('the key of a disabled company is refused', async () => {
  const hiring = await hiringCompany();
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  expect((await client().talentSearch.search({ apiKey })).total).toBe(3);
  await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, hiring.uid));
  await expect(client().talentSearch.search({ apiKey })).rejects.toMatchObject(refused);
});

test('only companies get a company key, which says when it expires', async () => {
  await expect(client().talentSearch.createCompanyApiKey({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(client(found[0]).talentSearch.createCompanyApiKey({})).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const hiring = await hiringCompany();
  const { apiKey, expiresIsoDateTimeUtc } = await client(hiring).talentSearch.createCompanyApiKey({});
  const end = Date.parse(expiresIsoDateTimeUtc);
  const right = { kind: 'company', companyId: hiring.companyId };
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
  const redacted = await ask('frontend');
  const asGuest = await client().talentSearch.search({ apiKey: guestKey, query: 'frontend' });
  expect(redacted).toMatchObject({ total: 3, facets: asGuest.facets, ranges: asGuest.ranges });
  expect(redacted.hits.map(({ relation, ...hit }) => hit)).toEqual(asGuest.hits);
  expect(redacted.hits[0]?.relation).toEqual({ isShortlisted: false, isHidden: false });
  expect((await ask('secretname')).total).toBe(0);
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
  expect(partial).toMatchObject({ isPartial: true, allWordsTotal: 0, total: 1 });
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
    message: 'The service does not answer at the moment. Please try again.',
  });
  expect((await client().talentSearch.search({ apiKey: guestKey })).total).toBeGreaterThan(0);
  search.mockRestore();
});
