import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import type { Connection } from '../db/client.ts';
import { type Events, openEvents } from './events.ts';
import { formatCursor, isAfter, parseCursor } from './cursor.ts';
import { cursorOf, readAfter } from './read.ts';
import { type NewEvent, record, type StoredEvent } from './record.ts';

const database = await testDatabase();
const opened: Events[] = [];
/** Patient, since a machine may do other things meanwhile. */
const soon = { interval: 5, timeout: 60_000 };

async function openNode(): Promise<Events> {
  const events = await openEvents({ database, log: quietLog });
  opened.push(events);
  return events;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((events) => events.close()));
});

const newEvent = (threadId: string): NewEvent => ({ kind: 'message.sent', actorUid: 'someone', threadId });

const sendEvent = (events: Events, threadId: string) =>
  events.transaction((tx) => record(tx, newEvent(threadId)));

function collectEvents(events: Events, since?: Parameters<Events['subscribe']>[1]) {
  const heard: StoredEvent[] = [];
  events.subscribe((happened) => void heard.push(...happened), since);
  return { heard, threads: () => heard.map(({ threadId }) => threadId) };
}

test('every node hears an event once, in order', async () => {
  const [one, other] = [await openNode(), await openNode()];
  const listeners = [collectEvents(one), collectEvents(other)];
  for (const threadId of ['a', 'b', 'c']) await sendEvent(one, threadId);
  for (const { threads } of listeners)
    await vi.waitFor(() => expect(threads()).toEqual(['a', 'b', 'c']), { interval: 5, timeout: 60_000 });
});

test('an event is heard by its doorbell: nobody waits for the next poll', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const [here, there] = [await openNode(), await openNode()];
  // A node that has just begun to listen reads once by itself, so the first event proves nothing.
  for (const threadId of ['first', 'second']) {
    const heard = new Promise<readonly StoredEvent[]>((resolve) => void there.subscribe(resolve));
    await sendEvent(here, threadId);
    expect(await heard).toMatchObject([{ threadId }]);
  }
});

test('an event that an older transaction commits late is neither skipped nor delivered out of order', async () => {
  const events = await openNode();
  const { threads } = collectEvents(events);
  const start = events.cursor();
  const older = new pg.Client({ ...database.connection });
  await older.connect();
  await older.query('begin');
  await older.query("insert into events (kind, thread_id) values ('message.sent', 'older')");
  await sendEvent(events, 'younger');
  expect(await events.replaySince(start, 10)).toEqual([]);
  expect(threads()).toEqual([]);
  await older.query('commit');
  await older.end();
  await vi.waitFor(() => expect(threads()).toEqual(['older', 'younger']), { interval: 5, timeout: 60_000 });
});

test('a long transaction in another database of the same PostgreSQL holds no event back', async () => {
  const events = await openNode();
  const start = events.cursor();
  const { threads } = collectEvents(events);
  const acted: (string | null)[] = [];
  await events.followDurably('beside', async (happened) => {
    acted.push(...happened.map(({ threadId }) => threadId));
  });
  const elsewhere = await holdTransaction({ ...database.connection, database: 'postgres' });
  onTestFinished(() => elsewhere.end());
  const here = await holdTransaction(database.connection);
  await sendEvent(events, 'younger');
  expect(await readAfter(database.db, start, true)).toMatchObject([
    { threadId: 'younger', isSettled: false },
  ]);
  expect(threads()).toEqual([]);
  await here.end();
  await vi.waitFor(() => expect(threads()).toEqual(['younger']), soon);
  await vi.waitFor(() => expect(acted).toEqual(['younger']), soon);
  // Whoever comes later reads it too, although it is no older than all that runs in PostgreSQL.
  const late = collectEvents(events, start);
  await vi.waitFor(() => expect(late.threads()).toEqual(['younger']), soon);
  expect(await events.replaySince(start, 10)).toMatchObject([{ threadId: 'younger' }]);
  // A role without any right to look into PostgreSQL sees enough.
  const asGuest = await holdTransaction(database.connection, 'grant select on events to pg_signal_backend');
  onTestFinished(() => asGuest.end());
  await asGuest.query('commit; set role pg_signal_backend');
  expect(await readAfter(drizzle({ client: asGuest }), start, false)).toMatchObject([{ isSettled: false }]);
  expect(await readAfter(drizzle({ client: asGuest }), start, true)).toMatchObject([{ isSettled: true }]);
});

/** An open transaction that has a number. */
async function holdTransaction(connection: Connection, act = 'select'): Promise<pg.Client> {
  const client = new pg.Client({ ...connection });
  await client.connect();
  await client.query(`begin; select pg_current_xact_id(); ${act}`);
  return client;
}

