import { expect, test } from 'vitest';
import { complete, problems, read, testWrongValues } from '../../../test/config.ts';

test('calendars are read outside local, unless the operator forbids it', () => {
  expect(read({}).calendars).toBe('stand-in');
  expect(read({ CALENDARS: 'fetch' }).calendars).toBe('fetch');
  expect(read({ CALENDARS: 'off' }).calendars).toBe('off');
});

test('the stand-in stops the start outside local', () => {
  const sentence = 'Set CALENDARS to fetch or off: the stand-in invents busy times (TALAASH_ENV is staging).';
  const staging = { ...complete, TALAASH_ENV: 'staging' };
  expect(problems({ ...staging, CALENDARS: 'stand-in' })).toContain(sentence);
  for (const pages of ['', 'fetch', 'off'])
    expect(problems({ ...staging, CALENDARS: pages })).not.toContain(sentence);
});

testWrongValues([[{ CALENDARS: 'on' }, 'CALENDARS must be one of: fetch, stand-in, off.']]);
