import { expect, test } from 'vitest';
import { complete, problems, read, testWrongValues } from '../../../test/config.ts';

test('the demo can be left out', () => {
  expect(read({ TALAASH_DEMO: 'off' }).isDemo).toBe(false);
});

test('the demo pages can be left out', () => {
  expect(read({ DEMO_PAGES: 'off' }).hasDemoPages).toBe(false);
});

testWrongValues([
  [{ TALAASH_DEMO: 'yes' }, 'TALAASH_DEMO must be one of: on, off.'],
  [{ DEMO_PAGES: 'yes' }, 'DEMO_PAGES must be one of: on, off.'],
]);

test('the server refuses to start with demo people, whose password is published', () => {
  expect(problems({ ...complete, TALAASH_ENV: 'production', TALAASH_DEMO: 'on' })).toContain(
    'Set TALAASH_DEMO to off: everybody knows the password of the demo people, and one of them is an admin (TALAASH_ENV is production).',
  );
});
