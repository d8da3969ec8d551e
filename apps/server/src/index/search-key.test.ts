import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSearchKey, readSearchKey, type SearchRight } from './search-key.ts';

const secret = 'a secret of the tests';
const now = Date.parse('2026-11-20T12:00:00Z');
const company: SearchRight = { kind: 'company', companyId: 'c1', sessionId: 's1', isApproved: true };

/** Any claims with a valid signature, which nobody can make without the secret. */
function signed(claims: string): string {
  const encoded = Buffer.from(claims).toString('base64url');
  return `${encoded}.${createHmac('sha256', secret).update(encoded).digest('base64url')}`;
}

test.each([
  '',
  '.',
  '..',
  'no dot at all',
  '%%%.%%%',
  '{"kind":"guest"}',
  `${'a'.repeat(500_000)}.b`,
  '.'.repeat(100_000),
  'e30.é\u0000\ud800',
])('a text that is not a key is refused: %.40s', (text) => {
  expect(readSearchKey(secret, text, now)).toBeUndefined();
});

test.each([
  'not json',
  '',
  'null',
  '7',
  '[]',
  '"guest"',
  '{}',
  '{"kind":"guest"}',
  '{"kind":"guest","expiresAt":"9999999999999"}',
  '{"kind":"guest","expiresAt":1e999}',
  '{"kind":"guest","expiresAt":null}',
  '{"kind":["guest"],"expiresAt":9999999999999}',
  '[{"kind":"guest","expiresAt":9999999999999}]',
  '{"kind":"admin","expiresAt":9999999999999}',
  '{"kind":"company","sessionId":"s1","isApproved":true,"expiresAt":9999999999999}',
  '{"kind":"company","companyId":"","sessionId":"s1","isApproved":true,"expiresAt":9999999999999}',
  '{"kind":"company","companyId":["c1"],"sessionId":"s1","isApproved":true,"expiresAt":9999999999999}',
  '{"kind":"company","companyId":{"toString":"c1"},"sessionId":"s1","isApproved":true,"expiresAt":9999999999999}',
  '{"kind":"guest","companyId":"c1","expiresAt":9999999999999}',
  '{"kind":"company","companyId":"c1","expiresAt":9999999999999}',
  '{"kind":"company","companyId":"c1","sessionId":"","isApproved":true,"expiresAt":9999999999999}',
  '{"kind":"company","companyId":"c1","sessionId":"s1","isApproved":"yes","expiresAt":9999999999999}',
  '{"kind":"company","companyId":"c1","sessionId":"s1","isApproved":true,"expiresAt":9999999999999,"isAdmin":true}',
])('claims that we never make are refused even when they are signed: %s', (claims) => {
  expect(readSearchKey(secret, signed(claims), now)).toBeUndefined();
});

test('a key with anything before or after it is refused', () => {
  const { apiKey } = createSearchKey(secret, company, now);
  for (const other of [`${apiKey}.`, `${apiKey}.x`, `.${apiKey}`, ` ${apiKey}`, `${apiKey}=`, `${apiKey}\n`])
    expect(readSearchKey(secret, other, now), other).toBeUndefined();
});

const right = fc.oneof(
  fc.constant<SearchRight>({ kind: 'guest' }),
  fc
    .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
    .chain((name) =>
      fc
        .boolean()
        .map(
          (isApproved): SearchRight => ({ kind: 'company', companyId: name, sessionId: name, isApproved }),
        ),
    ),
);

test('a key gives its right until it expires, and none with another secret', () => {
  fc.assert(
    fc.property(right, fc.integer({ min: 0, max: 48 * 3_600_000 }), (made, later) => {
      const { apiKey, expiresIsoDateTimeUtc } = createSearchKey(secret, made, now);
      const isOpen = now + later < Date.parse(expiresIsoDateTimeUtc);
      expect(readSearchKey(secret, apiKey, now + later)).toEqual(isOpen ? made : undefined);
      expect(readSearchKey(`${secret}!`, apiKey, now)).toBeUndefined();
    }),
  );
});

test('a key with one changed character is refused', () => {
  fc.assert(
    fc.property(right, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (made, at, character) => {
      const { apiKey } = createSearchKey(secret, made, now);
      const index = at % apiKey.length;
      fc.pre(apiKey[index] !== character);
      const altered = apiKey.slice(0, index) + character + apiKey.slice(index + 1);
      expect(readSearchKey(secret, altered, now)).toBeUndefined();
    }),
  );
});

test('no text makes reading a key throw', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
  fc.assert(
    fc.property(text, text, (claims, signature) => {
      expect(readSearchKey(secret, `${claims}.${signature}`, now)).toBeUndefined();
      expect(() => readSearchKey(secret, signed(claims), now)).not.toThrow();
    }),
  );
});
