import { expect, test } from 'vitest';
import { crashAgain } from './crash/crash.ts';
import { noFaults } from './crash/check.ts';

test('what was acknowledged before a node or PostgreSQL was killed is there, whole and once', async () => {
  const { faults, wrong, acknowledged } = await crashAgain({ nodes: 1, database: 'own' }, 2, {
    warmUp: 8,
    isSettled: false,
  });
  expect({ ...faults, wrong }).toEqual({ ...noFaults(), wrong: new Set() });
  expect(acknowledged).toBeGreaterThanOrEqual(8);
});
