import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { CompanyPerson, TalentPerson } from '../../../test/person.ts';
import { users } from '../../db/schema/account.ts';
import { profileOpenings } from '../../db/schema/profile-opening.ts';

/** A Sunday evening in India, half an hour before midnight. */
let now = Date.parse('2026-11-22T18:00:00.000Z');
const HOUR = 60 * 60 * 1000;

const app = await testApp({ instead: { now: () => now } });
const { client, deps } = app;
const { changeTalent, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);
const soon = { interval: 10, timeout: 60_000 };

const open = (by: CompanyPerson, { talentId }: TalentPerson) => client(by).profileOpening.count({ talentId });
const openingsOf = async ({ talentId }: TalentPerson) =>
  (await deps.db.select().from(profileOpenings).where(eq(profileOpenings.talentId, talentId)))
    .map(({ companyId, day }) => `${companyId} ${day}`)
    .toSorted();

/** Waits until a call after those before is counted. */
async function counted(by: CompanyPerson): Promise<void> {
  const witness = await foundTalent();
  await open(by, witness);
  await vi.waitFor(async () => expect(await openingsOf(witness)).toHaveLength(1), soon);
}

test('only a company opens profiles', async () => {
  const someone = await foundTalent();
  const { talentId } = someone;
  await expect(client().profileOpening.count({ talentId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(client(someone).profileOpening.count({ talentId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(client(await app.admin()).profileOpening.count({ talentId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a company counts once a day in India', async () => {
  const [hiring, rival, someone] = [await hiringCompany(), await hiringCompany(), await foundTalent()];
  await Promise.all([open(hiring, someone), open(hiring, someone), open(rival, someone)]);
  await vi.waitFor(async () => expect(await openingsOf(someone)).toHaveLength(2), soon);
  now += HOUR;
  await open(hiring, someone);
  await vi.waitFor(async () => expect(await openingsOf(someone)).toHaveLength(3), soon);
  expect(await openingsOf(someone)).toEqual(
    [
      `${hiring.companyId} 2026-11-22`,
      `${hiring.companyId} 2026-11-23`,
      `${rival.companyId} 2026-11-22`,
    ].toSorted(),
  );
  const { stats } = await client(someone).talentDashboard.readStats({});
  expect(stats.profileOpeningsPerWeek).toEqual([
    { weekStartIsoDate: '2026-11-16', companiesCount: 2 },
    { weekStartIsoDate: '2026-11-23', companiesCount: 1 },
  ]);
});

test('what a company may not see, an admin and a profile that does not exist are not counted', async () => {
  const [hiring, unapproved, adminCompany] = [
    await hiringCompany(),
    await hiringCompany(),
    await hiringCompany(),
  ];
  await loseApproval(unapproved);
  await deps.db.update(users).set({ isAdmin: true }).where(eq(users.id, adminCompany.uid));
  const [hidden, someone] = [await foundTalent(), await foundTalent()];
  await changeTalent(hidden, { openToWorkStatus: 'NotSeeking' });
  await open(hiring, hidden);
  await open(unapproved, someone);
  await open(adminCompany, someone);
  await open(hiring, { ...someone, talentId: 'nobody' });
  await counted(hiring);
  expect(await openingsOf(hidden)).toEqual([]);
  expect(await openingsOf(someone)).toEqual([]);
});

test('reading profiles, as for the neighbours of an open one, counts nothing', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { talentProfiles } = await client(hiring).talentProfile.list({ talentIds: [someone.talentId] });
  expect(talentProfiles).toMatchObject([{ isRedacted: false }]);
  await counted(hiring);
  expect(await openingsOf(someone)).toEqual([]);
});

test('an answer does not wait for the count, and does not fail with it', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const stuck = Promise.withResolvers<never>();
  const execute = vi.spyOn(deps.db, 'execute').mockReturnValueOnce(stuck.promise as never);
  expect(await open(hiring, someone)).toEqual({});
  expect(execute).toHaveBeenCalledOnce();
  stuck.reject(new Error('The database is gone.'));
  await expect(stuck.promise).rejects.toThrow('The database is gone.');
  execute.mockRestore();
  await open(hiring, someone);
  await vi.waitFor(async () => expect(await openingsOf(someone)).toHaveLength(1), soon);
});
