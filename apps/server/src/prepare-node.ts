import type { Config } from './base/config.ts';
import { ErrorTally } from './base/error-tally.ts';
import { type Log, openLog } from './base/log.ts';
import type { Database } from './db/client.ts';
import { openConfiguredDatabase } from './db/open.ts';

/** What a node has before the rest of the server is loaded. */
export type PreparedNode = {
  log: Log;
  /** The errors in the log. */
  tally: ErrorTally;
  /** Rejects as `openConfiguredDatabase` does. */
  database: Promise<Database>;
  /** Sets the clock of the tally; until then it has the one of this machine. */
  setClock(now: () => number): void;
};

/**
 * Opens the log and starts to open the database. Resolves while the server's own PostgreSQL starts, which takes as long as
 * loading the rest of the server.
 */
export async function prepareNode(config: Config, closers: (() => unknown)[]): Promise<PreparedNode> {
  const tally = new ErrorTally();
  let now = Date.now;
  const log = openLog({ level: config.logLevel, onError: (given) => tally.note(given, now()) });
  const starting = Promise.withResolvers<void>();
  const database = openConfiguredDatabase(config, log, starting.resolve);
  closers.push(() => database.then(({ close }) => close()).catch(() => undefined));
  await Promise.race([starting.promise, database]);
  return {
    log,
    tally,
    database,
    setClock: (given) => {
      now = given;
    },
  };
}
