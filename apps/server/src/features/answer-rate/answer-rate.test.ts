import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { messages } from '../../db/schema/message.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';

const app = await testApp();
const { client, company, deps } = app;
const { changeTalent, foundTalent, hiringCompany } = marketOf(deps, app);
const { db } = deps;

type Hiring = Awaited<ReturnType<typeof hiringCompany>>;
type Someone = Awaited<ReturnType<typeof foundTalent>>;

async function invite(by: Hiring, { talentId }: Someone): Promise<string> {
  const { thread } = await client(by).invitation.send({ talentId, jobPostId: by.jobPostId });
  return thread.key.threadId;
}

/** Moves a conversation into the past, as it is. */
async function age(threadId: string, days: number): Promise<void> {
  const by = sql`${days} * interval '1 day'`;
  await db
    .update(threads)
    .set({
      invitedAt: sql`${threads.invitedAt} - ${by}`,
      createdIsoDateTimeUtc: sql`${threads.createdIsoDateTimeUtc} - ${by}`,
    })
    .where(eq(threads.threadId, threadId));
  await db
    .update(messages)
    .set({ createdIsoDateTimeUtc: sql`${messages.createdIsoDateTimeUtc} - ${by}` })
    .where(eq(messages.threadId, threadId));
}

const rateOf = async (by: Hiring, { talentId }: Someone) =>
  (await client(by).answerRate.ofTalents({ talentIds: [talentId] })).rates[talentId];

test('an answer counts whatever it is; the young, the old and the taken back do not', async () => {
  const [someone, asking] = [await foundTalent(), await hiringCompany()];
  const hiring = await Promise.all(Array.from({ length: 8 }, () => hiringCompany()));
  const ids = await Promise.all(hiring.map((by) => invite(by, someone)));
  const [accepted, declined, ended, expired, young, old, back, waiting] = ids as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  await client(someone).invitation.accept({ threadId: accepted });
  await client(someone).invitation.reject({ threadId: declined, reason: 'Pay' });
  await client(someone).thread.end({ threadId: ended });
  await client(someone).invitation.accept({ threadId: old });
  await client(hiring[6]).invitation.takeBack({ threadId: back });
  await db.update(threads).set({ jobPostInvitationStatus: 'Expired' }).where(eq(threads.threadId, expired));
  for (const id of [accepted, declined, ended, expired, back, waiting]) await age(id, 10);
  await age(old, 91);
  expect(young).toBeDefined();
  expect(await rateOf(asking, someone)).toMatchObject({
    counted: 5,
    answered: 3,
    medianHours: expect.any(Number),
  });
});

test('a company gets no rate of talents whom it may not see, and a talent none of strangers', async () => {
  const [someone, hiring, unapproved] = [await foundTalent(), await hiringCompany(), await company()];
  const { talentId } = someone;
  const asked = { talentIds: [talentId, 'nobody'] };
  expect((await client(unapproved).answerRate.ofTalents(asked)).rates).toEqual({});
  expect(Object.keys((await client(hiring).answerRate.ofTalents(asked)).rates)).toEqual([talentId]);
  await changeTalent(someone, { openToWorkStatus: 'NotSeeking' });
  expect((await client(hiring).answerRate.ofTalents(asked)).rates).toEqual({});
  await expect(client(someone).answerRate.ofTalents(asked)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(client().answerRate.ofTalents(asked)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const companyIds = [hiring.companyId];
  expect((await client(someone).answerRate.ofCompanies({ companyIds })).rates).toEqual({});
});

test('what a talent writes in a row counts once, and the company’s next message answers it', async () => {
  const [hiring, one, other] = [await hiringCompany(), await foundTalent(), await foundTalent()];
  const [first, second] = [await invite(hiring, one), await invite(hiring, other)];
  const write = (as: Someone, threadId: string, message: string) =>
    client(as).message.sendAsTalent({ threadId, message, clientMessageId: `${threadId} ${message}` });
  await write(one, first, 'Hello');
  await write(one, first, 'Are you there?');
  await client(hiring).message.sendAsCompany({ threadId: first, message: 'Yes' });
  await write(one, first, 'When do we talk?');
  await write(other, second, 'Hello');
  for (const id of [first, second]) await age(id, 10);
  const { rates } = await client(one).answerRate.ofCompanies({ companyIds: [hiring.companyId] });
  expect(rates[hiring.companyId]).toMatchObject({ counted: 3, answered: 1 });
});

test('answers never change the order of a search', async () => {
  const [hiring, ...people] = [
    await hiringCompany(),
    ...(await Promise.all(Array.from({ length: 6 }, () => foundTalent()))),
  ] as [Hiring, ...Someone[]];
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  const order = async () =>
    (await client().talentSearch.search({ apiKey, query: 'react' })).hits.map(
      ({ talentProfile }) => talentProfile.key.talentId,
    );
  const everybody = await db.$count(talents);
  // The index follows a change shortly after its commit.
  const before = await vi.waitFor(
    async () => {
      const ids = await order();
      expect(ids.length).toBe(Math.min(everybody - 1, 20));
      return ids;
    },
    { timeout: 60_000 },
  );
  for (const [at, someone] of people.entries())
    for (const by of await Promise.all(Array.from({ length: 5 }, () => hiringCompany()))) {
      const threadId = await invite(by, someone);
      if (at % 2 === 0) await client(someone).invitation.accept({ threadId });
      await age(threadId, 10);
    }
  expect((await rateOf(hiring, people[0] as Someone))?.answered).toBe(5);
  expect(await order()).toEqual(before);
});
