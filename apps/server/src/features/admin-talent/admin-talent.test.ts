import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { talentProfileDraft } from '../../../test/draft.ts';
import { openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import { savingTalents } from '../../../test/saved-talent.ts';
import { fail, scriptedReviewer } from '../../../test/scripted-reviewer.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';
import { humanReviews } from '../../db/schema/human-review.ts';
import { talents } from '../../db/schema/talent.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';

const { reviewer, script } = scriptedReviewer();
const app = await testApp({ instead: { reviewer } });
const { admin, client, company, deps, person, talent, url } = app;
const { save } = savingTalents(app);
const { hiringCompany } = marketOf(deps, app);
const ritu = await person({ name: 'Ritu Nair', isAdmin: true });
const arun = await person({ name: 'Arun Pillai', isAdmin: true });

type Given = Parameters<typeof talentProfileDraft>[0];

/** A talent whose profile has failed its review often enough, and who has asked for a person. */
async function waitingTalent(given: Given = {}) {
  script.answer = async () => fail;
  const someone = await talent();
  await save(someone, given);
  await deps.db.update(talents).set({ aiReviewCount: 10 }).where(eq(talents.talentId, someone.talentId));
  await client(someone).talent.requestHumanReview({});
  return someone;
}

const APPROVE = { reviewStatus: 'pass', commentsMarkdown: '' } as const;
const reject = (commentsMarkdown: string) => ({ reviewStatus: 'fail', commentsMarkdown }) as const;

const answer = (
  as: Person,
  talentId: string,
  humanReviewResponse: typeof APPROVE | ReturnType<typeof reject>,
  profileUpdatedIsoDateTimeUtc?: string,
) => client(as).adminTalent.postHumanReview({ talentId, humanReviewResponse, profileUpdatedIsoDateTimeUtc });

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
    const { talentId, ...rest } = await waitingTalent();
    for (const as of [rest as Person, await company(), await talent(), await person()]) {
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
      message: 'This profile was edited meanwhile. Please read the newer version, then decide.',
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
        timeout: 15_000,
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
      { interval: 10, timeout: 15_000 },
    );
  });
});

describe('the record of a talent', () => {
  test('has its email, its documents and since when it waits', async () => {
    const { talentId, email } = await waitingTalent();
    const record = await client(ritu).adminTalent.get({ talentId });
    expect(record).toMatchObject({ email, humanReviewsCount: 0, talentProfile: { name: 'Meera Iyer' } });
    expect(record.humanReviewWaitingSinceIsoDateTimeUtc).toBe(record.talent.updatedIsoDateTimeUtc);
    expect(record.earlierHumanReview).toBeUndefined();
  });

  test('keeps its place in the queue while it is edited', async () => {
    const someone = await waitingTalent();
    const { talentId } = someone;
    const before = await client(ritu).adminTalent.get({ talentId });
    await save(someone, { jobTitle: 'Falconer' });
    const after = await client(ritu).adminTalent.get({ talentId });
    expect(after.humanReviewWaitingSinceIsoDateTimeUtc).toBe(before.humanReviewWaitingSinceIsoDateTimeUtc);
  });

  test('says what was changed since the last review, by whom it was made and why', async () => {
    const someone = await waitingTalent();
    const { talentId } = someone;
    await answer(arun, talentId, reject('Please name your projects.'));
    await save(someone, { jobTitle: 'Falconer', skills: ['React', 'TypeScript', 'Falconry'] });
    await client(someone).talent.requestHumanReview({});
    const record = await client(ritu).adminTalent.get({ talentId });
    expect(record).toMatchObject({
      humanReviewsCount: 1,
      earlierHumanReview: {
        reviewStatus: 'fail',
        commentsMarkdown: 'Please name your projects.',
        reviewerName: 'Arun Pillai',
      },
    });
    expect(record.earlierHumanReview?.changes).toEqual([
      { field: 'jobTitle', before: 'Senior React Developer', after: 'Falconer' },
      {
        field: 'skills',
        before: 'React\nTypeScript\nNode.js\nPostgreSQL',
        after: 'React\nTypeScript\nFalconry',
      },
    ]);
  });

  test('names nobody once the admin has deleted the account', async () => {
    const { talentId } = await waitingTalent();
    const former = await admin();
    await answer(former, talentId, reject('Please name your projects.'));
    await deps.db.delete(users).where(eq(users.id, former.uid));
    const { earlierHumanReview } = await client(ritu).adminTalent.get({ talentId });
    expect(earlierHumanReview).not.toHaveProperty('reviewerName');
    await expect(answer(ritu, talentId, APPROVE)).rejects.toMatchObject({
      message: 'Another admin has already rejected this profile.',
    });
  });
});

