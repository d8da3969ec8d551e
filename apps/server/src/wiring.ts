import { join } from 'node:path';
import { firstMessageCheck } from './adapters/reviewer/first-message.ts';
import { createLocalPlaces } from './adapters/places/local.ts';
import { createAuth } from './call/auth.ts';
import type { Config } from './base/config.ts';
import type { Database } from './db/client.ts';
import { noReplica, openReplica, type Replica } from './db/replica.ts';
import { openClock } from './db/clock.ts';
import type { Deps } from './call/deps.ts';
import { openEvents } from './events/events.ts';
import { openJobs } from './jobs/queue.ts';
import { openMetrics } from './base/metrics.ts';
import { observed } from './base/observed.ts';
import type { Log } from './base/log.ts';
import { feedTalentIndex } from './index/feed.ts';
import type { TalentIndex } from '@talaash/talent-index/port';
import { WorkerTalentIndex } from './index/worker-index.ts';
import { openSecrets } from './base/secret.ts';
import { openReading } from './wiring-model.ts';
import { openFileStore, openSearchServer, wireProviders } from './wiring-provider.ts';

export type Wired = {
  deps: Deps;
  /** Resolves when the search index holds everything that was in the database at the start. */
  indexed: Promise<void>;
  /** Closes everything that was opened here, which does not include the database. */
  close(): Promise<void>;
};

type WiringOptions = {
  config: Config;
  /** The public origin. A function, because it may be known only when the server listens. */
  baseUrl: () => string;
  log: Log;
  database: Database;
  /** Replacements that a test brings along. */
  instead?: Partial<Deps>;
};

/** Chooses the adapters that the configuration names and opens everything that a request may use. */
export async function wire({ config, baseUrl, log, database, instead = {} }: WiringOptions): Promise<Wired> {
  const { db } = database;
  const secrets = await openSecrets(config);
  const [replica, clock, events, jobs] = await Promise.all([
    openConfiguredReplica(config, log, database),
    openClock(database),
    openEvents({ database, log }),
    openJobs({ database, log }),
  ]);
  const now = instead.now ?? clock.now;
  const talentIndex =
    instead.talentIndex ?? (await openTalentIndex({ config, log, now, onReturn: () => feed.reload() }));
  const feed = feedTalentIndex({ index: talentIndex, db, events, log });
  const { providers, close: closeProviders } = await wireProviders({
    config,
    secrets,
    db,
    log,
    baseUrl,
    now,
    clock,
  });
  const deps = observe({
    config,
    baseUrl,
    secrets,
    log,
    database,
    db,
    replica,
    events,
    jobs,
    auth: createAuth({ config, secrets, db, events, log, clock }),
    ...providers,
    firstMessageCheck,
    talentIndex,
    metrics: hasMetrics(config) ? openMetrics() : undefined,
    node: { isStopping: false, isClosed: false },
    now,
    clock,
    ...instead,
  });

  async function close(): Promise<void> {
    await jobs.close();
    await feed.close();
    await events.close();
    await talentIndex.close();
    await closeProviders();
    await replica.close();
    clock.close();
  }

  return { deps, indexed: feed.loaded, close };
}

const openConfiguredReplica = async (config: Config, log: Log, primary: Database): Promise<Replica> =>
  config.databaseReplicaUrl === undefined
    ? noReplica(primary.db)
    : openReplica({ url: config.databaseReplicaUrl, primary, poolSize: config.poolSize, log });

const hasMetrics = ({ metricsPort, metricsToken }: Config) =>
  metricsPort !== undefined || metricsToken !== undefined;

/** The ports whose calls are measured and traced. */
const OBSERVED = [
  'mailer',
  'oneTimeCodeProvider',
  'payments',
  'reviewer',
  'resumeReader',
  'fileStore',
  'places',
  'domainRecords',
  'codeAccounts',
  'certificatePages',
  'calendars',
  'applicantTracking',
  'webhookSender',
  'headshotGenerator',
  'talentIndex',
] as const satisfies readonly (keyof Deps)[];

/** Puts a watch before every provider, where anybody reads what it notes. */
function observe(deps: Deps): Deps {
  if (!deps.metrics && deps.config.traceToken === undefined) return deps;
  const watched = OBSERVED.map((port) => [port, observed<object>(port, deps[port], deps.metrics)]);
  return { ...deps, ...Object.fromEntries(watched) };
}

/** Opens only what seeding needs (see seed/): no queue, no search index. */
export async function wireSeeding({
  config,
  log,
  database,
}: Pick<WiringOptions, 'config' | 'log' | 'database'>) {
  const events = await openEvents({ database, log });
  const files = await openFileStore(config);
  const clock = await openClock(database);
  const deps = { database, events, fileStore: files.store, places: createLocalPlaces(), now: clock.now };
  const close = async () => {
    await events.close();
    files.close();
    clock.close();
  };
  return { deps, close };
}

/** Opens only what commands need: no search index, no provider. */
export async function wireCommand({
  config,
  log,
  database,
}: Pick<WiringOptions, 'config' | 'log' | 'database'>) {
  const events = await openEvents({ database, log });
  const jobs = await openJobs({ database, log });
  const files = await openFileStore(config);
  const clock = await openClock(database);
  const deps = { db: database.db, events, jobs, fileStore: files.store, log, now: clock.now };
  const close = async () => {
    await jobs.close();
    await events.close();
    files.close();
    clock.close();
  };
  return { deps, close };
}

/** Opens what an import needs beside that. */
export async function wireImport(options: Pick<WiringOptions, 'config' | 'log' | 'database'>) {
  const { deps, close } = await wireCommand(options);
  const { reviewer } = openReading({ ...deps, config: options.config });
  return { deps: { ...deps, database: options.database, reviewer }, close };
}

/** The index in the search server that the configuration names, else in a thread of this server. */
async function openTalentIndex(options: {
  config: Config;
  log: Log;
  now: () => number;
  onReturn: () => void;
}): Promise<TalentIndex> {
  const { config, log, onReturn } = options;
  return (
    (await openSearchServer(options)) ??
    new WorkerTalentIndex({
      folder: join(config.dataDir, 'search'),
      threads: config.searchThreads,
      log,
      onReturn,
    })
  );
}
