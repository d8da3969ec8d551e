import { events } from '../db/schema/event.ts';
import { copyRows, inTransaction } from './copy.ts';
import { PASSED, savedEvents, storeTalents } from './crowd.ts';
import { DEMO_SEED, SEEDED_FACT, SEEDING_LOCK, type SeedDeps } from './demo.ts';
import { findTalentSource, seedTalents } from './talent.ts';

const BATCH = 2000;

/**
 * Adds made-up talents without pictures and resumes, in transactions of a few thousand. A run first reserves its numbers,
 * so that concurrent or interrupted runs never make the same person twice.
 *
 * @param onProgress is called with the number of talents stored so far
 */
export async function addTalents(
  { database, events: eventFeed, places, now }: Omit<SeedDeps, 'fileStore'>,
  count: number,
  onProgress: (stored: number) => void,
): Promise<void> {
  const source = await findTalentSource({ places, seed: DEMO_SEED, now: now() });
  const first = await reserveNumbers(database, count);
  const end = first + count;
  let next = first;
  let stored = 0;
  const work = async () => {
    while (next < end) {
      const from = next;
      next = Math.min(end, from + BATCH);
      const crowd = [...seedTalents(source, from, next - from)].map((talent) => ({
        ...talent,
        aiReviewResponse: PASSED,
        aiReviewCount: 1,
      }));
      await inTransaction(database, async (client) => {
        await storeTalents(client, crowd);
        await copyRows(client, events, savedEvents(crowd));
      });
      eventFeed.ring();
      stored += crowd.length;
      onProgress(stored);
    }
  };
  // Two workers: while one waits for the database, the other makes up people.
  await Promise.all([work(), work()]);
  await database.pool.query('analyze users, user_profiles, talents, talent_profiles, events');
}

/** Reserves `count` unused numbers and returns the first. */
function reserveNumbers(database: SeedDeps['database'], count: number): Promise<number> {
  return inTransaction(database, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [SEEDING_LOCK]);
    const { rows } = await client.query<{ next: number }>(
      `insert into installation_facts (name, value) values ($1, to_jsonb($2::int))
       on conflict (name) do update set value = to_jsonb((installation_facts.value)::int + $2), updated_at = now()
       returning value::int as next`,
      [SEEDED_FACT, count],
    );
    return (rows[0]?.next ?? count) - count;
  });
}
