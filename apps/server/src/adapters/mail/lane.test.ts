import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MailLane } from '@talaash/domain/mail/choice';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLanes } from './lane.ts';

// The clock stands unless a test moves it: a machine that is busy for longer than a rest would let it end.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Mails that are under way until the test ends them, in the order in which they began. */
function heldMails(options: Parameters<typeof openLanes>[0]) {
  const lanes = openLanes(options);
  const started: { name: string; end: (fault?: Error) => void }[] = [];
  const send = (lane: MailLane, name: string = lane) =>
    lanes.run(lane, () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      started.push({ name, end: (fault) => (fault ? reject(fault) : resolve()) });
      return promise;
    });
  return { started, send, names: () => started.map(({ name }) => name) };
}

test('bulk leaves two connections, notices leave one, and those who wait take all', async () => {
  const { send, names } = heldMails({ connections: 4 });
  for (let mails = 0; mails < 10; mails += 1) void send('bulk');
  await nextTurn();
  expect(names()).toEqual(['bulk', 'bulk']);
  for (let mails = 0; mails < 10; mails += 1) void send('notice');
  await nextTurn();
  expect(names()).toEqual(['bulk', 'bulk', 'notice']);
  for (let mails = 0; mails < 10; mails += 1) void send('waiting');
  await nextTurn();
  expect(names()).toEqual(['bulk', 'bulk', 'notice', 'waiting']);
});

test('with one connection, who waits comes next', async () => {
  const { started, send, names } = heldMails({ connections: 1 });
  for (const lane of ['bulk', 'bulk', 'notice', 'waiting'] as const) void send(lane);
  for (let at = 0; at < 4; at += 1) {
    await nextTurn();
    expect(started).toHaveLength(at + 1);
    started[at]?.end();
  }
  expect(names()).toEqual(['bulk', 'waiting', 'notice', 'bulk']);
});

test.each([
  { responseCode: 421, message: '421 4.7.0 Too many connections' },
  { responseCode: 450, message: '450 4.7.1 Too many mails, slow down' },
  { message: 'Invalid greeting. response=421 busy' },
])('what a server says of too much lets bulk rest, and nobody who waits: %o', async (said) => {
  const { started, send, names } = heldMails({ connections: 5 });
  const refused = send('bulk');
  await nextTurn();
  started[0]?.end(Object.assign(new Error(said.message), said));
  await expect(refused).rejects.toThrow(said.message);
  void send('bulk');
  void send('notice');
  void send('waiting');
  await nextTurn();
  expect(names()).toEqual(['bulk', 'waiting']);
  await vi.advanceTimersByTimeAsync(999);
  expect(names()).toEqual(['bulk', 'waiting']);
  await vi.advanceTimersByTimeAsync(1);
  expect(names()).toEqual(['bulk', 'waiting', 'notice', 'bulk']);
});

test('another failure lets nobody rest', async () => {
  const { started, send, names } = heldMails({ connections: 5 });
  const refused = send('bulk');
  await nextTurn();
  started[0]?.end(Object.assign(new Error('450 4.2.0 Greylisted, try again'), { responseCode: 450 }));
  await expect(refused).rejects.toThrow('Greylisted');
  void send('bulk');
  await nextTurn();
  expect(names()).toEqual(['bulk', 'bulk']);
});

test('with a rate, who waits goes before those who came earlier', async () => {
  const { send, names } = heldMails({ connections: 20, perSecond: 10 });
  for (const lane of ['bulk', 'bulk', 'notice', 'waiting'] as const) void send(lane);
  await nextTurn();
  expect(names()).toEqual(['bulk']);
  for (const next of ['waiting', 'notice', 'bulk']) {
    const before = names();
    await vi.advanceTimersByTimeAsync(99);
    expect(names()).toEqual(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(names()).toEqual([...before, next]);
  }
});
