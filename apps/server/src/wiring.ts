import { join } from 'node:path';
import { createDiskFileStore } from './adapters/files/disk.ts';
import { createLocalMailer } from './adapters/mail/local.ts';
import { createSmtpMailer } from './adapters/mail/smtp.ts';
import { createLocalOtpProvider } from './adapters/otp/local.ts';
import { createLocalPayments } from './adapters/payments/local.ts';
import { createLocalPlaces } from './adapters/places/local.ts';
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
  /** Resolves when the search index holds all that stood in the database at the start. */
  indexed: Promise<void>;
  /** Closes what was opened here: not the database. */
  close(): Promise<void>;
};

type Given = {
  config: Config;
  /** The public origin, for when it is known only once the server listens. */
  baseUrl: () => string;
  log: Log;
  database: Database;
  /** What a test puts in the place of the real thing. */
  instead?: Partial<Deps>;
};

/** Chooses the adapters that the configuration names and opens all that a request may reach. */
export async function wire({ config, baseUrl, log, database, instead = {} }: Given): Promise<Wired> {
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
    otpProvider: createLocalOtpProvider(),
    payments: createLocalPayments({ db, secret: secrets.payment, baseUrl, now }),
    reviewer: createLocalReviewer({ now }),
    fileStore: createDiskFileStore({ folder: join(config.dataDir, 'files') }),
    places: createLocalPlaces(),
    talentIndex,
    now,
    ...mailing(config),
    ...instead,
  };

  async function close(): Promise<void> {
    await jobs.close();
    await feed.close();
    await events.close();
    await talentIndex.close();
  }

  return { deps, indexed: feed.loaded, close };
}

/** Opens only what making up people needs (see seed/): no queue, no search index. */
export async function wireSeeding({ config, log, database }: Pick<Given, 'config' | 'log' | 'database'>) {
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

/** The index in the search server that the configuration names, else in a thread of this one. */
function openTalentIndex(options: { config: Config; log: Log; onReturn: () => void }): TalentIndex {
  const { config, log, onReturn } = options;
  return config.typesense
    ? new TypesenseTalentIndex({ ...config.typesense, log, onReturn })
    : new WorkerTalentIndex({ folder: join(config.dataDir, 'search'), log, onReturn });
}

function mailing({ smtpUrl, mailFrom, dataDir }: Config): Pick<Deps, 'mailer'> {
  return { mailer: smtpUrl ? createSmtpMailer({ smtpUrl, from: mailFrom }) : createLocalMailer({ dataDir }) };
}
