import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { queryClient } from './query-client.ts';

const { retry, retryDelay } = queryClient.getDefaultOptions().queries ?? {};

/** How long a failing query is retried before the page reports it. */
function waitedMs(error: Error): number {
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('Not functions.');
  let waited = 0;
  for (let failures = 0; retry(failures, error); failures += 1) waited += retryDelay(failures, error);
  return waited;
}

test('a read that keeps failing is reported within two seconds, after at least one retry', () => {
  const waited = waitedMs(new CallError('SERVICE_UNAVAILABLE', 'Not now.'));
  expect(waited).toBeGreaterThan(0);
  expect(waited).toBeLessThanOrEqual(2000);
});

test('a refusal is reported at once', () => {
  expect(waitedMs(new CallError('NOT_FOUND', 'There is no such record.'))).toBe(0);
});
