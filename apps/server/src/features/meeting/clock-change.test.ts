import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/log.ts';
import { clockChanges } from '../../../test/meeting-race/clock-change.ts';
import { raceRound } from '../../../test/meeting-race/race.ts';
import { openConversations, seededRandom } from '../../../test/meeting-race/world.ts';
import { openEvents } from '../../events/events.ts';

const database = await testDatabase();
const events = await openEvents({ database, log: quietLog });
afterAll(() => events.close());
const deps = { db: database.db, events };

// `npm run prove:meetings` runs 100,000 of them.
test('of hundreds of races around changes of clocks, none puts an account in two meetings or at a wrong time', async () => {
  const conversations = await openConversations(deps, { companyCount: 4, talentCount: 6 });
  const random = seededRandom(7);
  let [races, taken, moved] = [0, 0, 0];
  for (const [at, change] of clockChanges('2027-01-01', 1).slice(0, 7).entries()) {
    const counted = await raceRound(deps, conversations, { change, at, random });
    expect(counted).toMatchObject({ double: 0, wrongTime: 0, errors: [] });
    races += counted.races;
    taken += counted.taken;
    moved += counted.moved;
  }
  expect(races).toBeGreaterThan(500);
  expect(taken).toBeGreaterThan(50);
  expect(moved).toBeGreaterThan(5);
});
