import type pg from 'pg';

/** The time limits of a connection, in milliseconds; 0 means none. */
export type TimeLimits = {
  /** For a lock that another transaction holds. */
  lock: number;
  /** For one statement. */
  statement: number;
  /**
   * Between two statements of a transaction. A node that freezes there would otherwise hold its locks, and all events, forever.
   */
  pause: number;
};

/** For calls. They wait for a lock in short tries and release the connection in between; see `retryConflicts`. */
export const CALL_TIMES: TimeLimits = { lock: 200, statement: 30_000, pause: 8000 };

/** For the queue's own statements, which include table maintenance. */
export const QUEUE_TIMES: TimeLimits = { lock: 30_000, statement: 10 * 60_000, pause: 8000 };

/** For migrations: they wait for each other, and may take as long as they need. */
export const MIGRATION_TIMES: TimeLimits = { lock: 0, statement: 0, pause: 60_000 };

/**
 * Sets the limits of a new connection. By a statement, because poolers refuse such startup parameters. PostgreSQL notices a dead
 * machine by its own keepalives; a Unix socket ignores them.
 */
export async function limitTimes(client: pg.ClientBase, times: TimeLimits): Promise<void> {
  const settings = {
    lock_timeout: times.lock,
    statement_timeout: times.statement,
    idle_in_transaction_session_timeout: times.pause,
    tcp_keepalives_idle: 10,
    tcp_keepalives_interval: 5,
    tcp_keepalives_count: 3,
    tcp_user_timeout: 25_000,
  };
  await client.query(
    Object.entries(settings)
      .map(([name, value]) => `set ${name} = ${value}`)
      .join('; '),
  );
}

/** This side's keepalives: after 20 seconds without an answer, the connection counts as lost. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
