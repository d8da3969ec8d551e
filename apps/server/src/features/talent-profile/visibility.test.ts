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
const soon = { interval: 10, timeout: 10_000 };

type ReviewStatus = 'pass' | 'fail' | 'pending';

/** A talent in search, whose human review has this result. */
async function reviewedTalent(reviewStatus: ReviewStatus = 'pass'): Promise<TalentPerson> {
  const someone = await foundTalent();
  const humanReviewResponse = { reviewStatus, commentsMarkdown: '' };
  await deps.db.update(talents).set({ humanReviewResponse }).where(eq(talents.talentId, someone.talentId));
  return someone;
}

const statusOf = async (as: TalentPerson) =>
  (await client(as).talentProfile.get({ talentId: as.talentId }))?.openToWorkStatus;
const setVisibility = (as: TalentPerson, isVisible: boolean) =>
  client(as).talentProfile.setVisibility({ isVisible });
const isIndexed = async (as: TalentPerson) => (await client(as).talentProfile.isIndexed({})).isIndexed;

test('only a talent shows and hides its profile, once a person has approved it', async () => {
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
  expect(await client(nobodyYet).talentProfile.unindex({})).toEqual({});
  for (const someone of [
    await foundTalent(),
    await reviewedTalent('fail'),
    await reviewedTalent('pending'),
  ]) {
    await expect(setVisibility(someone, false)).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: 'You can show or hide your profile once a person has approved it.',
    });
    expect(await statusOf(someone)).toBe('ActivelySeeking');
  }
});

test('hiding takes a profile out of search, and showing puts it back, without a new review', async () => {
  const someone = await reviewedTalent();
  await vi.waitFor(async () => expect(await isIndexed(someone)).toBe(true), soon);
  const review = vi.spyOn(deps.reviewer, 'reviewTalentProfile');
  const { talentProfile } = await setVisibility(someone, false);
  expect(talentProfile.openToWorkStatus).toBe('NotSeeking');
  expect(await isIndexed(someone)).toBe(false);
  expect((await setVisibility(someone, true)).talentProfile.openToWorkStatus).toBe('ActivelySeeking');
  await vi.waitFor(async () => expect(await isIndexed(someone)).toBe(true), soon);
  expect(review).not.toHaveBeenCalled();
  review.mockRestore();
});

test('the same again changes nothing, and one who is open to opportunities stays so', async () => {
  const someone = await reviewedTalent();
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
});

test('a hidden profile that the index still holds is removed on request', async () => {
  const someone = await reviewedTalent();
  await vi.waitFor(async () => expect(await isIndexed(someone)).toBe(true), soon);
  await expect(client(someone).talentProfile.unindex({})).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: 'Your profile is open to work, so companies find it. Hide it first.',
  });
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
  const someone = await reviewedTalent();
  const stuck = Promise.withResolvers<void>();
  const apply = vi.spyOn(deps.talentIndex, 'apply').mockReturnValueOnce(stuck.promise);
  expect((await setVisibility(someone, false)).talentProfile.openToWorkStatus).toBe('NotSeeking');
  stuck.resolve();
  apply.mockRestore();
});
