import type { EventMark } from '@talaash/domain/event/mark';
import type { SignedInViewer } from '../call/viewer.ts';
import type { StoredEvent } from '../events/record.ts';

/** Where a stream's text goes. */
export type LiveSink = {
  write(text: string): void;
  /** Ends the stream; what was written is still sent. */
  end(): void;
};

export type Stream = {
  viewer: SignedInViewer;
  sink: LiveSink;
  keys: string[];
  /** The last event that the stream has heard of. */
  mark: EventMark;
  /** What happens while the past is being read. */
  waiting: StoredEvent[] | undefined;
};

/** The open streams, found by the keys under which they hear. */
export class LiveStreamSet {
  readonly #streams = new Set<Stream>();
  readonly #byKey = new Map<string, Set<Stream>>();

  join(stream: Stream): void {
    this.#streams.add(stream);
    for (const key of stream.keys) {
      const hearing = this.#byKey.get(key);
      if (hearing) hearing.add(stream);
      else this.#byKey.set(key, new Set([stream]));
    }
  }

  leave(stream: Stream): void {
    this.#streams.delete(stream);
    for (const key of stream.keys) {
      const hearing = this.#byKey.get(key);
      hearing?.delete(stream);
      if (hearing?.size === 0) this.#byKey.delete(key);
    }
  }

  has(stream: Stream): boolean {
    return this.#streams.has(stream);
  }

  hearing(keys: readonly string[]): Set<Stream> {
    return new Set(keys.flatMap((key) => [...(this.#byKey.get(key) ?? [])]));
  }

  /** All of them now: who goes through them may close some. */
  all(): Stream[] {
    return [...this.#streams];
  }
}