describe('the list', () => {
  const idsOf = (list: { talent: { key: { talentId: string } } }[]) =>
    list.map(({ talent: { key } }) => key.talentId);

  /** All pages, two at a time. */
  async function allIds(question: Parameters<ReturnType<typeof client>['adminTalent']['page']>[0]) {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<ReturnType<typeof client>['adminTalent']['page']>> = await client(
        ritu,
      ).adminTalent.page({ ...question, limit: 2, cursor });
      ids.push(...idsOf(page.list));
      cursor = page.cursor;
    } while (cursor !== null);
    return ids;
  }

  test('has every talent once, newest first, also those without a profile', async () => {
    const [older, newer] = [await talent(), await talent()];
    const ids = await allIds({});
    expect(ids.indexOf(newer.talentId)).toBeLessThan(ids.indexOf(older.talentId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(await deps.db.$count(talents));
    const { list } = await client(ritu).adminTalent.page({});
    const record = list.find((one) => one.talent.key.talentId === newer.talentId);
    expect(record).toMatchObject({ email: newer.email });
    expect(record).not.toHaveProperty('talentProfile');
  });

  test('of those pending has the longest wait first, whatever was edited or created since', async () => {
    await deps.db.update(talents).set({ humanReviewResponse: null, humanReviewWaitingSince: null });
    const waiting = [await waitingTalent(), await waitingTalent(), await waitingTalent()];
    const since = ['2026-01-02', '2026-01-01', '2026-01-03'];
    for (const [at, { talentId }] of waiting.entries()) {
      const humanReviewWaitingSince = `${since[at]}T00:00:00.000Z`;
      await deps.db.update(talents).set({ humanReviewWaitingSince }).where(eq(talents.talentId, talentId));
    }
    const [second, first, third] = waiting.map(({ talentId }) => talentId);
    expect(await allIds({ humanReviewStatus: 'pending' })).toEqual([first, second, third]);
    await answer(ritu, first ?? '', APPROVE);
    expect(await allIds({ humanReviewStatus: 'pending' })).toEqual([second, third]);
  });

  test('is searched by words of the name, by email and by id', async () => {
    const someone = await talent();
    const { talentId, email } = someone;
    await save(someone, { name: "Venkata O'Neil देविका" });
    for (const search of [
      'venkata',
      'VENK',
      'देवि',
      "o'neil",
      'neil venkata',
      email,
      email.slice(0, 12).toUpperCase(),
      talentId,
    ])
      expect(await allIds({ search }), search).toEqual([talentId]);
    for (const search of [
      'enkata',
      'venkata rao',
      `${email}x`,
      talentId.slice(0, -1),
      '%',
      '_',
      '\\',
      "'",
      '&',
    ])
      expect(await allIds({ search }), search).not.toContain(talentId);
    // The end of an id is its second, which others may share.
    expect(await allIds({ search: talentId.slice(-6) })).toContain(talentId);
    expect(await allIds({ search: 'venkata', humanReviewStatus: 'pending' })).toEqual([]);
  });

  test.each(['&', '!', ':*', "'", "''", '\\', '(', 'a & b | !c', 'a:*', '%%', '\\%', 'x'.repeat(100)])(
    'answers the odd search %j',
    async (search) => {
      expect(await client(ritu).adminTalent.page({ search })).toMatchObject({ cursor: null });
    },
  );

  test.each([
    [{ limit: 21 }],
    [{ limit: 0 }],
    [{ cursor: 'made up' }],
    [{ humanReviewStatus: 'pass' }],
    [{ search: 'x'.repeat(101) }],
    [{ search: '\u0000' }],
  ])('refuses %j', async (question) => {
    await expect(client(ritu).adminTalent.page(question as { limit: number })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('has a profile that was stored under older rules', async () => {
    const someone = await waitingTalent();
    const { talentId } = someone;
    await deps.db.update(talentProfiles).set({ about: '' }).where(eq(talentProfiles.talentId, talentId));
    expect(idsOf((await client(ritu).adminTalent.page({ search: talentId })).list)).toEqual([talentId]);
  });
});
