import { expect, onTestFinished, test } from 'vitest';
import { openInstallation } from './crash/installation.ts';
import { writeInOrder } from './order/run.ts';

test('messages that both sides send through two nodes at once are there, once and in one order', async () => {
  const installation = await openInstallation({ nodes: 2, database: 'own' });
  onTestFinished(() => installation.close());
  await installation.recover();
  const { anomalies, appends, events } = await writeInOrder(installation, {
    conversations: 1,
    messages: 40,
  });
  expect(anomalies).toEqual({ lost: [], doubled: [], reordered: [], stale: [] });
  expect([appends, events]).toEqual([40, 160]);
});
