import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { notificationsOf } from '../../../test/notification.ts';
import type { Person } from '../../../test/person.ts';
import { notifications } from '../../db/schema/notification.ts';

const app = await testApp();
const { client, deps, member, url } = app;
const { happen, invite, settled } = await notificationsOf(app);

const soon = { interval: 10, timeout: 60_000 };
const eventsOf = async (someone: Person) =>
  (await client(someone).notification.list({})).list.map(({ event, status }) => `${event} ${status}`);
const toHave = (someone: Person, entries: readonly string[]) =>
  vi.waitFor(async () => expect(await eventsOf(someone)).toEqual(entries), soon);
const unreadOf = async (someone: Person) => (await client(someone).viewer.get()).unreadNotifications.all;

async function team() {
  const { hiring, someone, threadId } = await invite();
  await client(someone).invitation.accept({ threadId });
  // While somebody owns the contact, the messages are news for that member alone.
  await client(hiring).talentRecord.setContactOwner({ talentId: someone.talentId, uid: null });
  const [recruiter, viewer, billing] = [
    await member(hiring, 'recruiter'),
    await member(hiring, 'viewer'),
    await member(hiring, 'billing'),
  ];
  await settled();
  await deps.db.delete(notifications).where(eq(notifications.companyId, hiring.companyId));
  const write = (message: string) => client(someone).message.sendAsTalent({ threadId, message });
  return { hiring, someone, threadId, recruiter, viewer, billing, write };
}

test('each member whose role reads conversations has an entry of their own, and reads only that', async () => {
  const { hiring, recruiter, viewer, billing, threadId, write } = await team();
  await write('One');
  for (const one of [hiring, recruiter, viewer]) await toHave(one, ['message_received unread']);
  expect(await eventsOf(billing)).toEqual([]);
  await client(recruiter).thread.markRead({ threadId });
  await toHave(recruiter, ['message_received read']);
  await toHave(hiring, ['message_received unread']);
  // It is read for the company already, so that only the own entry is left.
  await client(hiring).notification.markThreadRead({ threadId });
  expect(await eventsOf(hiring)).toEqual(['message_received read']);
  expect(await unreadOf(viewer)).toBe(1);
  await client(viewer).notification.markAllRead({ upToIsoDateTimeUtc: new Date().toISOString() });
  expect(await unreadOf(viewer)).toBe(0);
  await write('Two');
  for (const one of [hiring, recruiter, viewer]) await toHave(one, ['message_received unread']);
  const [entry] = (await client(hiring).notification.list({})).list;
  await client(recruiter).notification.change({
    notificationIds: [entry?.notificationId ?? ''],
    change: 'archive',
  });
  expect(await eventsOf(hiring)).toEqual(['message_received unread']);
});

test('a message is told to the member who owns the contact alone, whose list of conversations has it', async () => {
  const { hiring, someone, threadId, recruiter, viewer, write } = await team();
  const mineOf = async (who: Person) =>
    (await client(who).thread.listForCompany({ isMine: true })).companyThreads.map(({ owner }) => owner);
  expect(await mineOf(hiring)).toEqual([]);
  await client(hiring).talentRecord.setContactOwner({ talentId: someone.talentId, uid: recruiter.uid });
  await write('One');
  await toHave(recruiter, ['message_received unread']);
  await settled();
  expect(await eventsOf(viewer)).toEqual([]);
  expect(await eventsOf(hiring)).toEqual([]);
  expect(await mineOf(recruiter)).toEqual([{ uid: recruiter.uid, name: recruiter.name }]);
  for (const other of [hiring, viewer]) expect(await mineOf(other)).toEqual([]);
  const [listed] = (await client(viewer).thread.listForCompany({})).companyThreads;
  expect(listed?.owner).toEqual({ uid: recruiter.uid, name: recruiter.name });

  // Whoever writes owns the contact from then on.
  await client(hiring).message.sendAsCompany({ threadId, message: 'Two' });
  expect(await mineOf(hiring)).toHaveLength(1);
  expect(await mineOf(recruiter)).toEqual([]);

  // If the owner leaves, all are told again.
  await client(hiring).talentRecord.setContactOwner({ talentId: someone.talentId, uid: recruiter.uid });
  await client(hiring).companyMember.remove({ uid: recruiter.uid });
  await write('Three');
  for (const one of [hiring, viewer]) await toHave(one, ['message_received unread']);
});

test('a change of the subscription is told to those who pay, and a role that is lowered hides what it may not read', async () => {
  const { hiring, recruiter, billing, write } = await team();
  const { companyId } = hiring;
  await happen({
    kind: 'company.subscriptionChanged',
    actorUid: null,
    companyId,
    payload: { change: 'renewed' },
  });
  for (const one of [hiring, billing]) await toHave(one, ['subscription_changed unread']);
  expect(await eventsOf(recruiter)).toEqual([]);
  await write('Secret');
  await toHave(recruiter, ['message_received unread']);
  await client(hiring).companyMember.setRole({ uid: recruiter.uid, role: 'billing' });
  expect(await eventsOf(recruiter)).toEqual([]);
  expect(await unreadOf(recruiter)).toBe(0);
  expect((await client(recruiter).notification.count({})).total).toBe(0);
});

test('only the windows of the member whose entries change are told, and a member who leaves keeps none', async () => {
  const { hiring, recruiter, viewer, write } = await team();
  await write('One');
  for (const one of [hiring, recruiter, viewer]) await toHave(one, ['message_received unread']);
  const [own, colleague] = [await openLive(url, recruiter), await openLive(url, viewer)];
  await client(recruiter).notification.markAllRead({ upToIsoDateTimeUtc: new Date().toISOString() });
  await vi.waitFor(() => expect(own.kinds()).toContain('notification.changed'), soon);
  await client(hiring).companyMember.remove({ uid: recruiter.uid });
  await vi.waitFor(() => expect(colleague.kinds()).toContain('companyMember.changed'), soon);
  expect(colleague.kinds()).not.toContain('notification.changed');
  const left = deps.db.select().from(notifications).where(eq(notifications.uid, recruiter.uid));
  expect(await left).toEqual([]);
  // The entry of a release without members is everybody's.
  await deps.db.update(notifications).set({ uid: null }).where(eq(notifications.uid, viewer.uid));
  expect(await eventsOf(viewer)).toEqual(['message_received unread']);
  expect(await eventsOf(hiring)).toEqual(['message_received unread', 'message_received unread']);
});
