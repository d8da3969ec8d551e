import { join } from 'node:path';
import { createDiskFileStore } from './adapters/files/disk.ts';
import { createLocalHeadshots } from './adapters/headshots/local.ts';
import { createIdentityProviders } from './adapters/identity-provider/oidc.ts';
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
  const deps: Deps = {
    config,
    baseUrl,
    secrets,
    log,
    database,
    db,
    events,
    jobs,
    auth: createAuth({ config, secrets, db, events, log }),
    identityProviders: createIdentityProviders(config.identityProviders, { now }),
    otpProvider: createLocalOtpProvider(),
    payments: createLocalPayments({ db, secret: secrets.payment, baseUrl, now }),
    reviewer: createLocalReviewer({ now }),
    resumeReader: createLocalResumeReader({ log }),
    fileStore: createDiskFileStore({ folder: join(config.dataDir, 'files') }),
    places: createLocalPlaces(),
    headshotGenerator: createLocalHeadshots(),
    talentIndex,
    now,
    ...openMailer(config),
    ...instead,
  };

  async function close(): Promise<void> {
    await deps.resumeReader.close();
    await jobs.close();
    await feed.close();
    await events.close();
    await talentIndex.close();
  }

  return { deps, indexed: feed.loaded, close };
}

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
    fileStore: createDiskFileStore({ folder: join(config.dataDir, 'files') }),
    places: createLocalPlaces(),
    now: Date.now,
  };
  return { deps, close: () => events.close() };
}

/** The index in the Typesense server that the configuration names, else in a thread of this server. */
function openTalentIndex(options: { config: Config; log: Log; onReturn: () => void }): TalentIndex {
  const { config, log, onReturn } = options;
  return config.typesense
    ? new TypesenseTalentIndex({ ...config.typesense, log, onReturn })
    : new WorkerTalentIndex({ folder: join(config.dataDir, 'search'), log, onReturn });
}

function openMailer({ smtpUrl, mailFrom, dataDir }: Config): Pick<Deps, 'mailer'> {
  return { mailer: smtpUrl ? createSmtpMailer({ smtpUrl, from: mailFrom }) : createLocalMailer({ dataDir }) };
}
