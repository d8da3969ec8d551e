import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { users } from '../../db/schema/account.ts';
import { IndexLost } from '../../search/port.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { createSearchKey, readSearchKey } from '../../search/search-key.ts';

const app = await testApp();
const { client, deps, request } = app;
const { changeTalent, foundTalent, hiringCompany } = marketOf(deps, app);
const secret = deps.secrets.searchKey;
const hour = 3_600_000;

const guestKey = createSearchKey(secret, { kind: 'guest' }, Date.now()).apiKey;
const found: TalentPerson[] = [];

beforeAll(async () => {
  for (const name of ['Meera Krishnan', 'Asha Secretname', 'Dev Anand'])
    found.push(await foundTalent({ name }));
  await isFoundBy(guestKey, 3);
});

/** The index hears of a change a moment after its commit. */
const isFoundBy = (apiKey: string, total: number, query = 'frontend engineer') =>
  vi.waitFor(async () => expect((await client().talentSearch.search({ apiKey, query })).total).toBe(total), {
    interval: 10,
    timeout: 15_000,
  });

type Posted = {
  code?: string;
  data?: Record<string, string>;
  total: number;
  page: number;
  hits: unknown[];
  isPartial: boolean;
  ranges: object;
};

/** A search as anybody may send it, whatever it is. */
async function postText(text: string): Promise<{ status: number; body: Posted }> {
  const answer = await request('/api/v1/search-talent-profiles', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
  });
  return { status: answer.status, body: (await answer.json()) as Posted };
}
const post = (body: object) => postText(JSON.stringify(body));

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

test('the key of a company whose account is deleted is worth nothing', async () => {
  const hiring = await hiringCompany();
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  expect((await client().talentSearch.search({ apiKey })).total).toBe(3);
  await deps.db.delete(users).where(eq(users.id, hiring.uid));
  await expect(client().talentSearch.search({ apiKey })).rejects.toMatchObject(refused);
  await expect(client(hiring).talentSearch.createCompanyApiKey({})).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
});

test('the key of a disabled company is worth nothing', async () => {
  const hiring = await hiringCompany();
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  expect((await client().talentSearch.search({ apiKey })).total).toBe(3);
  await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, hiring.uid));
  await expect(client().talentSearch.search({ apiKey })).rejects.toMatchObject(refused);
});

test('only companies get a company key, which names when it ends', async () => {
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

test('a guest gets nothing that says who somebody is, by no search', async () => {
  for (const query of ['', 'frontend engineer', 'react']) {
    const answer = await request('/api/v1/search-talent-profiles', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ apiKey: guestKey, query }),
    });
    const text = await answer.text();
    const { hits } = JSON.parse(text) as { hits: { talentProfile: object; relation?: object }[] };
    expect(hits.length).toBe(3);
    for (const { talentProfile, relation } of hits) {
      expect(talentProfile).toMatchObject({ isRedacted: true, jobTitle: 'Frontend Engineer' });
      expect(relation).toBeUndefined();
    }
    expect(text).not.toMatch(
      /meera|krishnan|secretname|anand|secret|http|picture|resume|linkedin|github|1993-07-19|path|bucket/i,
    );
  }
  const byName = await client().talentSearch.search({ apiKey: guestKey, query: 'secretname' });
  expect(byName).toMatchObject({ hits: [], total: 0 });
});

