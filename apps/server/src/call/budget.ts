import type { Limit } from '@talaash/contract/call';
import { API_KEY_BUDGET } from '@talaash/domain/api-key/limit';
import { API_KEY_REFUSALS } from '@talaash/domain/api-key/words';
import { batchedRead } from '../db/batched-read.ts';
import type { Deps } from './deps.ts';
import { refusal } from './refusal.ts';
import { keyOf } from './try-key.ts';

/** A limit with its name in the headers, in the form of a structured field's string. */
type Policy = Limit & { name: string };

/** What is left of a policy after a call. */
type Left = Policy & { count: number; resetSeconds: number };

/** All calls of a program count toward this one. */
const BUDGET: Policy = { name: 'key', ...API_KEY_BUDGET };

/**
 * Counts a call of a program: toward its budget, and toward the limit of the call, if it declares one. The counters are rows, so
 * both limits hold over all nodes. The headers say what is left, by draft-ietf-httpapi-ratelimit-headers-10.
 *
 * @param program as of `programOf`
 * @throws TOO_MANY_REQUESTS beyond a limit
 */
export async function countProgramCall(
  { database: { pool } }: Pick<Deps, 'database'>,
  program: string,
  call: { name: string; limit?: Limit | undefined },
  addHeader: (name: string, value: string) => void,
): Promise<void> {
  const policies = call.limit ? [BUDGET, { name: call.name, ...call.limit }] : [BUDGET];
  const left = await Promise.all(policies.map((policy) => countUse(pool, program, policy)));
  addHeader(
    'ratelimit-policy',
    left.map(({ name, max, seconds }) => `"${name}";q=${max};w=${seconds}`).join(', '),
  );
  addHeader(
    'ratelimit',
    left
      .map(
        ({ name, max, count, resetSeconds }) => `"${name}";r=${Math.max(0, max - count)};t=${resetSeconds}`,
      )
      .join(', '),
  );
  const over = left.filter(({ max, count }) => count > max);
  if (over.length === 0) return;
  const retryAfterSeconds = Math.max(...over.map(({ resetSeconds }) => resetSeconds));
  const isBudget = over.some(({ name }) => name === BUDGET.name);
  throw refusal('TOO_MANY_REQUESTS', isBudget ? API_KEY_REFUSALS.overBudget : undefined, {
    retryAfterSeconds,
  });
}

async function countUse(
  pool: Parameters<typeof countBatch>[0],
  program: string,
  policy: Policy,
): Promise<Left> {
  const counted = await countBatch(pool, `${policy.seconds} ${keyOf(['program', policy.name, program])}`);
  if (!counted) throw new Error(`The use of ${policy.name} was not counted.`);
  counted.before += 1;
  return { ...policy, count: counted.before, resetSeconds: secondsUntil(counted.endsInMs, policy.seconds) };
}

/** Whole seconds, at least one and no more than the window. */
const secondsUntil = (ms: number, max: number): number => Math.min(max, Math.max(1, Math.ceil(ms / 1000)));

/** A counter: the uses before those of this batch, which its calls take one after the other. */
type Counted = { key: string; before: number; endsInMs: number };

/**
 * Calls that arrive at once are counted in one statement. It locks the rows in the order of their keys, so two of them never wait
 * for each other, and it does not wait for the disk: a crash of the database may lose a count, and nothing else. The column
 * `retry_at` has the end of the window.
 */
const COUNT = {
  name: 'program_calls',
  text: `with quick as (select set_config('synchronous_commit', 'off', true)),
      used as (select key, seconds, count(*)::int as uses from unnest($1::text[], $2::bigint[]) as u (key, seconds) group by key, seconds)
    insert into rate_limits as r (key, count, last_request, retry_at)
      select used.key, used.uses, at.ms, at.ms + used.seconds * 1000
        from used, quick, (select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms) at order by used.key
      on conflict (key) do update set
        count = case when r.retry_at <= excluded.last_request then 0 else r.count end + excluded.count,
        last_request = case when r.retry_at <= excluded.last_request then excluded.last_request else r.last_request end,
        retry_at = case when r.retry_at <= excluded.last_request then excluded.retry_at else r.retry_at end
    returning r.key, r.count, (r.retry_at - (extract(epoch from clock_timestamp()) * 1000))::float8 as "endsInMs"`,
};

const countBatch = batchedRead<Counted>(async (pool, uses) => {
  const keys = uses.map((use) => use.slice(use.indexOf(' ') + 1));
  const seconds = uses.map((use) => use.slice(0, use.indexOf(' ')));
  const { rows } = await pool.query<{ key: string; count: number; endsInMs: number }>({
    ...COUNT,
    values: [keys, seconds],
  });
  const usesOf = new Map<string, number>();
  for (const key of keys) usesOf.set(key, (usesOf.get(key) ?? 0) + 1);
  const counted = rows.map((row) => ({ ...row, before: row.count - (usesOf.get(row.key) ?? 0) }));
  const byKey = new Map(counted.map((one) => [one.key, one]));
  return new Map(uses.map((use, at) => [use, byKey.get(keys[at] ?? '') as Counted]));
});
