import { expect, test } from 'vitest';
import { complete, problems, read, testWrongValues } from '../../../test/config.ts';

test('pages of certificates are read outside local, unless the operator forbids it', () => {
  expect(read({}).certificatePages).toBe('stand-in');
  expect(read({ CERTIFICATE_PAGES: 'fetch' }).certificatePages).toBe('fetch');
  expect(read({ CERTIFICATE_PAGES: 'off' }).certificatePages).toBe('off');
});

test('the stand-in stops the start outside local', () => {
  const sentence =
    'Set CERTIFICATE_PAGES to fetch or off: the stand-in verifies whatever it is given (TALAASH_ENV is staging).';
  const staging = { ...complete, TALAASH_ENV: 'staging' };
  expect(problems({ ...staging, CERTIFICATE_PAGES: 'stand-in' })).toContain(sentence);
  for (const pages of ['', 'fetch', 'off'])
    expect(problems({ ...staging, CERTIFICATE_PAGES: pages })).not.toContain(sentence);
});

testWrongValues([[{ CERTIFICATE_PAGES: 'on' }, 'CERTIFICATE_PAGES must be one of: fetch, stand-in, off.']]);
