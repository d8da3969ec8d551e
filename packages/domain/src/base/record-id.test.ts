import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRecordId } from './record-id.ts';

const bytes = fc.uint8Array({ minLength: 12, maxLength: 12 });
const now = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2080, 0) });

test('an id has 25 characters in base 36', () => {
  fc.assert(
    fc.property(bytes, now, (random, time) => {
      expect(toRecordId(random, time)).toMatch(/^[0-9a-z]{25}$/);
    }),
  );
});

test('different random bytes make different ids in the same second', () => {
  fc.assert(
    fc.property(bytes, bytes, now, (one, other, time) => {
      fc.pre(one.join() !== other.join());
      expect(toRecordId(one, time)).not.toBe(toRecordId(other, time));
    }),
  );
});

test('a time before 2020 counts as 2020', () => {
  expect(toRecordId(new Uint8Array(12), 0)).toBe('00000000000000000000');
});
