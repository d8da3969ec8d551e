// npm run prove:crash: kills nodes and PostgreSQL while people use the product, and looks for every write that they were told of.
import { parseArgs } from 'node:util';
import { announceDuration, printTable } from '../bench/print.ts';
import { type Crashed, crashAgain } from './crash/crash.ts';
import type { Way } from './crash/installation.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    /** One of the ways only, such as "2 own". */
    way: { type: 'string' },
  },
});

const WAYS: Way[] = [
  { nodes: 1, database: 'own' },
  { nodes: 2, database: 'own' },
  { nodes: 1, database: 'url' },
  { nodes: 2, database: 'url' },
];
const nameOf = ({ nodes, database }: Way) => `${nodes} ${database}`;

async function main(): Promise<void> {
  const ways = WAYS.filter((way) => values.way === undefined || values.way === nameOf(way));
  if (ways.length === 0) throw new Error(`No way is called ${values.way}: ${WAYS.map(nameOf).join(', ')}.`);
  const kills = Math.ceil(Number(values.kills) / ways.length);
  announceDuration(`${Math.ceil((kills * ways.length * 5) / 60)} minutes`);
  const results: Crashed[] = [];
  for (const way of ways) {
    const result = await crashAgain(way, kills);
    results.push(result);
    const { lost, half, doubled } = result.faults;
    for (const what of lost) console.log(`LOST    ${what}`);
    for (const what of half) console.log(`HALF    ${what}`);
    for (const what of doubled) console.log(`DOUBLED ${what}`);
    for (const what of result.wrong) console.log(`WRONG   ${what}`);
  }
  const sum = (count: (one: Crashed) => number) => results.reduce((all, one) => all + count(one), 0);
  const columns: [string, (one: Crashed) => number][] = [
    ['kills', (one) => one.kills],
    ['acknowledged', (one) => one.acknowledged],
    ['searched', (one) => one.searched],
    ['mailed again', (one) => one.mailedAgain],
    ['lost', (one) => one.faults.lost.size],
    ['half', (one) => one.faults.half.size],
    ['doubled', (one) => one.faults.doubled.size],
    ['wrong', (one) => one.wrong.size],
  ];
  printTable([
    ['nodes, database', ...columns.map(([name]) => name)],
    ...results.map((one) => [nameOf(one.way), ...columns.map(([, count]) => count(one))]),
    ['all', ...columns.map(([, count]) => sum(count))],
  ]);
  const [lost, half, doubled] = (['lost', 'half', 'doubled'] as const).map((name) =>
    sum(({ faults }) => faults[name].size),
  );
  console.log(
    JSON.stringify({
      kills: kills * ways.length,
      acknowledged: sum((one) => one.acknowledged),
      lost,
      half,
      doubled,
    }),
  );
  if (sum(({ faults: f, wrong }) => f.lost.size + f.half.size + f.doubled.size + wrong.size) > 0)
    process.exitCode = 1;
}

await main();
process.exit();
