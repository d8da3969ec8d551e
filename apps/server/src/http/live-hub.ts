import type { LiveEvent } from '@talaash/domain/event/choice';
import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { events as eventsTable } from '../db/schema/event.ts';
import { currentMark, markOf } from '../events/follower.ts';
import type { EventMark } from '@talaash/domain/event/mark';
import { after, formatMark, isAfter, isSettled } from '../events/mark.ts';
import type { StoredEvent } from '../events/record.ts';
import type { Deps } from '../call/deps.ts';
import { audienceOf, keysOf } from './live-audience.ts';
import type { SignedInViewer } from '../call/viewer.ts';

/** Where a stream's text goes. */
export type LiveSink = {
  write(text: string): void;
  /** Ends the stream; what was written is still sent. */
  end(): void;
};

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

type Stream = {
  viewer: SignedInViewer;
  sink: LiveSink;
  keys: string[];
  /** The last event that the stream has heard of. */
  mark: EventMark;
  /** What happens while the past is being read. */
  waiting: StoredEvent[] | undefined;
};

/** Hands the events of a node to the streams of those whom they concern. */
export function openLiveHub({ db, events, log }: Pick<Deps, 'db' | 'events' | 'log'>): LiveHub {
  const streams = new Set<Stream>();
  const byKey = new Map<string, Set<Stream>>();
  let mark = events.mark();
  const stopFollowing = events.subscribe(distribute, mark);

  function distribute(happened: readonly StoredEvent[]): void {
    for (const event of happened) {
      mark = markOf(event);
      const hearing = new Set(audienceOf(event).flatMap((key) => [...(byKey.get(key) ?? [])]));
      for (const stream of hearing) {
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
    leave(stream);
    stream.viewer = { ...stream.viewer, talentId, companyId };
    stream.keys = keysOf(stream.viewer);
    join(stream);
  }

  function join(stream: Stream): void {
    streams.add(stream);
    for (const key of stream.keys) {
      const hearing = byKey.get(key);
      if (hearing) hearing.add(stream);
      else byKey.set(key, new Set([stream]));
    }
  }

  function leave(stream: Stream): void {
    streams.delete(stream);
    for (const key of stream.keys) {
      const hearing = byKey.get(key);
      hearing?.delete(stream);
      if (hearing?.size === 0) byKey.delete(key);
    }
  }

  function end(stream: Stream): void {
    leave(stream);
    stream.sink.end();
  }

  /** Tells what has happened since the stream's mark; again for the rest when the viewer becomes a talent or a company in it. */
  async function replay(stream: Stream): Promise<void> {
    try {
      let viewer: SignedInViewer;
      do {
        viewer = stream.viewer;
        const past = await readPast(stream);
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

  /** What has happened to a viewer since a mark, the oldest first; undefined when that is too much, or no mark of ours. */
  async function readPast({ viewer, mark: since, keys }: Stream): Promise<StoredEvent[] | undefined> {
    // Another node may have come further than this one, but none further than the database.
    if (isAfter(since, mark) && isAfter(since, await currentMark(db))) return undefined;
    const past = await readConcerns(db, viewer, since);
    if (past.length > replayMax) return undefined;
    return past.filter((event) => audienceOf(event).some((key) => keys.includes(key)));
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
      join(stream);
      // An id alone is no message, but from it the browser resumes.
      if (since) void replay(stream);
      else sink.write(`id: ${formatMark(mark)}\n\n`);
      return () => leave(stream);
    },
    countOf: (sessionId) => [...streams].filter(({ viewer }) => viewer.sessionId === sessionId).length,
    beat() {
      for (const stream of streams) {
        // It may have resumed from another node's mark, further on than this node is.
        if (!stream.waiting && isAfter(mark, stream.mark)) stream.mark = mark;
        stream.sink.write(stream.waiting ? ': alive\n\n' : `: alive\nid: ${formatMark(stream.mark)}\n\n`);
      }
    },
    sessionIds: () => [...new Set([...streams].map(({ viewer }) => viewer.sessionId))],
    endSessions(sessionIds) {
      for (const stream of [...streams]) if (sessionIds.has(stream.viewer.sessionId)) end(stream);
    },
    close() {
      stopFollowing();
      for (const stream of [...streams]) end(stream);
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
