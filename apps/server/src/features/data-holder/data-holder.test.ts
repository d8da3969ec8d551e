import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { CompanyPerson, TalentPerson } from '../../../test/person.ts';

/** A Wednesday in India. */
let now = Date.parse('2026-11-25T06:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;

const app = await testApp({ instead: { now: () => now } });
const { client, deps } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const soon = { interval: 10, timeout: 60_000 };

const opened = async (
  by: CompanyPerson,
  { talentId }: TalentPerson,
  someone: TalentPerson,
  count: number,
) => {
  await client(by).profileOpening.count({ talentId });
  await vi.waitFor(async () => {
    const { companies } = await client(someone).profileOpening.listOfWeek({});
    expect(companies.reduce((sum, { daysCount }) => sum + daysCount, 0)).toBe(count);
  }, soon);
};

test('a talent reads by name who opened the profile in a week, except companies that browse without it', async () => {
  const someone = await foundTalent();
  const [open, shy] = [
    await hiringCompany({ companyName: 'Wattle' }),
    await hiringCompany({ companyName: 'Shy' }),
  ];
  expect(await client(shy).profileOpening.getNaming()).toEqual({ isNamed: true });
  await client(shy).profileOpening.setNaming({ isNamed: false });
  expect(await client(shy).profileOpening.getNaming()).toEqual({ isNamed: false });
  await client(shy).profileOpening.count({ talentId: someone.talentId });
  await opened(open, someone, someone, 1);
  now += DAY;
  await opened(open, someone, someone, 2);
  const week = await client(someone).profileOpening.listOfWeek({});
  expect(week).toEqual({
    weekStartIsoDate: '2026-11-23',
    companiesCount: 2,
    unnamedCount: 1,
    companies: [
      { companyId: open.companyId, name: 'Wattle', daysCount: 2, lastIsoDate: '2026-11-26', threadId: null },
    ],
  });
  expect(JSON.stringify(week)).not.toContain(shy.companyId);
  expect(await client(someone).profileOpening.listOfWeek({ weekStartIsoDate: '2026-11-18' })).toMatchObject({
    weekStartIsoDate: '2026-11-16',
    companiesCount: 0,
  });
  // What was counted without a name stays so.
  await client(shy).profileOpening.setNaming({ isNamed: true });
  expect((await client(someone).profileOpening.listOfWeek({})).unnamedCount).toBe(1);
});

test('a talent sees who holds what, and ends it with one press', async () => {
  const someone = await foundTalent();
  const [talking, copying, listing] = [
    await hiringCompany({ companyName: 'A Talking' }),
    await hiringCompany({ companyName: 'B Copying' }),
    await hiringCompany({ companyName: 'C Listing' }),
  ];
  const { talentId } = someone;
  const { dataHolder } = client(someone);
  for (const { companyId, jobPostId, ...by } of [talking, copying, listing])
    await client(by).shortlistedProfile.put({ companyId, jobPostId, talentId });
  const { thread } = await client(talking).invitation.send({ talentId, jobPostId: talking.jobPostId });
  await client(someone).invitation.accept({ threadId: thread.key.threadId });
  await client(copying).talentContact.getEmail({ talentId });
  await client(copying).talentContact.createResumeDownloadUrl({ talentId });
  await client(copying).peopleExport.shortlist({ jobPostId: copying.jobPostId });
  // A talent and an admin copy nothing.
  await client(someone).talentContact.createResumeDownloadUrl({ talentId });
  await client(await app.admin()).talentContact.getEmail({ talentId });

  const { holders, shortlistsCount } = await dataHolder.list();
  expect(shortlistsCount).toBe(3);
  expect(holders).toMatchObject([
    {
      name: 'A Talking',
      sees: 'whole',
      conversation: { invitationStatus: 'Accepted', isEnded: false, messagesCount: 0 },
      copies: [],
    },
    { name: 'B Copying', sees: 'whole', conversation: null },
  ]);
  expect(holders[1]?.copies.map(({ kind }) => kind).toSorted()).toEqual(['email', 'export', 'resume']);
  expect(JSON.stringify(holders)).not.toContain('C Listing');

  await expect(dataHolder.end({ companyId: listing.companyId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const copied = await dataHolder.end({ companyId: copying.companyId });
  expect(copied.closed.isConversationEnded).toBe(false);
  expect(copied.closed.copies.toSorted()).toEqual(['email', 'export', 'resume']);
  expect(copied.shortlistsCount).toBe(2);
  expect(copied.holders[1]).toMatchObject({ sees: 'nothing' });
  expect(copied.holders[1]?.copies.every(({ endedIsoDateTimeUtc }) => endedIsoDateTimeUtc !== null)).toBe(
    true,
  );
  await expect(client(copying).talentContact.getEmail({ talentId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });

  const ended = await dataHolder.end({ companyId: talking.companyId });
  expect(ended.closed).toEqual({ isConversationEnded: true, copies: [] });
  expect(ended.holders[0]).toMatchObject({ sees: 'nothing', conversation: { isEnded: true } });
  expect((await dataHolder.end({ companyId: talking.companyId })).closed.isConversationEnded).toBe(false);
  const { privacyShield } = await client(someone).privacyShield.read();
  expect(privacyShield.entries.map(({ label }) => label).toSorted()).toEqual(['A Talking', 'B Copying']);

  const left = await dataHolder.leaveShortlists({});
  expect([left.removedCount, left.shortlistsCount]).toEqual([1, 0]);
  expect((await client(listing).shortlistedProfile.search({ companyId: listing.companyId })).list).toEqual(
    [],
  );
});
