import { expect, test } from 'vitest';
import { kindOfStatus } from './provider-fault.ts';

test.each([
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [429, 'rateLimited'],
  [400, 'refused'],
  [404, 'refused'],
  [500, 'failed'],
  [503, 'failed'],
] as const)('The status %i is of kind %s', (status, kind) => {
  expect(kindOfStatus(status)).toBe(kind);
});
