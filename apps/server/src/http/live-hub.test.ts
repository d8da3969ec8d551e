import type { LiveEvent } from '@talaash/domain/event/choice';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { openDatabase } from '../db/client.ts';
import { events as eventsTable } from '../db/schema/event.ts';
import { openEvents } from '../events/events.ts';
import { cursorOf } from '../events/read.ts';
import type { EventCursor } from '@talaash/domain/event/cursor';
import { formatCursor, isAfter, parseCursor } from '../events/cursor.ts';
import { type NewEvent, record } from '../events/record.ts';
import { type LiveHub, openLiveHub } from './live-hub.ts';
import type { SignedInViewer } from '../call/viewer.ts';

const soon = { interval: 5, timeout: 60_000 };

const database = await testDatabase();
const { db } = database;
const nodes = await Promise.all(
  [1, 2].map(async () => {
    const events = await openEvents({ database, log: quietLog });
    return { events, hub: openLiveHub({ db, events, log: quietLog }) };
  }),
);
afterAll(async () => {
  for (const { events, hub } of nodes) {
    hub.close();
    await events.close();
  }
});

const viewer: SignedInViewer = {
  uid: 'uid',
  sessionId: 'session',
  program: null,
  email: 'somebody@people.test',
  name: 'Somebody',
  isEmailVerified: true,
  isAdmin: false,
  mustSetUpSecondFactor: false,
  confirmedAtMs: 0,
  userType: 'company',
  countryCode: 'US',
  talentId: null,
  companyId: 'company',
  companyRole: 'owner',
  hasPremiumAccess: false,
  suspendedUntilMs: null,
  limitedUntilMs: null,
};

const latestFirst = (one: EventCursor, other: EventCursor) => (isAfter(one, other) ? -1 : 1);

type Received = { id: string; what: string | undefined };

/** A browser's side of a stream: what it received, and from where it would resume. */
function listen(hub: LiveHub, since: EventCursor | undefined, as = viewer) {
  const received: Received[] = [];
  const beats: string[] = [];
  let lastId = since && formatCursor(since);
  const write = (text: string) => {
    for (const block of text.split('\n\n')) {
      const fields = Object.fromEntries(
        block.split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]),
      ) as { id?: string; data?: string; event?: string };
      lastId = fields.id ?? lastId;
      if (fields.data !== undefined) {
        const { kind } = JSON.parse(fields.data) as Partial<LiveEvent>;
        received.push({ id: fields.id ?? '', what: fields.event ?? kind });
      } else if (fields.id !== undefined) beats.push(fields.id);
    }
  };
  let isEnded = false;
  const end = () => {
    isEnded = true;
  };
  const close = hub.open(as, { write, end }, since);
  const lastCursor = () => parseCursor(lastId ?? '');
  return { since: lastCursor(), received, beats, close, lastCursor, isEnded: () => isEnded };
}

type OpenStream = ReturnType<typeof listen> & { readBefore: Set<string> | undefined };

/** The same sequence for the same seed (mulberry32). */
function randomSequence(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, oneOf: <One>(all: readonly One[]) => all[below(all.length)] as One };
}

