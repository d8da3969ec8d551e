import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const lookMs = 5;

/**
 * The extra memory of a server while `act` runs, and the peak of its other processes meanwhile, both in megabytes. Excludes the
 * database processes.
 */
export async function growthDuring(
  pid: number,
  act: () => Promise<void>,
): Promise<{ node: number; files: number }> {
  const before = await megabytes(pid, 'VmRSS');
  let isDone = false;
  let [most, files] = [before, 0];
  const look = async () => {
    while (!isDone) {
      most = Math.max(most, await megabytes(pid, 'VmRSS'));
      const found = await Promise.all((await childrenOf(pid)).map((child) => megabytes(child, 'VmHWM')));
      files = Math.max(files, ...found);
      await wait(lookMs);
    }
  };
  const looking = look();
  try {
    await act();
  } finally {
    isDone = true;
    await looking;
  }
  return { node: most - before, files };
}

/** The processes that open files: the entry is named `process.ts`. */
async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const pids = list.trim().split(' ').filter(Boolean).map(Number);
  const commands = await Promise.all(
    pids.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.filter((_, at) => commands[at]?.includes('/process.ts'));
}

async function megabytes(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}
