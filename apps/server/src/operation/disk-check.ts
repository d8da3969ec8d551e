import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import { type Finding, finding } from './finding.ts';

const MEGABYTE = 1024 * 1024;

/** Whether the data folder can be written by the server and by nobody else, and its disk has room. */
export async function examineDisk({
  dataDir,
  freeDiskMinBytes,
}: Pick<Config, 'dataDir' | 'freeDiskMinBytes'>): Promise<Finding[]> {
  const problem = await writingProblem(dataDir);
  if (problem === 'ENOENT')
    return [finding('disk', 'off', `${dataDir} does not exist yet.`, 'Start the server to create it.')];
  if (problem)
    return [
      finding(
        'disk',
        'trouble',
        `${dataDir} cannot be written (${problem}).`,
        'Make the user that runs Talaash the owner of the folder, or set another DATA_DIR.',
      ),
    ];
  return [await roomIn(dataDir, freeDiskMinBytes), ...(await openToOthers(dataDir))];
}

async function roomIn(dataDir: string, freeDiskMinBytes: number): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  const free = `${Math.floor(freeBytes / MEGABYTE)} MB are free`;
  const least = `${Math.round(freeDiskMinBytes / MEGABYTE)} MB`;
  const remedy = 'Free up space on the disk with DATA_DIR, or lower FREE_DISK_MIN_MB.';
  if (freeBytes < freeDiskMinBytes)
    return finding('disk', 'trouble', `${free}, less than ${least}. The server refuses uploads.`, remedy);
  return freeBytes < 2 * freeDiskMinBytes
    ? finding('disk', 'warning', `${free}. The server refuses uploads below ${least}.`, remedy)
    : finding('disk', 'fine', `${free}.`);
}

const WRITABLE_BY_ALL = 0o002;

/** Whoever can write there can replace the secret, the database and files of people. */
async function openToOthers(dataDir: string): Promise<Finding[]> {
  const { mode } = await stat(dataDir);
  if ((mode & WRITABLE_BY_ALL) === 0) return [];
  return [
    finding(
      'disk',
      'warning',
      `Every user of this machine can write to ${dataDir}.`,
      `Restrict access: chmod 750 ${dataDir}`,
    ),
  ];
}

/** @returns the code of the error with which a write failed */
async function writingProblem(dataDir: string): Promise<string | undefined> {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    await stat(dataDir);
    await writeFile(probe, '');
    await rm(probe);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}
