import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import { users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';

const app = await testApp();
const { client, deps, member } = app;
const { addJobPost, changeTalent, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);

const kindsOf = async (companyId: string) =>
  (await deps.db.select().from(events).where(eq(events.companyId, companyId)).orderBy(events.id)).map(
    ({ kind }) => kind,
  );

test('a company reaches its own lists only', async () => {
  const [hiring, rival, someone] = [await hiringCompany(), await hiringCompany(), await foundTalent()];
  const { companyId, jobPostId } = hiring;
  const key = { companyId, talentId: someone.talentId };
  const { hiddenProfile, shortlistedProfile } = client(rival);
  const notFound = { code: 'NOT_FOUND' };
  await expect(shortlistedProfile.put({ ...key, jobPostId })).rejects.toMatchObject(notFound);
  await expect(shortlistedProfile.delete(key)).rejects.toMatchObject(notFound);
  await expect(shortlistedProfile.list({ companyId })).rejects.toMatchObject(notFound);
  await expect(shortlistedProfile.search({ companyId })).rejects.toMatchObject(notFound);
  await expect(hiddenProfile.put(key)).rejects.toMatchObject(notFound);
  await expect(hiddenProfile.delete(key)).rejects.toMatchObject(notFound);
  await expect(hiddenProfile.list({ companyId })).rejects.toMatchObject(notFound);
  await expect(hiddenProfile.search({ companyId })).rejects.toMatchObject(notFound);
  await expect(client(someone).hiddenProfile.put(key)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(client().shortlistedProfile.search({ companyId })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
});

test('a company lists only talents that it may see, and shortlists only for its own job posts', async () => {
  const [hiring, rival] = [await hiringCompany(), await hiringCompany()];
  const [someone, gone] = [await foundTalent(), await foundTalent()];
  await changeTalent(gone, { openToWorkStatus: 'NotSeeking' });
  const { companyId, jobPostId } = hiring;
  const { hiddenProfile, shortlistedProfile } = client(hiring);
  const unseen = { code: 'NOT_FOUND', message: 'Profile not found' };
  for (const talentId of [gone.talentId, 'nobody']) {
    await expect(shortlistedProfile.put({ companyId, talentId, jobPostId })).rejects.toMatchObject(unseen);
    await expect(hiddenProfile.put({ companyId, talentId })).rejects.toMatchObject(unseen);
  }
  await expect(
    shortlistedProfile.put({ companyId, talentId: someone.talentId, jobPostId: rival.jobPostId }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Cannot find requested job post.' });
  expect(await kindsOf(companyId)).toEqual([]);
});

test('a company that is not approved lists nobody, and is told why', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { companyId, jobPostId } = hiring;
  await loseApproval(hiring);
  const { talentId } = someone;
  const { hiddenProfile, shortlistedProfile } = client(hiring);
  const unapproved = {
    code: 'BUSINESS_RULE_VIOLATION',
    message: 'Your company profile must be approved before you can shortlist or hide talent.',
  };
  await expect(shortlistedProfile.put({ companyId, talentId, jobPostId })).rejects.toMatchObject(unapproved);
  await expect(hiddenProfile.put({ companyId, talentId })).rejects.toMatchObject(unapproved);
  expect(await kindsOf(companyId)).toEqual([]);
});

test('an entry keeps the name and title it showed while its talent is out of search, and shows the live card again later', async () => {
  const someone = await foundTalent({ name: 'Asha Rao', jobTitle: 'Falconer' });
  const hiring = await hiringCompany();
  const { companyId, jobPostId } = hiring;
  const key = { companyId, talentId: someone.talentId };
  const { hiddenProfile, shortlistedProfile } = client(hiring);
  await shortlistedProfile.put({ ...key, jobPostId });
  await hiddenProfile.put(key);
  const entries = async (talentNormalisedNameStartsWith: string) => {
    const named = { companyId, talentNormalisedNameStartsWith };
    const shortlisted = (await shortlistedProfile.search(named)).list;
    const hidden = (await hiddenProfile.search(named)).list;
    return [
      ...shortlisted.map((entry) => ({ kept: entry.shortlistedProfile, card: entry.talentProfile })),
      ...hidden.map((entry) => ({ kept: entry.hiddenProfile, card: entry.talentProfile })),
    ];
  };
  const kept = { talentName: 'Asha Rao', talentJobTitle: 'Falconer' };
  const shown = { kept, card: { isRedacted: false, name: 'Asha Rao' } };
  expect(await entries('asha')).toMatchObject([shown, shown]);

  await changeTalent(someone, { openToWorkStatus: 'NotSeeking', name: 'New Name', jobTitle: 'Poet' });
  expect(await entries('asha')).toMatchObject([
    { kept, card: null },
    { kept, card: null },
  ]);
  expect(await entries('new')).toEqual([]);
  expect(JSON.stringify(await entries(''))).not.toMatch(/New Name|Poet/);
  expect((await shortlistedProfile.put({ ...key, jobPostId })).shortlistedProfile).toMatchObject(kept);
  const moved = await shortlistedProfile.put({ ...key, jobPostId: await addJobPost(companyId) });
  expect(moved.shortlistedProfile).toMatchObject(kept);
  expect((await hiddenProfile.put(key)).hiddenProfile).toMatchObject(kept);

  await changeTalent(someone, { openToWorkStatus: 'ActivelySeeking' });
  const live = { card: { isRedacted: false, name: 'New Name', jobTitle: 'Poet' } };
  expect(await entries('asha')).toMatchObject([live, live]);
  await loseApproval(hiring);
  expect(await entries('asha')).toMatchObject([
    { kept, card: null },
    { kept, card: null },
  ]);
});

test('listing a talent twice renews the entry, unlisting it twice is the same as once', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent({ name: 'Asha Rao' })];
  const { companyId, jobPostId } = hiring;
  const key = { companyId, talentId: someone.talentId };
  const { hiddenProfile, shortlistedProfile } = client(hiring);
  const put = () => shortlistedProfile.put({ ...key, jobPostId });
  const [first, second] = await Promise.all([put(), put()]);
  const timeless = { updatedIsoDateTimeUtc: expect.any(String) };
  expect(second.shortlistedProfile).toEqual({ ...first.shortlistedProfile, ...timeless });
  const renewed = (await put()).shortlistedProfile;
  expect(renewed).toEqual({ ...first.shortlistedProfile, ...timeless });
  for (const { shortlistedProfile: before } of [first, second])
    expect(renewed.updatedIsoDateTimeUtc > before.updatedIsoDateTimeUtc).toBe(true);
  expect(first.shortlistedProfile).toMatchObject({ key, jobPostId, talentName: 'Asha Rao' });
  expect(first.shortlistedProfile.searchKeywords).toContain('asha r');
  const otherJobPost = await addJobPost(companyId);
  const moved = await shortlistedProfile.put({ ...key, jobPostId: otherJobPost });
  expect(moved.shortlistedProfile).toMatchObject({
    jobPostId: otherJobPost,
    createdIsoDateTimeUtc: first.shortlistedProfile.createdIsoDateTimeUtc,
  });
  const { hiddenProfile: hidden } = await hiddenProfile.put(key);
  const { hiddenProfile: again } = await hiddenProfile.put(key);
  expect(again).toEqual({ ...hidden, ...timeless });
  expect(again.updatedIsoDateTimeUtc > hidden.updatedIsoDateTimeUtc).toBe(true);
  for (let time = 0; time < 2; time += 1) {
    expect(await shortlistedProfile.delete(key)).toEqual({});
    expect(await hiddenProfile.delete(key)).toEqual({});
  }
  expect(await kindsOf(companyId)).toEqual([
    'shortlistedProfile.put',
    'shortlistedProfile.put',
    'hiddenProfile.put',
    'shortlistedProfile.deleted',
    'hiddenProfile.deleted',
  ]);
});

test('lists are filtered by name and job post and read in pages, the newest first', async () => {
  const hiring = await hiringCompany();
  const { companyId, jobPostId } = hiring;
  const otherJobPost = await addJobPost(companyId);
  const names = ['Asha Rao', 'Dev Anand', 'Asha Kumari', 'Meera Krishnan', 'Ravi Rao'];
  const { hiddenProfile, shortlistedProfile } = client(hiring);
  for (const [index, name] of names.entries()) {
    const { talentId } = await foundTalent({ name });
    await shortlistedProfile.put({ companyId, talentId, jobPostId: index % 2 ? otherJobPost : jobPostId });
    await hiddenProfile.put({ companyId, talentId });
  }
  const named = (list: { talentProfile: unknown }[]) =>
    list.map(({ talentProfile }) => (talentProfile as { name: string }).name);
  const search = async (asked: object) =>
    named((await shortlistedProfile.search({ companyId, ...asked })).list);

  expect(await search({ talentNormalisedNameStartsWith: 'ra' })).toEqual(['Ravi Rao', 'Asha Rao']);
  expect(await search({ talentNormalisedNameStartsWith: ' Asha  K' })).toEqual(['Asha Kumari']);
  expect(await search({ talentNormalisedNameStartsWith: 'sha' })).toEqual([]);
  expect(await search({ jobPostId: otherJobPost })).toEqual(['Meera Krishnan', 'Dev Anand']);
  expect(await search({ jobPostId: otherJobPost, talentNormalisedNameStartsWith: 'd' })).toEqual([
    'Dev Anand',
  ]);
  const hiddenRao = await hiddenProfile.search({ companyId, talentNormalisedNameStartsWith: 'rao' });
  expect(named(hiddenRao.list)).toEqual(['Ravi Rao', 'Asha Rao']);

  for (const list of [shortlistedProfile.search, hiddenProfile.search, shortlistedProfile.getShortlist]) {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ companyId, limit: 2, cursor });
      seen.push(...named(page.list));
      expect(page.list.every(({ relation }) => relation.isShortlisted && relation.isHidden)).toBe(true);
      ({ cursor } = page);
    } while (cursor !== null);
    expect(seen).toEqual(names.toReversed());
  }
  const { list } = await hiddenProfile.list({ companyId });
  expect(list.map(({ talentName }) => talentName)).toEqual(names.toReversed());
});

