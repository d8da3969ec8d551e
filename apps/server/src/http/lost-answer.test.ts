import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bearer, storeApiKey } from '../../test/api-key.ts';
import { testApp } from '../../test/app.ts';
import { jobPostDraft } from '../../test/draft.ts';
import { loseAnswers } from '../../test/lost-answer.ts';
import { marketOf } from '../../test/market.ts';
import { jobPosts } from '../db/schema/job-post.ts';

type Page = { list: unknown[]; cursor: string | null };

const app = await testApp();
const { deps, request } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

test('the Idempotency-Key of a call whose commit got no answer stays in use: the call is not made twice', async () => {
  const owner = await hiringCompany();
  const { secret } = await storeApiKey(deps, owner, { scopes: ['posts'] });
  const post = async () => {
    const answer = await request('/api/v1/update-job-post', {
      method: 'POST',
      headers: { ...bearer(secret), 'content-type': 'application/json', 'idempotency-key': 'key' },
      body: JSON.stringify({ jobPost: jobPostDraft({ title: 'Nurse' }) }),
    });
    return (await answer.json()) as unknown;
  };
  const newPosts = () =>
    deps.db
      .select()
      .from(jobPosts)
      .where(and(eq(jobPosts.companyId, owner.companyId), ne(jobPosts.jobPostId, owner.jobPostId)));
  const connections = loseAnswers(/^commit/i);
  const first = await post();
  connections.restore();
  expect(first).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  expect(await newPosts()).toHaveLength(1);
  expect(await post()).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_IN_USE' });
  expect(await newPosts()).toHaveLength(1);
});

test('a list that is read by GET is read page by page', async () => {
  const owner = await hiringCompany();
  const { secret } = await storeApiKey(deps, owner, { scopes: ['shortlist'] });
  const path = `/api/v1/companies/${owner.companyId}/shortlisted-profiles`;
  const read = async (query: string) =>
    (await (await request(`${path}?limit=1${query}`, { headers: bearer(secret) })).json()) as Page;
  for (const { talentId } of [await foundTalent(), await foundTalent()]) {
    const put = await request(`${path}/${talentId}`, {
      method: 'PUT',
      headers: { ...bearer(secret), 'content-type': 'application/json' },
      body: JSON.stringify({ jobPostId: owner.jobPostId }),
    });
    expect(put.status).toBe(200);
  }
  const first = await read('');
  const next = await read(`&cursor=${encodeURIComponent(first.cursor ?? '')}`);
  expect([first.list.length, next.list.length, next.cursor]).toEqual([1, 1, null]);
  expect(next.list).not.toEqual(first.list);
});
