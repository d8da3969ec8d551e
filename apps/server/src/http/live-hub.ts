import type { LiveEvent } from '@talaash/domain/event/choice';
import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { events as eventsTable } from '../db/schema/event.ts';
import { currentMark, markOf } from '../events/read.ts';
import type { EventMark } from '@talaash/domain/event/mark';
import { after, formatMark, isAfter, isSettled } from '../events/mark.ts';
import type { StoredEvent } from '../events/record.ts';
import type { Deps } from '../call/deps.ts';
import { audienceOf, keysOf } from './live-audience.ts';
import { type LiveSink, LiveStreamSet, type Stream } from './live-stream-set.ts';
import type { SignedInViewer } from '../call/viewer.ts';

export type LiveHub = {
  /** Opens a stream for a viewer, from a mark on or from now on. Returns how to close it. */
  open(viewer: SignedInViewer, sink: LiveSink, since: EventMark | undefined): () => void;
  countOf(sessionId: string): number;
  /** Says that the streams are alive, and how far they have come, so that one without news resumes from there too. */
  beat(): void;
  sessionIds(): string[];
  /** Ends the streams of these sessions. */
  endSessions(sessionIds: ReadonlySet<string>): void;
  close(): void;
};

/** More than this is not replayed: the page reads everything anew instead. */
const replayMax = 500;

/** Hands the events of a node to the streams of those whom they concern. */
export function openLiveHub({ db, events, log }: Pick<Deps, 'db' | 'events' | 'log'>): LiveHub {
  const streams = new LiveStreamSet();
  let mark = events.mark();
  const stopFollowing = events.subscribe(distribute, mark);

  function distribute(happened: readonly StoredEvent[]): void {
    for (const event of happened) {
      mark = markOf(event);
      for (const stream of streams.hearing(audienceOf(event))) {
        if (stream.waiting) stream.waiting.push(event);
        else tell(stream, event);
      }
    }
  }

  function tell(stream: Stream, event: StoredEvent): void {
    if (!streams.has(stream) || !isAfter(markOf(event), stream.mark)) return;
    stream.mark = markOf(event);
    stream.sink.write(`id: ${formatMark(stream.mark)}\ndata: ${JSON.stringify(toLiveEvent(event))}\n\n`);
    if (event.kind === 'userProfile.created') rename(stream, event);
    if (event.kind === 'session.ended') end(stream);
  }

  /** Somebody who has just become a talent or a company hears from now on what concerns it. */
  function rename(stream: Stream, { talentId, companyId }: StoredEvent): void {
    streams.leave(stream);
    stream.viewer = { ...stream.viewer, talentId, companyId };
    stream.keys = keysOf(stream.viewer);
    streams.join(stream);
  }

  function end(stream: Stream): void {
    streams.leave(stream);
    stream.sink.end();
  }

  /** Tells what has happened since the stream's mark; again for the rest when the viewer becomes a talent or a company in it. */
  async function replay(stream: Stream): Promise<void> {
    try {
      let viewer: SignedInViewer;
      do {
        viewer = stream.viewer;
        const past = await readPast(db, stream, mark);
        if (past === undefined) sayGap(stream);
        const happened = [...(past ?? []), ...(stream.waiting ?? [])];
        stream.waiting = [];
        for (const event of happened) if (stream.viewer === viewer) tell(stream, event);
      } while (stream.viewer !== viewer);
      stream.waiting = undefined;
    } catch (error) {
      log.warn({ err: error }, 'A live stream could not be resumed.');
      // The browser comes back in a second and asks for the same again.
      end(stream);
    }
  }

  /** What has happened up to now must be read anew. */
  function sayGap(stream: Stream): void {
    stream.mark = mark;
    stream.waiting = [];
    stream.sink.write(`id: ${formatMark(mark)}\nevent: gap\ndata: {}\n\n`);
  }

  return {
    open(viewer, sink, since) {
      const keys = keysOf(viewer);
      const stream: Stream = { viewer, sink, keys, mark: since ?? mark, waiting: since && [] };
      streams.join(stream);
      // An id alone is no message, but from it the browser resumes.
      if (since) void replay(stream);
      else sink.write(`id: ${formatMark(mark)}\n\n`);
      return () => streams.leave(stream);
    },
    countOf: (sessionId) => streams.all().filter(({ viewer }) => viewer.sessionId === sessionId).length,
    beat() {
      for (const stream of streams.all()) {
        // It may have resumed from another node's mark, further on than this node is.
        if (!stream.waiting && isAfter(mark, stream.mark)) stream.mark = mark;
        stream.sink.write(stream.waiting ? ': alive\n\n' : `: alive\nid: ${formatMark(stream.mark)}\n\n`);
      }
    },
    sessionIds: () => [...new Set(streams.all().map(({ viewer }) => viewer.sessionId))],
    endSessions(sessionIds) {
      for (const stream of streams.all()) if (sessionIds.has(stream.viewer.sessionId)) end(stream);
    },
    close() {
      stopFollowing();
      for (const stream of streams.all()) end(stream);
    },
  };
}

const toLiveEvent = ({ kind, companyId, talentId, threadId, jobPostId }: StoredEvent): LiveEvent => ({
  kind,
  ...(companyId ? { companyId } : {}),
  ...(talentId ? { talentId } : {}),
  ...(threadId ? { threadId } : {}),
  ...(jobPostId ? { jobPostId } : {}),
});

/** What has happened to a viewer since a mark, the oldest first; undefined when that is too much, or no mark of ours. */
async function readPast(
  db: Db,
  { viewer, mark: since, keys }: Stream,
  mark: EventMark,
): Promise<StoredEvent[] | undefined> {
  // Another node may have come further than this one, but none further than the database.
  if (isAfter(since, mark) && isAfter(since, await currentMark(db))) return undefined;
  const past = await readConcerns(db, viewer, since);
  if (past.length > replayMax) return undefined;
  return past.filter((event) => audienceOf(event).some((key) => keys.includes(key)));
}

/** The events that name a viewer since a mark, the oldest first; one more than is replayed when there is more. */
function readConcerns(db: Db, viewer: SignedInViewer, since: EventMark): Promise<StoredEvent[]> {
  const concerns: (SQL | undefined)[] = [
    viewer.companyId === null ? undefined : eq(eventsTable.companyId, viewer.companyId),
    viewer.talentId === null ? undefined : eq(eventsTable.talentId, viewer.talentId),
    eq(eventsTable.actorUid, viewer.uid),
  ];
  return db
    .select()
    .from(eventsTable)
    .where(and(after(since), isSettled, or(...concerns)))
    .orderBy(asc(eventsTable.xid), asc(eventsTable.id))
    .limit(replayMax + 1);
}
