import { JOB_POST_CSV_EXAMPLE } from '@talaash/domain/job-post/import-help';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bearer, storeApiKey } from '../../../test/api-key.ts';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { toCsv } from '../../base/csv.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { reviewQueuedJobPost } from './actions.ts';

const app = await testApp();
const { client, company, deps, member, request } = app;
const { hiringCompany } = marketOf(deps, app);

const TEXT = 'You build our web shop with a team of four engineers and a designer.';
const HEAD = ['id', 'title', 'description', 'pay', 'pay_from_lpa', 'pay_to_lpa', 'work_place'];
const csvOf = (...rows: string[][]) => toCsv([HEAD, ...rows]);
const row = (id: string, title: string, ...more: string[]) => [id, title, TEXT, ...more];

const postsOf = ({ companyId }: { companyId: string }) =>
  deps.db.select().from(jobPosts).where(eq(jobPosts.companyId, companyId)).orderBy(jobPosts.title);

describe('a file', () => {
  test.each([
    ['title\r\nA job', 'The header must have the columns title and description.'],
    ['title,description\r\n', 'The file has no rows below its header.'],
    ['title,salary\r\na,b', 'The header has an unknown column: salary'],
    ['title,description,title\r\na,b,c', 'The header has a column twice: title'],
    ['title,description\r\n"a,b', 'This is not CSV: a quotation mark is open or stands in the wrong place.'],
    [
      `title,description\r\n${Array.from({ length: 101 }, (_, at) => `Job ${at},${TEXT}`).join('\r\n')}`,
      'A file has at most 100 rows.',
    ],
  ])('%j is refused: %s', async (csv, sentence) => {
    const hiring = await hiringCompany();
    for (const make of ['previewImport', 'import'] as const)
      await expect(client(hiring).jobPost[make]({ csv })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        data: { csv: sentence },
      });
    expect(await postsOf(hiring)).toHaveLength(1);
  });

  test('names row and column of each problem by the rules of the form, and imports nothing of it', async () => {
    const hiring = await hiringCompany();
    const csv = csvOf(
      row('1', 'Good Engineer', 'not stated'),
      row('2', 'No', 'not stated'),
      row('3', 'Pay Missing'),
      row('4', 'Pay Reversed', '', '30', '20'),
      row('5', 'Pay Odd', '', 'much', '20', 'Moon'),
      row('1', 'Good Again', 'not stated'),
      row('6', 'Contradicts', 'not stated', '12'),
    );
    const { rows } = await client(hiring).jobPost.previewImport({ csv });
    expect(
      rows.map(({ row: at, state, problems }) => [
        at,
        state,
        ...problems.map(({ column, message }) => `${column}: ${message}`),
      ]),
    ).toEqual([
      [2, 'new'],
      [3, 'refused', 'title: Must be at least 3 characters long'],
      [4, 'refused', 'pay: Choose whether this job post states its pay.'],
      [5, 'refused', 'pay_to_lpa: The first amount is more than the second.'],
      [
        6,
        'refused',
        'pay_from_lpa: Must be a number',
        'work_place: Must be one of: Remote, On site, Remote or on site',
      ],
      [7, 'refused', 'id: This is the same job as in row 2.'],
      [8, 'refused', 'pay: Pay is given, so it cannot be "not stated".'],
    ]);
    await expect(client(hiring).jobPost.import({ csv })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message:
        '6 rows have to be corrected. Nothing was imported. Row 3, title: Must be at least 3 characters long',
      data: expect.objectContaining({
        'rows.4.pay': 'Row 4, pay: Choose whether this job post states its pay.',
      }),
    });
    expect(await postsOf(hiring)).toHaveLength(1);
  });
});

test('a company without a profile, a viewer and a key without the scope import nothing', async () => {
  const [bare, hiring] = [await company(), await hiringCompany()];
  const csv = csvOf(row('1', 'Good Engineer', 'not stated'));
  await expect(client(bare).jobPost.import({ csv })).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
  });
  const viewer = await member(hiring, 'viewer');
  await expect(client(viewer).jobPost.import({ csv })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const asked = async (scope: 'people' | 'posts') => {
    const { secret } = await storeApiKey(deps, hiring, { scopes: [scope] });
    const headers = { ...bearer(secret), 'content-type': 'application/json' };
    return request('/api/v1/import-job-posts', { method: 'POST', headers, body: JSON.stringify({ csv }) });
  };
  expect((await asked('people')).status).toBe(403);
  expect((await asked('posts')).status).toBe(200);
});

test('the example of the page is imported whole, reviewed, and not a second time', async () => {
  const hiring = await hiringCompany();
  const { rows } = await client(hiring).jobPost.import({ csv: JOB_POST_CSV_EXAMPLE });
  expect(rows).toMatchObject([{ row: 2, state: 'new', title: 'Senior React Developer', problems: [] }]);
  const jobPostId = rows[0]?.jobPostId ?? '';
  await reviewQueuedJobPost(deps, jobPostId);
  const found = await client(hiring).jobPost.get({ jobPostId });
  expect(found).toMatchObject({
    category: 'Software_Development',
    description: 'You build our web shop with a team of four.',
    hasCompetitiveSalary: false,
    hasFlexibleHours: true,
    hasPerformanceBonus: false,
    hasLearningOpportunities: true,
    terms: {
      pay: { from: 16, to: 22, inCurrency: { currency: 'GBP', from: 14000, to: 19000 } },
      employmentKind: 'Employment',
      workPlace: 'Remote',
      overlapHours: 4,
    },
  });
  expect(found.aiReviewResponse).toBeDefined();
  for (const csv of [JOB_POST_CSV_EXAMPLE, `\ufeff${JOB_POST_CSV_EXAMPLE.replace('16,22', '17,23')}`])
    expect((await client(hiring).jobPost.import({ csv })).rows).toMatchObject([
      { state: 'known', jobPostId },
    ]);
  expect(await postsOf(hiring)).toHaveLength(2);
});

test('without ids the title decides, also that of a job post that was written here', async () => {
  const hiring = await hiringCompany();
  const csv = ` Title ;Description;Pay\nSenior  React developer;${TEXT};not stated\n\nData Engineer;${TEXT};not stated\n`;
  const { rows } = await client(hiring).jobPost.import({ csv });
  expect(rows.map(({ row: at, state }) => [at, state])).toEqual([
    [2, 'known'],
    [4, 'new'],
  ]);
  const { rows: again } = await client(hiring).jobPost.import({ csv });
  expect(again.map(({ state }) => state)).toEqual(['known', 'known']);
  // What is deleted may be imported again.
  await client(hiring).jobPost.delete({ jobPostId: again[1]?.jobPostId ?? '' });
  expect((await client(hiring).jobPost.import({ csv })).rows.map(({ state }) => state)).toEqual([
    'known',
    'new',
  ]);
});

test('of ten imports of the same file at once, one creates the job posts', async () => {
  const hiring = await hiringCompany();
  const csv = csvOf(row('1', 'One Engineer', 'not stated'), row('2', 'Two Engineer', '', '12'));
  const made = await Promise.all(Array.from({ length: 10 }, () => client(hiring).jobPost.import({ csv })));
  expect(made.flatMap(({ rows }) => rows.filter(({ state }) => state === 'new'))).toHaveLength(2);
  expect((await postsOf(hiring)).map(({ title }) => title)).toEqual([
    'One Engineer',
    'Senior React Developer',
    'Two Engineer',
  ]);
});
