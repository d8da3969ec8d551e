import { expect, test } from 'vitest';
import { once } from './once.ts';

test('the value is created on first use, and kept even if undefined', () => {
  let made = 0;
  const count = once(() => {
    made += 1;
    return undefined;
  });
  expect(made).toBe(0);
  count();
  count();
  expect(made).toBe(1);
});
