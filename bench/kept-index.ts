import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { SnapshotKeeper } from '@talaash/talent-index/engine/snapshot-keeper';

const DATABASE_ID = 'bench';
/** Nothing follows events here; an index without a mark is not kept. */
export const MARK = { xid: '1', id: 1 };

/** An index as a node has it, which leaves a snapshot in a folder when it is closed. */
export async function openKeptIndex(folder: string): Promise<LocalTalentIndex> {
  const keeper = new SnapshotKeeper(folder, { info: () => {}, warn: (sentence) => console.warn(sentence) });
  const index = new LocalTalentIndex(undefined, keeper);
  await index.resume(DATABASE_ID);
  return index;
}

/** What a process of its own tells that finds a snapshot in a folder: see search-restart.ts. */
export async function measureRestart(folder: string): Promise<{ seconds: number; rssMb: number }> {
  const script = fileURLToPath(new URL('./search-restart.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, folder]);
  return JSON.parse(stdout) as { seconds: number; rssMb: number };
}

/** Megabytes of memory that this process has, after what has become garbage is given back. */
export function residentMb(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return Math.round(process.memoryUsage().rss / 2 ** 20);
}