test('a team reads who shortlisted, also once that member has left; an owner alone reads no name', async () => {
  const [owner, someone] = [await hiringCompany(), await foundTalent({ name: 'Asha Rao' })];
  const { companyId, jobPostId } = owner;
  const { talentId } = someone;
  const key = { companyId, talentId };
  const put = (as: Person, post = jobPostId) =>
    client(as).shortlistedProfile.put({ ...key, jobPostId: post });
  const entryAs = async (as: Person) => (await client(as).shortlistedProfile.search({ companyId })).list[0];
  const nameAs = async (as: Person) => (await entryAs(as))?.shortlistedByName;

  await put(owner);
  expect(await nameAs(owner)).toBeNull();
  const [asha, kwame, viewer, billing] = [
    await member(owner, 'recruiter'),
    await member(owner, 'recruiter'),
    await member(owner, 'viewer'),
    await member(owner, 'billing'),
  ];
  expect(await nameAs(viewer)).toBe(owner.name);
  // Who repeats the entry has not shortlisted anybody; another job post is another choice.
  await put(asha);
  expect(await nameAs(owner)).toBe(owner.name);
  await put(asha, await addJobPost(companyId));
  const moved = await entryAs(owner);
  expect(moved?.shortlistedByName).toBe(asha.name);
  expect(moved?.shortlistedIsoDateTimeUtc).toBe(moved?.shortlistedProfile.updatedIsoDateTimeUtc);
  await client(owner).shortlistedProfile.delete(key);
  await put(kwame);
  expect((await client(owner).shortlistedProfile.getShortlist({})).list[0]?.shortlistedByName).toBe(
    kwame.name,
  );

  expect(JSON.stringify(await client(someone).talentDashboard.readRecentActivities({}))).not.toContain(
    kwame.name,
  );
  for (const { uid } of [asha, kwame, viewer]) await client(owner).companyMember.remove({ uid });
  await expect(entryAs(billing)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await client(owner).companyMember.remove({ uid: billing.uid });
  expect(await nameAs(owner)).toBe(kwame.name);
  const { list } = await client(owner).talentRecord.history({ talentId });
  expect(list).toMatchObject([{ kind: 'shortlisted', members: [{ uid: kwame.uid, name: kwame.name }] }]);
  await deps.db.delete(users).where(eq(users.id, kwame.uid));
  expect(await nameAs(owner)).toBeNull();
});
