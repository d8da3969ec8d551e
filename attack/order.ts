// npm run prove:order: both sides of conversations write and read through two nodes at once, and the history is checked.
import { parseArgs } from 'node:util';
import { announceDuration, printTable } from '../bench/print.ts';
import { openInstallation } from './crash/installation.ts';
import { writeInOrder } from './order/run.ts';

const { values } = parseArgs({
  options: {
    conversations: { type: 'string', default: '6' },
    messages: { type: 'string', default: '2400' },
  },
});

async function main(): Promise<void> {
  const [conversations, messages] = [Number(values.conversations), Number(values.messages)];
  announceDuration(`${Math.ceil(messages / conversations / 80) + 1} minutes`);
  const installation = await openInstallation({ nodes: 2, database: 'own' });
  try {
    await installation.recover();
    const { anomalies, ...counts } = await writeInOrder(installation, { conversations, messages });
    const kinds = Object.entries(anomalies);
    for (const [kind, found] of kinds) for (const one of found) console.log(`${kind.toUpperCase()}  ${one}`);
    const result = { ...counts, ...Object.fromEntries(kinds.map(([kind, found]) => [kind, found.length])) };
    printTable([['what', 'count'], ...Object.entries(result)]);
    console.log(JSON.stringify(result));
    if (kinds.some(([, found]) => found.length > 0)) process.exitCode = 1;
  } finally {
    await installation.close();
  }
}

await main();
process.exit();
