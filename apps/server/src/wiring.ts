import { join } from 'node:path';
import { createFirstPartyAnalytics } from './adapters/analytics/first-party.ts';
import { createPlausible } from './adapters/analytics/plausible.ts';
import { createDiskFileStore } from './adapters/files/disk.ts';
import type { FileStore } from './adapters/files/port.ts';
import { createLocalHeadshots } from './adapters/headshots/local.ts';
import { createLocalMailer } from './adapters/mail/local.ts';
import { createSmtpMailer } from './adapters/mail/smtp.ts';
import { createLocalOtpProvider } from './adapters/otp/local.ts';
import { createLocalPayments } from './adapters/payments/local.ts';
import { createLocalPlaces } from './adapters/places/local.ts';
import { createLocalResumeReader } from './adapters/resume-reader/local.ts';
import { createLocalReviewer } from './adapters/reviewer/local.ts';
import { TypesenseTalentIndex } from './adapters/talent-index/typesense.ts';
import { createAuth } from './call/auth.ts';
import type { Config } from './base/config.ts';
import type { Database } from './db/client.ts';
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
  const now = instead.now ?? Date.now;
  const secrets = await openSecrets(config);
  const events = await openEvents({ database, log });
  const jobs = await openJobs({ database, log });
  const talentIndex = instead.talentIndex ?? openTalentIndex({ config, log, onReturn: () => feed.reload() });
  const feed = feedTalentIndex({ index: talentIndex, db, events, log });
  const deps = observe({
    config,
    baseUrl,
    secrets,
    log,
    database,
    db,
    events,
    jobs,
    auth: createAuth({ config, secrets, db, events, log }),
    ...wireProviders({ config, secrets, db, log, baseUrl, now }),
    talentIndex,
    analytics: openAnalytics({ config, baseUrl, db, now, log }),
    metrics: hasMetrics(config) ? openMetrics() : undefined,
    node: { isStopping: false, isClosed: false },
    now,
    ...instead,
  });

  async function close(): Promise<void> {
    await deps.analytics?.close?.();
    await deps.resumeReader.close();
    await jobs.close();
    await feed.close();
    await events.close();
    await talentIndex.close();
  }

  return { deps, indexed: feed.loaded, close };
}

const hasMetrics = ({ metricsPort, metricsToken }: Config) =>
  metricsPort !== undefined || metricsToken !== undefined;

/** The ports whose calls are measured and traced. */
const OBSERVED = [
  'mailer',
  'otpProvider',
  'payments',
  'reviewer',
  'resumeReader',
  'fileStore',
  'places',
  'headshotGenerator',
  'talentIndex',
] as const satisfies readonly (keyof Deps)[];

/** Puts a watch before every provider, where anybody reads what it notes. */
function observe(deps: Deps): Deps {
  if (!deps.metrics && deps.config.traceToken === undefined) return deps;
  const watched = OBSERVED.map((port) => [port, observed<object>(port, deps[port], deps.metrics)]);
  return { ...deps, ...Object.fromEntries(watched) };
}

type ProviderNeeds = Pick<Deps, 'config' | 'secrets' | 'db' | 'log' | 'baseUrl' | 'now'>;

/** The providers that the configuration names. None is asked yet. */
export function wireProviders({ config, secrets, db, log, baseUrl, now }: ProviderNeeds) {
  return {
    otpProvider: createLocalOtpProvider(),
    payments: createLocalPayments({ db, secret: secrets.payment, baseUrl, now }),
    reviewer: createLocalReviewer({ now }),
    resumeReader: createLocalResumeReader({ log }),
    fileStore: openFileStore(config),
    places: createLocalPlaces(),
    headshotGenerator: createLocalHeadshots(),
    ...openMailer(config),
  };
}

/** The search server that the configuration names, for a look at it. */
export const wireSearchServer = ({ config, log }: Pick<ProviderNeeds, 'config' | 'log'>) =>
  config.typesense && new TypesenseTalentIndex({ ...config.typesense, log, onReturn: () => undefined });

/** Opens only what seeding needs (see seed/): no queue, no search index. */
export async function wireSeeding({
  config,
  log,
  database,
}: Pick<WiringOptions, 'config' | 'log' | 'database'>) {
  const events = await openEvents({ database, log });
  const deps = {
    database,
    events,
    fileStore: openFileStore(config),
    places: createLocalPlaces(),
    now: Date.now,
  };
  return { deps, close: () => events.close() };
}

/** Opens only what commands need: no search index, no provider. */
export async function wireCommand({
  config,
  log,
  database,
}: Pick<WiringOptions, 'config' | 'log' | 'database'>) {
  const events = await openEvents({ database, log });
  const jobs = await openJobs({ database, log });
  const deps = { db: database.db, events, jobs, fileStore: openFileStore(config), log, now: Date.now };
  const close = async () => {
    await jobs.close();
    await events.close();
  };
  return { deps, close };
}

/** Opens what an import needs beside that. */
export async function wireImport(options: Pick<WiringOptions, 'config' | 'log' | 'database'>) {
  const { deps, close } = await wireCommand(options);
  const reviewer = createLocalReviewer({ now: Date.now });
  return { deps: { ...deps, database: options.database, reviewer }, close };
}

/** The store of files that the configuration names. */
export const openFileStore = ({ dataDir }: Pick<Config, 'dataDir'>): FileStore =>
  createDiskFileStore({ folder: join(dataDir, 'files') });

/** The index in the Typesense server that the configuration names, else in a thread of this server. */
function openTalentIndex(options: { config: Config; log: Log; onReturn: () => void }): TalentIndex {
  const { config, log, onReturn } = options;
  return config.typesense
    ? new TypesenseTalentIndex({ ...config.typesense, log, onReturn })
    : new WorkerTalentIndex({ folder: join(config.dataDir, 'search'), log, onReturn });
}

/** Pages are counted in production alone. */
function openAnalytics({
  config,
  ...rest
}: Pick<WiringOptions, 'config' | 'baseUrl' | 'log'> & Pick<Deps, 'db' | 'now'>): Deps['analytics'] {
  const { kind, plausibleUrl, plausibleDomain } = config.analytics;
  if (config.environment !== 'production') return undefined;
  if (kind === 'first-party') return createFirstPartyAnalytics(rest);
  if (kind === 'off' || plausibleUrl === undefined) return undefined;
  const { baseUrl } = rest;
  return createPlausible({
    url: plausibleUrl,
    domain: plausibleDomain ?? new URL(baseUrl()).hostname,
    baseUrl,
  });
}

function openMailer({ smtpUrl, mailFrom, dataDir }: Config): Pick<Deps, 'mailer'> {
  return { mailer: smtpUrl ? createSmtpMailer({ smtpUrl, from: mailFrom }) : createLocalMailer({ dataDir }) };
}
