// A thread of a file process: it ends the process if a file exceeds its limits while the main thread is busy with it.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { type FileBounds, MEGABYTE, type Verdict, WAIT_FACTOR } from './message.ts';

/** `turn` is incremented when a file starts and when it ends: it is odd while a file is open. */
export type WatchOptions = FileBounds & { turn: Int32Array };

/** A file can fill memory by some gigabytes a second. */
const LOOK_MS = 5;

const { timeoutMs, memoryMb, turn } = workerData as WatchOptions;

for (;;) {
  const now = Atomics.load(turn, 0);
  if (now % 2 === 0) Atomics.wait(turn, 0, now);
  else watchFile(now);
}

function watchFile(file: number): void {
  const beganAt = performance.now();
  const used = process.cpuUsage();
  while (Atomics.load(turn, 0) === file) {
    if (process.memoryUsage.rss() > memoryMb * MEGABYTE) end('tooHeavy');
    const { user, system } = process.cpuUsage(used);
    const isOver =
      (user + system) / 1000 > timeoutMs || performance.now() - beganAt > timeoutMs * WAIT_FACTOR;
    if (isOver) end('tooSlow');
    Atomics.wait(turn, 0, file, LOOK_MS);
  }
}

/** The main thread is busy and cannot be asked. */
function end(verdict: Verdict): void {
  writeSync(1, verdict);
  process.kill(process.pid, 'SIGKILL');
}
