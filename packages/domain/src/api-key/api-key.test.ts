import { describe, expect, test } from 'vitest';
import { validate } from '../base/schema.ts';
import { API_KEY_SCOPES } from './choice.ts';
import { API_KEY_DAYS_MAX, API_KEYS_MAX } from './limit.ts';
import { apiKeyRefusal } from './rule.ts';
import { ApiKeyDraft } from './schema.ts';
import { roleOfKey, scopeHasPermission, scopeRefusal } from './scope.ts';
import { API_KEY_REFUSALS } from './words.ts';

test.each([
  [['search'], 'viewer'],
  [['search', 'people'], 'viewer'],
  [['people', 'shortlist'], 'recruiter'],
  [['messages'], 'recruiter'],
  [['posts'], 'recruiter'],
  [['exports'], 'recruiter'],
  [[], 'viewer'],
] as const)('a key for %j acts as a %s', (scopes, role) => expect(roleOfKey(scopes)).toBe(role));

test('no scope has a permission of owners alone or of members for billing', () => {
  for (const scope of API_KEY_SCOPES) {
    expect(scopeHasPermission(scope, 'read')).toBe(true);
    for (const permission of ['pay', 'manage'] as const)
      expect(scopeHasPermission(scope, permission)).toBe(false);
  }
});

test.each([
  [['search'], ['search', 'people'], undefined],
  [['search', 'posts'], ['posts'], undefined],
  [['search'], [], API_KEY_REFUSALS.notForKeys],
  [['search'], undefined, API_KEY_REFUSALS.notForKeys],
  [
    ['search'],
    ['people', 'shortlist'],
    'This program lacks the scope “Read people” or “Shortlist”. The owner of the company can allow it.',
  ],
] as const)('a key for %j and a call for %j: %s', (scopes, allowed, refused) =>
  expect(scopeRefusal(scopes, allowed)).toBe(refused),
);

describe('a key is saved', () => {
  const NOW = Date.parse('2026-11-29T12:00:00Z');
  const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `${at}` }));
  test.each([
    ['with another name', many(2), { name: 'New', endsIsoDateTimeUtc: inDays(1), isNew: true }, undefined],
    [
      'with a taken name',
      [{ name: 'ATS' }],
      { name: 'ats', endsIsoDateTimeUtc: inDays(1), isNew: true },
      'name',
    ],
    [
      'one too many',
      many(API_KEYS_MAX),
      { name: 'New', endsIsoDateTimeUtc: inDays(1), isNew: true },
      'whole',
    ],
    [
      'as the last',
      many(API_KEYS_MAX),
      { name: 'New', endsIsoDateTimeUtc: inDays(1), isNew: false },
      undefined,
    ],
    ['ending now', [], { name: 'New', endsIsoDateTimeUtc: inDays(0), isNew: true }, 'endsIsoDateTimeUtc'],
    [
      'ending too late',
      [],
      { name: 'New', endsIsoDateTimeUtc: inDays(API_KEY_DAYS_MAX + 1), isNew: true },
      'endsIsoDateTimeUtc',
    ],
  ] as const)('%s', (_what, others, key, refused) => {
    const refusal = apiKeyRefusal(others, key, NOW);
    expect(refusal && (refusal.field ?? 'whole')).toBe(refused);
  });
});

describe('the networks of a key', () => {
  const draft = { name: 'ATS', scopes: ['search', 'search'], endsIsoDateTimeUtc: '2027-01-01T00:00:00Z' };
  test.each([
    '203.0.113.7',
    ' 203.0.113.0/24 ',
    '2001:db8::1',
    '2001:db8::/32',
    '0.0.0.0/0',
    '::ffff:1.2.3.4',
  ])('%j is one', (network) => {
    expect(validate(ApiKeyDraft, { ...draft, networks: [network, network] })).toMatchObject({
      ok: true,
      value: { networks: [network.trim()], scopes: ['search'] },
    });
  });
  test.each([
    '203.0.113',
    '203.0.113.0/33',
    '2001:db8::/129',
    'example.com',
    '10.0.0.1-10.0.0.9',
    '203.0.113.7/',
    '',
  ])('%j is none', (network) => {
    expect(validate(ApiKeyDraft, { ...draft, networks: [network] })).toMatchObject({
      ok: false,
      errors: { 'networks.0': API_KEY_REFUSALS.network },
    });
  });
});
