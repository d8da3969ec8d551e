import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { scriptedReviewer } from '../../../test/scripted-reviewer.ts';
import { APPROVE, reject, waitingTalents } from '../../../test/waiting-talent.ts';
import { users } from '../../db/schema/account.ts';
import { talents } from '../../db/schema/talent.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';

const { reviewer, script } = scriptedReviewer();
const app = await testApp({ instead: { reviewer } });
const { admin, client, deps, person, talent } = app;
const { answer, save, waitingTalent } = waitingTalents(app, script);
const ritu = await person({ name: 'Ritu Nair', isAdmin: true });
const arun = await person({ name: 'Arun Pillai', isAdmin: true });

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
    // Two that are made in one millisecond are in no order.
    await deps.db
      .update(talents)
      .set({ createdIsoDateTimeUtc: new Date(Date.now() - 60_000).toISOString() })
      .where(eq(talents.talentId, older.talentId));
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
