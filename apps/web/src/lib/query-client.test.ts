import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { changeShown, queryClient } from './query-client.ts';

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

test('a change builds on the one before it, and drops what was being read', async () => {
  type Shown = { first: boolean; second: boolean };
  const queryKey = ['shown'] as unknown as Parameters<typeof changeShown<Shown, Error>>[0];
  expect(changeShown(queryKey, (shown: Shown) => shown)).toBeUndefined();
  queryClient.setQueryData<Shown>(queryKey, { first: true, second: true });
  const { promise, resolve } = Promise.withResolvers<Shown>();
  const reading = queryClient
    .fetchQuery({ queryKey, queryFn: () => promise, staleTime: 0 })
    .catch(() => undefined);
  changeShown(queryKey, (shown: Shown) => ({ ...shown, first: false }));
  expect(changeShown(queryKey, (shown: Shown) => ({ ...shown, second: false }))).toEqual({
    first: false,
    second: false,
  });
  resolve({ first: true, second: true });
  await reading;
  expect(queryClient.getQueryData(queryKey)).toEqual({ first: false, second: false });
});
