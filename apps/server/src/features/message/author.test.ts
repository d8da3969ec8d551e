import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';

const app = await testApp();
const { client, deps, member } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

test('colleagues read who wrote a message and sent an invitation; the talent reads the company alone', async () => {
  const owner = await hiringCompany();
  const colleague = await member(owner, 'recruiter');
  const someone = await foundTalent();
  const { thread } = await client(colleague).invitation.send({
    talentId: someone.talentId,
    jobPostId: owner.jobPostId,
    note: 'Would you like to talk?',
  });
  const { threadId } = thread.key;
  await client(owner).message.sendAsCompany({ threadId, message: 'Hello' });
  const read = (as: Person) => client(as).message.listForCompany({ threadId });
  const authors = async (as: Person) =>
    (await read(as)).messages.map(({ markdown, authorName }) => [markdown, authorName]);
  expect((await authors(owner)).slice(1)).toEqual([
    ['Would you like to talk?', colleague.name],
    ['Hello', undefined],
  ]);
  expect((await authors(colleague)).slice(1)).toEqual([
    ['Would you like to talk?', undefined],
    ['Hello', owner.name],
  ]);
  const told = await client(someone).message.listForTalent({ threadId });
  expect(JSON.stringify(told)).not.toContain('author');
  const note = told.messages.find(({ sender }) => sender === 'Company');
  const { messageId = '' } = note?.key ?? {};
  expect(await client(someone).message.get({ threadId, messageId })).not.toHaveProperty('authorName');
  expect(await client(owner).message.get({ threadId, messageId })).toHaveProperty('authorName');
});
