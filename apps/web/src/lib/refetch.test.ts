import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refetch } from './refetch.ts';

/** What passes does not wait. */
const patiently = { interval: 5, timeout: 60_000 };

const queryKey = ['threads'];

/** An active query whose answers the test gives. */
function watched() {
  const queryClient = new QueryClient();
  const asked: PromiseWithResolvers<string>[] = [];
  const ask = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask, retry: false });
  onTestFinished(observer.subscribe(() => undefined));
  return { queryClient, asked, observer };
}

test('a first fetch that is pending during a change is repeated', async () => {
  const { queryClient, asked, observer } = watched();
  refetch(queryClient, queryKey);
  asked[0]?.resolve('read before the change');
  await vi.waitFor(() => expect(asked.length).toBe(2), patiently);
  asked[1]?.resolve('read after it');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('read after it'), patiently);
  expect(asked.length).toBe(2);
});

test('a failed first fetch is left to its own retry', async () => {
  const { queryClient, asked, observer } = watched();
  refetch(queryClient, queryKey);
  asked[0]?.reject(new Error('no network'));
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), patiently);
  expect(asked.length).toBe(1);
});

test('a refetch cancels the pending one', async () => {
  const { queryClient, asked, observer } = watched();
  asked[0]?.resolve('first');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('first'), patiently);
  refetch(queryClient, queryKey);
  refetch(queryClient, queryKey);
  asked[2]?.resolve('newest');
  asked[1]?.resolve('older');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('newest'), patiently);
  expect(asked.length).toBe(3);
});

test('a prefetch that is pending during a change counts as stale', async () => {
  const queryClient = new QueryClient();
  const asked: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  queryClient.setQueryData(queryKey, 'of an earlier visit');
  const ahead = queryClient.fetchQuery({ queryKey, queryFn });
  refetch(queryClient, queryKey);
  asked[0]?.resolve('read before the change');
  await ahead;
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true), patiently);
  expect(asked.length).toBe(1);
});
