import { expect, test } from 'vitest';
import { isBegunName } from './begun-name.ts';

test.each([
  ['senior react developer', 'sen rea', true],
  ['senior react developer', 'rea dev', true],
  ['senior react developer', 'developer', true],
  ['senior react developer', 'sen dev', false],
  ['senior react developer', 'react sen', false],
  ['senior react developer', 'eact', false],
  ['react', 'react dev', false],
])('%s is begun by %s: %s', (name, typed, isBegun) => {
  expect(isBegunName(name, typed)).toBe(isBegun);
});
