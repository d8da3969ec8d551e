import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';

const app = await testApp();
const { client, deps, talent } = app;
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);

test('the counts are refused to guests and talents', async () => {
  await expect(client().jobPost.counts({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(client(await talent()).jobPost.counts({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('each count of a job post is the length of the list to which it leads', async () => {
  const [hiring, rival] = [await hiringCompany(), await hiringCompany()];
  const { companyId, jobPostId } = hiring;
  const otherId = await addJobPost(companyId, { title: 'Data Engineer' });
  const emptyId = await addJobPost(companyId, { title: 'Nobody yet' });
  const people = await Promise.all(Array.from({ length: 5 }, () => foundTalent()));
  const [accepting, declining, ending, waiting, elsewhere] = people as [
    (typeof people)[number],
    (typeof people)[number],
    (typeof people)[number],
    (typeof people)[number],
    (typeof people)[number],
  ];
  const invite = async ({ talentId }: { talentId: string }, id = jobPostId) =>
    (await client(hiring).invitation.send({ talentId, jobPostId: id })).thread.key.threadId;
  const acceptedId = await invite(accepting);
  await client(accepting).invitation.accept({ threadId: acceptedId });
  await client(declining).invitation.reject({ threadId: await invite(declining) });
  const endedId = await invite(ending);
  await client(ending).invitation.accept({ threadId: endedId });
  await client(ending).thread.end({ threadId: endedId });
  await invite(waiting);
  await invite(elsewhere, otherId);
  for (const { talentId } of [accepting, waiting])
    await client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId });
  // What another company does with the same people counts for that company alone.
  await client(rival).invitation.send({ talentId: waiting.talentId, jobPostId: rival.jobPostId });

  const { counts } = await client(hiring).jobPost.counts({});
  const countsOf = (id: string) => counts.find((ofOne) => ofOne.jobPostId === id);
  expect(counts.length).toBe(3);
  expect(countsOf(jobPostId)).toEqual({ jobPostId, shortlisted: 2, invited: 4, accepted: 2, toAnswer: 1 });
  expect(countsOf(otherId)).toEqual({
    jobPostId: otherId,
    shortlisted: 0,
    invited: 1,
    accepted: 0,
    toAnswer: 0,
  });
  expect(countsOf(emptyId)).toEqual({
    jobPostId: emptyId,
    shortlisted: 0,
    invited: 0,
    accepted: 0,
    toAnswer: 0,
  });
  expect((await client(rival).jobPost.counts({})).counts).toMatchObject([{ invited: 1 }]);

  const listed = async (question: object) =>
    (await client(hiring).thread.listForCompany(question)).companyThreads.length;
  for (const { jobPostId: id, shortlisted, invited, accepted } of counts) {
    const shortlist = await client(hiring).shortlistedProfile.search({ companyId, jobPostId: id });
    expect(shortlist.list.length).toBe(shortlisted);
    expect(await listed({ jobPostId: id })).toBe(invited);
    expect(await listed({ jobPostId: id, invitationStatus: 'Accepted' })).toBe(accepted);
    expect(await listed({ jobPostId: id, invitationStatus: 'Accepted', talentNameStartsWith: 'zz' })).toBe(0);
  }
  // Only the one who accepted waits: who declined, ended or did not answer does not. Reading is enough.
  await client(hiring).thread.markRead({ threadId: acceptedId });
  const read = (await client(hiring).jobPost.counts({})).counts;
  expect(read.map(({ toAnswer }) => toAnswer)).toEqual([0, 0, 0]);
  await client(accepting).message.sendAsTalent({ threadId: acceptedId, message: 'Hello' });
  const written = (await client(hiring).jobPost.counts({})).counts;
  expect(written.find((ofOne) => ofOne.jobPostId === jobPostId)?.toAnswer).toBe(1);
});
