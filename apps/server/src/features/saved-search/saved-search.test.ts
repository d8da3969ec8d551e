import { SAVED_SEARCHES_MAX } from '@talaash/domain/saved-search/limit';
import { SAVED_SEARCH_SENTENCES } from '@talaash/domain/saved-search/words';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { patiently } from '../../../test/patient.ts';
import type { CompanyPerson } from '../../../test/person.ts';
import { users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';
import { EXPORTED } from '../data-export/exported.ts';
import { savedSearches } from '../../db/schema/saved-search.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let nowMs = Date.now();
const app = await testApp({ instead: { now: () => nowMs } });
const { client, deps } = app;
const { addJobPost, changeTalent, foundTalent, hideFrom, hiringCompany } = marketOf(deps, app);

const question = (query: string) => ({ query });
const save = (as: CompanyPerson, draft: object) =>
  client(as).savedSearch.update({
    savedSearch: { name: 'Looms', question: question('loom'), ...draft },
  });
const namesOf = async (as: CompanyPerson) =>
  (await client(as).savedSearch.list({})).list.map(({ name }) => name);
const notFound = { code: 'NOT_FOUND', message: SAVED_SEARCH_SENTENCES.notFound };

/** The index follows a change shortly after its commit. */
const isFound = async (total: number, query: string) => {
  const { apiKey } = await client(await hiringCompany()).talentSearch.createCompanyApiKey({});
  await vi.waitFor(
    async () => expect((await client().talentSearch.search({ apiKey, query })).total).toBe(total),
    { interval: 20, timeout: 60_000 },
  );
};

test('a company reaches its own saved searches and job posts only', async () => {
  const [hiring, rival] = [await hiringCompany(), await hiringCompany()];
  const { key } = (await save(hiring, {})).savedSearch;
  const { savedSearch } = client(rival);
  await expect(save(rival, { key, name: 'Mine' })).rejects.toMatchObject(notFound);
  await expect(savedSearch.visit(key)).rejects.toMatchObject(notFound);
  await expect(savedSearch.delete(key)).rejects.toMatchObject(notFound);
  await expect(save(rival, { key: { savedSearchId: 'unknown' } })).rejects.toMatchObject(notFound);
  await expect(save(rival, { jobPostId: hiring.jobPostId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Cannot find requested job post.',
  });
  expect(await namesOf(rival)).toEqual([]);
  expect((await savedSearch.counts({})).counts).toEqual([]);
  expect(await namesOf(hiring)).toEqual(['Looms']);
  await expect(client(await foundTalent()).savedSearch.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(client().savedSearch.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test.each([
  ['no name', { name: ' ' }, 'savedSearch.name', 'Name is required'],
  ['a long name', { name: 'x'.repeat(81) }, 'savedSearch.name', 'Must be no more than 80 characters long'],
  ['an unknown alert', { alert: 'hourly' }, 'savedSearch.alert', 'Must be one of: off, daily, weekly'],
  [
    'a character that cannot be stored',
    { question: question('loom\u0000') },
    'savedSearch.question',
    'Contains characters that cannot be stored',
  ],
  [
    'a page',
    { question: { ...question('loom'), page: 2 } },
    'savedSearch.question',
    'Contains unexpected fields',
  ],
])('%s is refused at its field', async (_, draft, field, message) => {
  const hiring = await hiringCompany();
  const { jobPostId } = hiring;
  await expect(save(hiring, { jobPostId, ...draft })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    data: { [field]: message },
  });
  expect(await namesOf(hiring)).toEqual([]);
});

test('a name stands once, whatever its case, and there are no more than fifty', async () => {
  const hiring = await hiringCompany();
  const { key } = (await save(hiring, {})).savedSearch;
  const taken = {
    code: 'VALIDATION_FAILED',
    data: { 'savedSearch.name': 'You already have a saved search with this name.' },
  };
  await expect(save(hiring, { name: ' LOOMS ' })).rejects.toMatchObject(taken);
  await save(hiring, { key, name: 'LOOMS' });
  const other = await save(hiring, { name: 'Other' });
  await expect(save(hiring, { key: other.savedSearch.key, name: 'looms' })).rejects.toMatchObject(taken);
  const more = Array.from({ length: SAVED_SEARCHES_MAX }, (_, at) =>
    patiently(() => save(hiring, { name: `Search ${at}` })),
  );
  const results = await Promise.allSettled(more);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(SAVED_SEARCHES_MAX - 2);
  await expect(save(hiring, { name: 'One more' })).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: SAVED_SEARCH_SENTENCES.full,
  });
  await save(hiring, { key, name: 'Renamed' });
});

test('a search is saved, changed and deleted, and the company hears of each', async () => {
  const hiring = await hiringCompany();
  const { companyId, jobPostId } = hiring;
  const asked = { query: 'loom', skills: ['React'], conditions: [{ kind: 'notice', maxWeeks: 4 }] };
  const { savedSearch } = await save(hiring, { jobPostId, question: asked });
  expect(savedSearch).toMatchObject({ name: 'Looms', jobPostId, alert: 'off', question: asked });
  const { key } = savedSearch;
  await save(hiring, { key, name: 'Weavers', question: question('weaver'), alert: 'weekly' });
  const [changed] = (await client(hiring).savedSearch.list({})).list;
  expect(changed).toMatchObject({ key, name: 'Weavers', alert: 'weekly', question: { query: 'weaver' } });
  expect(changed).not.toHaveProperty('jobPostId');
  await client(hiring).savedSearch.delete(key);
  expect(await namesOf(hiring)).toEqual([]);
  const kinds = await deps.db.select().from(events).where(eq(events.companyId, companyId)).orderBy(events.id);
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'savedSearch.saved',
    'savedSearch.saved',
    'savedSearch.deleted',
  ]);
});

test('a search that was saved for a job post stays when that is gone', async () => {
  const hiring = await hiringCompany();
  const jobPostId = await addJobPost(hiring.companyId);
  const { key } = (await save(hiring, { jobPostId })).savedSearch;
  await client(hiring).jobPost.delete({ jobPostId });
  await save(hiring, { key, name: 'Renamed', jobPostId });
  await expect(save(hiring, { name: 'Another', jobPostId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an export has the saved searches; nobody else’s', async () => {
  const [hiring, rival] = [await hiringCompany(), await hiringCompany()];
  await save(hiring, {});
  const exported = (of: CompanyPerson) =>
    EXPORTED['saved_searches']?.read(deps.db, { uid: of.uid, talentId: null, companyId: of.companyId });
  expect(await exported(hiring)).toMatchObject([{ name: 'Looms' }]);
  expect(await exported(rival)).toEqual([]);
});

test('new are the people who were added or changed since the last visit, and a visit of an hour is one', async () => {
  const before = nowMs;
  const at = (ms: number) => ({ updatedIsoDateTimeUtc: new Date(ms).toISOString() });
  const jobTitle = 'Tapestry Weaver';
  const old = await foundTalent({ jobTitle, ...at(before - 100 * HOUR) });
  await isFound(1, 'tapestry');
  const hiring = await hiringCompany();
  const { savedSearchId } = (await save(hiring, { question: question('tapestry') })).savedSearch.key;
  const newCount = async () => {
    const { counts } = await client(hiring).savedSearch.counts({});
    expect(counts).toHaveLength(1);
    return counts[0]?.newCount;
  };
  const visit = async () =>
    (await client(hiring).savedSearch.visit({ savedSearchId })).newSinceIsoDateTimeUtc;
  const since = (ms: number) => new Date(ms).toISOString();
  expect(await newCount()).toBe(0);

  nowMs = before + 2 * HOUR;
  const hidden = await foundTalent({ jobTitle, ...at(before + HOUR) });
  await foundTalent({ jobTitle, ...at(before + HOUR) });
  await isFound(3, 'tapestry');
  await hideFrom(hiring, hidden);
  expect(await newCount()).toBe(1);
  // What is new stays new while the company looks.
  expect(await visit()).toBe(since(before));
  nowMs += 59 * MINUTE;
  expect(await visit()).toBe(since(before));
  expect(await newCount()).toBe(1);

  nowMs += HOUR;
  expect(await newCount()).toBe(0);
  await changeTalent(old, { jobTitle: 'Tapestry Dyer', ...at(nowMs - MINUTE) });
  await isFound(1, 'dyer');
  expect(await newCount()).toBe(1);
  expect(await visit()).toBe(since(before + 2 * HOUR));
});

test('a company that is erased leaves no saved search', async () => {
  const hiring = await hiringCompany();
  await save(hiring, {});
  await deps.db.delete(users).where(eq(users.id, hiring.uid));
  const left = await deps.db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.companyId, hiring.companyId));
  expect(left).toEqual([]);
});
