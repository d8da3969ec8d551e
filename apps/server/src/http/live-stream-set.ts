import type { EventCursor } from '@talaash/domain/event/cursor';
import type { SignedInViewer } from '../call/viewer.ts';
import type { StoredEvent } from '../events/record.ts';

/** Where a stream's text goes. */
export type LiveSink = {
  write(text: string): void;
  /** Ends the stream; written text is still sent. */
  end(): void;
};

export type Stream = {
  viewer: SignedInViewer;
  sink: LiveSink;
  keys: string[];
  /** The position up to which events were sent. */
  cursor: EventCursor;
  /** New events while past ones are being read; undefined afterwards. */
  pending: StoredEvent[] | undefined;
};

/** The open streams, indexed by the keys of event recipients. */
export class LiveStreamSet {
  readonly #streams = new Set<Stream>();
  readonly #byKey = new Map<string, Set<Stream>>();

  join(stream: Stream): void {
    this.#streams.add(stream);
    for (const key of stream.keys) {
      const streamsOfKey = this.#byKey.get(key);
      if (streamsOfKey) streamsOfKey.add(stream);
      else this.#byKey.set(key, new Set([stream]));
    }
  }

  leave(stream: Stream): void {
    this.#streams.delete(stream);
    for (const key of stream.keys) {
      const streamsOfKey = this.#byKey.get(key);
      streamsOfKey?.delete(stream);
      if (streamsOfKey?.size === 0) this.#byKey.delete(key);
    }
  }

  has(stream: Stream): boolean {
    return this.#streams.has(stream);
  }

  /** How many streams have this key. */
  countOf(key: string): number {
    return this.#byKey.get(key)?.size ?? 0;
  }

  receiving(keys: readonly string[]): Set<Stream> {
    return new Set(keys.flatMap((key) => [...(this.#byKey.get(key) ?? [])]));
  }

  /** A copy, so that a loop over it may close streams. */
  all(): Stream[] {
    return [...this.#streams];
  }
}
