import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { EventCursor } from '@talaash/domain/event/cursor';
import type { Db } from '../db/client.ts';
import { events as eventsTable } from '../db/schema/event.ts';
import { after, isAfter, isSettled } from '../events/cursor.ts';
import { prunedCursor } from '../events/prune.ts';
import { cursorOf, nextCursor, readSettled } from '../events/read.ts';
import type { StoredEvent } from '../events/record.ts';
import { ADMIN_KINDS, receiverKeys } from './live-audience.ts';
import type { Stream, StreamViewer } from './live-stream-set.ts';

/** A longer gap is not replayed: the page refetches everything instead. */
const replayMax = 500;

/** So many events are read for all streams that resume at the same time. */
const SHARED_MAX = 5000;

/** For so long after a read, streams resume from what it found, and only what happened since is read. */
const KEPT_MS = 10_000;

/** Streams that have missed more than those are read for one by one, so many at a time. */
const readsMax = 4;

type Resumed = Pick<Stream, 'viewer' | 'keys' | 'cursor'>;

type Waiting = {
  stream: Resumed;
  found: (past: StoredEvent[] | undefined) => void;
  failed: (error: unknown) => void;
};

/**
 * Reads what streams have missed. After a restart, all streams of a node resume within seconds. Those that ask while a read runs
 * share the next one, and what was read is kept for those that follow.
 *
 * @param read a cursor that this node has read up to
 * @param sharedMax how many events are read for all of them
 * @returns a function that answers with a viewer's events since the cursor of the stream, oldest first; undefined if there are too
 *   many, some are gone, or the cursor is not ours
 */
export function openReplays(
  db: Db,
  read: () => EventCursor,
  sharedMax = SHARED_MAX,
): (stream: Resumed) => Promise<StoredEvent[] | undefined> {
  const limited = pLimit(readsMax);
  const readShared = openSharedPast(db, sharedMax);
  let waiting: Waiting[] = [];
  let isReading = false;

  async function readWhileWaiting(): Promise<void> {
    isReading = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await readFor(batch).catch((error: unknown) => batch.forEach(({ failed }) => failed(error)));
    }
    isReading = false;
  }

  async function readFor(batch: readonly Waiting[]): Promise<void> {
    const reached = read();
    const sinces = batch.map(({ stream }) => stream.cursor);
    // Another node may be ahead of this one, but not ahead of the database.
    const end = sinces.some((since) => isAfter(since, reached)) ? await nextCursor(db) : reached;
    const pruned = await prunedCursor(db);
    const isKept = (since: EventCursor) => !isAfter(since, end) && !(pruned && isAfter(pruned, since));
    const kept = sinces.filter(isKept);
    const shared = await readShared({ since: kept.reduce(earlier, end), read: reached });
    for (const { stream, found, failed } of batch) {
      if (!isKept(stream.cursor)) found(undefined);
      else if (shared.reachesBackTo(stream.cursor)) found(ofStream(shared.of(stream.keys), stream));
      else
        limited(() => readEventsOf(db, stream.viewer, { since: stream.cursor, read: reached })).then(
          // One more than is replayed: there are others that were not read.
          (past) => found(past.length > replayMax ? undefined : ofStream(past, stream)),
          failed,
        );
    }
  }

  return (stream) =>
    new Promise((found, failed) => {
      waiting.push({ stream: { ...stream }, found, failed });
      if (!isReading) void readWhileWaiting();
    });
}

const earlier = (one: EventCursor, other: EventCursor) => (isAfter(one, other) ? other : one);

/** Those that a stream receives; undefined if they are too many. */
function ofStream(past: readonly StoredEvent[], { cursor, keys }: Resumed): StoredEvent[] | undefined {
  const missed = past.filter(
    (event) => isAfter(cursorOf(event), cursor) && receiverKeys(event).some((key) => keys.includes(key)),
  );
  return missed.length > replayMax ? undefined : missed;
}

type Range = { since: EventCursor; read: EventCursor };

type SharedPast = {
  /** All events after this position, up to `read`, are here. */
  since: EventCursor;
  read: EventCursor;
  count: number;
  /** Whether older ones were left out, because they are too many. */
  isCut: boolean;
  /** Oldest first, by the keys of their recipients. */
  byKey: Map<string, StoredEvent[]>;
};

/** Reads the last events for all streams. Events do not change once they are settled, so those that were read need not be read again. */
function openSharedPast(db: Db, sharedMax: number) {
  let kept: SharedPast | undefined;

  async function readAnew({ since, read }: Range): Promise<SharedPast> {
    const latest = await db
      .select()
      .from(eventsTable)
      .where(and(after(since), isSettled(read)))
      .orderBy(desc(eventsTable.xid), desc(eventsTable.id))
      .limit(sharedMax);
    const first = latest.at(-1);
    const isCut = first !== undefined && latest.length === sharedMax;
    const from = isCut ? cursorOf(first) : since;
    const past = { since: from, read: isAfter(from, read) ? from : read, count: 0, isCut, byKey: new Map() };
    add(past, latest.toReversed());
    setTimeout(() => {
      if (kept === past) kept = undefined;
    }, KEPT_MS).unref();
    return past;
  }

  /** @returns undefined if more has happened than is read at once */
  async function readOn(past: SharedPast, read: EventCursor): Promise<SharedPast | undefined> {
    if (!isAfter(read, past.read)) return past;
    const later = await readSettled(db, { since: past.read, read }, sharedMax);
    if (later.length === sharedMax || past.count + later.length > 2 * sharedMax) return undefined;
    past.read = read;
    add(past, later);
    return past;
  }

  return async (range: Range) => {
    const isEnough = kept && (kept.isCut || !isAfter(kept.since, range.since));
    const past = (isEnough && kept && (await readOn(kept, range.read))) || (await readAnew(range));
    kept = past;
    return {
      reachesBackTo: (cursor: EventCursor) => !isAfter(past.since, cursor),
      /** Oldest first, each once. */
      of: (keys: readonly string[]): StoredEvent[] =>
        [...new Set(keys.flatMap((key) => past.byKey.get(key) ?? []))].toSorted((one, other) =>
          isAfter(cursorOf(one), cursorOf(other)) ? 1 : -1,
        ),
    };
  };
}

/** @param later oldest first, after all that are there */
function add(past: SharedPast, later: readonly StoredEvent[]): void {
  for (const event of later)
    for (const key of receiverKeys(event)) {
      const alike = past.byKey.get(key);
      if (alike) alike.push(event);
      else past.byKey.set(key, [event]);
    }
  const last = later.at(-1);
  // What is settled may be further than this node has read.
  if (last && isAfter(cursorOf(last), past.read)) past.read = cursorOf(last);
  past.count += later.length;
}

/** The events since a cursor that name a viewer, oldest first; at most one more than is replayed. */
function readEventsOf(db: Db, viewer: StreamViewer, { since, read }: Range): Promise<StoredEvent[]> {
  const conditions: (SQL | undefined)[] = [
    viewer.companyId === null ? undefined : eq(eventsTable.companyId, viewer.companyId),
    viewer.talentId === null ? undefined : eq(eventsTable.talentId, viewer.talentId),
    eq(eventsTable.actorUid, viewer.uid),
    viewer.isAdmin ? inArray(eventsTable.kind, ADMIN_KINDS) : undefined,
  ];
  return db
    .select()
    .from(eventsTable)
    .where(and(after(since), isSettled(read), or(...conditions)))
    .orderBy(asc(eventsTable.xid), asc(eventsTable.id))
    .limit(replayMax + 1);
}
