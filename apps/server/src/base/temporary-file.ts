import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** No upload takes as long as this (http/min-body-rate.ts): an older file is left over from a node that was killed. */
const leftoverMs = 60 * 60 * 1000;

const folderIn = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'uploads');

/** Creates the folder for incoming uploads, and removes what a killed node left there. */
export async function prepareUploads(config: Pick<Config, 'dataDir'>): Promise<void> {
  const folder = folderIn(config);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // Another node may have removed its own file in the meantime.
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftoverMs) await rm(file, { force: true });
  }
}

/** Gives `act` the path of a new temporary file, and removes the file afterwards in any case. */
export async function withTemporaryFile<Result>(
  config: Pick<Config, 'dataDir'>,
  act: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(folderIn(config), randomUUID());
  try {
    return await act(path);
  } finally {
    await rm(path, { force: true });
  }
}