test('a company sees whole cards and how each talent stands to it, without those it has hidden', async () => {
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

test('who leaves search is found no more within a second, and never shown in between', async () => {
  const leaving = await foundTalent({ name: 'Leaving Soon', jobTitle: 'Quartz Polisher' });
  await isFoundBy(guestKey, 1, 'quartz');
  await changeTalent(leaving, { openToWorkStatus: 'NotSeeking' });
  expect((await client().talentSearch.search({ apiKey: guestKey, query: 'quartz' })).hits).toEqual([]);
  await isFoundBy(guestKey, 0, 'quartz');
});

describe('a question that cannot be answered is refused with what is wrong', () => {
  test.each([
    ['a longer text', { query: 'x'.repeat(10_001) }, 'query'],
    ['201 skills', { skills: Array.from({ length: 201 }, (_, at) => `Skill ${at}`) }, 'skills'],
    ['a skill of 201 letters', { skills: ['x'.repeat(201)] }, 'skills.0'],
    ['skills that are no list', { skills: { length: 3 } }, 'skills'],
    ['a text that is a list', { query: ['react'] }, 'query'],
    ['null at an end', { experienceInYears: { min: null } }, 'experienceInYears.min'],
    ['"NaN" at an end', { experienceInYears: { max: 'NaN' } }, 'experienceInYears.max'],
    ['a range that is a number', { expectedSalaryInLpaInr: 7 }, 'expectedSalaryInLpaInr'],
    ['a page before the first', { page: -1 }, 'page'],
    ['half a page', { page: 0.5 }, 'page'],
    ['a page beyond a million', { page: 1e6 + 1 }, 'page'],
    ['a key that is a list', { apiKey: [guestKey] }, 'apiKey'],
    ['a key of 2,001 letters', { apiKey: 'k'.repeat(2001) }, 'apiKey'],
  ])('%s', async (_, question, field) => {
    const { status, body } = await post({ apiKey: guestKey, ...question });
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(Object.keys(body.data ?? {})).toEqual([field]);
  });

  test('no JSON, or more than a question can be', async () => {
    for (const body of ['{"apiKey":', '{"query":1e', '[]', '"text"', '']) {
      const { status } = await postText(body);
      expect([400, 422], body).toContain(status);
    }
    expect((await postText(`{"experienceInYears":{"min":1e999},"apiKey":"${guestKey}"}`)).status).toBe(422);
  });
});

describe('an odd question is answered', () => {
  const everybody = ['', "'", '   ', '\u0000', '\u0001\u0008\u007f', '\t\r\n'];
  const nobody = ['.*', '(((((', '[a-z]+$', '\\', '%', '"', '🙂', '👩🏽‍💻👩🏽‍💻', '|||', '\ufffd', '\ud800'];

  test.each(everybody)('everybody is found by %j', async (query) => {
    const { status, body } = await post({ apiKey: guestKey, query });
    expect([status, body.total]).toEqual([200, 3]);
  });

  test.each(nobody)('nobody is found by %j', async (query) => {
    const { status, body } = await post({ apiKey: guestKey, query });
    expect([status, body.total, body.hits, body.isPartial]).toEqual([200, 0, [], false]);
    expect(body.ranges).toEqual({ experienceInYears: null, expectedSalaryInLpaInr: null });
  });

  test.each([
    ['what stands between', 'frontend\u0000engineer\u0007', 3],
    ['signs of a pattern around words', '^(frontend).*[engineer]$', 3],
    ['signs of markup', '<b onclick="x">frontend</b>', 3],
    ['a picture beside a word', 'frontend 🙂', 3],
    ['10,000 letters of one word', 'x'.repeat(10_000), 0],
    ['10,000 signs', '('.repeat(10_000), 0],
  ])('%s', async (_, query, total) => {
    const { status, body } = await post({ apiKey: guestKey, query });
    expect(status).toBe(200);
    expect(body.hits.length).toBe(total);
  });

  test('200 skills, of which nobody has all', async () => {
    const skills = Array.from({ length: 200 }, (_, at) => (at === 0 ? 'React' : `Skill ${at}`));
    expect(await post({ apiKey: guestKey, skills })).toMatchObject({ status: 200, body: { total: 0 } });
  });

  test('200 times the same skill', async () => {
    const skills = Array.from({ length: 200 }, (_, at) => (at % 2 ? 'react' : ' REACT '));
    expect(await post({ apiKey: guestKey, skills })).toMatchObject({ status: 200, body: { total: 3 } });
  });

  test.each([
    [{ min: 9, max: 2 }, 0],
    [{ min: 7, max: 6 }, 0],
    [{ min: -5, max: -1 }, 0],
    [{ min: -1e308, max: 1e308 }, 3],
    [{ min: Number.MAX_VALUE }, 0],
    [{ max: -Number.MAX_VALUE }, 0],
    [{ min: 6, max: 6 }, 3],
    [{ min: 6.000001 }, 0],
    [{}, 3],
  ])('years of %j', async (experienceInYears, total) => {
    expect(await post({ apiKey: guestKey, experienceInYears })).toMatchObject({
      status: 200,
      body: { total },
    });
  });

  test.each([1, 999, 1e6])('page %d is past the end: the total, and nobody', async (page) => {
    const { status, body } = await post({ apiKey: guestKey, page });
    expect([status, body.total, body.page, body.hits]).toEqual([200, 3, page, []]);
  });
});

test('no text that anybody may send fails', async () => {
  const question = fc.record({
    query: fc.string({ unit: 'binary', maxLength: 300 }),
    skills: fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 5 }),
    experienceInYears: fc.record({ min: fc.double({ noNaN: true }), max: fc.double() }, { requiredKeys: [] }),
    page: fc.nat(1e6),
  });
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      expect([200, 422]).toContain((await post({ apiKey: guestKey, ...asked })).status);
    }),
    { numRuns: 50 },
  );
});

