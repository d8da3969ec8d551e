import { expect, test } from 'vitest';
import { complete, problems, read } from '../../../test/config.ts';

test('places are those of the product, or of Google when its key is there', () => {
  expect(read({}).googlePlaces).toBeUndefined();
  const env = { PLACES_PROVIDER: 'google', GOOGLE_PLACES_API_KEY: 'key' };
  expect(read(env).googlePlaces).toEqual({
    url: 'https://places.googleapis.com',
    apiKey: 'key',
    requestsPerDay: 5000,
  });
  expect(problems({ PLACES_PROVIDER: 'google' })).toEqual([
    'Set GOOGLE_PLACES_API_KEY too: PLACES_PROVIDER is google.',
  ]);
  expect(problems({ GOOGLE_PLACES_API_KEY: 'key' })).toEqual([
    'Set PLACES_PROVIDER to google, or remove GOOGLE_PLACES_API_KEY.',
  ]);
});

test('Google Places needs https, unless it is on this machine', () => {
  const at = (address: string) =>
    problems({
      ...complete,
      TALAASH_ENV: 'production',
      PLACES_PROVIDER: 'google',
      GOOGLE_PLACES_API_KEY: 'key',
      GOOGLE_PLACES_URL: address,
    });
  const sentence =
    'Set GOOGLE_PLACES_URL to an https address: the key is not safe over http (TALAASH_ENV is production).';
  expect(at('http://places.example')).toContain(sentence);
  expect(at('http://127.0.0.1.evil.example')).toContain(sentence);
  expect(at('http://localhost:x@evil.example')).toContain(sentence);
  for (const address of ['', 'https://places.example', 'http://127.0.0.1:9000'])
    expect(at(address)).not.toContain(sentence);
});
