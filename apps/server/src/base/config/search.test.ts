import { expect, test } from 'vitest';
import { complete, problems, read, secret, testWrongValues } from '../../../test/config.ts';

test('the search index is in the server, or in Typesense when it is named', () => {
  expect(read({}).typesense).toBeUndefined();
  const env = { TYPESENSE_URL: 'http://one.test:8108, http://two.test/search', TYPESENSE_API_KEY: secret };
  expect(read(env).typesense).toEqual({
    urls: ['http://one.test:8108/', 'http://two.test/search'],
    apiKey: secret,
  });
});

testWrongValues([
  [
    { TYPESENSE_URL: 'search.example', TYPESENSE_API_KEY: secret },
    'TYPESENSE_URL must be an http or https address such as https://search.example:8108, or several of a cluster, separated by commas.',
  ],
  [
    { TYPESENSE_URL: 'https://one.example,ftp://two.example', TYPESENSE_API_KEY: secret },
    'TYPESENSE_URL must be an http or https address such as https://search.example:8108, or several of a cluster, separated by commas.',
  ],
  [{ TYPESENSE_URL: 'http://localhost:8108' }, 'Set TYPESENSE_API_KEY too: the search server requires it.'],
  [{ TYPESENSE_API_KEY: secret }, 'Set TYPESENSE_URL too, or remove TYPESENSE_API_KEY.'],
]);

test('Typesense needs https', () => {
  const typesense = { TYPESENSE_URL: 'https://one.example,http://two.example', TYPESENSE_API_KEY: secret };
  expect(problems({ ...complete, ...typesense, TALAASH_ENV: 'staging' })).toContain(
    'Set TYPESENSE_URL to https addresses: http does not protect names and the key (TALAASH_ENV is staging).',
  );
});
