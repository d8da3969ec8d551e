import type pg from 'pg';

/** How long a connection may wait, work and pause, in milliseconds; 0 is without end. */
export type TimeLimits = {
  /** For a lock that another transaction holds. */
  lock: number;
  /** For one statement. */
  statement: number;
  /** Between two statements of a transaction. A node that freezes there would hold its locks, and all events, for good. */
  pause: number;
};

/** For calls. A lock is waited for in short tries without a connection in between; see `retryConflicts`. */
export const CALL_TIMES: TimeLimits = { lock: 200, statement: 30_000, pause: 8000 };

/** For the queue's own statements, which also look after its tables. */
export const QUEUE_TIMES: TimeLimits = { lock: 30_000, statement: 10 * 60_000, pause: 8000 };

/** For migrations: they wait for each other, and may take as long as they need. */
export const MIGRATION_TIMES: TimeLimits = { lock: 0, statement: 0, pause: 60_000 };

/**
 * Sets the limits of a new connection. By a statement, because poolers refuse such parameters when a connection is opened.
 * PostgreSQL notices a dead machine by its own keepalives; through a Unix socket it ignores them.
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

/** The keepalives of this end: after 20 seconds without an answer, a connection counts as lost. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
