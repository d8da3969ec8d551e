import type { LiveEvent } from '@talaash/domain/event/choice';

export type Connection = 'connecting' | 'open' | 'lost';

interface LiveStreamOptions {
  uid: string;
  /** The mark of the events before the page's first answers were read. */
  since: string | undefined;
  onEvent: (event: LiveEvent) => void;
  /** Events may have been missed. */
  onGap: () => void;
  /** The server does not let this browser listen: it starts, or the session has ended. */
  onRefusal: () => void;
  onConnection: (connection: Connection) => void;
}

/** What the tab with the stream tells the others. */
type Told =
  | { type: 'event'; event: LiveEvent; id: string }
  | { type: 'gap' }
  | { type: 'refusal' }
  | { type: 'connection'; connection: Connection }
  /** A new tab asks how the stream stands and how far it has come. */
  | { type: 'question' }
  | { type: 'answer'; connection: Connection; id: string | undefined };

const retryMs = { first: 1000, most: 30_000 };
/** How far the last stream of this page came: the next one, below another layout, goes on there. */
let reached: { uid: string; id: string } | undefined;

/** So long may the stream be away before the page says so. */
const lostAfterMs = 3000;

/**
 * One event stream for all tabs of a browser: the tab that holds the lock reads it and tells the others, and when it is
 * closed the next one goes on from the last event. Without locks every tab has its own. Returns how to stop.
 */
export function openLiveStream({
  uid,
  since,
  onEvent,
  onGap,
  onRefusal,
  onConnection,
}: LiveStreamOptions): () => void {
  const name = `talaash-live-${uid}`;
  const stop = new AbortController();
  const channel = new BroadcastChannel(name);
  let lastEventId = reached?.uid === uid ? reached.id : since;
  let leading: Connection | undefined;

  const act: { [Type in Told['type']]: (told: Extract<Told, { type: Type }>) => void } = {
    event({ event, id }) {
      lastEventId = id;
      reached = { uid, id };
      onEvent(event);
    },
    gap: onGap,
    refusal: onRefusal,
    connection: (told) => onConnection(told.connection),
    question() {
      if (leading !== undefined)
        channel.postMessage({ type: 'answer', connection: leading, id: lastEventId } satisfies Told);
    },
    answer({ connection, id }) {
      onConnection(connection);
      // Told to the others after this tab's first answers were read and before it listened.
      if (id !== undefined && (lastEventId === undefined || isAfter(id, lastEventId))) {
        lastEventId = id;
        onGap();
      }
    },
  };
  const hear = (told: Told) => (act[told.type] as (told: Told) => void)(told);
  channel.onmessage = (message: MessageEvent<Told>) => hear(message.data);

  const tell = (told: Told) => {
    if (told.type === 'connection') leading = told.connection;
    hear(told);
    channel.postMessage(told);
  };

  const lead = () => readStream({ tell, lastEventId: () => lastEventId, signal: stop.signal });
  if ('locks' in navigator) {
    channel.postMessage({ type: 'question' } satisfies Told);
    // The only refusal is our own stop.
    navigator.locks.request(name, { signal: stop.signal }, lead).catch(() => {});
  } else {
    void lead();
  }

  return () => {
    stop.abort();
    channel.close();
  };
}

/** Whether an event's id, the numbers of its transaction and of itself, comes after another. */
function isAfter(one: string, other: string): boolean {
  const [[xid = 0n, number = 0n], [otherXid = 0n, otherNumber = 0n]] = [one, other].map((id) =>
    id.split('-').map(BigInt),
  ) as [bigint[], bigint[]];
  return xid === otherXid ? number > otherNumber : xid > otherXid;
}

interface ReadOptions {
  tell: (told: Told) => void;
  lastEventId: () => string | undefined;
  signal: AbortSignal;
}

/** Reads the stream until it is told to stop; goes on after every break. */
function readStream({ tell, lastEventId, signal }: ReadOptions): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let retrying: number | undefined;
    let failures = 0;
    let losing: number | undefined;

    function open() {
      const id = lastEventId();
      // A new stream carries no Last-Event-ID header; the browser adds it by itself only when it reconnects.
      source = new EventSource(
        `/api/v1/live${id === undefined ? '' : `?lastEventId=${encodeURIComponent(id)}`}`,
      );
      source.onopen = () => {
        if (failures > 0 && lastEventId() === undefined) tell({ type: 'gap' });
        failures = 0;
        clearTimeout(losing);
        losing = undefined;
        tell({ type: 'connection', connection: 'open' });
      };
      source.onmessage = (message) => {
        tell({ type: 'event', event: JSON.parse(message.data) as LiveEvent, id: message.lastEventId });
      };
      // The server says that it cannot resume from where we were.
      source.addEventListener('gap', () => tell({ type: 'gap' }));
      source.onerror = onError;
    }

    function onError() {
      losing ??= window.setTimeout(() => tell({ type: 'connection', connection: 'lost' }), lostAfterMs);
      if (source?.readyState !== EventSource.CLOSED) return;
      // Refused outright: the browser does not try again by itself.
      failures += 1;
      tell({ type: 'refusal' });
      retrying = window.setTimeout(open, Math.min(retryMs.first * 2 ** failures, retryMs.most));
    }

    signal.addEventListener('abort', () => {
      clearTimeout(retrying);
      clearTimeout(losing);
      source?.close();
      resolve();
    });
    if (signal.aborted) resolve();
    else open();
  });
}
