import { existsSync } from 'node:fs';
import type { Config } from './base/config.ts';
import { readConfig } from './base/config.ts';
import type { Log } from './base/log.ts';
import { openSecrets } from './base/secret.ts';
import { StartRefusal } from './base/start-refusal.ts';
import type { Database } from './db/client.ts';
import { type DatabaseClock, openClock } from './db/clock.ts';
import { openDatabaseAsItIs } from './db/open.ts';
import { examineAddress, listeningAddress, readServedIndex } from './operation/address-check.ts';
import { examineDatabase, examineMigrations, examineReplica } from './operation/database-check.ts';
import { examineDisk } from './operation/disk-check.ts';
import { type Finding, finding } from './operation/finding.ts';
import { examineIndex } from './operation/index-check.ts';
import { examineMaintenance } from './operation/maintenance-check.ts';
import { examineFeatures, examineProviders } from './operation/provider-check.ts';
import { examineQueue } from './operation/queue-check.ts';
import { examineSecrets } from './operation/secret-check.ts';
import { openSearchServer, wireProviders } from './wiring-provider.ts';

type DoctorOptions = { env: Record<string, string | undefined>; log: Log; now?: () => number };

/**
 * Looks at an installation without changing it, beside a running server or without one: its configuration, database, disk,
 * address, providers, search index and queue.
 */
export async function examineInstallation(options: DoctorOptions): Promise<Finding[]> {
  const { env, log, now = Date.now } = options;
  const reading = readConfig(env);
  if ('problems' in reading)
    return reading.problems.map((problem) =>
      finding('configuration', 'trouble', problem, 'See docs/configuration.md.'),
    );
  const { config, warnings } = reading;
  const configuration = warnings.map((warning) =>
    finding('configuration', 'warning', warning, 'Correct its name, or remove it.'),
  );
  const disk = await examineDisk(config);
  if (!existsSync(config.dataDir)) return [...configuration, ...disk, ...examineFeatures(config)];
  const secrets = await openSecrets(config).catch(() => undefined);
  const stored = await examineStored({ config, log, now, secrets });
  return [
    ...(configuration.length > 0
      ? configuration
      : [finding('configuration', 'fine', `The environment is ${config.environment}.`)]),
    ...(await examineSecrets(config)),
    ...disk,
    ...stored.findings,
    ...(secrets ? await examineServed({ config, secret: secrets.doctor, now: stored.now }) : []),
    ...examineFeatures(config),
  ];
}

type Stored = {
  config: Config;
  log: Log;
  /** The clock of this machine. */
  now: () => number;
  secrets: Awaited<ReturnType<typeof openSecrets>> | undefined;
};

/**
 * The database, and the providers, of which some keep theirs in it.
 *
 * @returns also the clock by which the nodes go: the database's, or that of this machine where it cannot be asked
 */
async function examineStored(given: Stored): Promise<{ findings: Finding[]; now: () => number }> {
  const { config, log, now, secrets } = given;
  let database: Database | undefined;
  let clock: DatabaseClock | undefined;
  const found = (findings: Finding[]) => ({ findings, now: clock?.now ?? now });
  try {
    database = await openDatabaseAsItIs(config, log);
    if (!database)
      return found([finding('database', 'off', 'It does not exist yet.', 'Start the server to create it.')]);
    const { db, pool } = database;
    clock = await openClock(database);
    const findings = [
      ...(await examineDatabase({ pool, now }, config)),
      ...(await examineMigrations({ pool })),
      ...(await examineReplica(config, database)),
      ...(await examineMaintenance({ pool, db }, config)),
      ...(await examineQueue({ pool })),
    ];
    if (!secrets) return found(findings);
    const baseUrl = () => config.baseUrl ?? listeningAddress(config);
    const { providers, close } = await wireProviders({
      config,
      secrets,
      db,
      log,
      baseUrl,
      now: clock.now,
      clock,
    });
    const { now: databaseNow } = clock;
    const talentIndex = await openSearchServer({ config, log, now: databaseNow, onReturn: () => undefined });
    try {
      return found([...findings, ...(await examineProviders({ ...providers, talentIndex }))]);
    } finally {
      await close();
      await talentIndex?.close();
    }
  } catch (error) {
    return found([databaseTrouble(error)]);
  } finally {
    clock?.close();
    await database?.close();
  }
}

const databaseTrouble = (error: unknown): Finding =>
  error instanceof StartRefusal
    ? finding('database', 'trouble', error.message, 'Then run `npm run doctor` again.')
    : finding('database', 'trouble', 'The database cannot be examined.', 'Check DATABASE_URL and its log.');

/** What only a running server can say. */
async function examineServed(asked: Parameters<typeof examineAddress>[0]): Promise<Finding[]> {
  const index = await readServedIndex(asked);
  return [...(await examineAddress(asked)), ...(index ? [examineIndex(index)] : [])];
}
