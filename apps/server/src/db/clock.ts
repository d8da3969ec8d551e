import type pg from 'pg';

/** The database's time, which all nodes share whatever the clocks of their machines say. */
export type DatabaseClock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** How many milliseconds it is ahead of this machine's clock; negative if behind. */
  aheadMs(): number;
  close(): void;
};

/** Within this time two machines drift apart by a few milliseconds. It is also how long a paused machine stays wrong. */
const MEASURE_EVERY_MS = 10_000;

/** A slower answer says too little about the time. */
const ANSWER_MS_MAX = 1000;

/** An answer within this time needs no second measurement. */
const QUICK_MS = 4;
const QUESTIONS_MAX = 5;

/**
 * Asks the database for its time at the start and every ten seconds. In between, the monotonic clock of the process counts on,
 * which nobody can set. While the database does not answer, the last measurement holds.
 */
export async function openClock({ pool }: { pool: Pick<pg.Pool, 'query'> }): Promise<DatabaseClock> {
  /** The database's time when the monotonic clock of this process was at 0. */
  let originMs = await measure(pool);
  const measureAgain = async () => {
    originMs = await measure(pool, ANSWER_MS_MAX).catch(() => originMs);
  };
  const timer = setInterval(() => {
    void measureAgain();
  }, MEASURE_EVERY_MS).unref();
  const now = () => Math.round(originMs + performance.now());
  return { now, aheadMs: () => now() - Date.now(), close: () => clearInterval(timer) };
}

/**
 * The best estimate is that the database answered halfway between question and arrival, so the error is at most half of that
 * time. A busy machine answers late: the quickest of a few answers counts.
 */
async function measure(
  pool: Pick<pg.Pool, 'query'>,
  answerMsMax = Number.POSITIVE_INFINITY,
): Promise<number> {
  let quickest = await ask(pool);
  for (let asked = 1; asked < QUESTIONS_MAX && quickest.tookMs > QUICK_MS; asked += 1) {
    const answer = await ask(pool);
    if (answer.tookMs < quickest.tookMs) quickest = answer;
  }
  if (quickest.tookMs > answerMsMax) throw new Error('The answer took too long to tell the time.');
  return quickest.originMs;
}

async function ask(pool: Pick<pg.Pool, 'query'>): Promise<{ originMs: number; tookMs: number }> {
  const askedAt = performance.now();
  const { rows } = await pool.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  );
  const arrivedAt = performance.now();
  const [row] = rows;
  if (!row) throw new Error('The database does not say its time.');
  return { originMs: row.ms - (askedAt + arrivedAt) / 2, tookMs: arrivedAt - askedAt };
}
