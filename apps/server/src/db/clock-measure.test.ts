import { expect, test, vi } from 'vitest';
import { openClock } from './clock.ts';

test('the quickest of a few answers tells the time, since a late one may have been given at its start', async () => {
  let steadyMs = 1000;
  const steady = vi.spyOn(performance, 'now').mockImplementation(() => steadyMs);
  const databaseMs = () => 5000 + steadyMs;
  const tookMs = [600, 30, 2];
  const query = vi.fn(async () => {
    const ms = databaseMs();
    steadyMs += tookMs.shift() ?? 0;
    return { rows: [{ ms }] };
  });
  const clock = await openClock({ pool: { query } as never });
  expect(Math.abs(clock.now() - databaseMs())).toBeLessThanOrEqual(1);
  expect(query).toHaveBeenCalledTimes(3);
  clock.close();
  steady.mockRestore();
});
