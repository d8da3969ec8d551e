import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { companyProfileDraft } from '../../../test/draft.ts';
import type { CompanyPerson, Person } from '../../../test/person.ts';
import { fail, scriptedReviewer } from '../../../test/scripted-reviewer.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { companies } from '../../db/schema/company.ts';
import { events } from '../../db/schema/event.ts';
import { humanReviews } from '../../db/schema/human-review.ts';

const { reviewer, script } = scriptedReviewer();
const { client, company, deps, person, talent } = await testApp({ instead: { reviewer } });
const ritu = await person({ name: 'Ritu Nair', isAdmin: true });
const arun = await person({ name: 'Arun Pillai', isAdmin: true });

type Given = Parameters<typeof companyProfileDraft>[0];

const save = (as: CompanyPerson, given: Given = {}) =>
  client(as).companyProfile.update({ companyProfile: companyProfileDraft(given) });

async function waitingCompany(given: Given = {}) {
  script.answer = async () => fail;
  const someone = await company();
  await save(someone, given);
  await client(someone).company.requestHumanReview({});
  return someone;
}

const APPROVE = { reviewStatus: 'pass', commentsMarkdown: '' } as const;
const reject = (commentsMarkdown: string) => ({ reviewStatus: 'fail', commentsMarkdown }) as const;

const answer = (
  as: Person,
  companyId: string,
  humanReviewResponse: typeof APPROVE | ReturnType<typeof reject>,
  profileUpdatedIsoDateTimeUtc?: string,
) =>
  client(as).adminCompany.postHumanReview({ companyId, humanReviewResponse, profileUpdatedIsoDateTimeUtc });

const reviewOf = async ({ companyId }: CompanyPerson) =>
  (await client(ritu).company.get({ companyId })).humanReviewResponse;

describe('an answer is refused', () => {
  test('for everybody who is no admin, the company itself first', async () => {
    const waiting = await waitingCompany();
    for (const as of [waiting, await company(), await talent(), await person()]) {
      await expect(answer(as, waiting.companyId, APPROVE)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await reviewOf(waiting)).toMatchObject({ reviewStatus: 'pending' });
  });

  test('to a company that does not exist, and to one whose review is not pending', async () => {
    await expect(answer(ritu, 'nobody', APPROVE)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(answer(ritu, (await company()).companyId, APPROVE)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'No human review is pending for this profile.',
    });
  });

  test.each([9, 2001])('when its feedback has %d characters', async (length) => {
    const { companyId } = await waitingCompany();
    await expect(answer(ritu, companyId, reject('a'.repeat(length)))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { 'humanReviewResponse.commentsMarkdown': expect.any(String) },
    });
  });

  test('to a version that was edited meanwhile', async () => {
    const someone = await waitingCompany();
    const { companyProfile } = await client(ritu).adminCompany.get({ companyId: someone.companyId });
    await save(someone, { website: 'https://newer.harborledger.com' });
    await expect(
      answer(ritu, someone.companyId, APPROVE, companyProfile?.updatedIsoDateTimeUtc),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await reviewOf(someone)).toMatchObject({ reviewStatus: 'pending' });
  });
});

describe('an answer', () => {
  test.each([10, 2000])('of %d characters is stored, with its event and its trail', async (length) => {
    const someone = await waitingCompany();
    const { companyId, uid } = someone;
    await answer(ritu, companyId, reject('a'.repeat(length)));
    expect(await reviewOf(someone)).toEqual(reject('a'.repeat(length)));
    const recorded = await deps.db.select().from(events).where(eq(events.companyId, companyId));
    expect(recorded.at(-1)).toMatchObject({
      kind: 'company.reviewed',
      actorUid: ritu.uid,
      payload: { reviewer: 'human', reviewStatus: 'fail' },
    });
    const trail = await deps.db.select().from(adminActions).where(eq(adminActions.uid, uid));
    expect(trail).toMatchObject([{ act: 'company.rejected', adminUid: ritu.uid, companyId }]);
  });

  test('of two admins at once: one wins, the other is told who', async () => {
    const { companyId } = await waitingCompany();
    const outcomes = await Promise.allSettled([
      answer(ritu, companyId, APPROVE),
      answer(arun, companyId, APPROVE),
    ]);
    const [winner, loser] = outcomes[0].status === 'fulfilled' ? [ritu, outcomes[1]] : [arun, outcomes[0]];
    expect(loser).toMatchObject({
      reason: { code: 'CONFLICT', message: `${winner.name} has already approved this profile.` },
    });
    expect(await deps.db.$count(humanReviews, eq(humanReviews.companyId, companyId))).toBe(1);
  });

  test('that passes lets the company see people at once', async () => {
    const someone = await waitingCompany();
    const { companyId } = someone;
    await answer(ritu, companyId, APPROVE);
    const [stored] = await deps.db.select().from(companies).where(eq(companies.companyId, companyId));
    expect(stored).toMatchObject({ isHumanReviewPassedAtleastOnce: true, humanReviewWaitingSince: null });
    expect(await reviewOf(someone)).toEqual(APPROVE);
  });
});

test('the record says what was changed since the last review', async () => {
  const someone = await waitingCompany();
  await answer(arun, someone.companyId, reject('Please put your own website.'));
  await save(someone, { website: 'https://own.harborledger.com' });
  await client(someone).company.requestHumanReview({});
  expect(await client(ritu).adminCompany.get({ companyId: someone.companyId })).toMatchObject({
    humanReviewsCount: 1,
    earlierHumanReview: {
      reviewStatus: 'fail',
      reviewerName: 'Arun Pillai',
      changes: [
        { field: 'website', before: 'https://www.harborledger.com', after: 'https://own.harborledger.com' },
      ],
    },
  });
});

test('the list is searched, filtered to those pending by how long they wait, and has companies without a profile', async () => {
  const idsOf = async (question: Parameters<ReturnType<typeof client>['adminCompany']['page']>[0]) =>
    (await client(ritu).adminCompany.page(question)).list.map((one) => one.company.key.companyId);
  const nameless = await company();
  expect((await idsOf({}))[0]).toBe(nameless.companyId);
  await deps.db.update(companies).set({ humanReviewResponse: null, humanReviewWaitingSince: null });
  const [first, second] = [await waitingCompany({ name: 'Larkspur Dental' }), await waitingCompany()];
  expect(await idsOf({ humanReviewStatus: 'pending' })).toEqual([first.companyId, second.companyId]);
  for (const search of ['larks', 'dental lark', first.email, first.companyId])
    expect(await idsOf({ search }), search).toEqual([first.companyId]);
});