describe('a guest finds nobody by a name', () => {
  const name = 'Parvathi Ranganathan';
  const tenure = { startIsoMonth: '2020-01', isCurrent: true };
  let companyKey = '';

  beforeAll(async () => {
    await foundTalent({
      name,
      jobTitle: 'Loom Designer',
      about: `I am Parvathi. At home they say parvathi's looms sing; write to Ranganathan Parvathi, or ParvathiRanganathan.`,
      workExperiences: [
        {
          id: 'w1',
          designation: 'Weaver',
          company: 'Ranganathan & Sons',
          locality: undefined,
          tenure,
          rolesAndResponsibilities: 'Parvathi-Ranganathan led the looms.',
          isInternship: false,
          isRemote: true,
        },
      ],
      personalProjects: [
        {
          id: 'p1',
          title: 'parvathi_ranganathan.dev, the site of Parvathi',
          url: 'https://parvathi.example.com',
          descriptionMarkdown: '**Parvathi** Ranganathan wrote this.',
        },
      ],
    });
    await isFoundBy(guestKey, 1, 'loom designer');
    const hiring = await hiringCompany();
    companyKey = (await client(hiring).talentSearch.createCompanyApiKey({})).apiKey;
  });

  const asked = [
    'parvathi',
    'ranganathan',
    'Parvathi Ranganathan',
    'Ranganathan, Parvathi',
    'PARVATHI RANGANATHAN',
    'parv',
    'rangan',
    'parvthi',
    'pravathi',
    'rangnathan',
    'ranganathn',
    "parvathi's",
    'parvathi-ranganathan',
    'párvathî',
  ];

  test.each(asked)('“%s”', async (query) => {
    const answer = await client().talentSearch.search({ apiKey: guestKey, query });
    expect(answer).toMatchObject({ hits: [], total: 0, facets: { skills: [] } });
    const whole = await client().talentSearch.search({ apiKey: companyKey, query });
    expect(whole.hits[0]?.talentProfile).toMatchObject({ name });
    expect(whole.hits[0]?.match.fields).toContain('name');
  });

  test('in one word', async () => {
    const query = 'parvathiranganathan';
    const answer = await client().talentSearch.search({ apiKey: guestKey, query });
    expect(answer).toMatchObject({ hits: [], total: 0 });
  });

  test('nor learns by other words that the name was among them', async () => {
    const { hits } = await client().talentSearch.search({ apiKey: guestKey, query: 'loom parvathi' });
    expect(hits.map(({ match }) => match)).toEqual([
      { fields: ['jobTitle'], words: ['loom'], skills: [], missing: ['parvathi'] },
    ]);
    const others = await client().talentSearch.search({ apiKey: guestKey, query: 'loom meera' });
    expect(others.hits.map(({ match }) => match.missing)).toEqual([['meera']]);
  });
});

test('every hit says why: by which fields, words and skills, and which words it is without', async () => {
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
    missing: [],
  });
  expect((await ask({ query: 'zepelin', skills: ['radio'] })).match).toEqual({
    fields: ['jobTitle', 'skills'],
    words: ['zepelin'],
    skills: ['Radio'],
    missing: [],
  });
  const partial = await ask({ query: 'zeppelin Kafka' });
  expect(partial).toMatchObject({ isPartial: true, allWordsTotal: 0, total: 1 });
  expect(partial.match?.missing).toEqual(['Kafka']);
  expect((await ask({ skills: ['Radio'] })).match).toEqual({
    fields: ['skills'],
    words: [],
    skills: ['Radio'],
    missing: [],
  });
});

test('an index that is lost under a search is said to be away, and the search can be tried again', async () => {
  const search = vi.spyOn(deps.talentIndex, 'search').mockRejectedValueOnce(new IndexLost('gone'));
  await expect(client().talentSearch.search({ apiKey: guestKey })).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'The service does not answer at the moment. Please try again.',
  });
  expect((await client().talentSearch.search({ apiKey: guestKey })).total).toBeGreaterThan(0);
  search.mockRestore();
});
