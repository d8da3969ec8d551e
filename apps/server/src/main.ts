import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { openConfiguredDatabase } from './db/open.ts';
import { openEvents } from './events/events.ts';
import type { Log } from './log.ts';
import { openSecrets } from './secret.ts';
import { StartRefusal } from './start-refusal.ts';

/** How long a stop may take before the process ends anyway. */
const longestStopMs = 10_000;

const closers: (() => unknown)[] = [];
let isStopping = false;

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));

try {
  await start();
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  await stop(1);
}

async function start(): Promise<void> {
  const config = configuration();
  const log = pino({ level: config.logLevel });
  await refuseUnwritable(config.dataDir);
  await openSecrets(config);
  const database = await openConfiguredDatabase(config, log);
  closers.push(() => database.close());
  const events = await openEvents({ database, log });
  closers.push(() => events.close());
  const app = Fastify({ loggerInstance: log, forceCloseConnections: true });
  closers.push(() => app.close());
  app.get('/api/v1/health', () => ({ isHealthy: true }));
  const address = await listen(app, config);
  announce(address, config, log);
}

function configuration(): Config {
  const reading = readConfig();
  if ('problems' in reading) throw new StartRefusal(reading.problems.join('\n'));
  return reading.config;
}

async function refuseUnwritable(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.writable-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartRefusal(
      `The folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}): make it writable or set DATA_DIR to another.`,
    );
  }
}

async function listen(
  app: { listen(where: { port: number; host: string }): Promise<string> },
  { port, host }: Config,
): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const sentences: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken: stop what uses it, or set PORT to another.`,
      EACCES: `Port ${port} may not be used by this user: set PORT to one above 1023.`,
      EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one that it has.`,
      ENOTFOUND: `The name ${host} leads nowhere: set HOST to an address of this machine.`,
    };
    throw sentences[code ?? ''] ? new StartRefusal(sentences[code ?? '']) : error;
  }
}
function announce(address: string, config: Config, log: Log): void {
  log.info({ address }, 'Listening.');
  if (config.environment === 'local') console.log(`Talaash is on ${address}`);
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => {
    console.error('Stopping took too long; what was under way is given up.');
    process.exit(1);
  }, longestStopMs).unref();
  for (const close of closers.reverse()) await close();
  process.exit(exitCode);
}
