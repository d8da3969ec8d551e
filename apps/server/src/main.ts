import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { type Config, readConfig } from './base/config.ts';
import { openConfiguredDatabase } from './db/open.ts';
import { fillDemo } from './seed/demo.ts';
import { PERSONA_PASSWORD, PERSONAS } from './seed/persona.ts';
import type { Deps } from './call/deps.ts';
import { followNotices } from './features/notice/follow.ts';
import { isUnavailable } from './db/unavailable.ts';
import { workJobs } from './job-handlers.ts';
import type { Log } from './base/log.ts';
import { StartRefusal } from './base/start-refusal.ts';
import { wire } from './wiring.ts';

/** How long a stop may take before the process is ended anyway. */
const stopMsMax = 10_000;

const closers: (() => unknown)[] = [];
let isStopping = false;

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));

try {
  await start();
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  await stop(1);
}

/** The sentence for an expected failure of the start; undefined for an unexpected one. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartRefusal) return error.message;
  return isUnavailable(error) ? 'The database did not answer during the start: try again.' : undefined;
}

async function start(): Promise<void> {
  const config = readConfiguration();
  const log = pino({ level: config.logLevel });
  await refuseUnwritable(config.dataDir);
  const database = await openConfiguredDatabase(config, log);
  closers.push(database.close);
  let { port } = config;
  const address = () => config.baseUrl ?? `http://localhost:${port}`;
  const { deps, close } = await wire({ config, baseUrl: address, log, database });
  closers.push(close);
  // Before anything follows events: the events of the demo are old, and nobody should be mailed about them.
  if (config.isDemo) await fillIfEmpty(deps);
  const app = await createApp(deps);
  closers.push(() => app.close());
  port = await listen(app, config);
  await workJobs(deps);
  await followNotices(deps);
  announce(address(), config, log);
}

function readConfiguration(): Config {
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

/** @returns the port listened on */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  try {
    await app.listen({ port, host });
    return (app.server.address() as AddressInfo).port;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const sentence = {
      EADDRINUSE: `Port ${port} is taken: stop what uses it, or set PORT to another.`,
      EACCES: `Port ${port} may not be used by this user: set PORT to one above 1023.`,
      EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one that it has.`,
      ENOTFOUND: `The name ${host} leads nowhere: set HOST to an address of this machine.`,
    }[code];
    throw sentence ? new StartRefusal(sentence) : error;
  }
}

async function fillIfEmpty(deps: Deps): Promise<void> {
  const filling = await fillDemo(deps);
  if (!filling) return;
  const { talents, companies, threads, milliseconds } = filling;
  console.log(
    `Filled the demo with ${talents} talent, ${companies} companies and ${threads} conversations in ${(milliseconds / 1000).toFixed(1)} s.`,
  );
}

function announce(address: string, config: Config, log: Log): void {
  log.info({ address }, 'Listening.');
  if (config.environment !== 'local') return;
  console.log(`Talaash is on ${address}`);
  if (!config.isDemo) return;
  const emails = Object.values(PERSONAS).map(({ email }) => `  ${email}`);
  console.log(`Sign in with the password ${PERSONA_PASSWORD} as`);
  console.log(emails.join('\n'));
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => {
    console.error('Stopping took too long; unfinished work is abandoned.');
    process.exit(1);
  }, stopMsMax).unref();
  for (const close of closers.reverse()) await close();
  process.exit(exitCode);
}
