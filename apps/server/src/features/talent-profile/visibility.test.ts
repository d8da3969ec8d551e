import { eq } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { IndexLost } from '@talaash/talent-index/port';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';

const app = await testApp();
const { client, deps, talent } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const soon = { interval: 10, timeout: 60_000 };

type ReviewStatus = 'pass' | 'fail' | 'pending';

/** A talent whose reviews have these results. */
async function reviewedTalent(ai: 'pass' | 'fail', human?: ReviewStatus): Promise<TalentPerson> {
  const someone = await foundTalent();
  await deps.db
    .update(talents)
    .set({
      aiReviewResponse: { reviewStatus: ai, failureReasons: [], confidenceScore: 90 },
      humanReviewResponse: human ? { reviewStatus: human, commentsMarkdown: '' } : null,
    })
    .where(eq(talents.talentId, someone.talentId));
  return someone;
}

const statusOf = async (as: TalentPerson) =>
  (await client(as).talentProfile.get({ talentId: as.talentId }))?.openToWorkStatus;
const setVisibility = (as: TalentPerson, isVisible: boolean) =>
  client(as).talentProfile.setVisibility({ isVisible });
const isIndexed = async (as: TalentPerson) => (await client(as).talentProfile.isIndexed({})).isIndexed;

test('only a talent shows and hides its profile, once it is approved', async () => {
  const company = await hiringCompany();
  const calls = [
    (as?: TalentPerson | typeof company) => client(as).talentProfile.setVisibility({ isVisible: false }),
    (as?: TalentPerson | typeof company) => client(as).talentProfile.isIndexed({}),
    (as?: TalentPerson | typeof company) => client(as).talentProfile.unindex({}),
  ];
  for (const call of calls) {
    await expect(call()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(call(company)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  const nobodyYet = await talent();
  expect(await isIndexed(nobodyYet)).toBe(false);
  await expect(setVisibility(nobodyYet, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await client(nobodyYet).talentProfile.unindex({})).toEqual({ isIndexed: false });
  for (const human of [undefined, 'pending', 'fail'] as const) {
    const someone = await reviewedTalent('fail', human);
    await expect(setVisibility(someone, false)).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: 'You can show or hide your profile once it is approved.',
    });
    // Nothing is in search, so nothing is hidden: an approval puts it there.
    expect(await client(someone).talentProfile.unindex({})).toEqual({ isIndexed: false });
    expect(await statusOf(someone)).toBe('ActivelySeeking');
  }
});

test.each([
  ['pass', undefined],
  ['pass', 'pending'],
  ['pass', 'fail'],
  ['fail', 'pass'],
] as const)(
  'hiding takes a profile out of search, and showing puts it back, without a new review (%s, %s)',
  async (ai, human) => {
    const someone = await reviewedTalent(ai, human);
    await vi.waitFor(async () => expect(await isIndexed(someone)).toBe(true), soon);
    const review = vi.spyOn(deps.reviewer, 'reviewTalentProfile');
    const { talentProfile } = await setVisibility(someone, false);
    expect(talentProfile.openToWorkStatus).toBe('NotSeeking');
    expect(await isIndexed(someone)).toBe(false);
    expect((await setVisibility(someone, true)).talentProfile.openToWorkStatus).toBe('ActivelySeeking');
    await vi.waitFor(async () => expect(await isIndexed(someone)).toBe(true), soon);
    expect(review).not.toHaveBeenCalled();
    review.mockRestore();
  },
);

test('the same again changes nothing, and one who is open to opportunities stays so or comes back so', async () => {
  const someone = await foundTalent();
  await deps.db
    .update(talentProfiles)
    .set({ openToWorkStatus: 'OpenToOpportunities' })
    .where(eq(talentProfiles.talentId, someone.talentId));
  const before = await client(someone).talentProfile.get({ talentId: someone.talentId });
  expect((await setVisibility(someone, true)).talentProfile).toEqual(before);
  const hidden = (await setVisibility(someone, false)).talentProfile;
  expect((await setVisibility(someone, false)).talentProfile).toEqual(hidden);
  // The version is newer, so that an editor that was open is told.
  expect(Date.parse(hidden.updatedIsoDateTimeUtc)).toBeGreaterThan(
    Date.parse(before?.updatedIsoDateTimeUtc ?? ''),
  );
  const shown = { isVisible: true, openToWorkStatus: 'OpenToOpportunities' as const };
  expect((await client(someone).talentProfile.setVisibility(shown)).talentProfile.openToWorkStatus).toBe(
    'OpenToOpportunities',
  );
});

test('a profile in search leaves it on request, whoever approved it, and stays out', async () => {
  const company = await hiringCompany();
  const found = async (as: TalentPerson) =>
    (await client(company).talentProfile.list({ talentIds: [as.talentId] })).talentProfiles.length === 1;
  for (const someone of [await reviewedTalent('pass'), await reviewedTalent('fail', 'pass')]) {
    await vi.waitFor(async () => expect(await isIndexed(someone)).toBe(true), soon);
    expect(await found(someone)).toBe(true);
    expect(await client(someone).talentProfile.unindex({})).toEqual({ isIndexed: false });
    expect(await isIndexed(someone)).toBe(false);
    expect(await statusOf(someone)).toBe('NotSeeking');
    expect(await found(someone)).toBe(false);
    expect(await client(someone).talentProfile.unindex({})).toEqual({ isIndexed: false });
  }
});

test('a hidden profile that the index still holds is removed on request', async () => {
  const someone = await foundTalent();
  await vi.waitFor(async () => expect(await isIndexed(someone)).toBe(true), soon);
  // An older transaction that stays open holds back every event, and with them the index.
  const holding = new pg.Client({ ...deps.database.connection });
  await holding.connect();
  await holding.query('begin; select pg_current_xact_id()');
  const refused = vi.spyOn(deps.talentIndex, 'apply').mockRejectedValueOnce(new IndexLost('gone'));
  await setVisibility(someone, false);
  expect(await statusOf(someone)).toBe('NotSeeking');
  expect(await isIndexed(someone)).toBe(true);
  refused.mockRejectedValueOnce(new IndexLost('gone'));
  await expect(client(someone).talentProfile.unindex({})).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
  expect(await isIndexed(someone)).toBe(true);
  await client(someone).talentProfile.unindex({});
  expect(await isIndexed(someone)).toBe(false);
  await holding.query('rollback');
  await holding.end();
  refused.mockRestore();
});

test('a busy index does not hold back the answer', async () => {
  const someone = await foundTalent();
  const stuck = Promise.withResolvers<void>();
  const apply = vi.spyOn(deps.talentIndex, 'apply').mockReturnValueOnce(stuck.promise);
  expect((await setVisibility(someone, false)).talentProfile.openToWorkStatus).toBe('NotSeeking');
  stuck.resolve();
  apply.mockRestore();
});
