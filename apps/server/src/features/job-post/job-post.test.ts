import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Client, testApp } from '../../../test/app.ts';
import { threadRow } from '../../../test/thread.ts';
import { companyProfileDraft, jobPostDraft } from '../../../test/draft.ts';
import type { CompanyPerson } from '../../../test/person.ts';
import { events } from '../../db/schema/event.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { threads } from '../../db/schema/thread.ts';
import { newRecordId } from '../../base/record-id.ts';
import { reviewQueuedJobPost } from './actions.ts';

const pass: AiReviewResponse = { reviewStatus: 'pass', failureReasons: [], confidenceScore: 90 };
const fail: AiReviewResponse = {
  reviewStatus: 'fail',
  failureReasons: ['Description: do not ask applicants for money.'],
  confidenceScore: 93,
};

/** The next verdict on a job post. It throws when the reviewer cannot answer. */
let answer: () => Promise<AiReviewResponse> = async () => pass;
afterEach(() => {
  answer = async () => pass;
});

const { client, company, deps, talent } = await testApp({
  instead: {
    reviewer: {
      reviewTalentProfile: async () => pass,
      reviewCompanyProfile: async () => pass,
      reviewJobPost: () => answer(),
    },
  },
});

async function hiringCompany() {
  const someone = await company();
  await client(someone).companyProfile.update({ companyProfile: companyProfileDraft() });
  return someone;
}

type Draft = Parameters<Client['jobPost']['update']>[0]['jobPost'];
const save = (as: CompanyPerson, given: Partial<Draft> = {}) =>
  client(as).jobPost.update({ jobPost: jobPostDraft(given) });

const invitation = (companyId: string, talentId: string, jobPostId: string) =>
  deps.db.insert(threads).values(threadRow({ companyId, talentId, jobPostId }));

