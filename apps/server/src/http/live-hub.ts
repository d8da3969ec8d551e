import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { events as eventsTable } from '../db/schema/event.ts';
import { isPruned } from '../events/prune.ts';
import { cursorOf, nextCursor } from '../events/read.ts';
import type { EventCursor } from '@talaash/domain/event/cursor';
import { after, formatCursor, isAfter, isSettled } from '../events/cursor.ts';
import type { StoredEvent } from '../events/record.ts';
import type { Deps } from '../call/deps.ts';
import { ADMIN_KINDS, receiverKeys, toLiveEvent, viewerKeys } from './live-audience.ts';
import { type LiveSink, LiveStreamSet, type Stream } from './live-stream-set.ts';
import type { SignedInViewer } from '../call/viewer.ts';

export type LiveHub = {
  /** Opens a stream for a viewer, from a cursor or from now on. Returns how to close it. */
  open(viewer: SignedInViewer, sink: LiveSink, since: EventCursor | undefined): () => void;
  countOf(sessionId: string): number;
  /** Sends a heartbeat with the current cursor to every stream, so that an idle one resumes from there too. */
  beat(): void;
  /** The viewers of the open streams; one with several streams occurs several times. */
  viewers(): SignedInViewer[];
  /** Ends the streams of these sessions. */
  endSessions(sessionIds: ReadonlySet<string>): void;
  close(): void;
};

/** A longer gap is not replayed: the page refetches everything instead. */
const replayMax = 500;

/** Sends the events that a node reads to the streams of their recipients. */
export function openLiveHub({ db, events, log }: Pick<Deps, 'db' | 'events' | 'log'>): LiveHub {
  const streams = new LiveStreamSet();
  let cursor = events.cursor();
  const stopFollowing = events.subscribe(distribute, cursor, () => streams.all().forEach(sendGap));

  function distribute(happened: readonly StoredEvent[]): void {
    for (const event of happened) {
      cursor = cursorOf(event);
      for (const stream of streams.receiving(receiverKeys(event))) {
        if (stream.pending) stream.pending.push(event);
        else send(stream, event);
      }
    }
  }

  function send(stream: Stream, event: StoredEvent): void {
    if (!streams.has(stream) || !isAfter(cursorOf(event), stream.cursor)) return;
    stream.cursor = cursorOf(event);
    stream.sink.write(
      `id: ${formatCursor(stream.cursor)}\ndata: ${JSON.stringify(toLiveEvent(event, stream.viewer))}\n\n`,
    );
    if (event.kind === 'userProfile.created') receiveNewSide(stream, event);
    if (event.kind === 'session.ended') end(stream);
  }

  /** A person who has just become a talent or a company receives its events from now on. */
  function receiveNewSide(stream: Stream, { talentId, companyId }: StoredEvent): void {
    streams.leave(stream);
    stream.viewer = { ...stream.viewer, talentId, companyId };
    stream.keys = viewerKeys(stream.viewer);
    streams.join(stream);
  }

  function end(stream: Stream): void {
    streams.leave(stream);
    stream.sink.end();
  }

  /** Sends what has happened since the stream's cursor. Starts again if the viewer becomes a talent or a company in between. */
  async function replay(stream: Stream): Promise<void> {
    try {
      let viewer: SignedInViewer;
      do {
        viewer = stream.viewer;
        const past = await readPast(db, stream, cursor);
        if (past === undefined) sendGap(stream);
        const happened = [...(past ?? []), ...(stream.pending ?? [])];
        stream.pending = [];
        for (const event of happened) if (stream.viewer === viewer) send(stream, event);
      } while (stream.viewer !== viewer);
      stream.pending = undefined;
    } catch (error) {
      log.warn({ err: error }, 'A live stream could not be resumed.');
      // The browser reconnects after a second and resumes from the same cursor.
      end(stream);
    }
  }

  /** Tells the browser that it missed events and must refetch everything. */
  function sendGap(stream: Stream): void {
    stream.cursor = events.cursor();
    if (stream.pending) stream.pending = [];
    stream.sink.write(`id: ${formatCursor(stream.cursor)}\nevent: gap\ndata: {}\n\n`);
  }

  return {
    open(viewer, sink, since) {
      const keys = viewerKeys(viewer);
      const stream: Stream = { viewer, sink, keys, cursor: since ?? cursor, pending: since && [] };
      streams.join(stream);
      // An id without data is not a message, but the browser resumes from it.
      if (since) void replay(stream);
      else sink.write(`id: ${formatCursor(cursor)}\n\n`);
      return () => streams.leave(stream);
    },
    countOf: (sessionId) => streams.all().filter(({ viewer }) => viewer.sessionId === sessionId).length,
    beat() {
      for (const stream of streams.all()) {
        // The stream may have resumed from the cursor of a node that has read further than this one.
        if (!stream.pending && isAfter(cursor, stream.cursor)) stream.cursor = cursor;
        stream.sink.write(stream.pending ? ': alive\n\n' : `: alive\nid: ${formatCursor(stream.cursor)}\n\n`);
      }
    },
    viewers: () => streams.all().map(({ viewer }) => viewer),
    endSessions(sessionIds) {
      for (const stream of streams.all()) if (sessionIds.has(stream.viewer.sessionId)) end(stream);
    },
    close() {
      stopFollowing();
      for (const stream of streams.all()) end(stream);
    },
  };
}

/** A viewer's events since a cursor, oldest first; undefined if there are too many, some are gone, or the cursor is not ours. */
async function readPast(
  db: Db,
  { viewer, cursor: since, keys }: Stream,
  cursor: EventCursor,
): Promise<StoredEvent[] | undefined> {
  // Another node may be ahead of this one, but not ahead of the database.
  if (isAfter(since, cursor) && isAfter(since, await nextCursor(db))) return undefined;
  if (await isPruned(db, since)) return undefined;
  const past = await readEventsOf(db, viewer, { since, read: cursor });
  if (past.length > replayMax) return undefined;
  return past.filter((event) => receiverKeys(event).some((key) => keys.includes(key)));
}

/** The events since a cursor that name a viewer, oldest first; at most one more than is replayed. */
function readEventsOf(
  db: Db,
  viewer: SignedInViewer,
  { since, read }: { since: EventCursor; read: EventCursor },
): Promise<StoredEvent[]> {
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
