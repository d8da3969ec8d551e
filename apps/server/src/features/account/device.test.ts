import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import type { Person } from '../../../test/person.ts';
import { newRecordId } from '../../base/record-id.ts';
import { sessions } from '../../db/schema/account.ts';
import { readUserAgent } from './queries.ts';

const { client, deps, person, request, url } = await testApp();

const userAgents = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
};

test.each([
  [userAgents.windows, { browser: 'Chrome', system: 'Windows', isPhone: false }],
  [userAgents.iphone, { browser: 'Safari', system: 'iOS', isPhone: true }],
  [userAgents.linux, { browser: 'Firefox', system: 'Linux', isPhone: false }],
  ['', { isPhone: false }],
  ['<b>Your bank</b>/1.0 call +1 555', { isPhone: false }],
])('the browser %s reads %o', (userAgent, expected) => {
  expect(readUserAgent(userAgent)).toEqual(expected);
});

/** One more session of a person. */
async function otherDevice({ uid }: Person) {
  const [id, token] = [newRecordId(), newRecordId()];
  await deps.db.insert(sessions).values({
    id,
    token,
    userId: uid,
    userAgent: userAgents.iphone,
    expiresAt: new Date(Date.now() + 60_000),
  });
  return { id, token };
}

test('devices are listed without tokens, this one marked, and only the caller’s own', async () => {
  const [someone, stranger] = [await person(), await person()];
  const other = await otherDevice(someone);
  await expect(client().account.listDevices()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const { devices } = await client(someone).account.listDevices();
  expect(Object.fromEntries(devices.map(({ deviceId, isThisDevice }) => [deviceId, isThisDevice]))).toEqual({
    [someone.sessionId]: true,
    [other.id]: false,
  });
  expect(devices.find(({ deviceId }) => deviceId === other.id)).toMatchObject({
    browser: 'Safari',
    system: 'iOS',
    isPhone: true,
  });
  const answer = await request('/api/v1/devices', { as: someone });
  expect(await answer.text()).not.toContain(other.token);
  await expect(client(stranger).account.endDevice({ deviceId: other.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await client(someone).account.listDevices()).devices).toHaveLength(2);
});

test('a device is signed out with its live streams, or all others are', async () => {
  const someone = await person();
  const other = await otherDevice(someone);
  const stream = await openLive(url, someone);
  await client(someone).account.endDevice({ deviceId: other.id });
  expect(await deps.db.select().from(sessions).where(eq(sessions.id, other.id))).toEqual([]);
  await expect(client(someone).account.endDevice({ deviceId: other.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await otherDevice(someone);
  await otherDevice(someone);
  await client(someone).account.endOtherDevices({});
  const { devices } = await client(someone).account.listDevices();
  expect(devices.map(({ deviceId }) => deviceId)).toEqual([someone.sessionId]);
  expect(stream.isEnded()).toBe(false);
  await client(someone).account.endDevice({ deviceId: someone.sessionId });
  await vi.waitFor(() => expect(stream.isEnded()).toBe(true), { timeout: 60_000 });
});
