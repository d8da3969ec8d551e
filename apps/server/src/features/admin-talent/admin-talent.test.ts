import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import { scriptedReviewer } from '../../../test/scripted-reviewer.ts';
import { APPROVE, reject, waitingTalents } from '../../../test/waiting-talent.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';
import { humanReviews } from '../../db/schema/human-review.ts';
import { talents } from '../../db/schema/talent.ts';

const { reviewer, script } = scriptedReviewer();
const app = await testApp({ instead: { reviewer } });
const { admin, client, company, deps, person, talent, url } = app;
const { answer, save, waitingTalent } = waitingTalents(app, script);
const { hiringCompany } = marketOf(deps, app);
const ritu = await person({ name: 'Ritu Nair', isAdmin: true });
const arun = await person({ name: 'Arun Pillai', isAdmin: true });

const reviewOf = async ({ talentId }: { talentId: string }) =>
  (await client(ritu).talent.get({ talentId }))?.humanReviewResponse;

describe('an answer is refused', () => {
  test('to nobody: the talent does not exist', async () => {
    await expect(answer(ritu, 'nobody', APPROVE)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(client(ritu).adminTalent.get({ talentId: 'nobody' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('for everybody who is no admin, with a true id too', async () => {
    const waiting = await waitingTalent();
    const { talentId } = waiting;
    for (const as of [waiting, await company(), await talent(), await person()]) {
      await expect(answer(as, talentId, APPROVE)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(client(as).adminTalent.get({ talentId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(client(as).adminTalent.page({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect(
      client().adminTalent.postHumanReview({ talentId, humanReviewResponse: APPROVE }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('to an admin whose right was revoked in the meantime', async () => {
    const { talentId } = await waitingTalent();
    const former = await admin();
    await client(former).adminTalent.get({ talentId });
    await deps.db.update(users).set({ isAdmin: false }).where(eq(users.id, former.uid));
    await expect(answer(former, talentId, APPROVE)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('while no review is pending', async () => {
    const someone = await talent();
    await expect(answer(ritu, someone.talentId, APPROVE)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'No human review is pending for this profile.',
    });
  });

  test.each([
    ['without a reason', ''],
    ['with blanks', ' '.repeat(20)],
    ['of 9 characters', 'a'.repeat(9)],
    ['of 9 characters between blanks', `  ${'a'.repeat(9)}  `],
    ['of 2001 characters', 'a'.repeat(2001)],
    ['that nests too deep', `${'> '.repeat(50)}why`],
  ])('when it rejects %s', async (_, feedback) => {
    const someone = await waitingTalent();
    await expect(answer(ritu, someone.talentId, reject(feedback))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { 'humanReviewResponse.commentsMarkdown': expect.any(String) },
    });
    expect(await reviewOf(someone)).toMatchObject({ reviewStatus: 'pending' });
  });

  test.each([
    ['a pass with comments', { reviewStatus: 'pass', commentsMarkdown: 'Well done, all of it.' }],
    ['pending', { reviewStatus: 'pending', commentsMarkdown: '' }],
    ['an unknown status', { reviewStatus: 'maybe', commentsMarkdown: 'a'.repeat(20) }],
    ['more than was asked', { ...APPROVE, isAdmin: true }],
  ])('when it is %s', async (_, response) => {
    const { talentId } = await waitingTalent();
    await expect(answer(ritu, talentId, response as typeof APPROVE)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('after another admin has answered, and it says who', async () => {
    const someone = await waitingTalent();
    await answer(arun, someone.talentId, reject('Please name your projects.'));
    await expect(answer(ritu, someone.talentId, APPROVE)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Arun Pillai has already rejected this profile.',
    });
    expect(await reviewOf(someone)).toMatchObject({ reviewStatus: 'fail' });
  });

  test('to a version that was edited meanwhile, until the newer one was read', async () => {
    const someone = await waitingTalent();
    const { talentId } = someone;
    const read = await client(ritu).adminTalent.get({ talentId });
    const version = read.talentProfile?.updatedIsoDateTimeUtc;
    await save(someone, { jobTitle: 'Falconer' });
    await expect(answer(ritu, talentId, APPROVE, version)).rejects.toMatchObject({
      code: 'CONFLICT',
      message:
        'Someone has edited this profile since you opened it. Please read the newer version, then decide.',
    });
    expect(await reviewOf(someone)).toMatchObject({ reviewStatus: 'pending' });
    const newer = await client(ritu).adminTalent.get({ talentId });
    expect(newer.talentProfile?.jobTitle).toBe('Falconer');
    await answer(ritu, talentId, APPROVE, newer.talentProfile?.updatedIsoDateTimeUtc);
    expect(await reviewOf(someone)).toEqual(APPROVE);
  });
});

describe('an answer', () => {
  test.each([10, 2000])('of %d characters is stored', async (length) => {
    const someone = await waitingTalent();
    await answer(ritu, someone.talentId, reject('a'.repeat(length)));
    expect(await reviewOf(someone)).toEqual(reject('a'.repeat(length)));
  });

  test('with HTML and scripts is stored as text', async () => {
    const someone = await waitingTalent();
    const html = '<script>alert(1)</script> <img src=x onerror=alert(1)> [me](javascript:alert(1))';
    await answer(ritu, someone.talentId, reject(html));
    expect(await reviewOf(someone)).toEqual(reject(html));
  });

  test('is written with its event and its trail, and ends the wait', async () => {
    const someone = await waitingTalent();
    const { talentId, uid } = someone;
    await answer(ritu, talentId, APPROVE);
    const [stored] = await deps.db.select().from(talents).where(eq(talents.talentId, talentId));
    expect(stored).toMatchObject({
      humanReviewResponse: APPROVE,
      isHumanReviewPassedAtleastOnce: true,
      humanReviewWaitingSince: null,
    });
    const recorded = await deps.db.select().from(events).where(eq(events.talentId, talentId));
    expect(recorded.at(-1)).toMatchObject({
      kind: 'talent.reviewed',
      actorUid: ritu.uid,
      payload: { reviewer: 'human', reviewStatus: 'pass' },
    });
    const trail = await deps.db.select().from(adminActions).where(eq(adminActions.uid, uid));
    expect(trail).toMatchObject([
      {
        act: 'talent.approved',
        adminUid: ritu.uid,
        talentId,
        before: { reviewStatus: 'pending' },
        after: APPROVE,
      },
    ]);
  });

  test('of two admins at once: one wins, the other is told who, and it is written once', async () => {
    const someone = await waitingTalent();
    const { talentId, uid } = someone;
    const outcomes = await Promise.allSettled([
      answer(ritu, talentId, APPROVE),
      answer(arun, talentId, reject('Please name your projects.')),
    ]);
    const [winner, loser] = outcomes[0].status === 'fulfilled' ? [ritu, outcomes[1]] : [arun, outcomes[0]];
    const verb = winner === ritu ? 'approved' : 'rejected';
    expect(loser).toMatchObject({
      status: 'rejected',
      reason: { code: 'CONFLICT', message: `${winner.name} has already ${verb} this profile.` },
    });
    expect(await deps.db.$count(humanReviews, eq(humanReviews.talentId, talentId))).toBe(1);
    expect(await deps.db.$count(adminActions, eq(adminActions.uid, uid))).toBe(1);
  });

  test('and a save at the same moment: the answer is never to a text that nobody read', async () => {
    const someone = await waitingTalent();
    const { talentId } = someone;
    const { talentProfile } = await client(ritu).adminTalent.get({ talentId });
    const [answered] = await Promise.allSettled([
      answer(ritu, talentId, APPROVE, talentProfile?.updatedIsoDateTimeUtc),
      save(someone, { jobTitle: 'Falconer' }),
    ]);
    const [review] = await deps.db.select().from(humanReviews).where(eq(humanReviews.talentId, talentId));
    if (answered.status === 'fulfilled') {
      expect(review?.reviewedProfile).toMatchObject({ jobTitle: talentProfile?.jobTitle });
    } else {
      expect(answered.reason).toMatchObject({ code: 'CONFLICT' });
      expect(review).toBeUndefined();
    }
  });

  test('is heard live by the talent and by other admins, and by nobody else', async () => {
    const someone = await waitingTalent();
    const others = await Promise.all([talent(), company(), person()]);
    const [own, colleague] = await Promise.all([openLive(url, someone), openLive(url, arun)]);
    const streams = await Promise.all(others.map((as) => openLive(url, as)));
    await answer(ritu, someone.talentId, APPROVE);
    const heard = { kind: 'talent.reviewed', talentId: someone.talentId };
    for (const stream of [own, colleague]) {
      await vi.waitFor(() => expect(stream.received.map(({ event }) => event)).toContainEqual(heard), {
        interval: 5,
        timeout: 60_000,
      });
    }
    expect(streams.flatMap((stream) => stream.received)).toEqual([]);
  });

  test('that passes makes the talent found at once, and a rejection does not', async () => {
    const [approved, rejected] = [
      await waitingTalent({ jobTitle: 'Cartographer' }),
      await waitingTalent({ jobTitle: 'Cartographer' }),
    ];
    const { apiKey } = await client(await hiringCompany()).talentSearch.createCompanyApiKey({});
    await answer(ritu, rejected.talentId, reject('Please name your projects.'));
    await answer(ritu, approved.talentId, APPROVE);
    await vi.waitFor(
      async () => {
        const { hits } = await client().talentSearch.search({ apiKey, query: 'cartographer' });
        expect(hits.map(({ talentProfile }) => talentProfile.key.talentId)).toEqual([approved.talentId]);
      },
      { interval: 10, timeout: 60_000 },
    );
  });
});
