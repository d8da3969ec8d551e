// npm run prove:meetings: many people take overlapping slots at once, around changes of clocks, on a real PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../apps/server/src/base/config.ts';
import { openConfiguredDatabase } from '../apps/server/src/db/open.ts';
import { openEvents } from '../apps/server/src/events/events.ts';
import { quietLog } from '../apps/server/test/log.ts';
import { clockChanges } from '../apps/server/test/meeting-race/clock-change.ts';
import { type RaceCount, type RaceDeps, raceRound } from '../apps/server/test/meeting-race/race.ts';
import { openConversations, seededRandom } from '../apps/server/test/meeting-race/world.ts';
import { printTable } from '../bench/print.ts';

const { values } = parseArgs({
  options: {
    races: { type: 'string', default: '100000' },
    companies: { type: 'string', default: '10' },
    talents: { type: 'string', default: '14' },
    seed: { type: 'string', default: '33' },
  },
});
const YEARS = 10;
/** The database of a product vacuums itself between writes; this one never pauses. */
const TIDIED_ROUNDS = 20;

const noRaces = (): RaceCount => ({
  races: 0,
  taken: 0,
  moved: 0,
  cancelled: 0,
  refused: 0,
  double: 0,
  wrongTime: 0,
  errors: [],
});

/** Races until there are enough, each round at the next change of clocks of any zone. @returns the counts by zone */
async function race(deps: RaceDeps): Promise<Map<string, RaceCount>> {
  const conversations = await openConversations(deps, {
    companyCount: Number(values.companies),
    talentCount: Number(values.talents),
  });
  const random = seededRandom(Number(values.seed));
  const changes = clockChanges('2027-01-01', YEARS);
  const byZone = new Map<string, RaceCount>();
  let races = 0;
  for (let at = 0; races < Number(values.races); at += 1) {
    const change = changes[at % changes.length];
    if (!change) throw new Error('No zone changes its clocks.');
    const counted = await raceRound(deps, conversations, { change, at, random });
    const sum = byZone.get(change.zone) ?? noRaces();
    byZone.set(change.zone, added(sum, counted));
    races += counted.races;
    if (at % TIDIED_ROUNDS === 0)
      for (const statement of ['truncate events', 'vacuum analyze']) await deps.db.execute(statement);
  }
  return byZone;
}

const added = (one: RaceCount, other: RaceCount): RaceCount => ({
  races: one.races + other.races,
  taken: one.taken + other.taken,
  moved: one.moved + other.moved,
  cancelled: one.cancelled + other.cancelled,
  refused: one.refused + other.refused,
  double: one.double + other.double,
  wrongTime: one.wrongTime + other.wrongTime,
  errors: [...one.errors, ...other.errors],
});

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'talaash-meetings-'));
  const reading = readConfig({ DATA_DIR: dataDir, PORT: '0', TALAASH_DEMO: 'off' });
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  const database = await openConfiguredDatabase(reading.config, quietLog);
  const events = await openEvents({ database, log: quietLog });
  try {
    const byZone = await race({ db: database.db, events });
    const all = [...byZone.values()].reduce(added, noRaces());
    printTable([
      [
        'clocks change in',
        'races',
        'taken',
        'moved',
        'cancelled',
        'refused',
        'double',
        'wrong time',
        'errors',
      ],
      ...[...byZone, ['all', all] as const].map(([zone, one]) => [
        zone,
        ...[one.races, one.taken, one.moved, one.cancelled, one.refused, one.double, one.wrongTime],
        one.errors.length,
      ]),
    ]);
    for (const error of new Set(all.errors)) console.log(error);
    const { races, double, wrongTime } = all;
    const errors = all.errors.length;
    console.log(JSON.stringify({ races, double, wrongTime, errors }));
    if (double + wrongTime + errors > 0) process.exitCode = 1;
  } finally {
    await events.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
process.exit();
