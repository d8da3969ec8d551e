import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { moderationOf } from '../../../test/moderation.ts';

import { openPostbox } from '../../../test/postbox.ts';
import { PASSWORD, signInCalls } from '../../../test/sign-in.ts';
import { accountDeletions } from '../../db/schema/account-deletion.ts';
import { users } from '../../db/schema/account.ts';
import { sanctions } from '../../db/schema/sanction.ts';
import { workJobs } from '../../job-handlers.ts';
import { signToken } from '../../mail/signed-token.ts';

// Whoever is shut out keeps the right to their data, and to have it deleted.

const { mailer, mailTo } = openPostbox();
const app = await testApp({ instead: { mailer } });
const { client, deps, givePassword, request } = app;
const { signIn } = signInCalls(request);
const { db } = deps;
await workJobs(deps);
const soon = { interval: 20, timeout: 60_000 };

const { reportedNote, decide } = await moderationOf(app);

const zipOf = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString('latin1');
const dueOf = async (uid: string) => {
  const [asked] = await db.select().from(accountDeletions).where(eq(accountDeletions.uid, uid));
  return asked?.dueAt;
};

async function banned() {
  const { hiring, caseId } = await reportedNote();
  await decide(caseId, 'ban');
  const [sanction] = await db.select().from(sanctions).where(eq(sanctions.uid, hiring.uid));
  const sanctionId = sanction?.sanctionId ?? '';
  return { hiring, sanctionId, token: signToken('appeal', sanctionId, deps.secrets.appeal) };
}

test('a suspended account exports everything that it has, schedules its deletion and cancels it, and has it erased', async () => {
  const { hiring, caseId } = await reportedNote();
  await givePassword(hiring);
  await decide(caseId, 'suspend', 30);
  const as = { ...hiring, cookie: (await signIn(hiring.email)).cookie };
  await client(as).dataExport.request({});
  const id = await vi.waitFor(async () => {
    const { dataExport } = await client(as).dataExport.get();
    expect(dataExport?.state).toBe('ready');
    return dataExport?.dataExportId ?? '';
  }, soon);
  const archive = await request(`/api/v1/data-exports/${id}`, { as });
  expect(archive.status).toBe(200);
  // Of its side too, which its calls no longer have.
  const zip = await zipOf(archive);
  for (const file of ['data/company-profiles.json', 'data/sanctions.json', 'conversations/'])
    expect(zip).toContain(file);
  const ask = (when: 'inAWeek' | 'now') =>
    client(as).account.requestDeletion({
      when,
      currentPassword: PASSWORD,
      ...(when === 'now' ? { word: 'erase' } : {}),
    });
  expect(await ask('inAWeek')).toEqual({ state: 'scheduled' });
  expect((await client(as).account.readDeletion()).dueIsoDateTimeUtc).toEqual(expect.any(String));
  await client(as).account.keep();
  expect((await client(as).account.readDeletion()).dueIsoDateTimeUtc).toBeNull();
  expect(await ask('now')).toEqual({ state: 'deleted' });
  expect(await db.$count(users, eq(users.id, hiring.uid))).toBe(0);
});

test('a banned account gets its data by a link that is mailed to it', async () => {
  const { hiring, token, sanctionId } = await banned();
  const forged = [
    '',
    'x',
    signToken('appeal', sanctionId, 'another'),
    signToken('export', sanctionId, deps.secrets.appeal),
  ];
  for (const wrong of forged)
    await expect(client().dataExport.requestByLink({ token: wrong })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  await client().dataExport.requestByLink({ token });
  const mail = await mailTo(hiring.email);
  const link = /export=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
  // The link of the decision leads to no data: it may be forwarded.
  for (const wrong of [...forged, token]) {
    await expect(client().dataExport.getByLink({ token: wrong })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await request(`/api/v1/mailed-data-exports/${wrong || 'x'}`)).status).toBe(404);
  }
  expect(await client().dataExport.getByLink({ token: link })).toMatchObject({ state: 'ready' });
  const archive = await request(`/api/v1/mailed-data-exports/${link}`);
  expect(archive.status).toBe(200);
  expect(archive.headers.get('cache-control')).toBe('private, no-store');
  expect(await zipOf(archive)).toContain('conversations');
  // Each request makes a new one, and the old link is void.
  await client().dataExport.requestByLink({ token });
  await mailTo(hiring.email);
  await vi.waitFor(
    async () => expect((await request(`/api/v1/mailed-data-exports/${link}`)).status).toBe(404),
    soon,
  );
});

test('a banned account is deleted by a link that is mailed to it, and by nothing else', async () => {
  const { hiring, token, sanctionId } = await banned();
  for (const wrong of ['', 'x', signToken('export', sanctionId, deps.secrets.appeal)])
    await expect(client().account.requestDeletionByLink({ token: wrong })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  await client().account.requestDeletionByLink({ token });
  // The link of the decision alone schedules nothing.
  expect(await dueOf(hiring.uid)).toBeNull();
  const { text } = await mailTo(hiring.email);
  const oobCode = /oobCode=([\w-]+)/.exec(text)?.[1] ?? '';
  await client().account.applyActionCode({ mode: 'deleteAccount', oobCode });
  expect(await dueOf(hiring.uid)).toEqual(expect.any(String));
  for (let more = 0; more < 2; more += 1) await client().account.requestDeletionByLink({ token });
  await expect(client().account.requestDeletionByLink({ token })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});
