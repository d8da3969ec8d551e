import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { SnapshotKeeper } from '@talaash/talent-index/engine/snapshot-keeper';

export const DATABASE_ID = 'bench';
/** This index follows no events, but without a cursor it would write no snapshot. */
export const CURSOR = { xid: '1', id: 1 };

/** An index like a node's, which writes a snapshot to a folder when it is closed. */
export async function openKeptIndex(folder: string): Promise<LocalTalentIndex> {
  const keeper = new SnapshotKeeper(folder, { info: () => {}, warn: (sentence) => console.warn(sentence) });
  const index = new LocalTalentIndex(undefined, keeper);
  await index.resume(DATABASE_ID);
  return index;
}

/** Runs search-restart.ts in a separate process on a folder's snapshot. */
export async function measureRestart(folder: string): Promise<{ seconds: number; rssMb: number }> {
  const script = fileURLToPath(new URL('./search-restart.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, folder]);
  return JSON.parse(stdout) as { seconds: number; rssMb: number };
}

export type Throughput = { searchesPerSecond: number; rssMb: number };

/** Runs search-throughput.ts in a separate process on a folder's snapshot. */
export async function measureThroughput(folder: string, threads: 1 | 2): Promise<Throughput> {
  const script = fileURLToPath(new URL('./search-throughput.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, folder, String(threads)]);
  return JSON.parse(stdout) as Throughput;
}

/** A garbage collection frees large arrays in the background, a little later. */
const FREED_AFTER_MS = 1_000;

/** The resident memory of this process in megabytes, after a garbage collection. */
export async function residentMb(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  await wait(FREED_AFTER_MS);
  return Math.round(process.memoryUsage().rss / 2 ** 20);
}
