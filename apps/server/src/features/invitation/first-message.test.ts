import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { companies } from '../../db/schema/company.ts';
import { threads } from '../../db/schema/thread.ts';

const app = await testApp();
const { client, deps } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const { db } = deps;

const CALL_ME = 'Call me on +91 98765 43210.';
const refused = {
  code: 'BUSINESS_RULE_VIOLATION',
  message: expect.stringContaining('Remove the phone number: “+91 98765 43210”.'),
};

test('the note of an invitation is checked when it is sent and when it is edited', async () => {
  const [by, someone] = [await hiringCompany(), await foundTalent()];
  const to = { talentId: someone.talentId, jobPostId: by.jobPostId };
  await expect(client(by).invitation.send({ ...to, note: CALL_ME })).rejects.toMatchObject(refused);
  expect(await db.$count(threads, eq(threads.talentId, someone.talentId))).toBe(0);
  const { thread } = await client(by).invitation.send({ ...to, note: 'Would you like to talk?' });
  const { threadId } = thread.key;
  await expect(client(by).invitation.edit({ threadId, note: CALL_ME })).rejects.toMatchObject(refused);
  await client(by).invitation.edit({ threadId, note: 'Would you like to talk on Monday?' });
  await db.update(companies).set({ hasPremiumAccess: false }).where(eq(companies.companyId, by.companyId));
  await expect(client(by).invitation.edit({ threadId, note: 'Or on Tuesday?' })).rejects.toMatchObject({
    code: 'PREMIUM_REQUIRED',
  });
});

test('a company’s messages are checked until the talent has accepted and it has written once', async () => {
  const [by, someone] = [await hiringCompany(), await foundTalent()];
  const { thread } = await client(by).invitation.send({
    talentId: someone.talentId,
    jobPostId: by.jobPostId,
  });
  const { threadId } = thread.key;
  const write = (message: string) => client(by).message.sendAsCompany({ threadId, message });
  await expect(write(CALL_ME)).rejects.toMatchObject(refused);
  await write('Good morning!');
  await expect(write(CALL_ME)).rejects.toMatchObject(refused);
  // The talent may write what it wants.
  await client(someone).message.sendAsTalent({ threadId, message: CALL_ME });
  await client(someone).invitation.accept({ threadId });
  await write(CALL_ME);
});

test('the first message after an acceptance without a note is checked too', async () => {
  const [by, someone] = [await hiringCompany(), await foundTalent()];
  const { thread } = await client(by).invitation.send({
    talentId: someone.talentId,
    jobPostId: by.jobPostId,
  });
  const { threadId } = thread.key;
  await client(someone).invitation.accept({ threadId });
  await expect(client(by).message.sendAsCompany({ threadId, message: CALL_ME })).rejects.toMatchObject(
    refused,
  );
});

test('a link to the company’s own website may stay, and another may not', async () => {
  const [by, someone] = [await hiringCompany(), await foundTalent()];
  const to = { talentId: someone.talentId, jobPostId: by.jobPostId };
  const { website } = (await client(by).companyProfile.get({ companyId: by.companyId })) ?? {};
  await expect(
    client(by).invitation.send({ ...to, note: 'See https://jobs.elsewhere.example.net/1' }),
  ).rejects.toMatchObject({ message: expect.stringContaining('Remove the link') });
  await client(by).invitation.send({ ...to, note: `See ${website}/jobs/1` });
});
