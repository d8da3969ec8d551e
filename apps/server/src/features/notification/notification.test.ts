import type { NotificationChange } from '@talaash/domain/notification/choice';
import { NOTIFICATION_CHANGES_MAX } from '@talaash/domain/notification/limit';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import { notificationsOf } from '../../../test/notification.ts';

const app = await testApp();
const { client, url, deps } = app;
const { foundTalent } = marketOf(deps, app);
const { listOf, sentencesOf, toHave, happen, shiftBack, invite } = await notificationsOf(app);

const soon = { interval: 10, timeout: 60_000 };

test('guests and admins have none', async () => {
  for (const act of [
    (as = client()) => as.notification.list({}),
    (as = client()) => as.notification.count({}),
    (as = client()) => as.notification.change({ notificationIds: ['n'], change: 'read' }),
    (as = client()) => as.notification.markAllRead({ upToIsoDateTimeUtc: new Date().toISOString() }),
  ]) {
    await expect(act()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(act(client(await app.admin()))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect((await client().viewer.get()).unreadNotifications).toEqual({ all: 0 });
});

test('a list of no ids, of too many, an unknown change and a made-up cursor are refused', async () => {
  const mine = client(await foundTalent()).notification;
  const tooMany = Array.from({ length: NOTIFICATION_CHANGES_MAX + 1 }, () => 'n');
  for (const given of [
    { notificationIds: [], change: 'read' as const },
    { notificationIds: tooMany, change: 'read' as const },
    { notificationIds: ['n'], change: 'burn' as NotificationChange },
  ])
    await expect(mine.change(given)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(mine.list({ cursor: 'made-up' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(mine.markAllRead({ upToIsoDateTimeUtc: 'now' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('counts, filters and pages', async () => {
  const { hiring, someone, threadId } = await invite();
  const { talentId } = someone;
  await client(hiring).message.sendAsCompany({ threadId, message: 'One' });
  await happen({ kind: 'talent.reviewed', actorUid: null, talentId, payload: { reviewStatus: 'pass' } });
  await toHave(someone, 3);
  const mine = client(someone).notification;
  const [newest, , oldest] = await listOf(someone);
  const first = await mine.list({ limit: 2 });
  const second = await mine.list({ limit: 2, cursor: first.cursor });
  expect([...first.list, ...second.list]).toEqual(await listOf(someone));
  expect(second.cursor).toBeNull();

  const act = (change: NotificationChange, id = oldest?.notificationId ?? '') =>
    mine.change({ notificationIds: [id], change });
  await act('read');
  await act('archive', newest?.notificationId);
  expect(await mine.count({})).toEqual({
    total: 2,
    unread: 1,
    archived: 1,
    byType: { invitation: 1, message: 1 },
  });
  expect(await sentencesOf(someone, { status: 'unread' })).toEqual(['Blue Heron sent a message']);
  expect((await listOf(someone, { status: 'read' })).map(({ event }) => event)).toEqual([
    'invitation_received',
  ]);
  expect((await listOf(someone, { type: 'message' })).map(({ event }) => event)).toEqual([
    'message_received',
  ]);
  expect(await sentencesOf(someone, { status: 'archived' })).toEqual([
    'The automated review approved your profile',
  ]);
  expect(await listOf(someone, { status: 'archived', type: 'message' })).toEqual([]);
  // What comes back is as unread as it was.
  await act('unarchive', newest?.notificationId);
  await act('unread');
  expect((await mine.count({})).unread).toBe(3);
});

test('marking all as read leaves what came since', async () => {
  const { hiring, someone, threadId } = await invite();
  await toHave(someone, 1);
  const [shown] = await listOf(someone);
  await shiftBack(1000, someone);
  await client(hiring).message.sendAsCompany({ threadId, message: 'Since' });
  await toHave(someone, 2);
  await client(someone).notification.markAllRead({ upToIsoDateTimeUtc: shown?.isoDateTimeUtc ?? '' });
  expect(await sentencesOf(someone, { status: 'unread' })).toEqual(['Blue Heron sent a message']);
});

test('nobody changes an entry of somebody else', async () => {
  const { hiring, someone } = await invite();
  await toHave(someone, 1);
  const notificationIds = (await listOf(someone)).map(({ notificationId }) => notificationId);
  for (const other of [hiring, await foundTalent()]) {
    for (const change of ['read', 'archive'] as const)
      await client(other).notification.change({ notificationIds, change });
    await client(other).notification.markAllRead({ upToIsoDateTimeUtc: '2100-01-01T00:00:00.000Z' });
  }
  expect(await listOf(someone)).toMatchObject([{ status: 'unread' }]);
});

test('nobody keeps every window busy by changing entries to and fro', async () => {
  const { change, markAllRead } = client(await foundTalent()).notification;
  for (const act of [
    () => change({ notificationIds: ['none'], change: 'read' }),
    () => markAllRead({ upToIsoDateTimeUtc: new Date().toISOString() }),
  ]) {
    const acts = Promise.all(Array.from({ length: 121 }, act));
    await expect(acts).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
});

test('each change reaches the windows of its owner at once, and nobody else', async () => {
  const { hiring, someone } = await invite();
  await toHave(someone, 1);
  const [mine, again, theirs] = [
    await openLive(url, someone),
    await openLive(url, someone),
    await openLive(url, hiring),
  ];
  // The entry rang too, which a node may read after a stream was opened. These come behind it.
  await happen(
    { kind: 'talentProfile.saved', actorUid: null, talentId: someone.talentId },
    { kind: 'companyProfile.saved', actorUid: null, companyId: hiring.companyId },
  );
  for (const stream of [mine, again, theirs])
    await vi.waitFor(() => expect(stream.kinds().at(-1)).toMatch(/Profile\.saved$/), soon);
  for (const { received } of [mine, again, theirs]) received.length = 0;
  const notificationIds = (await listOf(someone)).map(({ notificationId }) => notificationId);
  await client(someone).notification.change({ notificationIds, change: 'read' });
  for (const stream of [mine, again])
    await vi.waitFor(() => expect(stream.kinds()).toEqual(['notification.changed']), soon);
  // Repeating it changes nothing and rings nobody.
  await client(someone).notification.change({ notificationIds, change: 'read' });
  await client(someone).notification.change({ notificationIds, change: 'archive' });
  await vi.waitFor(() => expect(mine.kinds().length).toBe(2), soon);
  expect(theirs.kinds()).toEqual([]);
  expect(JSON.stringify(mine.received)).not.toContain(hiring.companyId);
});
