import { expect, test } from 'vitest';
import type { EnvironmentName } from './choice.ts';
import { browserSettings, environmentAt, isLocalHost } from './rule.ts';

test.each<[string, EnvironmentName, string | null, EnvironmentName]>([
  ['talaash.example', 'production', 'talaash.example', 'production'],
  ['Talaash.Example', 'production', 'talaash.example', 'production'],
  ['staging.talaash.example', 'staging', 'staging.talaash.example', 'staging'],
  ['talaash.example', 'local', 'talaash.example', 'local'],
  ['www.talaash.example', 'production', 'talaash.example', 'local'],
  ['talaash.example.evil.test', 'production', 'talaash.example', 'local'],
  ['203.0.113.7', 'production', 'talaash.example', 'local'],
  ['talaash.example', 'production', null, 'local'],
  ['localhost', 'production', 'localhost', 'local'],
  ['127.0.0.1', 'staging', '127.0.0.1', 'local'],
  ['[::1]', 'production', '[::1]', 'local'],
  ['macbook.local', 'production', 'macbook.local', 'local'],
  ['app.localhost', 'production', 'app.localhost', 'local'],
])('a browser at %s, where the installation is %s at %s, is %s', (at, environment, hostname, expected) => {
  expect(environmentAt(at, { environment, hostname })).toBe(expected);
});

test('a name that only ends like a local one is not local', () => {
  expect(['notlocalhost', 'locale', 'local.talaash.example', 'mylocal'].filter(isLocalHost)).toEqual([]);
});

test('pages are counted in production alone, bots are checked outside local', () => {
  expect(browserSettings('local')).toEqual({ hasAnalytics: false, hasBotCheck: false });
  expect(browserSettings('staging')).toEqual({ hasAnalytics: false, hasBotCheck: true });
  expect(browserSettings('production')).toEqual({ hasAnalytics: true, hasBotCheck: true });
});
