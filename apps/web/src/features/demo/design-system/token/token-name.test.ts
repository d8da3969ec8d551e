import { expect, test } from 'vitest';
import { tokenKind } from './token-name.ts';

test.each([
  ['--bg', '#ffffff', 'colour'],
  ['--scrim', 'rgb(14 17 24 / 0.42)', 'colour'],
  ['--fs-xs', '12px', 'type'],
  ['--f-body', '"Geist Variable", sans-serif', 'type'],
  ['--s-1', '2px', 'length'],
  ['--r-full', '999px', 'length'],
  ['--sh-pop', '0 8px 28px rgb(16 20 32 / 0.14)', 'other'],
  ['--m-fast', '80ms', 'other'],
] as const)('%s: %s is of the kind %s', (name, value, kind) => {
  expect(tokenKind(name, value)).toBe(kind);
});
