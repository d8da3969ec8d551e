import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { PreparedNode } from './prepare-node.ts';
import type { Config, UsableConfig } from './base/config.ts';
import { storeAllCompanyKeys } from './db/company-shield.ts';
import { fillDemo } from './seed/demo.ts';
import { PERSONA_PASSWORD, PERSONAS } from './seed/persona.ts';
import type { Deps } from './call/deps.ts';
import { storeErrors } from './features/admin-overview/actions.ts';
import { followMeetings } from './features/meeting/follow.ts';
import { followNotices } from './features/notice/follow.ts';
import { followNotifications } from './features/notification/follow.ts';
import { deliverWebhooks } from './features/webhook/deliver.ts';
import { followWebhooks } from './features/webhook/follow.ts';
import { workJobs } from './job-handlers.ts';
import type { Log } from './base/log.ts';
import { openMetricsServer } from './http/metrics.ts';
import { checkAtStart } from './operation/start-check.ts';
import { StartRefusal } from './base/start-refusal.ts';
import { wire } from './wiring.ts';

/** How soon an error in the log is on the overview. */
const STORE_ERRORS_MS = 5000;

/** How many connections may wait to be accepted: after a restart, all live streams come back at once. The system may allow fewer. */
const BACKLOG = 4096;

/** Starts a node. Each part that has to be closed is added to `closers` once it is open, also when a later one fails. */
export async function startNode(
  { config, warnings }: UsableConfig,
  { log, tally, setClock, ...prepared }: PreparedNode,
  closers: (() => unknown)[],
): Promise<void> {
  for (const warning of warnings) log.warn(warning);
  const database = await prepared.database;
  let { port } = config;
  const address = () => config.baseUrl ?? `http://localhost:${port}`;
  const { deps, close } = await wire({ config, baseUrl: address, log, database });
  closers.push(close);
  setClock(deps.now);
  // Before anything follows events: the events of the demo are old, and nobody should be mailed about them.
  if (config.isDemo) await fillIfEmpty(deps);
  void storeAllCompanyKeys(deps.db).catch((error: unknown) => {
    log.warn({ err: error }, 'What privacy shields match of companies was not brought up to date.');
  });
  await builtPages();
  const app = await createApp(deps);
  closers.push(() => app.close());
  // Whoever comes before it is ready waits for it. A first page makes those that follow faster.
  void warmPages(app);
  port = await listen(app, config);
  const metricsServer = await openMetricsServer(deps);
  closers.push(() => metricsServer?.close());
  await workJobs(deps);
  void preparePayments(deps);
  const storing = setInterval(() => void storeErrors(deps, tally), STORE_ERRORS_MS);
  closers.push(() => clearInterval(storing));
  await followNotices(deps);
  await followNotifications(deps);
  await followMeetings(deps);
  await followWebhooks(deps);
  closers.push(deliverWebhooks(deps));
  announce(address(), config, log);
  void checkAtStart(deps);
  // The first to be closed: everything else goes on until the proxy has noticed.
  closers.push(() => leaveService(deps));
}

/** `npm start` builds the pages while this server fills its database, and closes its channel to it once they are there. */
async function builtPages(): Promise<void> {
  if (process.argv.includes('--pages-follow') && process.connected) await once(process, 'disconnect');
}

/** What goes wrong concerns nobody: a node may stop meanwhile, and pages are sent without content then. */
const warmPages = (app: FastifyInstance): Promise<unknown> =>
  Promise.resolve(app.warmPages?.())
    .then(() => app.inject('/'))
    .catch(() => undefined);

/** From now on this node says that it is not ready. */
async function leaveService({ node, config }: Deps): Promise<void> {
  node.isStopping = true;
  await wait(config.stopDelayMs);
}

/** @returns the port listened on */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  try {
    await app.listen({ port, host, backlog: BACKLOG });
    return (app.server.address() as AddressInfo).port;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const sentence = {
      EADDRINUSE: `Port ${port} is in use: stop the program that uses it, or set another PORT.`,
      EACCES: `This user may not use port ${port}: set PORT to one above 1023.`,
      EADDRNOTAVAIL: `This machine does not have the address ${host}: set HOST to one that it has.`,
      ENOTFOUND: `The name ${host} does not resolve: set HOST to an address of this machine.`,
    }[code];
    throw sentence ? new StartRefusal(sentence) : error;
  }
}

/** The server also starts while a provider is away: what is missing is made with the first checkout. */
async function preparePayments({ log, payments }: Deps): Promise<void> {
  if (payments.mode === 'test') log.warn('The payment provider is in test mode: no money is taken.');
  await payments.prepare?.().catch((error: unknown) => {
    log.warn({ err: error }, 'The payment provider could not be prepared.');
  });
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
  console.log(`Log in with the password ${PERSONA_PASSWORD} as`);
  console.log(emails.join('\n'));
}
