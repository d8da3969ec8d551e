import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { complete, problems, read, secret, testWrongValues } from '../../../test/config.ts';
import { threadsFor } from './search.ts';

test('the search index is in the server, or in OpenSearch when it is named', () => {
  expect(read({}).openSearch).toBeUndefined();
  const env = {
    OPENSEARCH_URL: 'http://one.test:9200, http://two.test/search',
    OPENSEARCH_USER: 'talaash',
    OPENSEARCH_PASSWORD: secret,
    OPENSEARCH_SHARDS: '3',
  };
  expect(read(env).openSearch).toEqual({
    urls: ['http://one.test:9200/', 'http://two.test/search'],
    username: 'talaash',
    password: secret,
    ca: undefined,
    alias: 'talent_profile_index',
    shards: 3,
  });
});

test('two threads answer from the index in the server if that is set, or if there are processors for them', () => {
  expect(read({ SEARCH_THREADS: '1' }).searchThreads).toBe(1);
  expect(read({ SEARCH_THREADS: '2' }).searchThreads).toBe(2);
  expect([1, 2, 3, 4, 16].map(threadsFor)).toEqual([1, 1, 1, 2, 2]);
  expect(read({}).searchThreads).toBe(threadsFor(availableParallelism()));
});

const WRONG_ADDRESS =
  'OPENSEARCH_URL must be an http or https address such as https://search.example:9200, or several of a cluster, separated by commas.';

testWrongValues([
  [{ SEARCH_THREADS: '3' }, 'SEARCH_THREADS must be a whole number from 1 to 2.'],
  [{ OPENSEARCH_URL: 'search.example' }, WRONG_ADDRESS],
  [{ OPENSEARCH_URL: 'https://one.example,ftp://two.example' }, WRONG_ADDRESS],
  [
    { OPENSEARCH_URL: 'http://localhost:9200', OPENSEARCH_USER: 'talaash' },
    'Set both OPENSEARCH_USER and OPENSEARCH_PASSWORD.',
  ],
  [
    { OPENSEARCH_USER: 'talaash', OPENSEARCH_PASSWORD: secret },
    'Set OPENSEARCH_URL too, or remove OPENSEARCH_USER.',
  ],
]);

test('outside local, OpenSearch needs https and a password', () => {
  const given = {
    ...complete,
    OPENSEARCH_URL: 'https://one.example,http://two.example',
    TALAASH_ENV: 'staging',
  };
  expect(problems(given)).toEqual(
    expect.arrayContaining([
      'Set OPENSEARCH_URL to https addresses: http does not protect names and the password (TALAASH_ENV is staging).',
      'Set OPENSEARCH_USER and OPENSEARCH_PASSWORD: without them anybody who reaches the cluster reads every name (TALAASH_ENV is staging).',
    ]),
  );
});
