import { hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** One secret for each purpose, so that a signature for one is invalid for another. */
export type Secrets = Record<
  | 'session'
  | 'device'
  | 'searchKey'
  | 'file'
  | 'unsubscribe'
  | 'oneTimeCode'
  | 'payment'
  | 'botCheck'
  | 'appeal'
  | 'calendar'
  | 'applicantTracking'
  | 'webhook'
  | 'webhookId'
  | 'doctor',
  string
>;

/** The installation's secrets, all derived from APP_SECRET, or locally from a secret stored in the data folder. */
export async function openSecrets(config: Pick<Config, 'appSecret' | 'dataDir'>): Promise<Secrets> {
  const master = await openMaster(config);
  const derive = (purpose: string) => derived(master, purpose);
  return {
    session: derive('session'),
    device: derive('device'),
    searchKey: derive('search key'),
    file: derive('file'),
    unsubscribe: derive('unsubscribe'),
    oneTimeCode: derive('one-time code'),
    payment: derive('payment'),
    doctor: derive('doctor'),
    botCheck: derive('bot check'),
    appeal: derive('appeal link'),
    calendar: derive('calendar password'),
    applicantTracking: derive('applicant tracking credentials'),
    webhook: derive('webhook secret'),
    webhookId: derive('webhook id'),
  };
}

/** Compares two secrets in constant time. */
export const fingerprintOf = (master: string): string => derived(master, 'fingerprint');

/** The secret that all others are derived from: APP_SECRET, or the one in the data folder, which is created on first use. */
export const openMaster = async (config: Pick<Config, 'appSecret' | 'dataDir'>): Promise<string> =>
  config.appSecret ?? storedSecret(config.dataDir);

const derived = (master: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', master, '', `talaash ${purpose}`, 32)).toString('base64url');

/** Where a local installation stores its secret. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret');

async function storedSecret(dataDir: string): Promise<string> {
  const file = secretFile(dataDir);
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored) return stored.trim();
  const temporary = `${file}.making-${process.pid}`;
  await writeFile(temporary, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    // Unlike `rename`, `link` never overwrites the secret that another node has just written.
    await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
