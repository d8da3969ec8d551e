import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '@talaash/contract';
import type { CallMeta, Deprecation } from '@talaash/contract/call';
import { API_SUNSET_DAYS_MIN } from '@talaash/domain/api-key/limit';
import { afterAll, expect, test } from 'vitest';
import { bearer, storeApiKey } from '../../test/api-key.ts';
import { testApp } from '../../test/app.ts';
import { completeOperation } from './openapi-operation.ts';
import { ProblemResponses } from './openapi-problem.ts';

const metas = Object.values(contract).flatMap((calls) =>
  Object.values(calls as Record<string, AnyContractProcedure>).map((call) => call['~orpc'].meta as CallMeta),
);

const DEPRECATION = {
  sinceIsoDate: '2026-12-01',
  sunsetIsoDate: '2027-06-01',
  instead: 'Call GET /job-posts.',
};

// While this file runs, this call goes away.
const { meta } = contract.jobPost.counts['~orpc'];
meta.deprecation = DEPRECATION;
afterAll(() => void delete meta.deprecation);
const { company, deps, request } = await testApp();

const headersOf = ({ headers }: Response) =>
  ['deprecation', 'sunset', 'link'].map((name) => headers.get(name));
const TOLD = [
  '@1796083200',
  'Tue, 01 Jun 2027 00:00:00 GMT',
  '</api/v1/docs>; rel="deprecation"; type="text/html"',
];

test('every answer of a call that goes away says so, those of others do not', async () => {
  const { secret } = await storeApiKey(deps, await company(), { scopes: ['posts'] });
  const made = (path: string, headers: Record<string, string> = bearer(secret)) => request(path, { headers });
  const [answer, refused] = [
    await made('/api/v1/job-post-counts'),
    await made('/api/v1/job-post-counts', {}),
  ];
  expect([answer.status, refused.status]).toEqual([200, 401]);
  expect(headersOf(answer)).toEqual(TOLD);
  expect(headersOf(refused)).toEqual(TOLD);
  expect(headersOf(await made('/api/v1/job-posts'))).toEqual([null, null, null]);
  // Our own pages change with the server.
  const ofPage = await request('/api/rpc/jobPost/counts', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  expect(headersOf(ofPage)).toEqual([null, null, null]);
});

test('its description says so, too', () => {
  const responses = { 200: { description: 'Done.' } };
  const described = (deprecation?: Deprecation) =>
    completeOperation(
      { responses },
      {
        meta: { access: 'company', scopes: ['posts'], ...(deprecation ? { deprecation } : {}) },
        method: 'GET',
        path: '/a',
      },
      new ProblemResponses(),
    );
  expect(described()).not.toHaveProperty('deprecated');
  expect(described(DEPRECATION)).toMatchObject({
    deprecated: true,
    responses: { 200: { headers: { Deprecation: {}, Sunset: {} } } },
  });
});

test('programs are told long before', () => {
  expect(metas).toContain(meta);
  for (const { deprecation } of metas) {
    if (!deprecation) continue;
    const days = (Date.parse(deprecation.sunsetIsoDate) - Date.parse(deprecation.sinceIsoDate)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(API_SUNSET_DAYS_MIN);
  }
});