test('events of a rolled back transaction are not heard', async () => {
  const events = await openNode();
  const { threads } = collectEvents(events);
  const undone = events.transaction(async (tx) => {
    await record(tx, newEvent('undone'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await sendEvent(events, 'done');
  await vi.waitFor(() => expect(threads()).toEqual(['done']), { interval: 5, timeout: 60_000 });
});

test('a listener resumes after a cursor without gaps or repeats', async () => {
  const events = await openNode();
  const before = collectEvents(events);
  for (const threadId of ['1', '2', '3']) await sendEvent(events, threadId);
  await vi.waitFor(() => expect(before.threads()).toEqual(['1', '2', '3']), { interval: 5, timeout: 60_000 });
  const first = before.heard[0];
  if (!first) throw new Error('nothing was heard');
  const after = collectEvents(events, parseCursor(formatCursor(cursorOf(first))));
  await Promise.all(['4', '5', '6'].map((threadId) => sendEvent(events, threadId)));
  await vi.waitFor(() => expect(before.heard.length).toBe(6), { interval: 5, timeout: 60_000 });
  await vi.waitFor(() => expect(after.threads()).toEqual(before.threads().slice(1)), {
    interval: 5,
    timeout: 60_000,
  });
  expect((await events.replaySince(cursorOf(first), 5))?.length).toBe(5);
  expect(await events.replaySince(cursorOf(first), 4)).toBeUndefined();
});

test('a slow listener that resumes far in the past hears every event once, in order, while more happen', async () => {
  const events = await openNode();
  const start = events.cursor();
  const sent: string[] = [];
  const sendMany = async (count: number) => {
    const threads = Array.from({ length: count }, (_, index) => `old ${sent.length + index}`);
    sent.push(...threads);
    await events.transaction((tx) => record(tx, ...threads.map(newEvent)));
  };
  // More than two batches, in several transactions.
  for (const count of [700, 1, 499, 1, 300]) await sendMany(count);
  await vi.waitFor(async () => expect((await events.replaySince(start, 2000))?.length).toBe(1501), {
    timeout: 60_000,
  });
  await events.close();
  const later = await openNode();
  const heard: (string | null)[] = [];
  let isListening = false;
  later.subscribe(async (happened) => {
    expect(isListening, 'one call at a time').toBe(false);
    isListening = true;
    heard.push(...happened.map(({ threadId }) => threadId));
    // What happens while it catches up waits behind it.
    for (let count = 0; count < 2 && sent.length < 1520; count += 1) {
      const threadId = `new ${sent.length}`;
      sent.push(threadId);
      await sendEvent(later, threadId);
    }
    isListening = false;
  }, start);
  await vi.waitFor(() => expect(sent.length).toBe(1520), { interval: 5, timeout: 60_000 });
  await vi.waitFor(() => expect(heard).toEqual(sent), { interval: 5, timeout: 60_000 });
});

test('events are heard again after every connection was cut', async () => {
  const events = await openNode();
  const { threads } = collectEvents(events);
  await sendEvent(events, 'before');
  await vi.waitFor(() => expect(threads()).toEqual(['before']), { interval: 5, timeout: 60_000 });
  const admin = new pg.Client({ ...database.connection });
  await admin.connect();
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await admin.query("insert into events (kind, thread_id) values ('message.sent', 'meanwhile')");
  await admin.end();
  await vi.waitFor(() => sendEvent(events, 'after'), { interval: 50, timeout: 60_000 });
  await vi.waitFor(() => expect(threads()).toEqual(['before', 'meanwhile', 'after']), {
    interval: 20,
    timeout: 60_000,
  });
});

test('a durable follower handles each event once, on one of the nodes, and retries what failed', async () => {
  const nodes = [await openNode(), await openNode()];
  const acted: (string | null)[] = [];
  let failures = 1;
  for (const node of nodes)
    await node.followDurably('test', async (happened) => {
      if (failures-- > 0) throw new Error('not now');
      acted.push(...happened.map(({ threadId }) => threadId));
    });
  const sent = Array.from({ length: 20 }, (_, index) => `durable ${index}`);
  for (const threadId of sent) await sendEvent(nodes[0] as Events, threadId);
  await vi.waitFor(() => expect(acted).toEqual(sent), { interval: 20, timeout: 60_000 });
});

test('a durable follower resumes where it stopped', async () => {
  const acted: (string | null)[] = [];
  const follow = (node: Events) =>
    node.followDurably('paused', async (happened) => {
      acted.push(...happened.map(({ threadId }) => threadId));
    });
  const first = await openNode();
  await follow(first);
  await sendEvent(first, 'seen');
  await vi.waitFor(() => expect(acted).toEqual(['seen']), { interval: 5, timeout: 60_000 });
  await first.close();
  const second = await openNode();
  await sendEvent(second, 'missed');
  await follow(second);
  await vi.waitFor(() => expect(acted).toEqual(['seen', 'missed']), { interval: 5, timeout: 60_000 });
});

test('cursors are ordered by transaction, then by number, beyond what a double can hold', () => {
  expect(isAfter({ xid: '9007199254740993', id: 1 }, { xid: '9007199254740992', id: 9 })).toBe(true);
  expect(isAfter({ xid: '10', id: 2 }, { xid: '10', id: 1 })).toBe(true);
  expect(isAfter({ xid: '9', id: 5 }, { xid: '10', id: 1 })).toBe(false);
  expect(parseCursor('12-34')).toEqual({ xid: '12', id: 34 });
  for (const text of ['', '12', '12-', '-1-2', '1-2-3', "1'-2", '1e3-2'])
    expect(parseCursor(text)).toBeUndefined();
});
