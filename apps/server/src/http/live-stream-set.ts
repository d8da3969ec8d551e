import type { EventCursor } from '@talaash/domain/event/cursor';
import type { SignedInViewer } from '../call/viewer.ts';
import type { StoredEvent } from '../events/record.ts';

/** Where a stream's text goes. */
export type LiveSink = {
  write(text: string): void;
  /** Ends the stream; written text is still sent. */
  end(): void;
};

/** What a stream needs to know of its viewer: a node keeps it for thousands of streams. */
export type StreamViewer = Pick<
  SignedInViewer,
  'uid' | 'sessionId' | 'isAdmin' | 'talentId' | 'companyId' | 'companyRole'
>;

export const streamViewerOf = ({
  uid,
  sessionId,
  isAdmin,
  talentId,
  companyId,
  companyRole,
}: SignedInViewer): StreamViewer => ({ uid, sessionId, isAdmin, talentId, companyId, companyRole });

export type Stream = {
  viewer: StreamViewer;
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
  /** Most keys have one stream: a set for each would take a twentieth of what a stream takes. */
  readonly #byKey = new Map<string, Stream | Set<Stream>>();

  join(stream: Stream): void {
    this.#streams.add(stream);
    for (const key of stream.keys) {
      const ofKey = this.#byKey.get(key);
      if (ofKey instanceof Set) ofKey.add(stream);
      else this.#byKey.set(key, ofKey === undefined || ofKey === stream ? stream : new Set([ofKey, stream]));
    }
  }

  leave(stream: Stream): void {
    this.#streams.delete(stream);
    for (const key of stream.keys) {
      const ofKey = this.#byKey.get(key);
      if (ofKey instanceof Set) ofKey.delete(stream);
      if (ofKey === stream || (ofKey instanceof Set && ofKey.size === 0)) this.#byKey.delete(key);
    }
  }

  has(stream: Stream): boolean {
    return this.#streams.has(stream);
  }

  /** How many streams have this key. */
  countOf(key: string): number {
    return this.#ofKey(key).length;
  }

  receiving(keys: readonly string[]): Set<Stream> {
    return new Set(keys.flatMap((key) => this.#ofKey(key)));
  }

  #ofKey(key: string): Stream[] {
    const ofKey = this.#byKey.get(key) ?? [];
    return ofKey instanceof Set ? [...ofKey] : [ofKey].flat();
  }

  /** A copy, so that a loop over it may close streams. */
  all(): Stream[] {
    return [...this.#streams];
  }
}
