import { hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** One secret for each purpose, so that a signature for one is invalid for another. */
export type Secrets = Record<
  'session' | 'device' | 'searchKey' | 'file' | 'unsubscribe' | 'oneTimeCode' | 'payment' | 'botCheck',
  string
>;

/** The installation's secrets, all derived from APP_SECRET, or locally from a secret stored in the data folder. */
export async function openSecrets(config: Pick<Config, 'appSecret' | 'dataDir'>): Promise<Secrets> {
  const master = config.appSecret ?? (await storedSecret(config.dataDir));
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', master, '', `talaash ${purpose}`, 32)).toString('base64url');
  return {
    session: derive('session'),
    device: derive('device'),
    searchKey: derive('search key'),
    file: derive('file'),
    unsubscribe: derive('unsubscribe'),
    oneTimeCode: derive('one-time code'),
    payment: derive('payment'),
    botCheck: derive('bot check'),
  };
}

async function storedSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
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
