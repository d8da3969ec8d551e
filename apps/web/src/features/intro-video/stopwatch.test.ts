import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startStopwatch } from './stopwatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a stopwatch excludes pauses, even one requested twice', () => {
  const onTime = vi.fn();
  const stopwatch = startStopwatch(onTime);
  vi.advanceTimersByTime(1000);
  expect(onTime).toHaveBeenLastCalledWith(1000);
  stopwatch.pause(true);
  vi.advanceTimersByTime(2500);
  stopwatch.pause(true);
  vi.advanceTimersByTime(2500);
  expect(onTime).toHaveBeenLastCalledWith(1000);
  stopwatch.pause(false);
  stopwatch.pause(false);
  vi.advanceTimersByTime(500);
  expect(onTime).toHaveBeenLastCalledWith(1500);
});

test('a stopped stopwatch reports nothing', () => {
  const onTime = vi.fn();
  startStopwatch(onTime).end();
  vi.advanceTimersByTime(5000);
  expect(onTime).not.toHaveBeenCalled();
});
