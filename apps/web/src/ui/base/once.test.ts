import { expect, test } from 'vitest';
import { once } from './once.ts';

test('what is needed several times is made with the first, and kept even where it is nothing', () => {
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
