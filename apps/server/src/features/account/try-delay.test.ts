import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { rateLimits } from '../../db/schema/account.ts';
import { type DelayedTry, giveBackTries, takeEitherTries, takeTries } from './try-delay.ts';

const { deps } = await testApp();

let people = 0;

/** Somebody who tries, at a time of the test's own. */
function newTrier(name: DelayedTry[0] = 'signIn') {
  people += 1;
  const whom: DelayedTry = [name, `person ${people}`];
  const clock = { nowMs: Date.now() };
  const counting = { db: deps.db, now: () => clock.nowMs };
  /** The seconds to wait; undefined when the try was allowed. */
  const attempt = () =>
    takeTries(counting, whom).then(
      () => undefined,
      (error: { data: { retryAfterSeconds: number } }) => error.data.retryAfterSeconds,
    );
  const pass = (seconds: number) => {
    clock.nowMs += seconds * 1000;
  };
  return { whom, counting, attempt, pass };
}

describe('tries', () => {
  test('are free at first, then each waits twice as long as the one before, up to five minutes', async () => {
    const { attempt, pass } = newTrier();
    for (let free = 0; free < 10; free += 1) expect(await attempt()).toBeUndefined();
    const waits: (number | undefined)[] = [];
    for (let round = 0; round < 7; round += 1) {
      const seconds = (await attempt()) ?? 0;
      waits.push(seconds);
      pass(seconds - 0.001);
      expect(await attempt()).toBe(1);
      pass(0.001);
      expect(await attempt()).toBeUndefined();
    }
    expect(waits.slice(0, 5)).toEqual([15, 30, 60, 120, 240]);
    expect(Math.max(...waits.map(Number))).toBeLessThanOrEqual(300);
  });

  test('that are refused make nobody wait longer', async () => {
    const { attempt } = newTrier();
    for (let free = 0; free < 10; free += 1) await attempt();
    for (let refused = 0; refused < 50; refused += 1) expect(await attempt()).toBe(15);
  });

  test('are forgiven one by one', async () => {
    const { attempt, pass } = newTrier();
    for (let free = 0; free < 10; free += 1) await attempt();
    pass(3 * 300);
    for (let forgiven = 0; forgiven < 3; forgiven += 1) expect(await attempt()).toBeUndefined();
    expect(await attempt()).toBe(15);
  });

  test('at one account are never more than promised, by whoever asks all day', async () => {
    const day = 24 * 60 * 60;
    const spent = async (name: DelayedTry[0]) => {
      const { attempt, pass } = newTrier(name);
      let allowed = 0;
      for (let second = 0; second < day; ) {
        const wait = await attempt();
        if (wait === undefined) allowed += 1;
        else pass(wait);
        second += wait ?? 0;
      }
      return allowed;
    };
    expect(await spent('signIn')).toBeLessThanOrEqual(310);
    expect(await spent('signInToAccount')).toBeLessThanOrEqual(1070);
    expect(await spent('signInReserve')).toBeLessThanOrEqual(7);
    expect(await spent('signInReserveToAccount')).toBeLessThanOrEqual(1205);
  });

  test('at the same moment are counted one by one, whichever is the first', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { attempt, pass } = newTrier();
      const allowed = async () =>
        (await Promise.all(Array.from({ length: 24 }, attempt))).filter((wait) => wait === undefined).length;
      expect(await allowed()).toBe(10);
      pass(15);
      expect(await allowed()).toBe(1);
    }
  });

  test('that did not fail are given back, also when another kind must wait', async () => {
    const { whom, counting, attempt } = newTrier();
    const used = newTrier();
    for (let free = 0; free < 10; free += 1) await used.attempt();
    for (let round = 0; round < 20; round += 1) {
      await giveBackTries(counting, await takeTries(counting, whom));
      await expect(takeTries(counting, whom, used.whom)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
    for (let free = 0; free < 10; free += 1) expect(await attempt()).toBeUndefined();
    expect(await attempt()).toBe(15);
  });

  test('can be taken from a reserve', async () => {
    const [first, reserve] = [newTrier('signInToAccount'), newTrier('signInReserve')];
    const either = () => takeEitherTries(first.counting, [first.whom], [reserve.whom]);
    const names = [];
    for (let taken = 0; taken < 103; taken += 1) names.push((await either())[0]?.name);
    expect(names.filter((name) => name === 'signInReserve')).toHaveLength(3);
    await expect(either()).rejects.toMatchObject({ data: { retryAfterSeconds: 15 } });
  });
});

test('what was tried, and by whom, cannot be read in the table', async () => {
  const { attempt, whom } = newTrier();
  await attempt();
  expect(JSON.stringify(await deps.db.select().from(rateLimits))).not.toContain(whom[1]);
});
