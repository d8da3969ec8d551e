import { TRIAL_OPENING_WORDS } from '@talaash/domain/trial-opening/words';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { FAILED, marketOf } from '../../../test/market.ts';
import { companies } from '../../db/schema/company.ts';
import { profileOpenings } from '../../db/schema/profile-opening.ts';
import { trialOpenings } from '../../db/schema/trial-opening.ts';

const app = await testApp();
const { client, deps } = app;
const { changeTalent, foundTalent, hiringCompany } = marketOf(deps, app);
const { db } = deps;

type Hiring = Awaited<ReturnType<typeof hiringCompany>>;

const change = ({ companyId }: Hiring, set: Partial<typeof companies.$inferInsert>) =>
  db.update(companies).set(set).where(eq(companies.companyId, companyId));

/** A company whose automated review failed, and that has asked a person. */
async function waitingCompany(): Promise<Hiring> {
  const waiting = await hiringCompany();
  await change(waiting, {
    aiReviewResponse: FAILED,
    humanReviewWaitingSince: new Date(deps.now()).toISOString(),
  });
  return waiting;
}

const seenBy = async (by: Hiring, talentId: string) =>
  (await client(by).talentProfile.list({ talentIds: [talentId] })).talentProfiles[0];

test('it is refused to everybody who does not wait', async () => {
  const [approved, failed, someone] = [await hiringCompany(), await hiringCompany(), await foundTalent()];
  const { talentId } = someone;
  await change(failed, { aiReviewResponse: FAILED });
  await expect(client().trialOpening.open({ talentId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(client(someone).trialOpening.open({ talentId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const by of [approved, failed]) {
    expect(await client(by).trialOpening.get()).toEqual({ left: null, openedTalentIds: [] });
    await expect(client(by).trialOpening.open({ talentId })).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: TRIAL_OPENING_WORDS.notWaiting,
    });
  }
});

test('a company that waits sees the profile that it opens, and no other, and the talent sees the opening', async () => {
  const [waiting, one, other] = [await waitingCompany(), await foundTalent(), await foundTalent()];
  const { talentId } = one;
  expect(await seenBy(waiting, talentId)).toMatchObject({ isRedacted: true });
  expect(await client(waiting).trialOpening.open({ talentId })).toEqual({ left: 9 });
  // Again costs nothing.
  expect(await client(waiting).trialOpening.open({ talentId })).toEqual({ left: 9 });
  expect(await seenBy(waiting, talentId)).toMatchObject({ isRedacted: false, name: 'Meera Krishnan' });
  expect(await seenBy(waiting, other.talentId)).toMatchObject({ isRedacted: true });
  await vi.waitFor(
    async () => expect(await db.$count(profileOpenings, eq(profileOpenings.talentId, talentId))).toBe(1),
    { timeout: 60_000 },
  );
  expect((await client(one).profileOpening.listOfWeek({})).companiesCount).toBe(1);
  expect(await client(waiting).trialOpening.get()).toEqual({ left: 9, openedTalentIds: [talentId] });
  await expect(
    client(waiting).invitation.send({ talentId, jobPostId: waiting.jobPostId }),
  ).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
  });
});

test('the verdict ends it: approved companies see everybody, refused ones nobody', async () => {
  const [refused, approved, someone] = [await waitingCompany(), await waitingCompany(), await foundTalent()];
  const { talentId } = someone;
  for (const by of [refused, approved]) await client(by).trialOpening.open({ talentId });
  await change(refused, { humanReviewWaitingSince: null });
  await change(approved, {
    humanReviewWaitingSince: null,
    humanReviewResponse: { reviewStatus: 'pass', commentsMarkdown: '' },
  });
  expect(await seenBy(refused, talentId)).toMatchObject({ isRedacted: true });
  expect(await seenBy(approved, talentId)).toMatchObject({ isRedacted: false });
});

test('who is not in search, shielded or anonymous is not opened, and costs nothing', async () => {
  const [waiting, away, anonymous] = [await waitingCompany(), await foundTalent(), await foundTalent()];
  await changeTalent(away, { openToWorkStatus: 'NotSeeking' });
  await db.execute(
    sql`update talents set is_anonymous_until_accepted = true where talent_id = ${anonymous.talentId}`,
  );
  for (const { talentId } of [away, anonymous, { talentId: 'nobody' }])
    await expect(client(waiting).trialOpening.open({ talentId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  expect(await client(waiting).trialOpening.get()).toMatchObject({ left: 10 });
});

test('of many openings at once exactly ten succeed', async () => {
  const waiting = await waitingCompany();
  const people = await Promise.all(Array.from({ length: 13 }, () => foundTalent()));
  const outcomes = await Promise.allSettled(
    people.map(({ talentId }) => client(waiting).trialOpening.open({ talentId })),
  );
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as Error] : [],
  );
  expect(refused.map(({ message }) => message)).toEqual(Array(3).fill(TRIAL_OPENING_WORDS.used));
  expect(await db.$count(trialOpenings, eq(trialOpenings.companyId, waiting.companyId))).toBe(10);
});
