import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { type Events, openEvents } from './events.ts';
import { formatMark, isAfter, parseMark } from './mark.ts';
import { markOf } from './read.ts';
import { type NewEvent, record, type StoredEvent } from './record.ts';

const database = await testDatabase();
const opened: Events[] = [];

async function openNode(): Promise<Events> {
  const events = await openEvents({ database, log: quietLog });
  opened.push(events);
  return events;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((events) => events.close()));
});

const happening = (threadId: string): NewEvent => ({ kind: 'message.sent', actorUid: 'someone', threadId });

const say = (events: Events, threadId: string) => events.transaction((tx) => record(tx, happening(threadId)));

function hearing(events: Events, since?: Parameters<Events['subscribe']>[1]) {
  const heard: StoredEvent[] = [];
  events.subscribe((happened) => void heard.push(...happened), since);
  return { heard, threads: () => heard.map(({ threadId }) => threadId) };
}

test('every node hears an event once, in order', async () => {
  const [one, other] = [await openNode(), await openNode()];
  const listeners = [hearing(one), hearing(other)];
  for (const threadId of ['a', 'b', 'c']) await say(one, threadId);
  for (const { threads } of listeners)
    await vi.waitFor(() => expect(threads()).toEqual(['a', 'b', 'c']), { interval: 5 });
});

test('an event is heard within 20 ms of its commit', async () => {
  const [here, there] = [await openNode(), await openNode()];
  const delays: number[] = [];
  let committedAt = 0;
  there.subscribe(() => void delays.push(performance.now() - committedAt));
  await say(here, 'first');
  await vi.waitFor(() => expect(delays.length).toBe(1), { interval: 1 });
  delays.length = 0;
  for (let index = 1; index <= 60; index += 1) {
    await here.transaction((tx) => record(tx, happening(`timed ${index}`)));
    committedAt = performance.now();
    await vi.waitFor(() => expect(delays.length).toBe(index), { interval: 1 });
  }
  const middle = delays.toSorted((a, b) => a - b)[30];
  expect(middle).toBeLessThan(20);
});

test('what an older transaction commits late is neither skipped nor overtaken', async () => {
  const events = await openNode();
  const { threads } = hearing(events);
  const start = events.mark();
  const older = new pg.Client({ ...database.connection });
  await older.connect();
  await older.query('begin');
  await older.query("insert into events (kind, thread_id) values ('message.sent', 'older')");
  await say(events, 'younger');
  expect(await events.replaySince(start, 10)).toEqual([]);
  expect(threads()).toEqual([]);
  await older.query('commit');
  await older.end();
  await vi.waitFor(() => expect(threads()).toEqual(['older', 'younger']), { interval: 5, timeout: 500 });
});

