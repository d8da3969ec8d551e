import { expect, test } from 'vitest';
import { isPartialName } from './partial-name.ts';

test.each([
  ['senior react developer', 'sen rea', true],
  ['senior react developer', 'rea dev', true],
  ['senior react developer', 'developer', true],
  ['senior react developer', 'sen dev', false],
  ['senior react developer', 'react sen', false],
  ['senior react developer', 'eact', false],
  ['react', 'react dev', false],
])('%s may be completed from %s: %s', (name, typed, isPartial) => {
  expect(isPartialName(name, typed)).toBe(isPartial);
});
