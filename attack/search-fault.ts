// npm run attack:search: three real nodes of OpenSearch and two servers under load, and faults one after the other.
import { parseArgs } from 'node:util';
import { bounded } from './search-fault/bounded.ts';
import { FAULTS, type Fault, NETWORK_FAULTS } from './search-fault/fault.ts';
import { Load, type Watched } from './search-fault/load.ts';
import { hasRoot } from './search-fault/network.ts';
import { openWorld } from './search-fault/world.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    talents: { type: 'string', default: '2000' },
    searches: { type: 'string', default: '50' },
    changes: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '10' },
    heap: { type: 'string', default: '512m' },
  },
});
const CAUGHT_UP_SECONDS_MAX = 60;
/** Longest times of the steps, in seconds. */
const MAX = { start: 240, ready: 60, fault: 180, stop: 60, close: 60 };

type Result = Watched & { name: string; caughtUpSeconds: number; missing: string[]; failure?: string };

/** Runs the faults whose name contains an argument, or all. */
async function main(): Promise<void> {
  const all = [...FAULTS, ...(hasRoot() ? NETWORK_FAULTS : [])];
  if (!hasRoot()) console.log('Left out: a node that is cut off, and a full disk. They need root on Linux.');
  const chosen = all.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  if (chosen.length === 0) throw new Error(`No fault is called ${positionals.join(', ')}.`);
  const world = await bounded('The start', MAX.start, () =>
    openWorld({ talents: Number(values.talents), heap: values.heap }),
  );
  const close = () => bounded('The end', MAX.close, () => world.close());
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)));
  try {
    console.log('Three nodes and two servers are up.');
    const load = await Load.open(world);
    await load.ready(MAX.ready);
    load.start({ searches: Number(values.searches), changes: Number(values.changes) });
    const results: Result[] = [];
    for (const fault of chosen) {
      const result = await observe(fault, load, world);
      results.push(result);
      console.log(lineOf(result));
    }
    await bounded('The last changes', MAX.stop, () => load.stop());
    const { missing } = await load.caughtUp(CAUGHT_UP_SECONDS_MAX);
    const isHeld = missing.length === 0 && results.every(holds);
    console.log(
      JSON.stringify({
        attack: 'search-fault',
        openSearch: world.cluster.version,
        isHeld,
        missingAtEnd: missing.length,
        faults: results.map(({ wrong, slow, missing: open, ...rest }) => ({
          ...rest,
          wrong: wrong.length,
          slow: slow.length,
          missing: open.length,
        })),
      }),
    );
    process.exitCode = isHeld ? 0 : 1;
  } finally {
    await close();
  }
}

async function observe(fault: Fault, load: Load, world: Parameters<Fault['happen']>[0]): Promise<Result> {
  let after = { seconds: 0, missing: [] as string[] };
  let failure: string | undefined;
  const watched = await load.watch(async () => {
    try {
      await bounded(fault.name, MAX.fault, () => fault.happen(world, Number(values.seconds) * 1000));
    } catch (error) {
      failure = String(error);
    }
    after = await load.caughtUp(CAUGHT_UP_SECONDS_MAX);
  });
  const caughtUp = { caughtUpSeconds: after.seconds, missing: after.missing };
  return { ...watched, name: fault.name, ...caughtUp, ...(failure !== undefined && { failure }) };
}

const holds = ({ wrong, slow, missing, failure }: Result): boolean =>
  wrong.length === 0 && slow.length === 0 && missing.length === 0 && failure === undefined;

/** What is missing on a server has its number first. */
const serverOf = (missing: string): string => `missing on ${missing.split(':')[0]}`;

function lineOf(result: Result): string {
  const {
    name,
    answers,
    unavailable,
    wrong,
    slow,
    slowestMs,
    p95Ms,
    stalledMs,
    changes,
    seconds,
    caughtUpSeconds,
    missing,
    failure,
  } = result;
  const kinds = [...Map.groupBy([...wrong, ...slow, ...missing.map(serverOf)], (what) => what)].map(
    ([what, some]) => `${some.length} × ${what}`,
  );
  return (
    `${holds(result) ? 'held' : 'OPEN'}  ${name}: ${answers} answers (${Math.round(answers / seconds)} a second), ` +
    `${unavailable} unavailable, ${wrong.length} wrong, ${slow.length} slow, slowest ${slowestMs} ms, p95 ${p95Ms} ms, stalled up to ${stalledMs} ms; ` +
    `${Math.round(changes / seconds)} changes a second, ${missing.length} missing after ${caughtUpSeconds.toFixed(1)} s` +
    (failure === undefined ? '' : `\n      ${failure}`) +
    kinds
      .map((kind) => `\n      ${kind}`)
      .slice(0, 12)
      .join('')
  );
}

await main();
process.exit();
