import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { createSearchKey } from '../../index/search-key.ts';

const app = await testApp();
const { deps, request } = app;
const { foundTalent } = marketOf(deps, app);
const guestKey = createSearchKey(deps.secrets.searchKey, { kind: 'guest' }, Date.now()).apiKey;

beforeAll(async () => {
  for (const name of ['Meera Krishnan', 'Asha Secretname', 'Dev Anand']) await foundTalent({ name });
  await vi.waitUntil(async () => (await post({ apiKey: guestKey })).body.total === 3, {
    interval: 50,
    timeout: 60_000,
  });
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

/** Sends any text as a search request. */
async function postText(text: string): Promise<{ status: number; body: Posted }> {
  const answer = await request('/api/v1/search-talent-profiles', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
  });
  return { status: answer.status, body: (await answer.json()) as Posted };
}
const post = (body: object) => postText(JSON.stringify(body));

describe('an invalid question is refused with the name of its invalid field', () => {
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

  test('text that is not a JSON object, or a number that is not finite', async () => {
    for (const body of ['{"apiKey":', '{"query":1e', '[]', '"text"', '']) {
      const { status } = await postText(body);
      expect([400, 422], body).toContain(status);
    }
    expect((await postText(`{"experienceInYears":{"min":1e999},"apiKey":"${guestKey}"}`)).status).toBe(422);
  });
});

describe('an odd but valid question is answered', () => {
  const everybody = ['', "'", '   ', '\u0000', '\u0001\u0008\u007f', '\t\r\n'];
  const nobody = ['.*', '(((((', '[a-z]+$', '\\', '%', '"', '🙂', '👩🏽‍💻👩🏽‍💻', '|||', '\ufffd', '\ud800'];

  test.each(everybody)('%j finds everybody', async (query) => {
    const { status, body } = await post({ apiKey: guestKey, query });
    expect([status, body.total]).toEqual([200, 3]);
  });

  test.each(nobody)('%j finds nobody', async (query) => {
    const { status, body } = await post({ apiKey: guestKey, query });
    expect([status, body.total, body.hits, body.isPartial]).toEqual([200, 0, [], false]);
    expect(body.ranges).toEqual({ experienceInYears: null, expectedSalaryInLpaInr: null });
  });

  test.each([
    ['control characters', 'frontend\u0000engineer\u0007', 3],
    ['symbols of a pattern around words', '^(frontend).*[engineer]$', 3],
    ['markup', '<b onclick="x">frontend</b>', 3],
    ['an emoji next to a word', 'frontend 🙂', 3],
    ['10,000 letters of one word', 'x'.repeat(10_000), 0],
    ['10,000 symbols', '('.repeat(10_000), 0],
  ])('%s', async (_, query, total) => {
    const { status, body } = await post({ apiKey: guestKey, query });
    expect(status).toBe(200);
    expect(body.hits.length).toBe(total);
  });

  test('200 skills that nobody has all of', async () => {
    const skills = Array.from({ length: 200 }, (_, at) => (at === 0 ? 'React' : `Skill ${at}`));
    expect(await post({ apiKey: guestKey, skills })).toMatchObject({ status: 200, body: { total: 0 } });
  });

  test('the same skill 200 times', async () => {
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

  test.each([1, 999, 1e6])('page %d is past the end: it has the total and no hits', async (page) => {
    const { status, body } = await post({ apiKey: guestKey, page });
    expect([status, body.total, body.page, body.hits]).toEqual([200, 3, page, []]);
  });
});

test('no text makes a search fail', async () => {
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
