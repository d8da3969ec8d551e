// npm run opensearch -- start --nodes 3 --port 9200: starts real OpenSearch nodes on the loopback; -- stop ends them.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startNodes } from './opensearch/node.mjs';
import { project } from './project.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    nodes: { type: 'string', default: '1' },
    port: { type: 'string', default: '9200' },
    heap: { type: 'string', default: '1g' },
    folder: { type: 'string', default: join(project, '.cache/opensearch/nodes') },
  },
});
const { folder } = values;
const record = join(folder, 'running.json');

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function start() {
  if (existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).some(isRunning))
    throw new Error('Nodes of this folder are running. Stop them first: npm run opensearch -- stop');
  mkdirSync(folder, { recursive: true });
  const cluster = await startNodes({
    nodes: Number(values.nodes),
    port: Number(values.port),
    heap: values.heap,
    folder,
    isDetached: true,
  });
  writeFileSync(record, JSON.stringify(cluster.pids()));
  console.log(`OpenSearch ${cluster.version} answers at ${cluster.urls.join(', ')}`);
}

async function stop() {
  const pids = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).filter(isRunning) : [];
  for (const pid of pids) process.kill(pid, 'SIGTERM');
  while (pids.some(isRunning)) await wait(100);
  rmSync(record, { force: true });
  console.log(pids.length === 0 ? 'No nodes are running.' : `Stopped ${pids.length} nodes.`);
}

const command = { start, stop }[positionals[0]];
if (command === undefined) {
  console.error('Usage: npm run opensearch -- start [--nodes N] [--port P] [--heap 1g] | stop');
  process.exitCode = 1;
} else {
  try {
    await command();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
process.exit();
