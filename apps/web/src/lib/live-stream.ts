import type { LiveEvent } from '@talaash/domain/event/choice';
import type { TypingSignal } from '@talaash/domain/thread/typing';

export type Connection = 'connecting' | 'open' | 'lost';

interface LiveStreamOptions {
  uid: string;
  /** The cursor from before the page's first fetch. */
  since: string | undefined;
  onEvent: (event: LiveEvent) => void;
  /** Somebody is writing. It is no event: it has no id, and is not repeated. */
  onTyping: (signal: TypingSignal) => void;
  /** Events may have been missed. */
  onGap: () => void;
  /** The server refuses the stream: it is starting, or the session has ended. */
  onRefusal: () => void;
  onConnection: (connection: Connection) => void;
}

/** The messages between the tab with the stream and the others. */
type Told =
  | { type: 'event'; event: LiveEvent; id: string }
  | { type: 'typing'; signal: TypingSignal }
  | { type: 'gap' }
  | { type: 'refusal' }
  | { type: 'connection'; connection: Connection }
  /** A new tab requests the state of the stream and its cursor. */
  | { type: 'question' }
  | { type: 'answer'; connection: Connection; id: string | undefined };

const retryMs = { first: 1000, most: 30_000 };
/** The cursor of this page's last stream. The next one, in another layout, resumes there. */
let reached: { uid: string; id: string } | undefined;

/** The page reports the break only after the stream has been down for this long. */
const lostAfterMs = 3000;

/**
 * One event stream for all tabs of a browser. The tab with the lock reads it and notifies the others. When that tab closes, the
 * next one resumes after the last event. Without locks, every tab has its own stream. Returns the stop function.
 */
export function openLiveStream({
  uid,
  since,
  onEvent,
  onTyping,
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
    typing: ({ signal }) => onTyping(signal),
    gap: onGap,
    refusal: onRefusal,
    connection: (told) => onConnection(told.connection),
    question() {
      if (leading !== undefined)
        channel.postMessage({ type: 'answer', connection: leading, id: lastEventId } satisfies Told);
    },
    answer({ connection, id }) {
      onConnection(connection);
      // The other tabs received these after this tab's first fetch and before it listened.
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
    // First, so that an error in this tab does not leave the others out.
    channel.postMessage(told);
    hear(told);
  };

  const lead = () => readStream({ tell, lastEventId: () => lastEventId, signal: stop.signal });
  if ('locks' in navigator) {
    channel.postMessage({ type: 'question' } satisfies Told);
    // It rejects only when we stop.
    navigator.locks.request(name, { signal: stop.signal }, lead).catch(() => {});
  } else {
    void lead();
  }

  return () => {
    stop.abort();
    channel.close();
  };
}

/** Whether an event id comes after another. An id holds the transaction number and the event number. */
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

/** Reads the stream until the signal stops it. Resumes after every break. */
function readStream({ tell, lastEventId, signal }: ReadOptions): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let retrying: number | undefined;
    let failures = 0;
    let losing: number | undefined;

    function open() {
      const id = lastEventId();
      // A new stream has no Last-Event-ID header; the browser sends it only on a reconnect.
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
      source.addEventListener('typing', ({ data }) =>
        tell({ type: 'typing', signal: JSON.parse(data) as TypingSignal }),
      );
      // The server cannot resume from our cursor.
      source.addEventListener('gap', () => tell({ type: 'gap' }));
      source.onerror = onError;
    }

    function onError() {
      losing ??= window.setTimeout(() => tell({ type: 'connection', connection: 'lost' }), lostAfterMs);
      if (source?.readyState !== EventSource.CLOSED) return;
      // The server refused the stream, so the browser does not reconnect by itself.
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