test('an undone transaction is not heard', async () => {
  const events = await openNode();
  const { threads } = hearing(events);
  const undone = events.transaction(async (tx) => {
    await record(tx, happening('undone'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await say(events, 'done');
  await vi.waitFor(() => expect(threads()).toEqual(['done']), { interval: 5 });
});

test('a listener resumes after a mark without gaps and without repetition', async () => {
  const events = await openNode();
  const before = hearing(events);
  for (const threadId of ['1', '2', '3']) await say(events, threadId);
  await vi.waitFor(() => expect(before.threads()).toEqual(['1', '2', '3']), { interval: 5 });
  const first = before.heard[0];
  if (!first) throw new Error('nothing was heard');
  const after = hearing(events, parseMark(formatMark(markOf(first))));
  await Promise.all(['4', '5', '6'].map((threadId) => say(events, threadId)));
  await vi.waitFor(() => expect(before.heard.length).toBe(6), { interval: 5 });
  await vi.waitFor(() => expect(after.threads()).toEqual(before.threads().slice(1)), { interval: 5 });
  expect((await events.replaySince(markOf(first), 5))?.length).toBe(5);
  expect(await events.replaySince(markOf(first), 4)).toBeUndefined();
});

test('a slow listener that resumes far in the past hears every event once, in order, while more happen', async () => {
  const events = await openNode();
  const start = events.mark();
  const said: string[] = [];
  const sayMany = async (count: number) => {
    const threads = Array.from({ length: count }, (_, index) => `old ${said.length + index}`);
    said.push(...threads);
    await events.transaction((tx) => record(tx, ...threads.map(happening)));
  };
  // More than two batches, in several transactions.
  for (const count of [700, 1, 499, 1, 300]) await sayMany(count);
  await vi.waitFor(async () => expect((await events.replaySince(start, 2000))?.length).toBe(1501));
  await events.close();
  const later = await openNode();
  const heard: (string | null)[] = [];
  let isListening = false;
  later.subscribe(async (happened) => {
    expect(isListening, 'one call at a time').toBe(false);
    isListening = true;
    heard.push(...happened.map(({ threadId }) => threadId));
    // What happens while it catches up waits behind it.
    for (let count = 0; count < 2 && said.length < 1520; count += 1) {
      const threadId = `new ${said.length}`;
      said.push(threadId);
      await say(later, threadId);
    }
    isListening = false;
  }, start);
  await vi.waitFor(() => expect(said.length).toBe(1520), { interval: 5, timeout: 5000 });
  await vi.waitFor(() => expect(heard).toEqual(said), { interval: 5, timeout: 5000 });
});

test('events are heard again after every connection was cut', async () => {
  const events = await openNode();
  const { threads } = hearing(events);
  await say(events, 'before');
  await vi.waitFor(() => expect(threads()).toEqual(['before']), { interval: 5 });
  const admin = new pg.Client({ ...database.connection });
  await admin.connect();
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await admin.query("insert into events (kind, thread_id) values ('message.sent', 'meanwhile')");
  await admin.end();
  await vi.waitFor(() => say(events, 'after'), { interval: 50 });
  await vi.waitFor(() => expect(threads()).toEqual(['before', 'meanwhile', 'after']), {
    interval: 20,
    timeout: 5000,
  });
});

test('a durable follower acts on each event once, on one of the nodes, and tries again what failed', async () => {
  const nodes = [await openNode(), await openNode()];
  const acted: (string | null)[] = [];
  let failures = 1;
  for (const node of nodes)
    await node.followDurably('test', async (happened) => {
      if (failures-- > 0) throw new Error('not now');
      acted.push(...happened.map(({ threadId }) => threadId));
    });
  const said = Array.from({ length: 20 }, (_, index) => `durable ${index}`);
  for (const threadId of said) await say(nodes[0] as Events, threadId);
  await vi.waitFor(() => expect(acted).toEqual(said), { interval: 20, timeout: 5000 });
});

test('a durable follower goes on where it stood after a pause', async () => {
  const acted: (string | null)[] = [];
  const follow = (node: Events) =>
    node.followDurably('paused', async (happened) => {
      acted.push(...happened.map(({ threadId }) => threadId));
    });
  const first = await openNode();
  await follow(first);
  await say(first, 'seen');
  await vi.waitFor(() => expect(acted).toEqual(['seen']), { interval: 5 });
  await first.close();
  const second = await openNode();
  await say(second, 'missed');
  await follow(second);
  await vi.waitFor(() => expect(acted).toEqual(['seen', 'missed']), { interval: 5 });
});

test('marks are ordered by transaction, then by number, beyond what a double can hold', () => {
  expect(isAfter({ xid: '9007199254740993', id: 1 }, { xid: '9007199254740992', id: 9 })).toBe(true);
  expect(isAfter({ xid: '10', id: 2 }, { xid: '10', id: 1 })).toBe(true);
  expect(isAfter({ xid: '9', id: 5 }, { xid: '10', id: 1 })).toBe(false);
  expect(parseMark('12-34')).toEqual({ xid: '12', id: 34 });
  for (const text of ['', '12', '12-', '-1-2', '1-2-3', "1'-2", '1e3-2'])
    expect(parseMark(text)).toBeUndefined();
});
