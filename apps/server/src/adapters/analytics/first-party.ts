import type { CountedRoute } from '@talaash/domain/page-view/choice';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { pageViewCounts } from '../../db/schema/page-view-count.ts';
import type { Log } from '../../base/log.ts';
import type { Analytics } from './port.ts';

/** How long counts are buffered: many people open one page at once, and its row is written once. */
const STORE_MS = 5000;

/** Counts in our own database how often each page was opened on a day. It reads and stores nothing about the person. */
export function createFirstPartyAnalytics({
  db,
  now,
  log,
  storeMs = STORE_MS,
}: {
  db: Db;
  now: () => number;
  log: Log;
  storeMs?: number;
}): Analytics & { close(): Promise<void> } {
  let waiting = new Map<string, { day: string; route: CountedRoute; views: number }>();
  const timer = setInterval(() => void store(), storeMs);
  timer.unref();

  function add(day: string, route: CountedRoute, views: number): void {
    const key = `${day} ${route}`;
    waiting.set(key, { day, route, views: (waiting.get(key)?.views ?? 0) + views });
  }

  async function store(): Promise<void> {
    // A fixed order prevents deadlocks between nodes that write the same rows.
    const rows = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    if (rows.length === 0) return;
    waiting = new Map();
    try {
      await db
        .insert(pageViewCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [pageViewCounts.day, pageViewCounts.route],
          set: { views: sql`${pageViewCounts.views} + excluded.views` },
        });
    } catch (error) {
      for (const { day, route, views } of rows) add(day, route, views);
      log.warn({ err: error }, 'Page views could not be stored. The server will retry.');
    }
  }

  return {
    async countPageView({ route }) {
      add(new Date(now()).toISOString().slice(0, 10), route, 1);
    },
    async close() {
      clearInterval(timer);
      await store();
    },
  };
}
