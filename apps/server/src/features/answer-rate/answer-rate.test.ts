import { eq, inArray, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { threadRow } from '../../../test/thread.ts';
import { newRecordId } from '../../base/record-id.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { record } from '../../events/record.ts';
import { readCompanyAnswerRates } from './queries.ts';

const app = await testApp();
const { client, company, deps } = app;
const { changeTalent, foundTalent, hiringCompany } = marketOf(deps, app);
const { db, events } = deps;

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
  const asked = { companyIds: [hiring.companyId] };
  const of = hiring.companyId;
  const party = { side: 'talent', id: one.talentId } as const;
  expect((await readCompanyAnswerRates(db, party, [of]))[of]).toMatchObject({ counted: 3, answered: 1 });
  const { rates } = await client(one).answerRate.ofCompanies(asked);
  expect(Object.keys(rates)).toEqual([of]);
  expect((await client(hiring).answerRate.ofCompanies(asked)).rates).toEqual(rates);
  expect((await client(await hiringCompany()).answerRate.ofCompanies(asked)).rates).toEqual({});
});

test('too few to say something are not told, so no single invitation shows to a rival', async () => {
  const someone = await foundTalent();
  const hiring = await Promise.all(Array.from({ length: 5 }, () => hiringCompany()));
  for (const [at, by] of hiring.entries()) {
    const threadId = await invite(by, someone);
    await client(someone).invitation.accept({ threadId });
    await age(threadId, 10);
    const isTold = at === 4;
    expect(await rateOf(by, someone)).toEqual({
      counted: isTold ? 5 : 0,
      answered: isTold ? 5 : 0,
      medianHours: isTold ? expect.any(Number) : null,
    });
  }
});

test('whatever the answer rates are, the order of a search and of a match stays', async () => {
  const people = await Promise.all(
    ['React Developer', 'Angular Tester', 'React Designer', 'Data Engineer', 'React Developer', 'Writer'].map(
      (jobTitle) => foundTalent({ jobTitle, skills: ['React', 'Loom weaving'] }),
    ),
  );
  const hiring = await hiringCompany();
  const { jobPostId } = hiring;
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  const order = async (as: Hiring | undefined, question: { jobPostId?: string }) =>
    (await client(as).talentSearch.search({ apiKey, query: 'loom weaving', ...question })).hits.map(
      ({ talentProfile }) => talentProfile.key.talentId,
    );
  const orders = async () => [
    await order(hiring, {}),
    await order(hiring, { jobPostId }),
    (await client(hiring).talentMatch.ofJobPost({ jobPostId, talentIds: people.map(idOf) })).matches,
  ];
  await vi.waitFor(async () => expect(await order(hiring, {})).toHaveLength(people.length), INDEXED);
  const before = await orders();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.boolean(), { minLength: 5, maxLength: 8 }), {
        minLength: people.length,
        maxLength: people.length,
      }),
      async (answers) => {
        await setAnswers(people, answers);
        await indexAnew(people);
        const { rates } = await client(hiring).answerRate.ofTalents({ talentIds: people.map(idOf) });
        expect(people.map((someone) => rates[idOf(someone)]?.answered)).toEqual(
          answers.map((of) => of.filter(Boolean).length),
        );
        expect(await orders()).toEqual(before);
      },
    ),
    { numRuns: 4 },
  );
});

const INDEXED = { timeout: 60_000 };
const idOf = ({ talentId }: Someone): string => talentId;

/** Replaces how people answered old invitations of companies that are gone. */
async function setAnswers(people: readonly Someone[], answers: readonly boolean[][]): Promise<void> {
  await db.delete(threads).where(inArray(threads.talentId, people.map(idOf)));
  const all = people.flatMap((someone, at) =>
    (answers[at] ?? []).map((isAnswered, by) => ({
      isAnswered,
      row: threadRow({ companyId: `past ${by}`, talentId: idOf(someone) }),
    })),
  );
  await db
    .insert(threads)
    .values(all.map(({ row }) => ({ ...row, invitedAt: sql`now() - interval '10 days'` })));
  const accepted = all
    .filter(({ isAnswered }) => isAnswered)
    .map(({ row: { threadId, companyId } }) => ({
      messageId: newRecordId(),
      threadId,
      companyId,
      sender: 'System' as const,
      markdown: '',
      event: 'InvitationAccepted' as const,
      createdIsoDateTimeUtc: sql`now() - interval '9 days'`,
    }));
  if (accepted.length > 0) await db.insert(messages).values(accepted);
}

/** Lets the index read these people again. It follows events in their order, so a person who came later shows that it has. */
async function indexAnew(people: readonly Someone[]): Promise<void> {
  await events.transaction(async (tx) => {
    for (const { talentId } of people)
      await record(tx, { kind: 'talentProfile.saved', actorUid: null, talentId });
  });
  const { talents } = await deps.talentIndex.status();
  await foundTalent({ skills: ['Cobol'], jobTitle: 'Librarian' });
  await vi.waitFor(async () => expect((await deps.talentIndex.status()).talents).toBe(talents + 1), INDEXED);
}
