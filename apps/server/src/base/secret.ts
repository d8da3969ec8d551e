import { hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** One secret for each purpose, so that what is signed for one is worth nothing for another. */
export type Secrets = Record<
  'session' | 'searchKey' | 'file' | 'unsubscribe' | 'oneTimeCode' | 'payment',
  string
>;

/** The installation's secrets, all derived from APP_SECRET, or locally from one kept in the data folder. */
export async function openSecrets(config: Pick<Config, 'appSecret' | 'dataDir'>): Promise<Secrets> {
  const master = config.appSecret ?? (await keptSecret(config.dataDir));
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', master, '', `talaash ${purpose}`, 32)).toString('base64url');
  return {
    session: derive('session'),
    searchKey: derive('search key'),
    file: derive('file'),
    unsubscribe: derive('unsubscribe'),
    oneTimeCode: derive('one-time code'),
    payment: derive('payment'),
  };
}

async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept.trim();
  const making = `${file}.making-${process.pid}`;
  await writeFile(making, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    // Unlike a rename, a link never replaces what another node has just made.
    await link(making, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(making, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
