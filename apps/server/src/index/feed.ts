import { IndexLost } from '@talaash/talent-index/port';
import type { StoredEvent } from '../events/record.ts';
import { type FeedOptions, FeedRun } from './feed-run.ts';

export type TalentFeed = {
  /** Resolves when everything that was in the database at the start is indexed. */
  loaded: Promise<void>;
  /** Starts over, for an index that lost its content. */
  reload(): void;
  close(): Promise<void>;
};

/**
 * Fills the index from the database, then follows the events from where the load began. An event only names a talent to
 * read again, so it does not matter how often or how late it arrives. A failed read of the database is retried until it
 * succeeds.
 */
export function feedTalentIndex(options: FeedOptions): TalentFeed {
  const { index, events, log } = options;
  const loaded = Promise.withResolvers<void>();
  // A caller that awaits it gets the failure. A server that does not await it runs without a complete index.
  loaded.promise.catch(() => undefined);
  let following: Promise<void> | undefined;
  let current = startRun();

  function reload(): void {
    current.controller.abort();
    current = startRun();
  }

  function startRun() {
    const controller = new AbortController();
    const finished = unlessIndexLost(() => start(controller.signal)).catch((error: unknown) => {
      log.error({ err: error }, 'The search index could not be filled.');
      loaded.reject(error);
    });
    return { controller, finished };
  }

  async function start(signal: AbortSignal): Promise<void> {
    const run = new FeedRun(options, signal);
    const cursor = await run.fill();
    if (cursor === undefined) return;
    await index.apply({ upserts: [], removals: [], cursor, ready: true });
    if (signal.aborted) return;
    const follow = (happened: readonly StoredEvent[]) => {
      following = unlessIndexLost(() => run.follow(happened));
      return following;
    };
    const stop = events.subscribe(follow, cursor, reload);
    signal.addEventListener('abort', stop, { once: true });
    loaded.resolve();
  }

  return {
    loaded: loaded.promise,
    reload,
    close: async () => {
      current.controller.abort();
      await current.finished;
      await following;
    },
  };
}

/** Ignores a lost index: the next run fills it and re-reads what this run could not write. */
async function unlessIndexLost(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof IndexLost)) throw error;
  }
}