test.for([1, 49, 50])(
  'streams that begin anywhere among transactions of different ages hear each event once, in order (%i)',
  async (seed) => {
    const { below, oneOf } = randomSequence(seed);
    const writers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const client = new pg.Client({ ...database.connection });
        await client.connect();
        return { client, isOpen: false };
      }),
    );
    const streams: OpenStream[] = [];
    let living: OpenStream[] = [];
    const underWay: Promise<unknown>[] = [];
    const keysOfCommitted = async () =>
      new Set((await db.select().from(eventsTable)).map((event) => formatCursor(cursorOf(event))));

    const start = (since?: EventCursor, readBefore?: Set<string>) => {
      const stream = { ...listen(oneOf(nodes).hub, since), readBefore };
      living.push(stream);
      streams.push(stream);
    };

    // Writes in a transaction that is open already, or opens one.
    const write = async () => {
      const writer = oneOf(writers);
      if (!writer.isOpen) await writer.client.query('begin');
      writer.isOpen = true;
      for (let count = below(3); count >= 0; count -= 1)
        await writer.client.query("insert into events (kind, company_id) values ('message.sent', 'company')");
    };
    const end = async () => {
      const writer = oneOf(writers);
      if (writer.isOpen) await writer.client.query(below(5) === 0 ? 'rollback' : 'commit');
      writer.isOpen = false;
      oneOf(nodes).events.ring();
    };
    // A page: a cursor from one node, then its answers, then its stream from any node.
    const visit = async () => {
      const since = oneOf(nodes).events.cursor();
      start(since, await keysOfCommitted());
    };
    // A stream that was cut off goes on, here or on another node.
    const resume = async () => {
      const stream = oneOf(living);
      if (!stream) return;
      stream.close();
      living = living.filter((one) => one !== stream);
      start(stream.lastCursor());
    };
    const beat = async () => oneOf(nodes).hub.beat();
    const begin = async () => start();
    for (let step = 0; step < 250; step += 1) {
      const act = oneOf([write, write, write, end, end, visit, resume, beat, begin]);
      // Sometimes the next thing happens while a page or a stream is being opened; a connection does one thing at a time.
      if (act === visit && below(2) === 0) underWay.push(act());
      else await act();
    }
    await Promise.all(underWay);
    for (const { client, isOpen } of writers) {
      if (isOpen) await client.query('commit');
      await client.end();
    }
    for (const { events } of nodes) events.ring();

    const all = (await db.select().from(eventsTable)).map(cursorOf).toSorted(latestFirst).toReversed();
    for (const stream of streams) {
      const { since, received, readBefore } = stream;
      if (!since) throw new Error('A stream did not say where it began.');
      const due = all.filter((cursor) => isAfter(cursor, since));
      if (living.includes(stream))
        await vi.waitFor(() => expect(received.map(({ id }) => id)).toEqual(due.map(formatCursor)), soon);
      else {
        // The events after this cursor went to the stream that resumed.
        const last = stream.lastCursor() ?? since;
        const dueByThen = due.filter((cursor) => !isAfter(cursor, last));
        expect(received.map(({ id }) => id)).toEqual(dueByThen.map(formatCursor));
      }
      const unread = all.filter(
        (cursor) => !isAfter(cursor, since) && readBefore && !readBefore.has(formatCursor(cursor)),
      );
      expect(unread).toEqual([]);
    }
    for (const stream of living) stream.close();
  },
);

const [here] = nodes as [(typeof nodes)[number]];
const sendEvents = (...happened: NewEvent[]) => here.events.transaction((tx) => record(tx, ...happened));
const sendMessageEvent = () => sendEvents({ kind: 'message.sent', actorUid: null, companyId: 'company' });

/** Waits until this node has read every event so far. */
async function waitUntilRead(): Promise<void> {
  const [last] = (await db.select().from(eventsTable)).map(cursorOf).toSorted(latestFirst);
  await vi.waitFor(() => expect(here.events.cursor()).toEqual(last), soon);
}

test('a person who has become a talent since the cursor also hears what followed', async () => {
  const since = here.events.cursor();
  const someone = { ...viewer, uid: 'newcomer', userType: null, companyId: null };
  await sendEvents({ kind: 'userProfile.created', actorUid: 'newcomer', talentId: 'talent' });
  await sendEvents({ kind: 'talent.reviewed', actorUid: null, talentId: 'talent' });
  await waitUntilRead();
  const { received } = listen(here.hub, since, someone);
  await sendEvents({ kind: 'talentProfile.saved', actorUid: null, talentId: 'talent' });
  const due = ['userProfile.created', 'talent.reviewed', 'talentProfile.saved'];
  await vi.waitFor(() => expect(received.map(({ what }) => what)).toEqual(due), soon);
});

test('a cursor that this database has not reached is a gap, and not silence', async () => {
  const { received } = listen(here.hub, { xid: '9000000000000000000', id: 1 });
  await vi.waitFor(() => expect(received.map(({ what }) => what)).toEqual(['gap']), soon);
  await sendMessageEvent();
  await vi.waitFor(() => expect(received.map(({ what }) => what)).toEqual(['gap', 'message.sent']), soon);
});

test('the beat of a node that is behind does not send a stream of another node back', async () => {
  const early = here.events.cursor();
  const events = { ...here.events, cursor: () => early, subscribe: () => () => undefined };
  const behind = openLiveHub({ db, events, log: quietLog });
  await sendMessageEvent();
  await waitUntilRead();
  const since = here.events.cursor();
  const { beats, received } = listen(behind, since);
  await vi.waitFor(async () => {
    await behind.beat();
    expect(beats.at(-1)).toBe(formatCursor(since));
  }, soon);
  expect(received).toEqual([]);
});

test('a stream that cannot read what it missed ends, so that its browser reconnects', async () => {
  const unreachable = openDatabase({
    connection: { ...database.connection, database: 'nowhere' },
    poolSize: 1,
    log: quietLog,
  });
  onTestFinished(() => unreachable.close());
  const hub = openLiveHub({ db: unreachable.db, events: here.events, log: quietLog });
  onTestFinished(() => hub.close());
  const stream = listen(hub, here.events.cursor());
  await vi.waitFor(() => expect(stream.isEnded()).toBe(true), soon);
  expect(stream.received).toEqual([]);
});
