import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { CompanyPerson } from '../../../test/person.ts';
import { jobPosts } from '../../db/schema/job-post.ts';

const app = await testApp();
const { client, deps } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

async function invite(hiring: CompanyPerson & { jobPostId: string }, talentId: string): Promise<string> {
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
  return thread.key.threadId;
}

test('a company’s threads show the talent and the last message, the latest first', async () => {
  const hiring = await hiringCompany();
  const [first, second] = [await foundTalent({ name: 'Asha Rao' }), await foundTalent({ name: 'Dev Anand' })];
  const firstThread = await invite(hiring, first.talentId);
  await invite(hiring, second.talentId);
  await client(first).message.sendAsTalent({ threadId: firstThread, message: `Hello ${'x'.repeat(5000)}` });
  const { companyThreads } = await client(hiring).thread.listForCompany({});
  expect(
    companyThreads.map(({ talentProfile, thread, lastMessage }) => [
      talentProfile.name,
      thread.companyThreadReadStatus,
      lastMessage?.sender,
    ]),
  ).toEqual([
    ['Asha Rao', 'Unread', 'Talent'],
    ['Dev Anand', 'Read', 'System'],
  ]);
  expect(companyThreads[0]?.lastMessage?.markdown.length).toBe(200);
  const { jobTitle, profilePicture } = companyThreads[0]?.talentProfile ?? {};
  expect(jobTitle).toBe('Frontend Engineer');
  expect(Object.keys(profilePicture ?? {})).not.toContain('path');
  const { companyThreads: one } = await client(hiring).thread.listForCompany({ limit: 1 });
  expect(one.length).toBe(1);
});

test('a talent’s threads show the company and the job as it was, and no system messages', async () => {
  const [hiring, someone] = [await hiringCompany({ companyName: 'Blue Heron' }), await foundTalent()];
  const threadId = await invite(hiring, someone.talentId);
  const list = async () => (await client(someone).thread.listForTalent({})).talentThreads;
  expect(await list()).toMatchObject([
    {
      companyProfile: { name: 'Blue Heron', locality: { state: 'Oregon' } },
      jobPost: { title: 'Senior React Developer', category: 'Software_Development' },
      lastMessage: null,
    },
  ]);
  await client(hiring).message.sendAsCompany({ threadId, message: 'Hello' });
  await client(someone).invitation.accept({ threadId });
  await deps.db.delete(jobPosts).where(eq(jobPosts.jobPostId, hiring.jobPostId));
  expect(await list()).toMatchObject([
    { jobPost: { title: 'Senior React Developer' }, lastMessage: { sender: 'Company', markdown: 'Hello' } },
  ]);
});

test('threads come in pages, each thread once, also those of a name', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  for (const name of ['Asha Rao', 'Dev Anand', 'Asha Devi', 'Asha Bose', 'Omar Khan'])
    await invite(hiring, (await foundTalent({ name })).talentId);
  await invite(hiring, someone.talentId);
  await invite(await hiringCompany(), someone.talentId);

  async function pages(talentNameStartsWith: string): Promise<string[][]> {
    const found: string[][] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<ReturnType<typeof client>['thread']['listForCompany']>> = await client(
        hiring,
      ).thread.listForCompany({ talentNameStartsWith, limit: 2, cursor });
      found.push(page.companyThreads.map(({ talentProfile }) => talentProfile.name));
      ({ cursor } = page);
    } while (cursor !== null);
    return found;
  }
  expect(await pages('')).toEqual([
    ['Meera Krishnan', 'Omar Khan'],
    ['Asha Bose', 'Asha Devi'],
    ['Dev Anand', 'Asha Rao'],
  ]);
  expect(await pages('asha')).toEqual([['Asha Bose', 'Asha Devi'], ['Asha Rao']]);

  const first = await client(someone).thread.listForTalent({ limit: 1 });
  const second = await client(someone).thread.listForTalent({ limit: 1, cursor: first.cursor });
  const ids = [first, second].map(({ talentThreads }) => talentThreads[0]?.thread.key.threadId);
  expect([new Set(ids).size, second.cursor]).toEqual([2, null]);
  await expect(client(hiring).thread.listForCompany({ cursor: 'made up' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('threads are found by the beginning of any word of the name', async () => {
  const hiring = await hiringCompany();
  for (const name of ['Asha Kumari Rao', 'José Álvarez', 'अनीता शर्मा'])
    await invite(hiring, (await foundTalent({ name })).talentId);
  const found = async (talentNameStartsWith: string) =>
    (await client(hiring).thread.listForCompany({ talentNameStartsWith })).companyThreads.map(
      ({ talentProfile }) => talentProfile.name,
    );
  expect(await found(' KUM ')).toEqual(['Asha Kumari Rao']);
  expect(await found('asha r')).toEqual(['Asha Kumari Rao']);
  expect(await found('alva')).toEqual(['José Álvarez']);
  expect(await found('शर्')).toEqual(['अनीता शर्मा']);
  expect(await found('a')).toEqual(['José Álvarez', 'Asha Kumari Rao']);
  expect(await found('%')).toEqual([]);
  expect((await found('')).length).toBe(3);
  const someone = await foundTalent();
  await invite(await hiringCompany({ companyName: 'Tall Pines Studio' }), someone.talentId);
  const ofTalent = (companyNameStartsWith: string) =>
    client(someone).thread.listForTalent({ companyNameStartsWith });
  expect((await ofTalent('pin')).talentThreads.length).toBe(1);
  expect((await ofTalent('ines')).talentThreads).toEqual([]);
});
