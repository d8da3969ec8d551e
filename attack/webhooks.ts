// npm run prove:webhooks: posts many events to an endpoint while nodes are killed, and counts what was lost, doubled or out of order.
import { parseArgs } from 'node:util';
import { openTarget } from './target.ts';
import { runWebhooks } from './webhook-run.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '50' },
    conversations: { type: 'string', default: '500' },
    nodes: { type: 'string', default: '3' },
    seed: { type: 'string', default: '33' },
  },
});

/** How many events come between two lines of progress. */
const TOLD = 5000;

const target = await openTarget({});
let told = 0;
try {
  const result = await runWebhooks(target, {
    events: Number(values.events),
    kills: Number(values.kills),
    conversations: Number(values.conversations),
    nodes: Number(values.nodes),
    seed: Number(values.seed),
    onProgress: (came) => {
      if (came < told + TOLD) return;
      told = came;
      console.log(`${came} events came.`);
    },
  });
  console.log(JSON.stringify(result));
  if (result.lost + result.changedIds + result.outOfOrder > 0) process.exitCode = 1;
} finally {
  await target.close();
}
process.exit();