describe('saving a job post', () => {
  test('is refused to guests and talents', async () => {
    const jobPost = jobPostDraft();
    await expect(client().jobPost.update({ jobPost })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(client(await talent()).jobPost.update({ jobPost })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('needs a company profile', async () => {
    await expect(save(await company())).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: 'Please complete your company profile before you create a job post.',
    });
  });

  test('refuses the id of another company or of its job post', async () => {
    const [one, other] = [await hiringCompany(), await hiringCompany()];
    const { jobPost } = await save(one);
    await expect(save(other, { key: jobPost.key })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(save(other, { companyId: one.companyId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(save(other, { key: { jobPostId: newRecordId() } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await client(one).jobPost.get(jobPost.key)).toEqual(jobPost);
  });

  test.each([
    ['an empty title', { title: '' }, 'title', 'Title is required'],
    ['a title of two letters', { title: 'QA' }, 'title', 'Must be at least 3 characters long'],
    [
      'a title of 201 letters',
      { title: 't'.repeat(201) },
      'title',
      'Must be no more than 200 characters long',
    ],
    [
      'a description of nine letters',
      { description: 'd'.repeat(9) },
      'description',
      'Must be at least 10 characters long',
    ],
    [
      'a description of 100,000 letters',
      { description: 'd'.repeat(100_000) },
      'description',
      'Must be no more than 5000 characters long',
    ],
    [
      'an unknown category',
      { category: 'Cooking' },
      'category',
      'Must be one of: Software_Development, Software_Testing, UI_UX_Design',
    ],
    ['a benefit in words', { hasFlexibleHours: 'yes' }, 'hasFlexibleHours', 'Must be true or false'],
  ])('refuses %s', async (_, wrong, field, message) => {
    const someone = await hiringCompany();
    await expect(save(someone, wrong as Partial<Draft>)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { [`jobPost.${field}`]: message },
    });
    expect((await client(someone).jobPost.list({})).list).toEqual([]);
  });

  test('stores it with the reviewer’s verdict, not with one from the draft', async () => {
    answer = async () => fail;
    const someone = await hiringCompany();
    const { jobPost, reviewResponse } = await save(someone, { aiReviewResponse: pass });
    expect(reviewResponse).toEqual({ reviewStatus: 'fail', failureReasons: fail.failureReasons });
    expect(jobPost).toMatchObject({ companyId: someone.companyId, aiReviewResponse: fail });
    expect(jobPost).not.toHaveProperty('hasPerformanceBonus');
    const recorded = await deps.db.select().from(events).where(eq(events.jobPostId, jobPost.key.jobPostId));
    expect(recorded).toMatchObject([
      { kind: 'jobPost.saved', companyId: someone.companyId },
      { kind: 'jobPost.reviewed', payload: { reviewer: 'ai', reviewStatus: 'fail' } },
    ]);
  });

  test('refuses a save from a second tab with a stale version', async () => {
    const someone = await hiringCompany();
    const { jobPost } = await save(someone);
    const opened = { key: jobPost.key, updatedIsoDateTimeUtc: jobPost.updatedIsoDateTimeUtc };
    await save(someone, { ...opened, title: 'React Developer' });
    await expect(save(someone, { ...opened, title: 'Vue Developer' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('succeeds when the reviewer is down; the later review does not change the version', async () => {
    answer = async () => {
      throw new Error('The reviewer is down.');
    };
    const someone = await hiringCompany();
    const { jobPost, reviewResponse } = await save(someone);
    expect(reviewResponse.reviewStatus).toBe('pending');
    expect(jobPost.isReviewQueued).toBe(true);
    answer = async () => pass;
    await reviewQueuedJobPost(deps, jobPost.key.jobPostId);
    const reviewed = await client(someone).jobPost.get(jobPost.key);
    expect(reviewed).toMatchObject({
      aiReviewResponse: pass,
      updatedIsoDateTimeUtc: jobPost.updatedIsoDateTimeUtc,
    });
  });
});

describe('reading job posts', () => {
  test('is for the company and for invited talents, who do not see the review', async () => {
    const someone = await hiringCompany();
    const { jobPost } = await save(someone);
    const invited = await talent();
    await expect(client(invited).jobPost.get(jobPost.key)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Cannot find requested job post.',
    });
    await expect(client(await hiringCompany()).jobPost.get(jobPost.key)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await invitation(someone.companyId, invited.talentId, jobPost.key.jobPostId);
    const seen = await client(invited).jobPost.get(jobPost.key);
    expect(seen.title).toBe('Senior React Developer');
    expect(seen).not.toHaveProperty('aiReviewResponse');
  });

  test('lists the company’s job posts, newest first, page by page', async () => {
    const someone = await hiringCompany();
    await save(await hiringCompany());
    const titles = ['First Developer', 'Second Developer', 'Third Developer'];
    for (const title of titles) await save(someone, { title });
    const one = await client(someone).jobPost.list({ limit: 2 });
    expect(one.list.map(({ title }) => title)).toEqual(['Third Developer', 'Second Developer']);
    const two = await client(someone).jobPost.list({ limit: 2, cursor: one.cursor });
    expect(two).toMatchObject({ list: [{ title: 'First Developer' }], cursor: null });
  });

  test.each(['', 'x', 'null', Buffer.from('2026-01-01T00:00:00.000Z').toString('base64url'), 'é'.repeat(40)])(
    'refuses the forged cursor %j',
    async (cursor) => {
      await expect(client(await company()).jobPost.list({ cursor })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        data: { cursor: expect.stringContaining('start again from the first page') },
      });
    },
  );
});

describe('deleting a job post', () => {
  test('refuses another company’s job post, and one that is already deleted', async () => {
    const someone = await hiringCompany();
    const { jobPost } = await save(someone);
    await expect(client(await hiringCompany()).jobPost.delete(jobPost.key)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await client(someone).jobPost.delete(jobPost.key);
    await expect(client(someone).jobPost.delete(jobPost.key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(save(someone, { key: jobPost.key })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('removes it from the list, keeps the title in its threads, and records an event', async () => {
    const someone = await hiringCompany();
    const invited = await talent();
    const { jobPost } = await save(someone);
    await invitation(someone.companyId, invited.talentId, jobPost.key.jobPostId);
    await client(someone).jobPost.delete(jobPost.key);
    expect((await client(someone).jobPost.list({})).list).toEqual([]);
    const [thread] = await deps.db.select().from(threads).where(eq(threads.companyId, someone.companyId));
    expect(thread?.jobPostTitle).toBe('Developer');
    const recorded = await deps.db.select().from(events).where(eq(events.jobPostId, jobPost.key.jobPostId));
    expect(recorded.at(-1)?.kind).toBe('jobPost.deleted');
  });
});

describe('restoring a deleted job post', () => {
  test('refuses guests, talents, another company’s job post and one that never was', async () => {
    const someone = await hiringCompany();
    const { key } = (await save(someone)).jobPost;
    await client(someone).jobPost.delete(key);
    await expect(client().jobPost.restore(key)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(client(await talent()).jobPost.restore(key)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const notFound = { code: 'NOT_FOUND', message: 'Cannot find requested job post.' };
    await expect(client(await hiringCompany()).jobPost.restore(key)).rejects.toMatchObject(notFound);
    const never = { jobPostId: newRecordId() };
    await expect(client(someone).jobPost.restore(never)).rejects.toMatchObject(notFound);
  });

  test('refuses it once the time for it is over', async () => {
    const someone = await hiringCompany();
    const { key } = (await save(someone)).jobPost;
    await client(someone).jobPost.delete(key);
    const deletedAt = (minutesAgo: number) =>
      deps.db
        .update(jobPosts)
        .set({ deletedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString() })
        .where(eq(jobPosts.jobPostId, key.jobPostId));
    await deletedAt(10.1);
    await expect(client(someone).jobPost.restore(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await deletedAt(9);
    await client(someone).jobPost.restore(key);
    expect((await client(someone).jobPost.list({})).list.length).toBe(1);
  });

  test('brings it back as it was, once, for its company and for who was invited', async () => {
    const someone = await hiringCompany();
    const invited = await talent();
    const { jobPost } = await save(someone, { hasFlexibleHours: true });
    const { jobPostId } = jobPost.key;
    await invitation(someone.companyId, invited.talentId, jobPostId);
    const before = {
      list: await client(someone).jobPost.list({}),
      counts: await client(someone).jobPost.counts({}),
      invited: await client(invited).jobPost.get({ jobPostId }),
    };
    await client(someone).jobPost.delete({ jobPostId });
    for (const as of [someone, invited])
      await expect(client(as).jobPost.get({ jobPostId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await client(someone).jobPost.counts({})).toEqual({ counts: [] });
    await expect(client(someone).jobPost.skills({ jobPostId })).rejects.toMatchObject({ code: 'NOT_FOUND' });

    const restored = await Promise.all([1, 2].map(() => client(someone).jobPost.restore({ jobPostId })));
    expect(restored).toEqual([jobPost, jobPost]);
    expect({
      list: await client(someone).jobPost.list({}),
      counts: await client(someone).jobPost.counts({}),
      invited: await client(invited).jobPost.get({ jobPostId }),
    }).toEqual(before);
    const recorded = await deps.db.select().from(events).where(eq(events.jobPostId, jobPostId));
    expect(recorded.filter(({ kind }) => kind === 'jobPost.restored').length).toBe(1);
    await save(someone, { key: jobPost.key, title: 'Senior Developer' });
  });

  test('queues a review again that found no job post meanwhile', async () => {
    const someone = await hiringCompany();
    answer = () => Promise.reject(new Error('The reviewer is away.'));
    const { key, isReviewQueued } = (await save(someone)).jobPost;
    expect(isReviewQueued).toBe(true);
    await client(someone).jobPost.delete(key);
    answer = async () => pass;
    await reviewQueuedJobPost(deps, key.jobPostId);
    const sent: unknown[] = [];
    const send = vi.spyOn(deps.jobs, 'send').mockImplementation(async (...job) => void sent.push(job));
    expect((await client(someone).jobPost.restore(key)).isReviewQueued).toBe(true);
    send.mockRestore();
    expect(sent).toMatchObject([['jobPost.review', key, { key: key.jobPostId }]]);
    await reviewQueuedJobPost(deps, key.jobPostId);
    expect((await client(someone).jobPost.get(key)).aiReviewResponse).toEqual(pass);
  });
});
