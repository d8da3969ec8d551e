// First, because what is loaded later profits from it.
import './base/drizzle-resolution.ts';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig, type UsableConfig } from './base/config.ts';
import { withSourcePlaces } from './base/source-place.ts';
import { StartRefusal } from './base/start-refusal.ts';
import { isUnavailable } from './db/unavailable.ts';

/** How long a stop may take before the process is ended anyway. STOP_DELAY_SECONDS come on top. */
let stopMsMax = 10_000;

const closers: (() => unknown)[] = [];
let isStopping = false;

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));

try {
  await start();
} catch (error) {
  console.error(sentenceOf(error) ?? placed(error));
  await stop(1);
}

/** The sentence for an expected failure of the start; undefined for an unexpected one. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartRefusal) return error.message;
  return isUnavailable(error) ? 'The database did not answer during the start. Try again.' : undefined;
}

function placed(error: unknown): unknown {
  if (error instanceof Error && error.stack) error.stack = withSourcePlaces(error.stack);
  return error;
}

/** The server is loaded last, so that a wrong variable is told at once. */
async function start(): Promise<void> {
  const { config, warnings } = readConfiguration();
  stopMsMax += config.stopDelayMs;
  await refuseUnwritable(config.dataDir);
  const { prepareNode } = await import('./prepare-node.ts');
  const prepared = await prepareNode(config, closers);
  const { startNode } = await import('./start-node.ts');
  await startNode({ config, warnings }, prepared, closers);
}

function readConfiguration(): UsableConfig {
  const reading = readConfig();
  if ('problems' in reading) throw new StartRefusal(reading.problems.join('\n'));
  return reading;
}

async function refuseUnwritable(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.writable-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartRefusal(
      `The folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}): make it writable, or set another DATA_DIR.`,
    );
  }
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => {
    console.error('The stop took too long. Unfinished work is abandoned.');
    process.exit(1);
  }, stopMsMax).unref();
  for (const close of closers.reverse()) await close();
  process.exit(exitCode);
}
