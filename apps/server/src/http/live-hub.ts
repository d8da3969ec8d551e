import { setTimeout as wait } from 'node:timers/promises';
import { cursorOf } from '../events/read.ts';
import type { EventCursor } from '@talaash/domain/event/cursor';
import { formatCursor, isAfter } from '../events/cursor.ts';
import type { StoredEvent } from '../events/record.ts';
import type { Signal } from '../events/signal.ts';
import type { Deps } from '../call/deps.ts';
import {
  receiverKeys,
  sessionKey,
  signalKeys,
  toLiveEvent,
  toTypingSignal,
  viewerKeys,
} from './live-audience.ts';
import { openReplays } from './live-replay.ts';
import {
  type LiveSink,
  LiveStreamSet,
  type Stream,
  type StreamViewer,
  streamViewerOf,
} from './live-stream-set.ts';
import type { SignedInViewer } from '../call/viewer.ts';

export type LiveHub = {
  /** Opens a stream for a viewer, from a cursor or from now on. Returns how to close it. */
  open(viewer: SignedInViewer, sink: LiveSink, since: EventCursor | undefined): () => void;
  countOf(sessionId: string): number;
  /**
   * Sends a heartbeat with the current cursor to every stream, so that an idle one resumes from there too.
   * @param spreadMs the time over which those of many streams are spread
   */
  beat(spreadMs?: number): Promise<void>;
  /** The viewers of the open streams; one with several streams occurs several times. */
  viewers(): StreamViewer[];
  /** Ends the streams of these sessions. */
  endSessions(sessionIds: ReadonlySet<string>): void;
  close(): void;
};

/** So many heartbeats are sent at once. Events pass before the next ones. */
const BEATS_AT_A_TIME = 100;

/** Sends the events that a node reads to the streams of their recipients. */
export function openLiveHub({ db, events, log }: Pick<Deps, 'db' | 'events' | 'log'>): LiveHub {
  const streams = new LiveStreamSet();
  let cursor = events.cursor();
  const readPast = openReplays(db, () => cursor);
  const stopHearing = events.onSignal((signal) => sendSignal(streams, signal));
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
    if (event.kind === 'session.ended' || event.kind === 'membership.changed') end(stream);
  }

  /** A person who has just become a talent or a company receives its events from now on. */
  function receiveNewSide(stream: Stream, { talentId, companyId }: StoredEvent): void {
    streams.leave(stream);
    const companyRole = companyId === null ? null : 'owner';
    stream.viewer = { ...stream.viewer, talentId, companyId, companyRole };
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
      let viewer: StreamViewer;
      do {
        viewer = stream.viewer;
        const past = await readPast(stream);
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
    open(signedIn, sink, since) {
      const viewer = streamViewerOf(signedIn);
      const keys = viewerKeys(viewer);
      const stream: Stream = { viewer, sink, keys, cursor: since ?? cursor, pending: since && [] };
      streams.join(stream);
      // An id without data is not a message, but the browser resumes from it.
      if (since) void replay(stream);
      else sink.write(`id: ${formatCursor(cursor)}\n\n`);
      return () => streams.leave(stream);
    },
    countOf: (sessionId) => streams.countOf(sessionKey(sessionId)),
    beat: (spreadMs = 0) => sendHeartbeats(streams, () => cursor, spreadMs),
    viewers: () => streams.all().map(({ viewer }) => viewer),
    endSessions(sessionIds) {
      for (const stream of streams.all()) if (sessionIds.has(stream.viewer.sessionId)) end(stream);
    },
    close() {
      stopFollowing();
      stopHearing();
      for (const stream of streams.all()) end(stream);
    },
  };
}

/** Without an id: it is no event, so a stream never resumes at it. */
function sendSignal(streams: LiveStreamSet, signal: Signal): void {
  for (const stream of streams.receiving(signalKeys(signal))) {
    const told = toTypingSignal(signal, stream.viewer);
    if (told) stream.sink.write(`event: typing\ndata: ${JSON.stringify(told)}\n\n`);
  }
}

async function sendHeartbeats(
  streams: LiveStreamSet,
  read: () => EventCursor,
  spreadMs: number,
): Promise<void> {
  const all = streams.all();
  const pauseMs = (spreadMs * BEATS_AT_A_TIME) / all.length;
  for (const [number, stream] of all.entries()) {
    if (number > 0 && number % BEATS_AT_A_TIME === 0) await wait(pauseMs, undefined, { ref: false });
    if (!streams.has(stream)) continue;
    const cursor = read();
    // The stream may have resumed from the cursor of a node that has read further than this one.
    if (!stream.pending && isAfter(cursor, stream.cursor)) stream.cursor = cursor;
    stream.sink.write(stream.pending ? ': alive\n\n' : `: alive\nid: ${formatCursor(stream.cursor)}\n\n`);
  }
}
